/** Requests that take turns on one engine, in slices short enough to hear a stop between them. */
import type { Engine } from "./engine";
import type { FromWorker, ToWorker } from "./messages";

/** Together with what else a browser does, a stop is heard within 50 milliseconds. */
const SLICE = 20;

export class Turns {
  private engine: Engine | null = null;
  private waiting: number[] = [];
  private asked: ToWorker[] = [];

  /**
   * @param instantiate makes an engine, also after a fault
   * @param post sends a message to the page
   * @param soon calls back after the messages that have arrived
   */
  constructor(
    private readonly instantiate: () => Promise<Engine>,
    private readonly post: (message: FromWorker) => void,
    private readonly soon: (task: () => void) => void,
  ) {
    void this.renew();
  }

  take(message: ToWorker): void {
    if (this.engine === null) {
      this.asked.push(message);
    } else if ("cancel" in message) {
      this.engine.end(message.cancel);
      this.waiting = this.waiting.filter((id) => id !== message.cancel);
    } else if ("id" in message) {
      this.begin(this.engine, message.id, message.request);
    }
  }

  private begin(engine: Engine, id: number, request: string): void {
    this.waiting.push(id);
    if (this.guard(() => engine.begin(id, request)) && this.waiting.length === 1) {
      this.soon(() => this.turn());
    }
  }

  private turn(): void {
    const id = this.waiting.shift();
    if (id === undefined || this.engine === null) {
      return;
    }
    const engine = this.engine;
    this.waiting.push(id);
    const slice = SLICE / this.waiting.length;
    if (!this.guard(() => this.slice(engine, id, slice))) {
      return;
    }
    if (this.waiting.length > 0) {
      this.soon(() => this.turn());
    }
  }

  private slice(engine: Engine, id: number, millis: number): void {
    const text = engine.run(id, millis);
    const done = text.startsWith(".");
    const answers = text.slice(1).split("\n").filter((line) => line !== "");
    if (done) {
      this.waiting = this.waiting.filter((each) => each !== id);
    }
    if (done || answers.length > 0) {
      this.post({ id, answers, done });
    }
  }

  /** Runs a step of the engine. After a fault its memory cannot be trusted, so another takes its place. */
  private guard(step: () => void): boolean {
    try {
      step();
      return true;
    } catch (error) {
      const fault = error instanceof Error ? error.message : "a fault in the engine";
      const lost = this.waiting;
      this.waiting = [];
      this.engine = null;
      for (const id of lost) {
        this.post({ id, answers: [], done: true, fault });
      }
      void this.renew();
      return false;
    }
  }

  private async renew(): Promise<void> {
    this.engine = await this.instantiate();
    const asked = this.asked;
    this.asked = [];
    asked.forEach((message) => this.take(message));
  }
}
