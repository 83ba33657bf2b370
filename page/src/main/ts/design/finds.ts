/** Games that a search has found; docs/invent.md tells how, and what is known of some of them. */
export const FINDS: readonly string[] = [
  `name  = "Matu"
board = { shape = "hexagon", side = 5 }
line  = { pattern = { cells = ["X . X", " . . ", "  X  "], result = "lose", name = "a wide triangle" } }
swap  = true
`,
  `name  = "Benix"
board = { shape = "square", width = 7, height = 6, gravity = true }
score = { largest = "group", run = { length = 4, points = 3 } }
`,
  `name  = "Lakla"
board = { shape = "square", width = 7, height = 6, gravity = true }
score = { largest = "group", run = { length = 4, points = 2 } }
turns = "X1, OA, XA, OA, ..."
`,
  `name  = "Bula"
board = { shape = "square", width = 7, height = 6 }
line  = { lose = 3, pattern = { cells = [".X.", "XXX", ".X."], result = "lose", name = "a plus" } }
turns = "XA, OA, OA, XA, OA, ..."
`,
  `name  = "Dokusir"
board = { shape = "square", width = 7, height = 7 }
line  = { win = 5, lose = 3 }
`,
  `name  = "Natader"
board = { shape = "hexagon", side = 5 }
line  = { win = 5, lose = 4 }
turns = "XA, OA, OA, XA, OA, ..."
`,
  `name  = "Raburex"
board = { shape = "square", width = 6, height = 6, gravity = true }
score = { largest = "group" }
swap  = true
`,
  `name  = "Gude"
board = { shape = "square", width = 7, height = 7, wrap = "cylinder" }
line  = { win = 5, lose = 3, pattern = { cells = [".X.", "XXX", ".X."], result = "lose", name = "a plus" } }
turns = "XA, OA, OA, XA, OA, ..."
`,
  `name  = "Hudan"
board = { shape = "square", width = 7, height = 7, gravity = true }
score = { bonus = { cells = "corners", points = 2 }, run = { length = 4, points = 1 } }
swap  = true
`,
  `name  = "Murex"
board = { shape = "square", width = 7, height = 7, wrap = "torus" }
score = { largest = "group" }
`,
  `name  = "Tegehex"
board = { shape = "hexagon", side = 5, directions = "rows" }
line  = { win = 5, pattern = { cells = [" X ", "X X", " . ", "X X"], result = "lose", name = "a house" } }
swap  = true
`,
  `name  = "Klulan"
board = { shape = "square", width = 7, height = 6 }
line  = { lose = 4 }
swap  = true
`,
];
