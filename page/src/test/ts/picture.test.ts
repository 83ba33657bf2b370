import { test } from "node:test";
import { deepEqual, equal } from "node:assert/strict";
import type { Game, Position } from "../../main/ts/api";
import { edgeNames, resultOf, rulesOf, turnsInWords } from "../../main/ts/play/picture";
import { cellOf, moveAt } from "../../main/ts/play/positions";

test("turn orders are said in words, unless they are too long for that", () => {
  equal(turnsInWords("XA, O1, O3, XA, OA, ..."), "X anywhere, O in ring 1, again in ring 3; then by turns.");
  equal(turnsInWords("XA, (OA, OA, XA, XA), ..."), "Turns: XA, (OA, OA, XA, XA), ...");
  equal(rulesOf({ rules: ["Most points win.", "Turns: XA, O2, XA, OA, ..."] } as Game), "Most points win. X anywhere, O in ring 2; then by turns.");
});

test("a result is a sentence", () => {
  const position = (outcome: object): Position => ({ outcome, points: null }) as unknown as Position;
  const game = { names: ["a1", "b1", "c1"] } as Game;
  equal(resultOf(game, position({ over: false, text: null })), "");
  equal(resultOf(game, position({ over: true, text: "O wins by 1" })), "O wins by 1.");
  equal(resultOf(game, position({ over: true, text: null, winner: "X", reason: "winning line", cells: [0, 1, 2] })), "X wins with the line a1 b1 c1.");
  equal(resultOf(game, position({ over: true, text: null, winner: "X", reason: "losing line", cells: [0, 1] })), "O loses with the line a1 b1, so X wins.");
  equal(resultOf(game, position({ over: true, text: null, winner: null })), "Draw: the board is full.");
});

test("moves and cells belong together; a swap has no cell", () => {
  const position = { legal: ["4", "7", "swap"], legalCells: [38, 41] } as unknown as Position;
  deepEqual([cellOf(position, "7"), cellOf(position, "swap"), cellOf(position, "1")], [41, null, null]);
  deepEqual([moveAt(position, 38), moveAt(position, 0)], ["4", null]);
});

test("columns are named where moves name columns", () => {
  const game = { notation: "column", columns: [0, 9, 10], names: ["a1", "b1", "c1"] } as unknown as Game;
  deepEqual(edgeNames(game), ["1", "a", "b"]);
  deepEqual(edgeNames({ ...game, notation: "chess" }), game.names);
});
