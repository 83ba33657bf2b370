import { test } from "node:test";
import { deepEqual, equal, ok } from "node:assert/strict";
import type { Value } from "../../main/ts/api";
import { count, negate, rank, sentence, shareOfX, show } from "../../main/ts/values";

test("exact values are words with a distance", () => {
  deepEqual([show({ type: "win", plies: 7 }).word, show({ type: "win", plies: 7 }).figure], ["win", "7"]);
  equal(show({ type: "loss", plies: 12 }).spoken, "loss in 12");
  equal(show({ type: "draw" }).figure, "draw");
  equal(show({ type: "win", plies: null }).figure, "win");
  equal(show({ type: "margin", points: -3 }).spoken, "loss by 3");
  equal(show({ type: "margin", points: 0 }).kind, "draw");
});

test("estimates are per cent, points in a score game, or numbers that only compare moves", () => {
  equal(show({ type: "chance", expected: 0.624 }).figure, "62%");
  equal(show({ type: "points", points: 0, unit: "evaluation" }).figure, "±0");
  equal(show({ type: "points", points: 13, unit: "evaluation" }).spoken, "+13");
  ok(show({ type: "points", points: 120, unit: "evaluation" }).share > 0.7);
  equal(show({ type: "points", points: -250, unit: "hundredths" }).figure, "−2.5");
});

test("sentences name the side", () => {
  equal(sentence({ type: "win", plies: 7 }, "X"), "X wins in 7");
  equal(sentence({ type: "loss", plies: null }, "O"), "O loses");
  equal(sentence({ type: "margin", points: 4 }, "O"), "O wins by 4");
  equal(sentence({ type: "chance", expected: 0.5 }, "X"), "50% for X");
  equal(sentence({ type: "points", points: 13, unit: "evaluation" }, "X"), "+13 for X");
  equal(sentence({ type: "points", points: -1, unit: "evaluation" }, "X"), "+1 for O");
  equal(sentence({ type: "points", points: 0, unit: "evaluation" }, "O"), "even");
  equal(sentence({ type: "points", points: -254, unit: "hundredths" }, "X"), "O leads by about 2.5");
  equal(sentence({ type: "points", points: 3, unit: "hundredths" }, "X"), "X leads by about 0.1");
  equal(sentence({ type: "chance", expected: 0.5, text: "50% for O" }, "X"), "50% for O");
});

test("sooner wins and later losses are better", () => {
  const order: Value[] = [{ type: "win", plies: 3 }, { type: "win", plies: 9 }, { type: "draw" }, { type: "loss", plies: 8 }, { type: "loss", plies: 2 }];
  deepEqual([...order].reverse().sort((a, b) => rank(b) - rank(a)), order);
  for (const value of order) {
    deepEqual(negate(negate(value)), value);
  }
});

test("the bar shows the share of X", () => {
  equal(shareOfX({ type: "win", plies: 1 }, "O"), 0);
  equal(shareOfX({ type: "chance", expected: 0.25 }, "O"), 0.75);
});

test("large numbers are short", () => {
  deepEqual([85, 1500, 320_000, 1_900_000, 25_000_000].map(count), ["85", "2 k", "320 k", "1.9 M", "25 M"]);
});
