// Runs the script of a one-page replay on a stage instead of in a browser: `node stage.js PAGE LANGUAGES STEP...`.
// A step is an id to click, "key:NAME", "lang:CODE" or "row:NUMBER". Prints what the page shows after each, as JSON.
"use strict";
const fs = require("fs");
const [file, languages, ...steps] = process.argv.slice(2);
const page = fs.readFileSync(file, "utf8");

class Element {
  constructor(tag, text = "") {
    Object.assign(this, { tagName: tag.toUpperCase(), own: text, children: [], attributes: {}, heard: {}, lang: "" });
    this.classList = { toggle: () => {} };
  }
  get textContent() { return this.own + this.children.map((one) => one.textContent).join("|"); }
  set textContent(text) { [this.own, this.children] = [text, []]; }
  get firstChild() { return this.children[0]; }
  append(...more) { this.children.push(...more); }
  prepend(...more) { this.children.unshift(...more); }
  replaceChildren(...more) { this.children = more; }
  setAttribute(name, value) { this.attributes[name] = String(value); }
  removeAttribute(name) { delete this.attributes[name]; }
  querySelector() { return this.children.map((row) => row.firstChild).find((one) => one.attributes["aria-current"]); }
  addEventListener(kind, run) { this.heard[kind] = run; }
  click() { this.heard.click({ target: this }); }
  getContext() { return { clearRect: () => {}, drawImage: (...cells) => drawn.push(cells.length) }; }
}

const drawn = [], ids = {};
for (const [, tag, id] of page.matchAll(/<(\w+)[^>]* id="([\w-]+)"/g)) ids[id] = new Element(tag);
ids.match.own = page.split('id="match">')[1].split("</script>")[0];
globalThis.document = new Element("document");
Object.assign(document, { getElementById: (id) => ids[id], createElement: (tag) => new Element(tag),
  documentElement: new Element("html"), title: "" });
globalThis.Image = class extends Element { constructor() { super("img"); this.complete = true; } };
Object.defineProperty(globalThis, "navigator", { value: { languages: languages.split(",") }, configurable: true });

const run = {
  key: (key) => document.heard.keydown({ key, target: document, preventDefault: () => {} }),
  lang: (code) => ids.languages.children.find((one) => one.lang === code).click(),
  row: (number) => ids.moves.children[number].firstChild.click(),
};
(0, eval)(page.split("<script>")[1].split("</script>")[0]);
const shown = [undefined, ...steps].map((step) => {
  const [kind, word] = (step ?? "").split(":");
  if (step) word ? run[kind](word) : ids[kind].click();
  return { lang: document.documentElement.lang, title: document.title, now: ids.now.textContent,
    place: ids.place.textContent, rows: ids.moves.children.length, drawn: drawn.splice(0).length,
    play: ids.play.attributes["aria-label"] };
});
console.log(JSON.stringify(shown));
process.exit(0);
