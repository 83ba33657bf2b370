import { test } from "node:test";
import { deepEqual, equal, ok } from "node:assert/strict";
import { addMove, branchOf, countMoves, forkBeside, keepReview, lineFrom, merge, newRoot, type Node, nodeAt, promote, removeAt, reviewOf, sibling } from "../../main/ts/games/tree";

/** A tree from lines of moves of one letter. */
function tree(...lines: string[]): Node {
  const root = newRoot();
  for (const line of lines) {
    [...line].forEach((move, i) => addMove(root, [...line.slice(0, i)], move, i % 2 ? "O" : "X"));
  }
  return root;
}

test("the first line is the main line", () => {
  const root = tree("abcd", "abxy", "az");
  equal(lineFrom(root, []).join(""), "abcd");
  equal(lineFrom(root, ["a", "b", "x"]).join(""), "abxy");
  equal(countMoves(root), 7);
  equal(branchOf(root, [..."abc"]), -1);
  equal(branchOf(root, [..."abxy"]), 2);
  equal(nodeAt(root, [..."abq"]), null);
});

test("a variation is made the main line", () => {
  const root = tree("abcd", "abxy", "abxz");
  ok(promote(root, [..."abxz"]));
  equal(lineFrom(root, []).join(""), "abcd");
  ok(promote(root, [..."abxz"]));
  equal(lineFrom(root, []).join(""), "abxz");
  equal(promote(root, [..."abxz"]), false);
});

test("what is deleted comes back to its place", () => {
  const root = tree("abcd", "abxy", "abz");
  const before = JSON.stringify(root);
  const back = removeAt(root, [..."abx"]);
  equal(nodeAt(root, [..."abx"]), null);
  back();
  equal(JSON.stringify(root), before);
});

test("keys lead from variation to variation and to where they begin", () => {
  const root = tree("abcd", "abxy", "abz");
  deepEqual(sibling(root, [..."abcd"], 1), [..."abx"]);
  deepEqual(sibling(root, [..."abxy"], 1), [..."abz"]);
  equal(sibling(root, [..."abz"], 1), null);
  deepEqual(sibling(root, [..."abz"], -1), [..."abx"]);
  equal(forkBeside(root, [..."abcd"], 0, 1), 2);
  equal(forkBeside(root, [..."abcd"], 2, 1), 4);
  equal(forkBeside(root, [..."abcd"], 4, -1), 2);
  equal(forkBeside(root, [..."abcd"], 2, -1), 0);
});

test("two windows add to the same game, and nothing is lost", () => {
  let seed = 5;
  const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
  for (let i = 0; i < 100; i++) {
    const lines = Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => "abc"[random(3)]).join(""));
    const one = tree(...lines.slice(0, 4));
    merge(one, tree(...lines.slice(2)));
    for (const line of lines) {
      ok(nodeAt(one, [...line]), line);
    }
    equal(countMoves(one), countMoves(tree(...lines)));
  }
});

test("a review stays with the moves", () => {
  const root = tree("ab", "ax");
  const ply = (at: number, move: string) => ({ ply: at, move, cell: null, player: "X" as const, value: { type: "draw" as const }, best: null, bestCell: null, bestValue: { type: "draw" as const }, proven: true, kind: null, text: "" });
  equal(reviewOf(root, ["a", "b"]), null);
  keepReview(root, ["a", "b"], [ply(1, "a"), ply(2, "b")]);
  equal(reviewOf(root, ["a", "b"])!.length, 2);
  equal(reviewOf(root, ["a", "x"]), null);
});
