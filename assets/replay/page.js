"use strict";
(() => {
  const data = JSON.parse(document.getElementById("match").textContent);
  const $ = (id) => document.getElementById(id);
  const last = data.plies.length - 1;
  const PAUSE = 1600;
  const canvas = $("board"), pen = canvas.getContext("2d");
  const files = data.files.map((file) => picture(`image/${data.form}`, file));
  const PIECE = 7;
  let language = first_language(), at = 0, timer = 0;

  function picture(type, file) {
    const image = new Image();
    image.src = `data:${type};base64,${file}`;
    return image;
  }

  function first_language() {
    const wanted = [data.start, ...(navigator.languages || [])].map((code) => code.slice(0, 2).toLowerCase());
    return wanted.find((code) => code in data.languages) || data.base;
  }

  // A new element with text in it; text never becomes a part of the page.
  function make(kind, text, name) {
    const one = document.createElement(kind);
    one.textContent = text || "";
    if (name) one.className = name;
    return one;
  }

  function badge(seat) {
    const image = picture("image/png", data.badges[seat]);
    image.className = "badge";
    image.alt = "";
    return image;
  }

  const words = () => data.told[language];
  const fill = (text, fields) => text.replace(/\{(\w+)\}/g, (whole, name) => fields[name] ?? whole);

  // "3. Ada: b1-b4 !", or "The start".
  function move(place) {
    const { seat, label, glyph } = data.plies[place], told = words();
    if (place === 0) return told.page.start;
    const who = seat < 0 ? told.page.chance : told.names[seat];
    if (!label && !glyph) return `${place}. ${who}`;
    return fill(told.page.move, { n: place, name: who, move: `${label} ${glyph}`.trim() });
  }

  function lines(place) {
    return [make("span", move(place), "move"), ...words().told[place].map((text) => make("span", text)),
      ...(data.plies[place].comment ? [make("span", data.plies[place].comment, "comment")] : [])];
  }

  // -- the board

  // The pieces that make the board at a place, in the order of painting: each was added at some place up to it, and
  // those of another language lie over those of the base. From behind, so that what is covered is left out.
  function pieces_at(place) {
    const columns = Math.ceil(data.size[0] / data.cell), covered = new Set(), found = [];
    const layers = language === data.base ? [language] : [language, data.base];
    for (; place >= 0; place -= 1) {
      for (const code of layers) {
        const flat = data.frames[code][place];
        for (let i = flat.length - PIECE; i >= 0; i -= PIECE) {
          const piece = flat.slice(i, i + PIECE), [, , , x, y, width, height] = piece, before = covered.size;
          for (let cell = 0; cell < width * height; cell += 1) {
            covered.add((y + Math.floor(cell / width)) * columns + x + cell % width);
          }
          if (covered.size > before) found.unshift(piece);
        }
      }
    }
    return found;
  }

  function paint() {
    const pieces = pieces_at(at);
    if (!pieces.every(([file]) => files[file].complete)) return;
    for (const [file, ...cells] of pieces) {
      const [fromX, fromY, x, y, width, height] = cells.map((number) => number * data.cell);
      pen.clearRect(x, y, width, height);
      pen.drawImage(files[file], fromX, fromY, width, height, x, y, width, height);
    }
  }

  // -- the words

  function write() {
    const told = words(), page = told.page;
    document.documentElement.lang = language;
    document.title = `${told.title} – Princess Court`;
    const texts = { title: told.title, "players-title": page.players, "moves-title": page.moves, eyes: told.eyes,
      keys: page.keys, made: page.made };
    for (const id in texts) $(id).textContent = texts[id];
    for (const id of ["first", "previous", "next", "last"]) name($(id), page[id]);
    const labels = { languages: page.language, steps: page.steps, slider: page.slider, moves: page.moves };
    for (const id in labels) $(id).setAttribute("aria-label", labels[id]);
    for (const button of $("languages").children) button.setAttribute("aria-pressed", button.lang === language);
    $("result").replaceChildren(...told.result.map((text, i) => make("p", text, i || told.result.length === 1 ? "" : "winner")));
    $("players").replaceChildren(...told.names.map(player));
    $("moves").replaceChildren(...data.plies.map((_, place) => row(place)));
  }

  function name(button, text) {
    button.title = text;
    button.setAttribute("aria-label", text);
  }

  function player(called, seat) {
    const one = make("li"), text = make("span", called);
    if (words().parts[seat]) text.append(make("span", words().parts[seat], "quiet"));
    one.append(badge(seat), text);
    return one;
  }

  function row(place) {
    const one = make("li"), button = make("button"), { seat } = data.plies[place];
    button.type = "button";
    button.append(...lines(place));
    if (place && seat >= 0) button.firstChild.prepend(badge(seat));
    button.addEventListener("click", () => { pause(); go(place); });
    one.append(button);
    return one;
  }

  // -- the steps

  function go(place) {
    at = Math.min(Math.max(place, 0), last);
    show();
  }

  function show() {
    const page = words().page, where = fill(page.place, { n: at, last });
    paint();
    $("slider").value = at;
    $("slider").setAttribute("aria-valuetext", `${where}, ${move(at)}`);
    $("place").textContent = where;
    $("now").replaceChildren(...lines(at).map((line) => { const p = make("p"); p.append(line); return p; }));
    canvas.setAttribute("aria-label", `${page.board}: ${move(at)}`);
    for (const id of ["first", "previous"]) $(id).setAttribute("aria-disabled", at === 0);
    for (const id of ["next", "last"]) $(id).setAttribute("aria-disabled", at === last);
    name($("play"), timer ? page.pause : page.play);
    $("play").classList.toggle("moving", timer !== 0);
    mark();
  }

  function mark() {
    const list = $("moves"), rows = list.children;
    list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    rows[at].firstChild.setAttribute("aria-current", "step");
    const top = rows[at].offsetTop - list.offsetTop, bottom = top + rows[at].offsetHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }

  function pause() {
    clearInterval(timer);
    timer = 0;
  }

  function play() {
    if (timer) {
      pause();
    } else {
      if (at === last) at = 0;
      timer = setInterval(() => { if (at + 1 >= last) pause(); go(at + 1); }, PAUSE);
    }
    show();
  }

  const steps = { first: () => 0, previous: () => at - 1, next: () => at + 1, last: () => last };
  const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };

  function key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target === $("slider")) return;
    if (event.key in keys) {
      pause();
      go(steps[keys[event.key]]());
    } else if (event.key === " " && event.target.tagName !== "BUTTON") {
      play();
    } else {
      return;
    }
    event.preventDefault();
  }

  // -- the beginning

  function begin() {
    for (const [code, called] of Object.entries(data.languages)) {
      const button = make("button", called);
      button.type = "button";
      button.lang = code;
      button.addEventListener("click", () => { language = code; write(); show(); });
      $("languages").append(button);
    }
    for (const id in steps) $(id).addEventListener("click", () => { pause(); go(steps[id]()); });
    $("play").addEventListener("click", play);
    $("slider").max = last;
    $("slider").addEventListener("input", () => { pause(); go(Number($("slider").value)); });
    document.addEventListener("keydown", key);
    [canvas.width, canvas.height] = data.size;
    write();
    show();
  }

  begin();
  for (const file of files) file.addEventListener("load", paint);
})();
