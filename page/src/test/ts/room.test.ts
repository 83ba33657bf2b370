import { test } from "node:test";
import { deepEqual, equal } from "node:assert/strict";
import { clockText, newKey } from "../../main/ts/friend/room";

test("a clock shows minutes and seconds, and tenths at the end", () => {
  deepEqual([600_000, 187_999, 60_000, 10_000, 9_940, 0, -5].map(clockText), ["10:00", "3:07", "1:00", "0:10", "9.9", "0.0", "0.0"]);
});

test("nobody guesses a key, and the server takes it", () => {
  equal(/^[0-9a-f]{32}$/.test(newKey()), true);
  equal(newKey() === newKey(), false);
});
