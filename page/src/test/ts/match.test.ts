import { test } from "node:test";
import { deepEqual, equal } from "node:assert/strict";
import { at, engineSpec, level, newMatch, onPath, PERSON, readSpec, seatName, seatOf, withMove } from "../../main/ts/play/match";

test("moves that were taken back stay when another one is played", () => {
  let match = newMatch([PERSON, PERSON]);
  for (const move of ["a1", "b2", "c3"]) {
    match = withMove(match, move, "X");
  }
  match = at(match, 1);
  equal(withMove(match, "b2", "O").moves.length, 3);
  deepEqual(withMove(match, "c1", "O").moves, ["a1", "c1"]);
  equal(match.root.kids[0]!.kids.length, 2);
  deepEqual(onPath(match, ["a1", "b2"]).moves, ["a1", "b2", "c3"]);
  equal(at(match, 99).cursor, 3);
  equal(at(match, -1).cursor, 0);
});

test("a line that is looked at stays while one steps in it", () => {
  let match = newMatch([PERSON, PERSON]);
  match = withMove(withMove(match, "a1", "X"), "b2", "O");
  match = withMove(withMove(at(match, 1), "c1", "O"), "c2", "X");
  deepEqual(onPath(match, ["a1"]).moves, ["a1", "c1", "c2"]);
  deepEqual(onPath(match, ["a1", "b2"]).moves, ["a1", "b2"]);
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
