import { test } from "node:test";
import { equal } from "node:assert/strict";
import { asGood } from "../../main/ts/review/critic";
import { SHAPES } from "../../main/ts/review/graph";

test("a move is as good as the best one if it keeps the result, however slow", () => {
  equal(asGood({ type: "win", plies: 9 }, { type: "win", plies: 3 }), true);
  equal(asGood({ type: "draw" }, { type: "win", plies: 3 }), false);
  equal(asGood({ type: "draw" }, { type: "draw" }), true);
  equal(asGood({ type: "loss", plies: 2 }, { type: "draw" }), false);
  equal(asGood({ type: "margin", points: 2 }, { type: "margin", points: 3 }), false);
});

test("estimates may differ a little", () => {
  equal(asGood({ type: "chance", expected: 0.5 }, { type: "chance", expected: 0.55 }), true);
  equal(asGood({ type: "chance", expected: 0.3 }, { type: "chance", expected: 0.55 }), false);
  equal(asGood({ type: "loss", plies: 4 }, { type: "chance", expected: 0.5 }), false);
});

test("each kind of mistake has a shape of its own", () => {
  const shapes = Object.values(SHAPES);
  equal(new Set(shapes).size, shapes.length);
});
