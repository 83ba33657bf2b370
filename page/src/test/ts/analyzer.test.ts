import { test } from "node:test";
import { deepEqual, equal, ok } from "node:assert/strict";
import type { Analysis, Solution, Value } from "../../main/ts/api";
import { type Insight, isFaint, NOTHING, withAnalysis, withSolution } from "../../main/ts/play/analyzer";
import { isProven, rank } from "../../main/ts/values";

const WIN: Value = { type: "win", plies: 5 };
const DRAW: Value = { type: "draw" };
const LOSS: Value = { type: "loss", plies: 34 };
const chance = (expected: number): Value => ({ type: "chance", expected });

/** What an engine says of moves, the first one its choice. */
function analysis(...values: [string, Value][]): Analysis {
  const moves = values.map(([move, value]) => ({ move, visits: 0, value, line: [move] }));
  return { best: moves[0]!.move, value: moves[0]!.value, depth: 1, nodes: 1, simulations: 0, rate: 1, moves } as unknown as Analysis;
}

function solution(final: boolean, ...values: [string, Value][]): Solution {
  const best = final ? [...values].sort(([, a], [, b]) => rank(b) - rank(a))[0]![0] : null;
  return { position: "", toMove: "X", value: null, best: best === null ? null : [best], moves: values.map(([move, value]) => ({ move, value })), nodes: 1, micros: 1, final } as unknown as Solution;
}

function seen(legal: number, ...answers: (Analysis | Solution)[]): Insight {
  return answers.reduce<Insight>((before, answer) => ({ ...before, ...("depth" in answer ? withAnalysis(before, answer, legal) : withSolution(before, answer, legal)) }), NOTHING);
}

test("a second look does not forget what was proven", () => {
  deepEqual(seen(1, analysis(["a", WIN]), analysis(["a", chance(0.4)])).value, WIN);
  const { moves } = seen(3, analysis(["a", chance(0.6)]), solution(false, ["b", LOSS]), analysis(["a", chance(0.7)]));
  deepEqual(moves.map((each) => each.value), [chance(0.7), LOSS]);
});

test("a look that was stopped is not forgotten before the next one has searched as much", () => {
  const far = { ...analysis(["a", chance(0.6)], ["b", chance(0.3)], ["c", chance(0.2)]), depth: 9, nodes: 900 };
  const again = { ...analysis(["b", chance(0.5)], ["a", chance(0.4)], ["c", LOSS]), depth: 2, nodes: 20 };
  const { best, depth, nodes, moves } = seen(3, far, again);
  deepEqual([best, depth, nodes, moves.map((each) => each.value)], ["a", 9, 900, [chance(0.6), chance(0.3), LOSS]]);
  const farther = seen(3, far, again, { ...again, nodes: 901 });
  // What is shown of the depth does not fall.
  deepEqual([farther.best, farther.depth, farther.value], ["b", 9, chance(0.5)]);
});

test("order and star follow the shown values, and leave out what was hardly searched", () => {
  const visited = (move: string, expected: number, visits: number) => ({ move, visits, value: chance(expected), line: [move], cell: null, lineCells: [] });
  const moves = [visited("a", 0.6, 900), visited("b", 0.604, 500), visited("c", 0.7, 3), visited("d", 0.65, 400)];
  const seen = withAnalysis(NOTHING, { ...analysis(["a", chance(0.6)]), moves }, 4);
  deepEqual([seen.best, seen.moves!.map((each) => each.move).join("")], ["d", "dabc"]);
  deepEqual(seen.moves!.map((each) => isFaint(each, moves)), [false, false, false, true]);
});

test("the solver overrules the engine", () => {
  const guess = analysis(["a", chance(0.9)], ["b", chance(0.9)]);
  const part = seen(2, guess, solution(false, ["b", WIN]));
  deepEqual([part.best, part.value, part.solved], ["b", WIN, false]);
  const whole = seen(2, guess, solution(true, ["b", DRAW], ["a", LOSS]));
  deepEqual([whole.best, whole.value, whole.solved, whole.moves.map((each) => each.move).join()], ["b", DRAW, true, "b,a"]);
});

test("a move that is proven to lose is not the best one while another is open, and proves nothing of the position", () => {
  const guess = analysis(["2", chance(0.7)], ["4", chance(0.6)], ["7", chance(0.1)]);
  const lost = seen(3, guess, solution(false, ["2", LOSS]));
  deepEqual([lost.best, lost.value], ["4", chance(0.6)]);
  const again = seen(3, guess, solution(false, ["2", LOSS]), guess);
  deepEqual([again.best, again.value], ["4", chance(0.6)]);
  const all = seen(3, guess, solution(true, ["2", LOSS], ["4", LOSS], ["7", LOSS]));
  deepEqual([all.value, all.solved], [LOSS, true]);
});

test("a legal move that nothing is known of is open too", () => {
  const part = seen(3, solution(false, ["2", LOSS], ["4", LOSS]));
  deepEqual([part.best, part.value, part.moves.length], [null, null, 2]);
});

test("a draw or a margin is proven only when every move is", () => {
  equal(isProven(seen(2, analysis(["a", DRAW], ["b", chance(0.3)])).value!), false);
  deepEqual(seen(2, analysis(["a", DRAW], ["b", LOSS])).value, DRAW);
  const by = (points: number): Value => ({ type: "margin", points });
  deepEqual(seen(2, analysis(["a", by(3)], ["b", chance(0.3)])).value, { type: "points", points: 300, unit: "hundredths" });
  deepEqual(seen(2, analysis(["a", by(3)], ["b", by(-1)])).value, by(3));
});

test("whatever is found in whatever order, no headline is false", () => {
  const kinds: Value[] = [WIN, DRAW, LOSS];
  let seed = 1;
  const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
  for (let i = 0; i < 10_000; i++) {
    const truth = Array.from({ length: 1 + random(4) }, (_, move): [string, Value] => [String(move), kinds[random(3)]!]);
    const value = [...truth].sort(([, a], [, b]) => rank(b) - rank(a))[0]![1];
    const part = (): [string, Value][] => truth.filter(() => random(2) === 0);
    const guess = (): [string, Value][] => {
      const found = part().map(([move, real]): [string, Value] => [move, random(3) === 0 ? real : chance(random(101) / 100)]);
      return found.length > 0 ? found : [["0", chance(0.5)]];
    };
    const insight = seen(truth.length, ...Array.from({ length: 1 + random(5) }, () => (random(2) ? analysis(...guess()) : solution(false, ...part()))));
    if (insight.value && isProven(insight.value)) {
      deepEqual(insight.value, value);
    }
    if (insight.best !== null && insight.moves.some((each) => !isProven(each.value))) {
      ok(insight.moves.find((each) => each.move === insight.best)!.value.type !== "loss");
    }
  }
});
