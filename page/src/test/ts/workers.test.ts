import { test } from "node:test";
import { deepEqual, equal, ok } from "node:assert/strict";
import { Cancelled, Refusal } from "../../main/ts/carrier";
import type { Ask, FromWorker, ToWorker } from "../../main/ts/offline/messages";
import { type Port, Searchers } from "../../main/ts/offline/searchers";
import { WorkerCarrier } from "../../main/ts/offline/workers";

/** A worker that writes down what it gets; the test answers. */
class FakePort implements Port {
  readonly got: ToWorker[] = [];
  ended = false;
  private listener: (message: FromWorker) => void = () => {};

  post(message: ToWorker): void {
    this.got.push(message);
  }

  listen(listener: (message: FromWorker) => void): void {
    this.listener = listener;
  }

  end(): void {
    this.ended = true;
  }

  /** The requests, without the one that makes it ready. */
  asked(): Ask[] {
    return this.got.filter((each): each is Ask => "request" in each && each.id > 0);
  }

  /** Answers the newest request; searches take a moment to go on. */
  async answer(answers: string[], done = true, fault?: string): Promise<void> {
    const { id } = this.got.filter((each) => "id" in each).at(-1) as Ask;
    answers.forEach((answer) => this.listener({ id, answer, done: false }));
    if (done) {
      this.listener(fault === undefined ? { id, done } : { id, done, fault });
    }
    await settled();
  }
}

function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done, 0));
}

/** A carrier with a keeper that finds nothing in its book, and searchers that can be stopped or not. */
class Stage {
  readonly keeper = new FakePort();
  readonly ports: FakePort[] = [];
  readonly later: (() => void)[] = [];
  readonly searchers: Searchers;
  readonly carrier: WorkerCarrier;

  constructor(most: number, canStop = true) {
    const open = (): Port => {
      this.ports.push(new FakePort());
      return this.ports.at(-1)!;
    };
    this.searchers = new Searchers(open, most, (task) => this.later.push(task));
    this.carrier = new WorkerCarrier(this.keeper, this.searchers, canStop);
  }

  /** Begins an analysis. */
  async analyze(game = "squava", seen: unknown[] = []): Promise<ReturnType<typeof this.carrier.call<"analyze">>> {
    const call = this.carrier.call("analyze", { game }, { answer: (each) => seen.push(each.depth) });
    await this.keeper.answer([""]);
    return call;
  }
}

function reason(done: Promise<unknown>): Promise<unknown> {
  return done.then(() => null, (error: unknown) => error);
}

test("a request is JSON with its name", async () => {
  const stage = new Stage(1);
  const call = stage.carrier.call("show", { game: "squava" });
  deepEqual(stage.keeper.got, [{ id: 1, request: '{"game":"squava","request":"show"}', excerpt: "" }]);
  await stage.keeper.answer(['{"game":"squava"}']);
  deepEqual(await call.done, { game: "squava" });
});

test("a searcher is made ready before it is needed", () => {
  const { ports } = new Stage(2);
  equal(ports.length, 1);
  deepEqual(ports[0]!.got, [{ id: 0, request: '{"request":"show","game":"squava"}', excerpt: "" }]);
});

test("a search of positions takes along what the book says, which another worker knows", async () => {
  for (const request of ["analyze", "solve"] as const) {
    const stage = new Stage(1);
    stage.carrier.call(request, { game: "yavalath" });
    const text = JSON.stringify({ game: "yavalath", request });
    deepEqual(stage.keeper.got, [{ id: 2, lookUp: text }]);
    await stage.keeper.answer(["f.0 3 0 win"]);
    deepEqual(stage.ports[0]!.asked(), [{ id: 1, request: text, excerpt: "f.0 3 0 win" }]);
  }
});

test("each search has a worker of its own, and the next one waits", async () => {
  const stage = new Stage(2);
  await stage.analyze();
  stage.carrier.call("puzzle", { game: "squava" });
  await stage.analyze("yavalath");
  stage.carrier.call("book", { game: "squava" });
  deepEqual(stage.ports.map((port) => port.asked().length), [1, 1]);
  await stage.ports[1]!.answer(['{"final":true}']);
  deepEqual(stage.ports.map((port) => port.asked().length), [1, 2]);
});

