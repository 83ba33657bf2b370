/** Requests that take turns on one engine, in slices short enough to hear a stop between them. */
import type { Engine } from "./engine";
import type { FromWorker, ToWorker } from "./messages";

/** Together with what else a browser does, a stop is heard within 50 milliseconds. */
const SLICE = 20;

export class Turns {
  private engine: Engine | null = null;
  private renewing = false;
  private waiting: number[] = [];
  private asked: ToWorker[] = [];
  /** Whether a turn is due. Two at once would double the time until a stop is heard. */
  private due = false;

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
      void this.renew();
    } else if ("cancel" in message) {
      this.engine.end(message.cancel);
      this.waiting = this.waiting.filter((id) => id !== message.cancel);
    } else if ("id" in message) {
      this.begin(this.engine, message.id, message.request);
    }
  }

  private begin(engine: Engine, id: number, request: string): void {
    this.waiting.push(id);
    if (this.guard(() => engine.begin(id, request))) {
      this.goOn();
    }
  }

  private goOn(): void {
    if (!this.due && this.waiting.length > 0) {
      this.due = true;
      this.soon(() => this.turn());
    }
  }

  private turn(): void {
    this.due = false;
    const id = this.waiting.shift();
    if (id === undefined || this.engine === null) {
      return;
    }
    const engine = this.engine;
    this.waiting.push(id);
    const slice = SLICE / this.waiting.length;
    if (this.guard(() => this.slice(engine, id, slice))) {
      this.goOn();
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
      const lost = this.waiting;
      this.waiting = [];
      this.engine = null;
      this.refuse(lost, error);
      void this.renew();
      return false;
    }
  }

  private refuse(ids: number[], error: unknown): void {
    const fault = error instanceof Error ? error.message : "a fault in the engine";
    for (const id of ids) {
      this.post({ id, answers: [], done: true, fault });
    }
  }

  /** Makes an engine, unless that is under way. Where it cannot be made, the next request tries again. */
  private async renew(): Promise<void> {
    if (this.renewing) {
      return;
    }
    this.renewing = true;
    const made = await this.instantiate().catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
    this.renewing = false;
    const asked = this.asked;
    this.asked = [];
    if (made instanceof Error) {
      this.refuse(asked.flatMap((message) => ("id" in message ? [message.id] : [])), made);
    } else {
      this.engine = made;
      asked.forEach((message) => this.take(message));
    }
  }
}
