import { test } from "node:test";
import { ok } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const KB = 1024;

function weight(path: string | URL): number {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}

test("the page weighs at most 60 KB gzipped, and the designer, which comes when it is opened, at most 10 KB", () => {
  const folder = process.env.OXO_PAGE!;
  const later = "design.js";
  const total = readdirSync(folder).reduce((sum, file) => sum + (file === later ? 0 : weight(`${folder}/${file}`)), 0);
  ok(total <= 60 * KB, `${total} bytes`);
  const designer = weight(`${folder}/${later}`);
  ok(designer <= 10 * KB, `${designer} bytes`);
});

test("what draws a data page weighs at most 80 KB, since every such page has it", () => {
  const folder = process.env.OXO_DATA!;
  const total = readdirSync(folder).reduce((sum, file) => sum + readFileSync(`${folder}/${file}`).length, 0);
  ok(total <= 80 * KB, `${total} bytes`);
});

test("the board alone weighs at most 10 KB gzipped", () => {
  const bytes = weight(new URL("board-alone.js", import.meta.url));
  ok(bytes > 1000 && bytes <= 10 * KB, `${bytes} bytes`);
});

test("a board in a page of others weighs at most 15 KB gzipped without its engine", () => {
  const bytes = weight(`${process.env.OXO_EMBED!}/oxo-board.js`);
  ok(bytes > 1000 && bytes <= 15 * KB, `${bytes} bytes`);
});

test("nothing in the page is fetched from elsewhere", () => {
  for (const folder of [process.env.OXO_PAGE!, process.env.OXO_DATA!]) {
    for (const file of readdirSync(folder)) {
      const text = new TextDecoder().decode(readFileSync(`${folder}/${file}`)).replaceAll("http://www.w3.org/", "");
      ok(!/https?:\/\//.test(text), file);
    }
  }
});
