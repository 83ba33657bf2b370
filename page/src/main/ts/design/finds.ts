/** Games that a search has found; docs/invent.md tells how, and what is known of them. */
export const FINDS: string[] = [
  `name  = "Viper"
board = { shape = "square", width = 7, height = 7 }
line  = { win = 5, lose = 3 }
turns = "XA, OA, OA, XA, OA, ..."
`,
  `name  = "Pifedor"
board = { shape = "hexagon", side = 5 }
score = { largest = "group" }
swap  = true
`,
];
