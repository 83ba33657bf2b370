import { test } from "node:test";
import { deepEqual, equal, ok } from "node:assert/strict";
import { Cancelled, Refusal } from "../../main/ts/carrier";
import type { Ask, FromWorker, ToWorker } from "../../main/ts/offline/messages";
import { type Port, WorkerCarrier } from "../../main/ts/offline/workers";

/** A worker that writes down what it gets; the test answers. */
class FakePort implements Port {
  readonly got: ToWorker[] = [];
  private listener: (message: FromWorker) => void = () => {};

  post(message: ToWorker): void {
    this.got.push(message);
  }

  listen(listener: (message: FromWorker) => void): void {
    this.listener = listener;
  }

  /** Answers the newest request. */
  answer(answers: string[], done = true, fault?: string): void {
    const { id } = this.got.filter((each) => "id" in each).at(-1) as Ask;
    this.listener(fault === undefined ? { id, answers, done } : { id, answers, done, fault });
  }
}

function carrier(searchers: number): { carrier: WorkerCarrier; ports: FakePort[] } {
  const ports: FakePort[] = [];
  const open = (): Port => {
    ports.push(new FakePort());
    return ports.at(-1)!;
  };
  return { carrier: new WorkerCarrier(open, searchers), ports };
}

function reason(done: Promise<unknown>): Promise<unknown> {
  return done.then(() => null, (error: unknown) => error);
}

test("a request is JSON with its name", async () => {
  const { carrier: it, ports } = carrier(1);
  const call = it.call("show", { game: "squava" });
  deepEqual(ports[0]!.got, [{ id: 1, request: '{"game":"squava","request":"show"}' }]);
  ports[0]!.answer(['{"game":"squava"}']);
  deepEqual(await call.done, { game: "squava" });
});

test("searches have workers of their own, which start when they are needed", () => {
  const { carrier: it, ports } = carrier(2);
  it.call("show", { game: "squava" });
  equal(ports.length, 1);
  it.call("analyze", { game: "squava" });
  it.call("solve", { game: "squava" });
  it.call("book", { game: "squava" });
  deepEqual(ports.map((port) => port.got.length), [1, 2, 1]);
});

test("the searcher with the least to do gets the next search", () => {
  const { carrier: it, ports } = carrier(2);
  it.call("analyze", { game: "squava" });
  it.call("analyze", { game: "squava" });
  ports[2]!.answer(['{"final":true}']);
  it.call("analyze", { game: "squava" });
  deepEqual(ports.map((port) => port.got.length), [0, 1, 2]);
});

test("answers come one by one, the last one is the result", async () => {
  const { carrier: it, ports } = carrier(1);
  const seen: unknown[] = [];
  const call = it.call("analyze", { game: "squava" }, { answer: (each) => seen.push(each.depth) });
  ports[1]!.answer(['{"depth":1}', '{"depth":2}'], false);
  ports[1]!.answer(['{"depth":3}']);
  equal((await call.done).depth, 3);
  deepEqual(seen, [1, 2, 3]);
});

test("a refusal is a sentence, with the line of a definition", async () => {
  const { carrier: it, ports } = carrier(1);
  const call = it.call("check", { definition: "x" });
  ports[0]!.answer(['{"error":"unknown key","line":3}']);
  const error = await reason(call.done);
  ok(error instanceof Refusal);
  deepEqual([error.message, error.line], ["unknown key", 3]);
});

test("a fault of the engine is a refusal, even after answers", async () => {
  const { carrier: it, ports } = carrier(1);
  const call = it.call("analyze", { game: "squava" });
  ports[1]!.answer(['{"depth":1}'], false);
  ports[1]!.answer([], true, "unreachable");
  const error = await reason(call.done);
  ok(error instanceof Refusal && error.message.includes("unreachable"));
  const next = it.call("analyze", { game: "squava" });
  ports[1]!.answer(['{"depth":2}']);
  equal((await next.done).depth, 2);
});

test("whoever cancels hears nothing more, and the worker is told once", async () => {
  const { carrier: it, ports } = carrier(1);
  const seen: unknown[] = [];
  const call = it.call("analyze", { game: "squava" }, { answer: (each) => seen.push(each.depth) });
  ports[1]!.answer(['{"depth":1}'], false);
  call.cancel();
  call.cancel();
  ports[1]!.answer(['{"depth":2}']);
  ok((await reason(call.done)) instanceof Cancelled);
  deepEqual(seen, [1]);
  deepEqual(ports[1]!.got.slice(1), [{ cancel: 1 }]);
});

test("to cancel what is answered does no harm", async () => {
  const { carrier: it, ports } = carrier(1);
  const call = it.call("show", { game: "squava" });
  ports[0]!.answer(['{"stones":0}']);
  call.cancel();
  equal((await call.done).stones, 0);
  equal(ports[0]!.got.length, 1);
});

test("a search that was cancelled is asked again of the worker that can continue it", () => {
  const { carrier: it, ports } = carrier(2);
  const one = it.call("analyze", { game: "squava" });
  const two = it.call("analyze", { game: "yavalath" });
  one.cancel();
  two.cancel();
  it.call("analyze", { game: "yavalath" });
  deepEqual(ports.map((port) => port.got.filter((each) => "id" in each).length), [0, 1, 2]);
});
