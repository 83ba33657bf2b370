/** The carrier without a server: requests go to workers of the browser, each with an engine. */
import { type Answer, type Fields, type RequestName, STREAMED } from "../api";
import { accept, type Call, Cancelled, type Carrier, type Listener, Refusal } from "../carrier";
import type { FromWorker, ToWorker } from "./messages";

/** A worker as the carrier sees it. */
export interface Port {
  post(message: ToWorker): void;
  listen(listener: (message: FromWorker) => void): void;
}

/** What may take long: searches, and the book, which must be read first. */
const LONG: readonly RequestName[] = [...STREAMED, "book"];

export class WorkerCarrier implements Carrier {
  private readonly ports: Port[] = [];
  /** The calls of each worker that are not answered. */
  private readonly calls: Map<number, Waiting>[] = [];
  /** For each worker the request that was cancelled last, which it can continue. */
  private readonly kept: string[] = [];
  private last = 0;

  /**
   * @param open starts a worker
   * @param searchers how many workers search; one more answers what takes no time
   */
  constructor(
    private readonly open: () => Port,
    private readonly searchers: number,
  ) {
    this.port(0);
  }

  call<R extends RequestName>(request: R, fields: Fields<R>, listener: Listener<Answer<R>> = {}): Call<Answer<R>> {
    const id = ++this.last;
    const text = JSON.stringify({ ...fields, request });
    const number = LONG.includes(request) ? this.searcher(text) : 0;
    const port = this.port(number);
    const calls = this.calls[number]!;
    const done = new Promise<Answer<R>>((resolve, reject) => calls.set(id, waiting(listener, resolve, reject)));
    // Whoever cancels a call need not wait for it.
    done.catch(() => {});
    port.post({ id, request: text });
    return {
      done,
      cancel: () => {
        calls.get(id)?.cancel();
        if (calls.delete(id)) {
          this.kept[number] = text;
          port.post({ cancel: id });
        }
      },
    };
  }

  /** The searcher that can continue a request, or else the one with the least to do. */
  private searcher(text: string): number {
    const keeper = this.kept.indexOf(text);
    if (keeper > 0) {
      return keeper;
    }
    let best = 1;
    for (let i = 2; i <= this.searchers; i++) {
      if ((this.calls[i]?.size ?? 0) < (this.calls[best]?.size ?? 0)) {
        best = i;
      }
    }
    return best;
  }

  private port(number: number): Port {
    this.ports[number] ??= this.opened(number);
    return this.ports[number];
  }

  private opened(number: number): Port {
    const calls = new Map<number, Waiting>();
    this.calls[number] = calls;
    const port = this.open();
    port.listen((message) => {
      if (calls.get(message.id)?.take(message)) {
        calls.delete(message.id);
      }
    });
    return port;
  }
}

interface Waiting {
  /** Takes a message; returns whether it was the last one. */
  take(message: FromWorker): boolean;
  cancel(): void;
}

function waiting<A>(listener: Listener<A>, resolve: (answer: A) => void, reject: (error: Error) => void): Waiting {
  let last: A | undefined;
  return {
    take({ answers, done, fault }) {
      try {
        for (const text of answers) {
          last = accept<A>(text);
          listener.answer?.(last);
        }
      } catch (error) {
        reject(error as Error);
        return true;
      }
      if (done && last !== undefined && fault === undefined) {
        resolve(last);
      } else if (done) {
        reject(new Refusal(`the engine has failed (${fault ?? "no answer"})`));
      }
      return done;
    },
    cancel: () => reject(new Cancelled()),
  };
}
