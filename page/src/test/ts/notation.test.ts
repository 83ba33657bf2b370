import { test } from "node:test";
import { deepEqual, equal, rejects } from "node:assert/strict";
import type { Position } from "../../main/ts/api";
import { fileStyle, readHead, readMoves, splitGames, writeGame, writeMoves } from "../../main/ts/games/notation";
import { lineFrom, nodeAt } from "../../main/ts/games/tree";
import { level, PERSON } from "../../main/ts/play/match";

const NAMES = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];

/** Noughts and crosses without an end; it knows no moves from before rows. */
function show(position: string | null, moves: readonly string[]): Promise<Position> {
  const cells = moves.map((move) => (move === "swap" ? null : NAMES.indexOf(move)));
  const wrong = moves.findIndex((_, i) => cells[i] === -1 || (cells[i] !== null && cells.indexOf(cells[i]!) < i));
  if (wrong >= 0) {
    return Promise.reject(new Error(`move ${wrong + 1} ('${moves[wrong]}')`));
  }
  const stones = cells.filter((each) => each !== null);
  const sides = { X: stones.filter((_, i) => i % 2 === 0), O: stones.filter((_, i) => i % 2 === 1) };
  const legalCells = NAMES.map((_, i) => i).filter((i) => !stones.includes(i));
  const known = position === null;
  return Promise.resolve({ ...sides, stones: stones.length, last: stones.at(-1) ?? null, toMove: stones.length % 2 ? "O" : "X", moves: known ? moves : null, moveCells: known ? cells : null, legal: [...legalCells.map((i) => NAMES[i]!), "swap"], legalCells, outcome: { over: false } } as unknown as Position);
}

const WHOLE = "{An opening.} 1. a1 b1   2. c1? {= loss 4 best b2} {Why?} (b2 c2 (a2   2. c1))   2. c2?? b3";

async function again(text: string, position: string | null = null): Promise<string> {
  return writeMoves(await readMoves(show, position, text, "column-letter"), fileStyle("column-letter"));
}

test("whatever is written is read back", async () => {
  const written = "{An opening.} 1. a1 b1   2. c1? {= loss 4 best b2} {Why?} (2. b2 c2 (a2   3. c1)) c2?? b3";
  const tree = await readMoves(show, null, written, "column-letter");
  equal(lineFrom(tree, []).join(" "), "a1 b1 c1 c2 b3");
  deepEqual(nodeAt(tree, ["a1", "b1", "c1"])!.value, { type: "loss", plies: 4 });
  equal(nodeAt(tree, ["a1", "b1", "b2", "a2", "c1"])!.side, "X");
  const text = writeMoves(tree, fileStyle("column-letter"));
  equal(await again(text), text);
  equal(await again(text, "X../.../..."), text);
  equal(await again(WHOLE), await again(await again(WHOLE)));
  equal(await again("a1 swap b1 (c1)"), "1. a1 swap b1 (c1)");
});

test("moves of one character stand together", async () => {
  const digits = (position: string | null, moves: readonly string[]): Promise<Position> => show(position, moves.map((move) => NAMES[Number(move) - 1]!)).then((found) => ({ ...found, moves: [...moves] }));
  const tree = await readMoves(digits, null, "1234 (56) 7", "column");
  equal(writeMoves(tree, fileStyle("column")), "1234 (56) 7");
});

test("a text with a fault is refused in a sentence", async () => {
  for (const [wrong, words] of [
    ["a1 (b1", /without a '\)'/],
    ["a1 b1)", /without a '\('/],
    ["(a1)", /here is none/],
    ["a1 (b1 c1) q9", /move 2/],
    ["a1 a1", /move 2/],
  ] as const) {
    await rejects(readMoves(show, null, wrong, "column-letter"), words);
  }
});

test("the head names rules, players and date", async () => {
  const root = await readMoves(show, null, "a1 b1", "column-letter");
  const date = Date.UTC(2026, 10, 19, 6, 5);
  const game = { game: "squava", definition: null, seats: [PERSON, level(3)] as [typeof PERSON, typeof PERSON], date, position: "X../.../...", root, name: "Squava" };
  const text = writeGame(game, "row-column");
  equal(text, "# squava\n# X: human\n# O: level3\n# date: 2026-11-19T06:05Z\nX../.../...\n1. a1 b1\n");
  const read = readHead(text);
  deepEqual({ ...read, moves: "" }, { game: "squava", definition: null, seats: [PERSON, level(3)], date, position: "X../.../...", moves: "" });
  const own = readHead(writeGame({ ...game, game: null, definition: 'name = "#1"\n\nboard = 3\n' }, "row-column"));
  equal(own.definition, 'name = "#1"\n\nboard = 3\n');
  equal(own.game, null);
  const engine = { kind: "engine" as const, engine: "mcts:policy=sharp", millis: 500 };
  deepEqual(readHead(writeGame({ ...game, seats: [engine, PERSON] }, "chess")).seats, [engine, PERSON]);
});

test("a file holds many games", () => {
  equal(splitGames("# squava\n# X: human\n1. a1\n\n# yavalath\n\n1. b1\n2. b2\n# connect4\n44").length, 3);
  equal(splitGames("a1 b2").length, 1);
  equal(splitGames("\n \n").length, 0);
});
