PRAGMA application_id = 1346587697;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE keep (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "keep" VALUES('library','e7d046752b57485ea8853482384230ed');
CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    players TEXT NOT NULL,
    words TEXT NOT NULL,                    -- what a search looks through, case-folded
    sealed INTEGER NOT NULL,                -- seed, position, plies and comments are covered
    seed TEXT NOT NULL,
    position TEXT NOT NULL,                 -- "" for the game's own start
    open_table INTEGER NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    deleted REAL NOT NULL DEFAULT 0,        -- when, or 0
    live INTEGER NOT NULL DEFAULT 0,        -- the number of a node
    plies INTEGER NOT NULL DEFAULT 0,
    over INTEGER NOT NULL DEFAULT 0,
    ended TEXT NOT NULL DEFAULT 'null',
    result TEXT NOT NULL DEFAULT 'null',
    winners TEXT NOT NULL DEFAULT '',       -- case-folded names, a line each; all in a draw
    drawn INTEGER NOT NULL DEFAULT 0,
    counts INTEGER NOT NULL DEFAULT 1,      -- its end goes into the statistics
    host TEXT NOT NULL DEFAULT '',
    pid INTEGER NOT NULL DEFAULT 0,
    token TEXT NOT NULL DEFAULT '',
    beat REAL NOT NULL DEFAULT 0
);
INSERT INTO "match" VALUES(1,'pebbles',1,'{"rounds":2,"leads":"high","tokens":true}','[{"name":"Änne","kind":"human","level":""},{"name":"Bo","kind":"human","level":""},{"name":"Čeněk","kind":"human","level":""}]','änne
bo
čeněk
pebbles',1,'eJxzBAAAQgBC','',0,1000000.0,1000000.0,0.0,6,6,0,'null','null','',0,1,'vm',9828,'',1000000.0);
INSERT INTO "match" VALUES(2,'pebbles',1,'{"rounds":2,"leads":"high","tokens":true}','[{"name":"Änne","kind":"human","level":""},{"name":"Bo","kind":"human","level":""},{"name":"Čeněk","kind":"human","level":""}]','änne
bo
čeněk
pebbles',1,'eJxzAgAAQwBD','',0,1000000.0,1000000.0,0.0,11,11,1,'null','{"ranks":[1,3,2],"key":"most_prizes","data":[],"scores":[2.0,0.0,1.0]}','änne',0,1,'vm',9828,'',1000000.0);
INSERT INTO "match" VALUES(3,'pebbles',1,'{"rounds":2,"leads":"high","tokens":true}','[{"name":"Änne","kind":"human","level":""},{"name":"Bo","kind":"human","level":""},{"name":"Čeněk","kind":"human","level":""}]','änne
bo
čeněk
pebbles',0,'C','',1,1000000.0,1000000.0,0.0,7,7,0,'null','null','',0,0,'vm',9828,'',1000000.0);
CREATE TABLE node (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    number INTEGER NOT NULL,                -- 0 is the root; a parent's is lower than its children's
    parent INTEGER NOT NULL,
    depth INTEGER NOT NULL,                 -- plies from the root
    place INTEGER NOT NULL,                 -- among the children of its parent
    ply TEXT NOT NULL,
    digest TEXT NOT NULL,
    comment TEXT NOT NULL,
    glyph TEXT NOT NULL,
    pins TEXT NOT NULL,                     -- a word each
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
INSERT INTO "node" VALUES(1,0,-1,0,0,'','c2c8cfac','','','');
INSERT INTO "node" VALUES(1,1,0,1,0,'eJzTNbRKSU3MsTLWMdMx0jHUgdCmOiZgNog0BYuY6JgCANPWCPQ=','','','','');
INSERT INTO "node" VALUES(1,2,1,2,0,'eJzTNbQqKMqsSrUyBAAQ2gMu','','','','');
INSERT INTO "node" VALUES(1,3,2,3,0,'eJwzsErOyM8vTrUyBgASSwNZ','','','','');
INSERT INTO "node" VALUES(1,4,3,4,0,'eJwztErOyM8vTrUyBAASUwNY','','','','');
INSERT INTO "node" VALUES(1,5,4,5,0,'eJwzskrOyM8vTrUyAgASXgNa','','','','');
INSERT INTO "node" VALUES(1,6,5,6,0,'eJwzskrOSczMBQAIwgJz','','','','');
INSERT INTO "node" VALUES(2,0,-1,0,0,'','c2c8cfac','','','');
INSERT INTO "node" VALUES(2,1,0,1,0,'eJzTNbRKSU3MsTLRMdQx0jHVMdYxAdJmQNIMKGIGZBsCxUDipgDT2gj0','','','','');
INSERT INTO "node" VALUES(2,2,1,2,0,'eJzTNbQqKMqsSrUyAgAQ2wMv','','','','');
INSERT INTO "node" VALUES(2,3,2,3,0,'eJwzsErOyM8vTrUyBAASSQNX','','','','');
INSERT INTO "node" VALUES(2,4,3,4,0,'eJwzskrOyM8vTrUyAwASYgNe','','','','');
INSERT INTO "node" VALUES(2,5,4,5,0,'eJwztErOyM8vTrUyBgASVQNa','','','','');
INSERT INTO "node" VALUES(2,6,5,6,0,'eJwzsErOSczMBQAItAJx','','','','');
INSERT INTO "node" VALUES(2,7,6,7,0,'eJzTNbQqKMqsSrUyBAAQ2gMu','','','','');
INSERT INTO "node" VALUES(2,8,7,8,0,'eJwztErOyM8vTrUyBQASVwNc','8c179e36','','','');
INSERT INTO "node" VALUES(2,9,8,9,0,'eJwzsErOyM8vTrUyAgASSgNY','','','','');
INSERT INTO "node" VALUES(2,10,9,10,0,'eJwzskrOyM8vTrUyAQASYANc','','','','');
INSERT INTO "node" VALUES(2,11,10,11,0,'eJwzskrOSczMBQAIwgJz','','','','');
INSERT INTO "node" VALUES(3,0,-1,0,0,'','c2c8cfac','','','');
INSERT INTO "node" VALUES(3,1,0,1,0,'-1:deal:4,6,3,2,6,5,4,2,4,2,3,6,3,5,1,1,1,5','','','','');
INSERT INTO "node" VALUES(3,2,1,2,0,'-1:prize:1','','','','');
INSERT INTO "node" VALUES(3,3,2,3,0,'0:choose:4','','','','');
INSERT INTO "node" VALUES(3,4,3,4,0,'2:choose:4','','','','');
INSERT INTO "node" VALUES(3,5,4,5,0,'1:choose:6','','','','');
INSERT INTO "node" VALUES(3,6,5,6,0,'0:pass','','','','');
INSERT INTO "node" VALUES(3,7,6,7,0,'2:pass','','Größe ’Élan’ 王女 😀','!?','fun bug');
CREATE TABLE note (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
INSERT INTO "note" VALUES(1,0,'eJzLrVTIL88DAAgaAls=');
CREATE TABLE tally (
    match INTEGER NOT NULL,                 -- stays when the match is deleted
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    level TEXT NOT NULL,
    rank INTEGER NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    score REAL,
    at REAL NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
INSERT INTO "tally" VALUES(2,0,'pebbles','Änne','human','',1,1,0,2.0,1000000.0);
INSERT INTO "tally" VALUES(2,1,'pebbles','Bo','human','',3,0,0,0.0,1000000.0);
INSERT INTO "tally" VALUES(2,2,'pebbles','Čeněk','human','',2,0,0,1.0,1000000.0);
CREATE INDEX match_changed ON match (deleted, changed);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('match',3);
COMMIT;
