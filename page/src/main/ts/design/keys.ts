/** The keys of a definition on one small sheet. */
import { type Child, h } from "../dom";

const KEYS: [string, string][] = [
  ['name = "Cross"', "the name"],
  ['extends = "squava"', "a variant of another game: only what differs is written"],
  ['board = { shape = "square", width = 5, height = 6 }', "rows and columns, at most 64 cells; with gravity = true stones fall"],
  ['board = { shape = "hexagon", side = 5 }', "hexagonal cells, side 1 to 5"],
  ['board = { shape = "square", cells = ["##.##", ".....", "##.##"] }', "a board with holes: . is a cell, # a hole"],
  ['board.directions = ["rows", "columns"]', 'where lines run: "rows", "columns", "falling", "rising", "diagonals"'],
  ['board.wrap = "cylinder"', 'left and right edges are joined; with "torus" also top and bottom'],
  ["line = { win = 4, lose = 3 }", "a row of four wins at once, else a row of three loses; either may be left out"],
  ['line.pattern = { cells = ["XX", "XX"], result = "win", name = "a square" }', 'a pattern wins or loses ("lose"), however it is turned; also a list of these'],
  ["score.run = { length = 3, points = 3 }", "points for rows when the board is full; also a list of these"],
  ['score.bonus = { cells = "border", points = 1 }', 'points for cells: "border", "corners", "ring 2" or names'],
  ['score.longest = "path"', "points for the longest connected path"],
  ['score.largest = "group"', "points for the largest connected group"],
  ["swap = true", "the second player may answer the first stone by changing seats"],
  ['turns = "XA, (OA, OA, XA, XA), ..."', "who places each stone; A is anywhere, a number is a ring"],
  ['notation = "chess"', 'names of cells: "chess", "row-column", "row-letter", "column-letter", "column"'],
];

export function cheatSheet(): Child {
  return h("details", { class: "sheet" }, h("summary", {}, "What can be written"), h("dl", {}, ...KEYS.flatMap(([code, text]) => [h("dt", {}, h("code", {}, code)), h("dd", {}, text)])));
}
