/** The carrier without a server: requests go to workers of the browser, each with an engine. */
import { type Answer, type Fields, type RequestName, STREAMED } from "../api";
import { accept, type Call, Cancelled, type Carrier, type Listener, Refusal } from "../carrier";
import type { Ask, FromWorker, LookUp } from "./messages";
import type { Port, Searchers } from "./searchers";

/** The requests about positions of which the opening book may prove something. */
const ASK_BOOK: readonly RequestName[] = ["analyze", "solve", "why", "review"];

export class WorkerCarrier implements Carrier {
  /** The questions that the keeper has not answered. */
  private readonly asked = new Map<number, Pending>();
  private last = 0;

  /**
   * @param keeper answers what takes no time, and owns the opening book
   * @param searchers the other workers
   * @param canStop whether their searches hear that they are to stop; otherwise they are ended
   */
  constructor(
    private readonly keeper: Port,
    private readonly searchers: Searchers,
    private readonly canStop: boolean,
  ) {
    keeper.listen((message) => this.asked.get(message.id)?.take(message));
  }

  call<R extends RequestName>(request: R, fields: Fields<R>, listener: Listener<Answer<R>> = {}): Call<Answer<R>> {
    const text = JSON.stringify({ ...fields, request });
    let newest: Answer<R> | undefined;
    const pending = new Pending(++this.last, (answer) => {
      newest = accept<Answer<R>>(answer);
      listener.answer?.(newest);
    });
    if (STREAMED.includes(request)) {
      this.search(pending, request, text).catch((error: unknown) => pending.fail(error as Error));
    } else {
      this.ask(pending, { id: pending.id, request: text, excerpt: "" });
    }
    const done = pending.done.then(() => newest ?? Promise.reject(new Refusal("the engine has failed (no answer)")));
    // Whoever cancels a call need not wait for it.
    done.catch(() => {});
    return { done, cancel: () => pending.cancel() };
  }

  private ask(pending: Pending, question: Ask | LookUp): void {
    this.asked.set(pending.id, pending);
    pending.done.catch(() => {}).finally(() => this.asked.delete(pending.id));
    this.keeper.post(question);
  }

  private async search(pending: Pending, request: RequestName, text: string): Promise<void> {
    const excerpt = ASK_BOOK.includes(request) ? await this.excerpt(text) : "";
    const port = await this.searchers.take();
    if (pending.over) {
      this.searchers.giveBack(port);
      return;
    }
    port.listen((message) => {
      if (message.id === pending.id) {
        pending.take(message);
        if (message.done) {
          this.searchers.giveBack(port);
        }
      }
    });
    pending.stop = () => (this.canStop ? port.post({ cancel: pending.id }) : this.searchers.end(port));
    port.post({ id: pending.id, request: text, excerpt });
  }

  /** What the opening book says. */
  private async excerpt(request: string): Promise<string> {
    let found = "";
    const pending = new Pending(++this.last, (text) => (found = text));
    this.ask(pending, { id: pending.id, lookUp: request });
    await pending.done;
    return found;
  }
}

/** A question to a worker, until it is answered, refused or cancelled. */
class Pending {
  readonly done: Promise<void>;
  /** Stops the worker, once it is at work. */
  stop: () => void = () => {};
  over = false;
  private resolve!: () => void;
  private reject!: (error: Error) => void;

  /**
   * @param answer takes an answer; may throw a refusal
   */
  constructor(
    readonly id: number,
    private readonly answer: (text: string) => void,
  ) {
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  take({ answer, done, fault }: FromWorker): void {
    if (this.over) {
      return;
    }
    try {
      if (answer !== undefined) {
        this.answer(answer);
      }
      if (done) {
        this.end(fault === undefined ? null : new Refusal(`the engine has failed (${fault})`));
      }
    } catch (error) {
      this.fail(error as Error);
    }
  }

  fail(error: Error): void {
    if (!this.over) {
      this.end(error);
    }
  }

  cancel(): void {
    if (!this.over) {
      this.stop();
      this.end(new Cancelled());
    }
  }

  private end(error: Error | null): void {
    this.over = true;
    if (error) {
      this.reject(error);
    } else {
      this.resolve();
    }
  }
}
