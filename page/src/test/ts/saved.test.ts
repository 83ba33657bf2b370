import { test } from "node:test";
import { deepEqual, equal } from "node:assert/strict";
import { type GameDocument, Library, readDocument, resumed } from "../../main/ts/games/library";
import { isWanted, resultWords } from "../../main/ts/games/results";
import { level, newMatch, PERSON, withMove } from "../../main/ts/play/match";
import { readMatch } from "../../main/ts/play/saved";

function document(id: string, changed: number, moves: string, visit = false): GameDocument {
  let match = { ...newMatch([PERSON, level(3)]), id };
  [...moves].forEach((move, i) => (match = withMove(match, move, i % 2 ? "O" : "X")));
  return { ...match, key: "squava", packed: null, name: "Squava", created: 1, changed, picture: { X: [], O: [], last: null }, visit };
}

test("only a game is read as one", () => {
  const right = document("x", 1, "ab");
  deepEqual(readDocument(JSON.parse(JSON.stringify(right))), right);
  for (const wrong of [null, 3, "x", [], {}, { ...right, cursor: 3 }, { ...right, moves: [1, 2] }, { ...right, moves: ["z"] }, { ...right, seats: [PERSON] }, { ...right, seats: [PERSON, {}] }, { ...right, position: 4 }, { ...right, picture: null }, { ...right, root: { move: "", kids: [{ kids: [] }] }, moves: [null] }]) {
    equal(readDocument(wrong), null);
  }
});

test("the lines that earlier versions stored become trees", () => {
  const { root, moves } = readMatch({ position: null, moves: ["a", "b"], cursor: 1, seats: [PERSON, PERSON] })!;
  deepEqual(moves, ["a", "b"]);
  equal(root.kids[0]!.kids[0]!.move, "b");
});

test("an address goes on with the newest game that has its moves, and with a link only if there is no other", () => {
  const all = [document("c", 9, "abx", true), document("b", 5, "ab"), document("a", 3, "abc")];
  equal(resumed(all, "squava", null, ["a", "b"])!.id, "b");
  equal(resumed(all, "squava", null, ["a", "b", "c"])!.id, "a");
  equal(resumed(all, "squava", null, ["a", "b", "x"])!.id, "c");
  equal(resumed(all, "squava", null, ["c"]), null);
  equal(resumed(all, "squava", "rows", ["a"]), null);
  equal(resumed(all, "yavalath", null, ["a"]), null);
});

test("without a database games are there as long as the page is, and that is said", async () => {
  const library = new Library();
  equal(await library.put(document("a", 1, "ab")), false);
  await library.put(document("b", 2, "a"));
  equal(library.lasting, false);
  deepEqual((await library.all()).map((each) => each.id), ["b", "a"]);
  await library.remove("b");
  equal((await library.all()).length, 1);
});

test("games are found by name, player and result", () => {
  const game = document("a", 1, "abc");
  equal(resultWords(game), "Not finished");
  game.root.kids[0]!.kids[0]!.kids[0]!.end = "X";
  equal(resultWords(game), "You won");
  equal(isWanted(game, "squ level", "won"), true);
  equal(isWanted(game, "", "lost"), false);
  equal(isWanted(game, "yavalath", "all"), false);
  equal(resultWords({ ...game, seats: [level(3), PERSON] }), "Level 3 won");
  // After a swap the person has the other side.
  equal(resultWords({ ...game, moves: ["a", "swap"] }), "Level 3 won");
});
