import { test } from "node:test";
import { deepEqual, equal } from "node:assert/strict";
import type * as Published from "../../../target/classes/oxo/embed/engine";
import type * as Real from "../../main/ts/embed/engine";
import { open, place, type Sketch, words } from "../../main/ts/embed/sketch";

/** Compiles as long as the types of the package are those of the script. */
export const published = (real: typeof Real): Pick<typeof Published, "openEngine" | "Refusal" | "Cancelled" | "STREAMED"> => real;

const SQUARE: Sketch = {
  name: "Small",
  notation: "letters",
  names: ["a1", "b1", "a2", "b2"],
  layout: { shape: "square", width: 2, height: 2, cells: [[0.5, 0.5], [1.5, 0.5], [0.5, 1.5], [1.5, 1.5]] },
  columns: null,
  order: "XOOX",
};
const FALLING: Sketch = { ...SQUARE, notation: "column", columns: [0, 1, 0, 1] };

test("stones are placed by the names of cells, in the order of the game's turns", () => {
  deepEqual(place(SQUARE, words(" a1  B2 b1")), { X: [0], O: [3, 1], last: 1, turn: "X" });
  deepEqual(place(SQUARE, words("")), { X: [], O: [], last: null, turn: "X" });
  equal(place(SQUARE, words("a1 b2 b1 a2"))!.turn, null);
});

test("stones fall", () => {
  deepEqual(place(FALLING, words("1 1 2")), { X: [2], O: [0, 3], last: 3, turn: "X" });
  deepEqual(open(FALLING, place(FALLING, ["1"])!), [0, 3]);
});

test("what is no cell, or taken, is left to the engine", () => {
  for (const moves of ["swap", "a1 a1", "z9", "a1 b1 a2 b2 a1"]) {
    equal(place(SQUARE, words(moves)), null, moves);
  }
  equal(place(FALLING, words("1 1 1")), null);
  equal(place(FALLING, words("9")), null);
});

test("columns may be written as one word", () => {
  deepEqual(words("4435", "column"), ["4", "4", "3", "5"]);
  deepEqual(words("4 4 swap", "column"), ["4", "4", "swap"]);
  deepEqual(words("1,1 2,2", "rows"), ["1,1", "2,2"]);
});

test("names may be written with a comma", () => {
  const rows = { ...SQUARE, names: ["0,0", "0,1", "1,0", "1,1"] };
  deepEqual(place(rows, words("1,1 0,0")), { X: [3], O: [0], last: 0, turn: "O" });
});
