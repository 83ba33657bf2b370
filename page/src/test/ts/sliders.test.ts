import { test } from "node:test";
import { equal, ok } from "node:assert/strict";
import { FINDS } from "../../main/ts/design/finds";
import { readKey, writeKey } from "../../main/ts/design/keys-text";

const INLINE = `# Four in a row.
name  = "Cross" # its name
board = { shape = "square", width = 5, height = 6 }
line  = { win = 4, pattern = { cells = ["XX", "XX"], result = "win", lose = 9 } }
swap  = true
`;

test("a key is found in a table in braces, but not in a table within it", () => {
  equal(readKey(INLINE, "board.width"), "5");
  equal(readKey(INLINE, "line.win"), "4");
  equal(readKey(INLINE, "line.lose"), null);
  equal(readKey(INLINE, "swap"), "true");
  equal(readKey(INLINE, "name"), '"Cross"');
});

test("a value is changed where it stands, and nothing else", () => {
  equal(writeKey(INLINE, "board.height", "7"), INLINE.replace("height = 6", "height = 7"));
  equal(writeKey(INLINE, "line.win", null), INLINE.replace("win = 4, pattern", "pattern"));
  equal(writeKey(INLINE, "board.height", null), INLINE.replace(", height = 6", ""));
  equal(writeKey(INLINE, "swap", null), INLINE.replace("swap  = true\n", ""));
});

test("what is missing is added to its table, or as a line of its own", () => {
  equal(writeKey(INLINE, "board.gravity", "true"), INLINE.replace("height = 6 }", "height = 6, gravity = true }"));
  equal(writeKey('name = "A"\n', "swap", "true"), 'name = "A"\nswap = true\n');
  equal(readKey(writeKey('name = "A"\n[board]\nwidth = 5\n', "line.win", "4"), "line.win"), "4");
});

test("headings and dotted keys are read as well", () => {
  const headed = '[board]\nshape = "square"\nwidth = 5\n\n[line]\nwin = 4\n';
  equal(readKey(headed, "board.width"), "5");
  equal(readKey(headed, "line.win"), "4");
  equal(writeKey(headed, "line.lose", "3"), headed.replace("[line]\n", "[line]\nlose = 3\n"));
  equal(readKey("board.width = 6\n", "board.width"), "6");
});

test("what a search has found has sliders", () => {
  ok(FINDS.length > 1);
  for (const find of FINDS) {
    ok(readKey(find, "board.shape") !== null, find);
  }
});
