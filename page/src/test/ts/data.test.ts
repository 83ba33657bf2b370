import { test } from "node:test";
import { deepEqual, equal, ok } from "node:assert/strict";
import { luminance, shadeOf } from "../../main/ts/board/shade";
import { byCell, pageOf, pathTo } from "../../main/ts/data/book";
import type { BookLine, BookPage, GamesBlock, PlayedGame } from "../../main/ts/data/document";
import { graphOf, sentenceAfter, stonesAfter } from "../../main/ts/data/games";
import { read } from "../../main/ts/data/read";

/** X on a1 was given; O, a swap, and two more moves follow. */
const GAME: PlayedGame = {
  title: "Game 1",
  first: "deep",
  second: "mcts",
  X: [0],
  O: [],
  cells: [4, -1, 1, 8],
  sides: "OXXO",
  players: "1221",
  values: [0, 1, -1, 2],
  deciding: [0, 1, 2],
  won: true,
  end: "deep wins.",
};
const BLOCK: GamesBlock = {
  type: "games",
  names: ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"],
  values: [{ type: "chance", expected: 0.75 }, { type: "win", plies: 3 }, { type: "draw" }],
  games: [GAME],
};

test("the stones after some moves are those of the opening and of the moves, and a swap places none", () => {
  deepEqual(stonesAfter(GAME, 0), { X: [0], O: [], last: null });
  deepEqual(stonesAfter(GAME, 1), { X: [0], O: [4], last: 4 });
  deepEqual(stonesAfter(GAME, 2), { X: [0], O: [4], last: null });
  deepEqual(stonesAfter(GAME, 4), { X: [0, 1], O: [4, 8], last: 8 });
});

test("each move is told with its player, and what that one thought", () => {
  equal(sentenceAfter(BLOCK, GAME, 0), "The opening. 4 moves follow.");
  equal(sentenceAfter(BLOCK, GAME, 1), "Move 1 of 4: deep plays b2 (about 75%).");
  equal(sentenceAfter(BLOCK, GAME, 2), "Move 2 of 4: mcts plays swap (win in 3).");
  equal(sentenceAfter(BLOCK, GAME, 3), "Move 3 of 4: mcts plays b1.");
  equal(sentenceAfter(BLOCK, GAME, 4), "Move 4 of 4: deep plays c3 (draw). deep wins.");
  equal(sentenceAfter(BLOCK, { ...GAME, X: [] }, 0), "The start. 4 moves follow.");
});

test("the graph has all values for X; who swaps goes on with the other stones", () => {
  const values = graphOf(BLOCK, GAME).map((ply) => ply.value);
  deepEqual(values, [
    { type: "chance", expected: 0.25 },
    { type: "loss", plies: 3 },
    { type: "loss", plies: 3 },
    { type: "draw" },
  ]);
  deepEqual(graphOf(BLOCK, { ...GAME, values: [-1, -1, -1, -1] }), []);
});

function line(cells: number[], to: number): BookLine {
  return { move: "m" + cells[0], cells, value: { type: "draw" }, words: "draw", byGames: false, proven: true, refuted: false, chosen: false, results: [0, 0, 0], to, turned: false };
}

function page(parent: number, lines: BookLine[] = []): BookPage {
  return { parent, move: parent < 0 ? "" : "m", X: [], O: [], last: null, toMove: "X", facts: [], lines };
}

test("a page of a book knows the way back, and its address", () => {
  const pages = [page(-1), page(0), page(0), page(2)];
  deepEqual(pathTo(pages, 3), [0, 2, 3]);
  deepEqual(pathTo(pages, 0), [0]);
  equal(pageOf("#3", 4), 3);
  equal(pageOf("", 4), 0);
  equal(pageOf("#4", 4), 0);
  equal(pageOf("#-1", 4), 0);
  equal(pageOf("#main", 4), 0);
});

test("a cell shows the best of the moves that are like each other", () => {
  const found = byCell(page(-1, [line([0, 2], 1), line([2, 4], -1)]));
  equal(found.get(2)!.to, 1);
  equal(found.get(4)!.to, -1);
  equal(found.get(1), undefined);
});

test("texts of others cannot hide, and cannot turn the direction of reading", () => {
  const text = JSON.stringify({ title: "a\u0000b\u202ec\tsé𝄞", blocks: [{ text: "\ud83d" }] });
  const found = read(text) as unknown as { title: string; blocks: { text: string }[] };
  equal(found.title, "a\uFFFDb\uFFFDc sé𝄞");
  equal(found.blocks[0]!.text, "\uFFFD");
});

test("shades get darker all the way, and every text on them can be read", () => {
  let before = 1;
  for (let i = 0; i <= 100; i++) {
    const { fill, ink } = shadeOf(i / 100);
    const light = luminance(fill.match(/\d+/g)!.map(Number));
    ok(light < before + 1e-9, fill);
    before = light;
    const contrast = ink === "#000" ? (light + 0.05) / 0.05 : 1.05 / (light + 0.05);
    ok(contrast >= 4.5, `${fill} ${ink} ${contrast}`);
  }
});
