import { test } from "node:test";
import { deepEqual, equal } from "node:assert/strict";
import { EventParser } from "../../main/ts/sse";

const STREAM = 'event: queued\ndata: {"place":3}\n\n: a comment\r\nevent: answer\r\ndata: {"a":1}\r\n\r\ndata: one\ndata:two\n\n';
const EVENTS = [
  { event: "queued", data: '{"place":3}' },
  { event: "answer", data: '{"a":1}' },
  { event: "message", data: "one\ntwo" },
];

test("events are found wherever the stream is cut", () => {
  for (let cut = 0; cut <= STREAM.length; cut++) {
    const parser = new EventParser();
    deepEqual([...parser.push(STREAM.slice(0, cut)), ...parser.push(STREAM.slice(cut))], EVENTS, `cut at ${cut}`);
  }
});

test("letter by letter", () => {
  const parser = new EventParser();
  deepEqual([...STREAM].flatMap((letter) => parser.push(letter)), EVENTS);
});

test("what is not complete waits", () => {
  equal(new EventParser().push("data: x\n").length, 0);
});