test("answers come one by one, the last one is the result", async () => {
  const stage = new Stage(1);
  const seen: unknown[] = [];
  const call = await stage.analyze("squava", seen);
  await stage.ports[0]!.answer(['{"depth":1}', '{"depth":2}'], false);
  await stage.ports[0]!.answer(['{"depth":3}']);
  equal((await call.done).depth, 3);
  deepEqual(seen, [1, 2, 3]);
});

test("a refusal is a sentence, with the line of a definition", async () => {
  const stage = new Stage(1);
  const call = stage.carrier.call("check", { definition: "x" });
  await stage.keeper.answer(['{"error":"unknown key","line":3}']);
  const error = await reason(call.done);
  ok(error instanceof Refusal);
  deepEqual([error.message, error.line], ["unknown key", 3]);
});

test("a fault of the engine is a refusal, even after answers, and its worker is asked again", async () => {
  const stage = new Stage(1);
  const call = await stage.analyze();
  await stage.ports[0]!.answer(['{"depth":1}'], false);
  await stage.ports[0]!.answer([], true, "unreachable");
  const error = await reason(call.done);
  ok(error instanceof Refusal && error.message.includes("unreachable"));
  const next = await stage.analyze();
  await stage.ports[0]!.answer(['{"depth":2}']);
  equal((await next.done).depth, 2);
});

test("a fault of the worker with the book refuses the analysis", async () => {
  const stage = new Stage(1);
  const call = stage.carrier.call("analyze", { game: "squava" });
  await stage.keeper.answer([], true, "no memory");
  ok((await reason(call.done)) instanceof Refusal);
  equal(stage.searchers.room(), 1);
});

test("whoever cancels hears nothing more, and the worker is told once and serves again when it has ended", async () => {
  const stage = new Stage(1);
  const seen: unknown[] = [];
  const call = await stage.analyze("squava", seen);
  await stage.ports[0]!.answer(['{"depth":1}'], false);
  call.cancel();
  call.cancel();
  ok((await reason(call.done)) instanceof Cancelled);
  deepEqual(stage.ports[0]!.got.slice(2), [{ cancel: 1 }]);
  await stage.analyze("yavalath");
  equal(stage.ports[0]!.asked().length, 1);
  await stage.ports[0]!.answer(['{"depth":2}']);
  deepEqual(seen, [1]);
  equal(stage.ports[0]!.asked().length, 2);
});

test("a search that waits for a worker can be cancelled", async () => {
  const stage = new Stage(1);
  await stage.analyze();
  const second = await stage.analyze("yavalath");
  second.cancel();
  ok((await reason(second.done)) instanceof Cancelled);
  await stage.ports[0]!.answer(['{"depth":1}']);
  equal(stage.ports[0]!.asked().length, 1);
  equal(stage.searchers.room(), 1);
});

test("where a search cannot be stopped its worker is ended, and one that is ready takes over", async () => {
  const stage = new Stage(3, false);
  const call = await stage.analyze();
  call.cancel();
  ok(stage.ports[0]!.ended);
  equal(stage.ports.length, 2);
  await stage.analyze("yavalath");
  equal(stage.ports[1]!.asked().length, 1);
});

test("a worker that was ended counts as busy for a while, but one search may always begin", async () => {
  const stage = new Stage(2, false);
  for (const room of [1, 1, 1]) {
    const call = await stage.analyze();
    call.cancel();
    equal(stage.searchers.room(), room);
  }
  stage.later.forEach((task) => task());
  equal(stage.searchers.room(), 2);
});

test("to cancel what is answered does no harm", async () => {
  const stage = new Stage(1, false);
  const call = await stage.analyze();
  await stage.ports[0]!.answer(['{"depth":0}']);
  call.cancel();
  equal((await call.done).depth, 0);
  ok(!stage.ports[0]!.ended);
});
