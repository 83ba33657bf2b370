/** Games that a search has found; docs/invent.md tells how, and what is known of some of them. */
export const FINDS: readonly string[] = [
  `name  = "Benix"
board = { shape = "square", width = 7, height = 6, gravity = true }
score = { largest = "group", run = { length = 4, points = 3 } }
`,
  `name  = "Pifedol"
board = { shape = "hexagon", side = 5 }
score = { largest = "group" }
swap  = true
`,
  `name  = "Tisunan"
board = { shape = "hexagon", side = 5 }
score = { largest = "group", run = { length = 4, points = 3 } }
`,
  `name  = "Tizonu"
board = { shape = "square", width = 7, height = 7, directions = "diagonals" }
line  = { lose = 3, pattern = { cells = [".X.", "XXX", ".X."], result = "win" } }
`,
  `name  = "Klimel"
board = { shape = "square", width = 5, height = 5 }
score = { largest = "group", run = { length = 4, points = 2 } }
turns = "XA, (OA, OA, XA, XA), ..."
`,
  `name  = "Mebix"
board = { shape = "square", width = 7, height = 6 }
score = { bonus = { cells = "border", points = 1 }, run = { length = 4, points = 3 } }
swap  = true
`,
  `name  = "Medox"
board = { shape = "square", width = 7, height = 6, gravity = true }
line  = { win = 5, lose = 3 }
`,
  `name  = "Vipel"
board = { shape = "square", width = 7, height = 7 }
line  = { win = 5, lose = 3 }
turns = "XA, OA, OA, XA, OA, ..."
`,
  `name  = "Firotrul"
board = { shape = "square", width = 7, height = 6 }
line  = { win = 5, lose = 3 }
turns = "XA, (OA, OA, XA, XA), ..."
`,
  `name  = "Bohunol"
board = { shape = "square", width = 7, height = 7, gravity = true, wrap = "cylinder" }
score = { largest = "group" }
`,
  `name  = "Vonun"
board = { shape = "hexagon", side = 5, directions = "rows" }
line  = { win = 5, lose = 4, pattern = { cells = ["X X X", " X . "], result = "lose" } }
`,
  `name  = "Lefozax"
board = { shape = "square", width = 7, height = 7, cells = "#.....#/......./..###../..###../..###../......./#.....#" }
line  = { win = 5, lose = 3 }
`,
];
