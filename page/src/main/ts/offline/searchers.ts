/** The workers that search: one search each, a limited number at a time. */
import type { FromWorker, ToWorker } from "./messages";

/** A worker as the page sees it. */
export interface Port {
  post(message: ToWorker): void;
  listen(listener: (message: FromWorker) => void): void;
  /** Ends the worker, whatever it does. */
  end(): void;
}

/** So long a browser may let a worker go on that was ended: measured in Chromium. */
const ENDING_MILLIS = 2000;

/** A request that makes a new worker ready: it compiles what all requests need. */
const WARM_UP = JSON.stringify({ request: "show", game: "squava" });

export class Searchers {
  private readonly free: Port[] = [];
  private readonly queue: ((port: Port) => void)[] = [];
  /** How many search. */
  private busy = 0;
  /** How many were ended and may still compute. */
  private ending = 0;

  /**
   * @param open starts a worker
   * @param most how many search at once
   * @param later calls back after some time
   */
  constructor(
    private readonly open: () => Port,
    private readonly most: number,
    private readonly later: (task: () => void, millis: number) => void,
  ) {
    this.makeReady();
  }

  /** How many searches could begin now. */
  room(): number {
    return Math.max(this.busy === 0 ? 1 : 0, this.most - this.busy - this.ending);
  }

  /** A worker for one search, as soon as there is room; {@link giveBack} or {@link end} must follow. */
  take(): Promise<Port> {
    return new Promise((ready) => {
      this.queue.push(ready);
      this.serve();
    });
  }

  /** The search has ended. */
  giveBack(port: Port): void {
    this.busy--;
    this.free.push(port);
    this.serve();
  }

  /** Ends a worker that cannot hear a stop; a new one takes its place. */
  end(port: Port): void {
    port.end();
    this.busy--;
    this.ending++;
    this.later(() => {
      this.ending--;
      this.serve();
    }, ENDING_MILLIS);
    this.serve();
    this.makeReady();
  }

  private serve(): void {
    while (this.queue.length > 0 && this.room() > 0) {
      this.busy++;
      this.queue.shift()!(this.free.pop() ?? this.open());
    }
  }

  private makeReady(): void {
    if (this.free.length === 0) {
      const port = this.open();
      port.post({ id: 0, request: WARM_UP, excerpt: "" });
      this.free.push(port);
    }
  }
}
