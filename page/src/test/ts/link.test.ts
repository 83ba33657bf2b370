import { test } from "node:test";
import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { MOST_ADDRESS, MOST_DEFINITION, pack, readRoute, route, unpack, writeRoute } from "../../main/ts/link";

test("an empty address is the start view", () => {
  deepEqual(readRoute(""), route("games"));
  deepEqual(readRoute("#/"), route("games"));
});

test("game, variant and moves stand in the address as people write them", () => {
  const wanted = route("play", "yavalath:side4", { moves: ["d4", "swap", "c3"] });
  equal(writeRoute(wanted), "#/play/yavalath:side4?m=d4.swap.c3");
  deepEqual(readRoute(writeRoute(wanted)), wanted);
  equal(writeRoute(route("play", "squava", { moves: ["1,1", "2,2"] })), "#/play/squava?m=1,1.2,2");
});

test("whatever is written is read back", () => {
  for (const wanted of [
    route("play", "tic-tac-toe", { position: "X.O/.../...", moves: ["a2"] }),
    route("play", null, { packed: "q1bKS8-_x" }),
    route("puzzles", "squava", { more: { grade: "5", note: "a&b=c?#%" } }),
    route("play", "Misère/ß"),
  ]) {
    deepEqual(readRoute(writeRoute(wanted)), wanted);
  }
});

test("damaged addresses do no harm", () => {
  for (const hash of ["#/play/%E0%A4%A", "#?m=..", "#//?&&=&m", "#/play/squava?m=%"]) {
    ok(readRoute(hash).view.length > 0);
  }
});

test("a definition survives a link, and a damaged one is refused", async () => {
  const definition = 'name = "Größe"\nboard = { shape = "square", width = 5, height = 6 }\nline = { win = 4, lose = 3 }\n'.repeat(20);
  const packed = await pack(definition);
  ok(/^[\w-]+$/.test(packed), packed);
  ok(packed.length < definition.length / 3);
  equal(await unpack(packed), definition);
  await rejects(unpack(packed.slice(0, 30)));
  await rejects(unpack("!"));
});

test("no more comes out of a link than a definition may have", async () => {
  const whole = "#".repeat(MOST_DEFINITION);
  equal(await unpack(await pack(whole)), whole);
  for (const factor of [1.0001, 2, 500]) {
    const packed = await pack("#".repeat(factor * MOST_DEFINITION));
    const sentence = await unpack(packed).then(() => "", (error: Error) => error.message);
    equal(sentence, "the game in this link is too long: a definition has at most 20,000 characters");
  }
});

test("an address that is too long is refused before it is read", () => {
  equal(readRoute("#/play/squava?m=" + "1,1.".repeat(1000)).moves.length, 1000);
  let sentence = "";
  try {
    readRoute("#/play?d=" + "A".repeat(MOST_ADDRESS));
  } catch (error) {
    sentence = (error as Error).message;
  }
  ok(sentence.startsWith("this link is too long: it has 100,009 characters"), sentence);
});
