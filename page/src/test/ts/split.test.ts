import { test } from "node:test";
import { deepEqual, equal, rejects } from "node:assert/strict";
import type { Analysis, AnalyzedMove, Fields, Value } from "../../main/ts/api";
import { type Call, type Carrier, Refusal } from "../../main/ts/carrier";
import { deal, mergeMoves, mergeTrees, SplitCarrier } from "../../main/ts/offline/split";

function chance(expected: number): Value {
  return { type: "chance", expected };
}

function analysis(moves: [string, number, Value][], more: Partial<Analysis> = {}): Analysis {
  const analyzed: AnalyzedMove[] = moves.map(([move, visits, value]) => ({ move, cell: null, visits, value, line: [move], lineCells: [null] }));
  const { move, value, line } = analyzed[0]!;
  return { game: "g", position: "p", engine: "e", final: true, best: move, cell: null, value, line, lineCells: [null], depth: 3, nodes: 10, simulations: 5, rate: 100, micros: 7, moves: analyzed, book: null, ...more };
}

/** Answers each part from a list, and remembers what it was asked. */
class Parts implements Carrier {
  readonly asked: [string, object][] = [];
  cancelled = 0;

  constructor(private readonly answers: (Analysis | Error)[]) {}

  call(request: string, fields: object): Call<never> {
    this.asked.push([request, fields]);
    const answer = request === "show" ? { legal: ["a", "b", "c"] } : this.answers.shift();
    const done = answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    done.catch(() => {});
    return { done: done as Promise<never>, cancel: () => void this.cancelled++ };
  }
}

const WISH: Fields<"analyze"> = { game: "g", limits: { millis: 100 }, everyMove: true };

test("moves are dealt out evenly, and no part is empty", () => {
  deepEqual(deal(["a", "b", "c", "d", "e"], 2), [["a", "c", "e"], ["b", "d"]]);
  deepEqual(deal(["a", "b"], 4), [["a"], ["b"]]);
});

test("the best of all parts comes first", () => {
  const all = mergeMoves([analysis([["a", 1, chance(0.4)]]), analysis([["b", 1, chance(0.6)], ["d", 1, chance(0.1)]], { depth: 2, micros: 9 })]);
  deepEqual(all.moves.map((each) => each.move), ["b", "a", "d"]);
  equal(all.best, "b");
  deepEqual([all.depth, all.nodes, all.simulations, all.rate, all.micros], [2, 20, 10, 200, 9]);
});

test("trees add up their visits, and average their values by them", () => {
  const all = mergeTrees([analysis([["a", 30, chance(0.5)], ["b", 10, chance(0.9)]]), analysis([["b", 30, chance(0.7)], ["a", 5, chance(0.5)]])]);
  deepEqual(all.moves.map(({ move, visits }) => [move, visits]), [["b", 40], ["a", 35]]);
  deepEqual(all.value, chance(0.75));
});

test("what one tree has proven counts, however few its visits", () => {
  const all = mergeTrees([analysis([["a", 90, chance(0.6)], ["b", 1, { type: "win", plies: 5 }], ["c", 80, chance(0.9)]]), analysis([["a", 99, chance(0.6)], ["b", 9, chance(0.2)], ["c", 300, { type: "loss", plies: 4 }]])]);
  deepEqual(all.moves.map(({ move }) => move), ["b", "a", "c"]);
});

test("an analysis of every move is split by moves", async () => {
  const parts = new Parts([analysis([["a", 1, chance(0.4)], ["c", 1, chance(0.2)]]), analysis([["b", 1, chance(0.6)]])]);
  const told: Analysis[] = [];
  const { best } = await new SplitCarrier(parts, () => 2).call("analyze", WISH, { answer: (each) => told.push(each) }).done;
  equal(best, "b");
  deepEqual(parts.asked[0], ["show", { game: "g" }]);
  deepEqual(parts.asked.slice(1).map(([, fields]) => (fields as Fields<"analyze">).only), [["a", "c"], ["b"]]);
  deepEqual(told.map(({ final }) => final), [true]);
});

test("a tree search is split by trees with seeds of their own", async () => {
  const parts = new Parts([analysis([["a", 1, chance(0.4)]]), analysis([["a", 1, chance(0.6)]])]);
  await new SplitCarrier(parts, () => 2).call("analyze", { game: "g", engine: "mcts:policy=sharp", limits: { millis: 100 }, seed: 7 }).done;
  deepEqual(parts.asked.map(([, fields]) => (fields as Fields<"analyze">).seed), [7, 8]);
});

test("a search by nodes is not split", async () => {
  const parts = new Parts([analysis([["a", 1, chance(0.4)]])]);
  const wish = { ...WISH, limits: { millis: 100, nodes: 1000 } };
  await new SplitCarrier(parts, () => 2).call("analyze", wish).done;
  deepEqual(parts.asked, [["analyze", wish]]);
});

test("an analysis is not split where one search alone can begin", async () => {
  const parts = new Parts([analysis([["a", 1, chance(0.4)]])]);
  await new SplitCarrier(parts, () => 1).call("analyze", WISH).done;
  deepEqual(parts.asked, [["analyze", WISH]]);
});

test("if a part is refused, all of it is, and the others end", async () => {
  const parts = new Parts([new Refusal("no"), analysis([["b", 1, chance(0.6)]])]);
  await rejects(new SplitCarrier(parts, () => 2).call("analyze", WISH).done);
  equal(parts.cancelled, 2);
});
