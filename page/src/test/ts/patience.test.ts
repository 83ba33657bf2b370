import { test } from "node:test";
import { deepEqual, equal, rejects } from "node:assert/strict";
import type { Answer, Fields, RequestName } from "../../main/ts/api";
import { type Call, Cancelled, type Carrier, Refusal, Unreachable } from "../../main/ts/carrier";
import { PatientCarrier } from "../../main/ts/patience";

/** A server that can be away, a clock that stands still, and a list of what is said. */
function stage() {
  const told: (number | null)[] = [];
  const tasks: (() => void)[] = [];
  const server = { away: true, refuse: false, calls: 0 };
  const inner: Carrier = {
    call<R extends RequestName>(_request: R, _fields: Fields<R>): Call<Answer<R>> {
      server.calls++;
      const answer = server.away ? Promise.reject(new Unreachable("away")) : server.refuse ? Promise.reject(new Refusal("wrong")) : Promise.resolve({} as Answer<R>);
      return { done: answer, cancel: () => {} };
    },
  };
  const carrier = new PatientCarrier(inner, (pause) => told.push(pause), (task) => tasks.push(task));
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return { carrier, server, told, settle, pass: async () => (tasks.pop()?.(), settle()) };
}

test("a request waits with growing pauses until the server is there", async () => {
  const { carrier, server, told, settle, pass } = stage();
  const call = carrier.call("games", {});
  await settle();
  for (let i = 0; i < 6; i++) {
    await pass();
  }
  deepEqual(told, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  server.away = false;
  await pass();
  deepEqual(await call.done, {});
  equal(told.at(-1), null);
  // The next time pauses are short again.
  server.away = true;
  carrier.call("games", {});
  await settle();
  equal(told.at(-1), 1000);
});

test("all that wait are sent at once, and on demand", async () => {
  const { carrier, server, settle } = stage();
  const calls = [carrier.call("games", {}), carrier.call("games", {}), carrier.call("games", {})];
  await settle();
  server.away = false;
  carrier.retry();
  equal((await Promise.all(calls.map((each) => each.done))).length, 3);
});

test("what is cancelled while it waits is not sent again", async () => {
  const { carrier, server, settle, pass } = stage();
  const call = carrier.call("games", {});
  await settle();
  call.cancel();
  await rejects(call.done, Cancelled);
  await pass();
  equal(server.calls, 1);
});

test("a refusal is an answer", async () => {
  const { carrier, server } = stage();
  server.away = false;
  server.refuse = true;
  await rejects(carrier.call("games", {}).done, /wrong/);
  equal(server.calls, 1);
});
