import { test } from "node:test";
import { deepEqual, equal, ok } from "node:assert/strict";
import { at, common, isPart, level, type Match, newMatch, PERSON, withMove } from "../../main/ts/play/match";
import { type Memory, readMatch, remember } from "../../main/ts/play/saved";

const EMPTY: Memory = { match: null, earlier: [] };

function match(moves: string, opponent = 3): Match {
  const list = moves.split("");
  return { position: null, moves: list, cursor: list.length, seats: [PERSON, level(opponent)] };
}

function kept(...games: Match[]): string {
  const memory = games.reduce(remember, EMPTY);
  return [memory.match!, ...memory.earlier].map((each) => each.moves.join("")).join(" ");
}

test("a game that goes on is remembered once", () => {
  equal(kept(match("a"), match("ab"), match("abc")), "abc");
  equal(kept(match("abc"), at(match("abc"), 1)), "abc");
});

test("a move in the place of another leaves the line as it was", () => {
  equal(kept(match("abc"), match("ax"), match("axy")), "axy abc");
  equal(kept(match("abc"), match("ax"), match("abc"), match("abcd")), "abcd ax");
});

test("another game puts the one in progress aside", () => {
  equal(kept(match("abc"), match("x"), match("xy")), "xy abc");
  equal(kept(match("abc"), { ...match("abc"), position: "rows" }), "abc abc");
  // The same moves against somebody else are the same game as long as nobody has played on.
  equal(kept(match("abc", 3), match("abc", 4)), "abc");
  equal(kept(match("abc", 3), match("abcd", 4)), "abcd abc");
});

test("whatever is played, tried and opened, no move of a game is lost", () => {
  let seed = 7;
  const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
  for (let i = 0; i < 300; i++) {
    let memory = EMPTY;
    let now = newMatch([PERSON, PERSON]);
    const seen: Match[] = [];
    for (let step = 0; step < 30; step++) {
      const act = random(6);
      now = act < 3 ? withMove(now, "abc"[random(3)]!) : act < 5 ? at(now, random(now.moves.length + 1)) : { ...match("abcabc".slice(random(6)), 1 + random(2)), position: random(3) ? null : "rows" };
      memory = remember(memory, now);
      seen.push(now);
      const all = [memory.match!, ...memory.earlier];
      for (const each of seen) {
        ok(all.some((other) => other.position === each.position && common(each, other) === each.moves.length));
      }
      ok(memory.earlier.every((each, j) => !memory.earlier.some((other, k) => k !== j && isPart(each, other))));
    }
  }
});

test("only a game is read as one", () => {
  deepEqual(readMatch(JSON.parse(JSON.stringify(match("ab")))), match("ab"));
  for (const wrong of [null, 3, "x", [], {}, { ...match("ab"), cursor: 3 }, { ...match("ab"), moves: [1, 2] }, { ...match("ab"), moves: Array(1000).fill("a") }, { ...match("ab"), seats: [PERSON] }, { ...match("ab"), seats: [PERSON, {}] }, { ...match("ab"), position: 4 }]) {
    equal(readMatch(wrong), null);
  }
});
