import { test } from "node:test";
import { deepEqual, equal } from "node:assert/strict";
import type { Engine, Script } from "../../main/ts/offline/engine";
import { RequestHandler } from "../../main/ts/offline/handler";
import type { FromWorker } from "../../main/ts/offline/messages";

/** An engine whose searches look at the clock as often as the request says, and which fails on "trap". */
class FakeEngine implements Engine {
  constructor(
    private readonly log: string[],
    private readonly script: Script,
  ) {}

  supply(): void {}

  async excerpt(_id: number, request: string): Promise<string> {
    return "excerpt for " + request;
  }

  async answer(id: number, request: string, excerpt: string): Promise<void> {
    this.log.push(`begin ${id}${excerpt}`);
    if (request === "trap") {
      throw new Error("unreachable");
    }
    for (let i = 0; i < Number(request); i++) {
      this.script.tell(id, `look ${i}`);
      if (await this.script.look(id)) {
        this.log.push("stop " + id);
        this.script.tell(id, "last");
        return;
      }
    }
    this.script.tell(id, "last");
  }
}

/** A worker whose messages arrive when the test lets them. */
class Stage {
  readonly log: string[] = [];
  readonly posted: FromWorker[] = [];
  private readonly waiting: (() => void)[] = [];
  readonly handler: RequestHandler;
  engines = 0;

  constructor(failures = 0) {
    const make = async (script: Script): Promise<Engine> => {
      this.engines++;
      if (this.engines <= failures) {
        throw new Error("no memory");
      }
      return new FakeEngine(this.log, script);
    };
    this.handler = new RequestHandler(make, (message) => this.posted.push(message), () => new Promise((done) => this.waiting.push(done)));
  }

  ask(id: number, request: string, excerpt = ""): void {
    this.handler.take({ id, request, excerpt });
  }

  /** Lets searches pass their look at the clock, so many times at most. */
  async run(times = Infinity): Promise<void> {
    await this.settle();
    for (let i = 0; i < times && this.waiting.length > 0; i++) {
      this.waiting.shift()!();
      await this.settle();
    }
  }

  private settle(): Promise<void> {
    return new Promise((done) => setTimeout(done, 0));
  }
}

test("answers are told as they come, and the end is told last", async () => {
  const stage = new Stage();
  stage.ask(1, "1");
  await stage.run();
  deepEqual(stage.posted, [{ id: 1, answer: "look 0", done: false }, { id: 1, answer: "last", done: false }, { id: 1, done: true }]);
});

test("what the book says is an answer, or goes with a request", async () => {
  const stage = new Stage();
  stage.handler.take({ id: 1, lookUp: "r" });
  stage.ask(2, "0", " with book");
  await stage.run();
  deepEqual(stage.posted.filter(({ id }) => id === 1), [{ id: 1, answer: "excerpt for r", done: false }, { id: 1, done: true }]);
  deepEqual(stage.log, ["begin 2 with book"]);
});

test("a search that waits leaves the worker to others", async () => {
  const stage = new Stage();
  stage.ask(1, "5");
  await stage.run(1);
  stage.ask(2, "0");
  await stage.run(0);
  deepEqual(stage.posted.at(-1), { id: 2, done: true });
});

test("a cancelled search stops at its next look, and says nothing more but that it has ended", async () => {
  const stage = new Stage();
  stage.ask(1, "100");
  await stage.run(3);
  const told = stage.posted.length;
  stage.handler.take({ cancel: 1 });
  await stage.run();
  deepEqual(stage.log, ["begin 1", "stop 1"]);
  deepEqual(stage.posted.slice(told), [{ id: 1, done: true }]);
});

test("a request that is cancelled before the engine is there is not begun", async () => {
  const stage = new Stage();
  stage.ask(1, "1");
  stage.handler.take({ cancel: 1 });
  await stage.run();
  deepEqual(stage.log, []);
  deepEqual(stage.posted, [{ id: 1, done: true }]);
});

test("after a fault a new engine answers the next request", async () => {
  const stage = new Stage();
  stage.ask(1, "trap");
  await stage.run();
  deepEqual(stage.posted, [{ id: 1, done: true, fault: "unreachable" }]);
  stage.ask(2, "0");
  await stage.run();
  equal(stage.engines, 2);
  deepEqual(stage.posted.at(-1), { id: 2, done: true });
});

test("an engine that cannot be made is tried again with the next request", async () => {
  const stage = new Stage(1);
  stage.ask(1, "0");
  await stage.run();
  deepEqual(stage.posted, [{ id: 1, done: true, fault: "no memory" }]);
  stage.ask(2, "0");
  await stage.run();
  deepEqual(stage.posted.at(-1), { id: 2, done: true });
});
