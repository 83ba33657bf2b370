import { test } from "node:test";
import { deepEqual, equal, ok } from "node:assert/strict";
import type { Engine } from "../../main/ts/offline/engine";
import type { FromWorker } from "../../main/ts/offline/messages";
import { Turns } from "../../main/ts/offline/turns";

/** An engine that writes down what it is asked, and fails on the request "trap". */
class FakeEngine implements Engine {
  readonly requests = new Map<number, string>();

  constructor(
    private readonly log: string[],
    private readonly slices: number,
  ) {}

  supply(): void {}

  begin(id: number, request: string): void {
    this.log.push("begin " + id);
    this.requests.set(id, request);
  }

  run(id: number, millis: number): string {
    ok(millis > 0 && millis <= 20, `${millis} ms`);
    if (this.requests.get(id) === "trap") {
      throw new Error("unreachable");
    }
    const runs = this.log.filter((line) => line === "run " + id).length + 1;
    this.log.push("run " + id);
    return runs === this.slices ? `.{"run":${runs}}\n` : runs % 2 === 0 ? `+{"run":${runs}}\n` : "+";
  }

  end(id: number): void {
    this.log.push("end " + id);
  }
}

/** A worker whose clock is the test: everything waits until it is let run. */
class Stage {
  readonly log: string[] = [];
  readonly posted: FromWorker[] = [];
  readonly tasks: (() => void)[] = [];
  readonly turns: Turns;
  engines = 0;

  constructor(slices: number, failures = 0) {
    const make = (): Promise<Engine> => {
      this.engines++;
      return this.engines <= failures ? Promise.reject(new Error("no memory")) : Promise.resolve(new FakeEngine(this.log, slices));
    };
    this.turns = new Turns(make, (message) => this.posted.push(message), (task) => this.tasks.push(task));
  }

  ask(id: number, request = "{}"): void {
    this.turns.take({ id, request });
  }

  /** Lets what is due happen, so many times at most. */
  async run(times = Infinity): Promise<void> {
    await new Promise((done) => setTimeout(done, 0));
    for (let i = 0; i < times && this.tasks.length > 0; i++) {
      this.tasks.shift()!();
      await Promise.resolve();
    }
  }
}

test("requests take turns", async () => {
  const stage = new Stage(3);
  await stage.run();
  stage.ask(1);
  stage.ask(2);
  await stage.run();
  deepEqual(stage.log, ["begin 1", "begin 2", "run 1", "run 2", "run 1", "run 2", "run 1", "run 2"]);
  deepEqual(stage.posted.map(({ id, answers, done }) => [id, answers.length, done]), [[1, 1, false], [2, 1, false], [1, 1, true], [2, 1, true]]);
});

test("nothing is said while there is nothing to say", async () => {
  const stage = new Stage(100);
  await stage.run();
  stage.ask(1);
  await stage.run(1);
  deepEqual(stage.posted, []);
  await stage.run(1);
  deepEqual(stage.posted, [{ id: 1, answers: ['{"run":2}'], done: false }]);
});

test("messages wait until the engine is there", async () => {
  const stage = new Stage(1);
  stage.ask(1);
  stage.ask(2);
  stage.turns.take({ cancel: 1 });
  deepEqual(stage.log, []);
  await stage.run();
  await stage.run();
  deepEqual(stage.log, ["begin 1", "begin 2", "end 1", "run 2"]);
});

test("a cancelled request does no further work", async () => {
  const stage = new Stage(100);
  await stage.run();
  stage.ask(1);
  await stage.run(4);
  stage.turns.take({ cancel: 1 });
  await stage.run();
  deepEqual(stage.log, ["begin 1", "run 1", "run 1", "run 1", "run 1", "end 1"]);
  equal(stage.tasks.length, 0);
});

test("however often requests are exchanged, a stop waits for one slice only", async () => {
  const stage = new Stage(1000);
  await stage.run();
  stage.ask(1);
  for (let id = 1; id < 20; id++) {
    await stage.run(1);
    stage.turns.take({ cancel: id });
    stage.ask(id + 1);
    equal(stage.tasks.length, 1);
  }
});

test("after a fault all requests are refused, and a new engine answers the next", async () => {
  const stage = new Stage(2);
  await stage.run();
  stage.ask(1);
  stage.ask(2, "trap");
  await stage.run(2);
  deepEqual(stage.posted.map(({ id, done, fault }) => [id, done, fault]), [[1, true, "unreachable"], [2, true, "unreachable"]]);
  stage.ask(3);
  await stage.run();
  await stage.run();
  equal(stage.engines, 2);
  deepEqual(stage.posted.at(-1), { id: 3, answers: ['{"run":2}'], done: true });
});

test("an engine that cannot be made is tried again with the next request", async () => {
  const stage = new Stage(1, 1);
  stage.ask(1);
  await stage.run();
  deepEqual(stage.posted, [{ id: 1, answers: [], done: true, fault: "no memory" }]);
  stage.ask(2);
  await stage.run();
  await stage.run();
  equal(stage.engines, 2);
  deepEqual(stage.posted.at(-1), { id: 2, answers: ['{"run":1}'], done: true });
});
