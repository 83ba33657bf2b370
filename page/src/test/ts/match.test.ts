import { test } from "node:test";
import { deepEqual, equal } from "node:assert/strict";
import type { Analysis, Value } from "../../main/ts/api";
import { type Insight, NOTHING, withAnalysis, withSolution } from "../../main/ts/play/analyzer";
import { at, engineSpec, level, newMatch, PERSON, readSpec, seatName, seatOf, withMove } from "../../main/ts/play/match";

test("moves that were taken back stay until another one is played", () => {
  let match = newMatch([PERSON, PERSON]);
  for (const move of ["a1", "b2", "c3"]) {
    match = withMove(match, move);
  }
  match = at(match, 1);
  equal(withMove(match, "b2").moves.length, 3);
  deepEqual(withMove(match, "c1").moves, ["a1", "c1"]);
  equal(at(match, 99).cursor, 3);
  equal(at(match, -1).cursor, 0);
});

test("after a swap the people have changed seats", () => {
  const match = newMatch([PERSON, level(3)]);
  equal(seatOf(match, "X", false), PERSON);
  equal(seatOf(match, "X", true), match.seats[1]);
  equal(seatName(match.seats[1]), "Level 3");
});

test("settings of an engine are written and read", () => {
  equal(engineSpec("mcts", { policy: "sharp", time: "" }), "mcts:policy=sharp");
  deepEqual(readSpec("mcts:policy=sharp,nodes=5"), { name: "mcts", options: { policy: "sharp", nodes: "5" } });
  deepEqual(readSpec("best"), { name: "best", options: {} });
});

test("a second look does not forget what was proven", () => {
  const answer = (value: Value): Analysis =>
    ({ best: "a", value, depth: 1, nodes: 1, simulations: 0, rate: 1, moves: [{ move: "a", visits: 0, value, line: [] }] }) as unknown as Analysis;
  const first = { ...NOTHING, ...withAnalysis(NOTHING, answer({ type: "win", plies: 3 })) };
  deepEqual(withAnalysis(first, answer({ type: "chance", expected: 0.4 })).value, { type: "win", plies: 3 });
});

test("the solver overrules the engine", () => {
  const chance: Value = { type: "chance", expected: 0.9 };
  const moves = ["a", "b"].map((move) => ({ move, visits: 0, value: chance, line: [move] }));
  const before: Insight = { ...NOTHING, moves, best: "a", value: chance };
  const part = withSolution(before, { position: "", toMove: "X", value: null, best: null, moves: [{ move: "b", value: { type: "win", plies: 5 } }], nodes: 1, micros: 1, final: false });
  deepEqual([part.best, part.solved], ["b", false]);
  const whole = withSolution(before, { position: "", toMove: "X", value: null, best: ["b"], moves: [{ move: "b", value: { type: "draw" } }, { move: "a", value: { type: "loss", plies: 2 } }], nodes: 1, micros: 1, final: true });
  deepEqual([whole.best, whole.solved, whole.moves?.map((each) => each.move).join()], ["b", true, "b,a"]);
});
