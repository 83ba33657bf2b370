import { test } from "node:test";
import { deepEqual, equal } from "node:assert/strict";
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
