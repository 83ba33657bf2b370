import { test } from "node:test";
import { deepEqual } from "node:assert/strict";
import { Recent } from "../../main/ts/recent";

function known(recent: Recent<number>): (number | undefined)[] {
  return ["a", "b", "c", "d"].map((key) => recent.get(key));
}

test("the newest values are kept", () => {
  const recent = new Recent<number>(2);
  recent.set("a", 1);
  recent.set("b", 2);
  deepEqual(known(recent), [1, 2, undefined, undefined]);
  recent.set("c", 3);
  deepEqual(known(recent), [undefined, 2, 3, undefined]);
});

test("a value that is set again is new again", () => {
  const recent = new Recent<number>(2);
  recent.set("a", 1);
  recent.set("b", 2);
  recent.set("a", 3);
  recent.set("d", 4);
  deepEqual(known(recent), [3, undefined, undefined, 4]);
});

test("what is deleted makes room", () => {
  const recent = new Recent<number>(2);
  recent.set("a", 1);
  recent.set("b", 2);
  recent.delete("b");
  recent.set("c", 3);
  deepEqual(known(recent), [1, undefined, 3, undefined]);
});
