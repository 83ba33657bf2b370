import { test } from "node:test";
import { deepEqual, equal } from "node:assert/strict";
import type { GameDocument } from "../../main/ts/games/library";
import { answered, cards, dueOf, isDue } from "../../main/ts/games/deck";
import { readMoves, writeMoves, fileStyle } from "../../main/ts/games/notation";
import { addMove, newRoot } from "../../main/ts/games/tree";
import { level, PERSON } from "../../main/ts/play/match";

const DAY = 86_400_000;

/** A game of noughts and crosses in which O has blundered, reviewed. */
function game(seats: GameDocument["seats"], created = 5): GameDocument {
  const root = newRoot();
  const first = addMove(root, [], "b2", "X");
  first.value = { type: "draw" };
  const second = addMove(root, ["b2"], "b1", "O");
  Object.assign(second, { kind: "blunder", best: "a1", value: { type: "win", plies: 5 } });
  return { id: "g", position: null, root, moves: ["b2", "b1"], cursor: 2, seats, key: "tic-tac-toe", packed: null, name: "", created, changed: created, picture: { X: [], O: [], last: null }, visit: false };
}

test("mistakes of people are cards, those of engines are not", () => {
  const [card] = cards([game([level(3), PERSON])]);
  deepEqual([card!.moves, card!.ply.move, card!.ply.best, card!.ply.bestValue], [["b2"], "b1", "a1", { type: "draw" }]);
  equal(cards([game([PERSON, level(3)])]).length, 0);
  equal(cards([game([level(3), level(3)])]).length, 0);
  equal(cards([game([PERSON, PERSON])]).length, 1);
});

test("a card comes again after growing intervals, and tomorrow when it was done wrong", () => {
  const [card] = cards([game([level(3), PERSON])]);
  equal(isDue(card!, 0), true);
  let now = 0;
  const days = [];
  for (const right of [true, true, true, false, true]) {
    days.push(answered(card!, right, now));
    equal(isDue(card!, now), false);
    now = dueOf(card!);
    equal(isDue(card!, now), true);
  }
  deepEqual(days, [1, 3, 7, 1, 3]);
  // However well it is known, it comes again at some time.
  for (let i = 0; i < 20; i++) {
    answered(card!, true, now);
  }
  equal(dueOf(card!) - now, 180 * DAY);
});

test("the one that has waited longest comes first", () => {
  const [late, early] = [game([level(3), PERSON], 9), game([level(3), PERSON], 4)];
  deepEqual(cards([late, early]).map((each) => each.document.created), [4, 9]);
});

test("when a mistake comes again is exported with the game", async () => {
  const document = game([level(3), PERSON]);
  answered(cards([document])[0]!, true, Date.parse("2026-11-19"));
  const text = writeMoves(document.root, fileStyle("cell"));
  equal(text, "1. b2 {= draw} b1?? {= win 5 best a1} {again 0 2026-11-20}");
  const show = async (_: string | null, moves: readonly string[]) => ({ moves: [...moves], moveCells: moves.map((_each, i) => i), X: [0], O: [1], outcome: { over: false } }) as never;
  const read = await readMoves(show, null, text, "cell");
  deepEqual(read.kids[0]!.kids[0]!.again, { step: 0, due: Date.parse("2026-11-20") });
});
