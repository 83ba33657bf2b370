/**
 * A carrier that does not give up: while the server cannot be reached, requests wait, and are sent again after pauses that grow.
 * Each may be sent twice: what changes something on the server is done once.
 */
import type { Answer, Fields, RequestName } from "./api";
import { type Call, Cancelled, type Carrier, type Listener, Unreachable } from "./carrier";

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

export class PatientCarrier implements Carrier {
  private readonly waiting = new Set<() => void>();
  private timer = 0;
  private pause = FIRST_PAUSE;

  /**
   * @param lost is told how many milliseconds it is until the next attempt, and null when the server is there again
   */
  constructor(
    private readonly inner: Carrier,
    private readonly lost: (pause: number | null) => void,
    private readonly later: (task: () => void, millis: number) => number,
  ) {}

  /** Sends what waits, now. */
  retry(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const all = [...this.waiting];
    this.waiting.clear();
    all.forEach((each) => each());
  }

  call<R extends RequestName>(request: R, fields: Fields<R>, listener: Listener<Answer<R>> = {}): Call<Answer<R>> {
    let cancelled = false;
    let sent: Call<Answer<R>> | null = null;
    let wake = (): void => {};
    // Who has nobody to tell must get one answer, and no stream.
    const heard: Listener<Answer<R>> = {
      ...(listener.answer && { answer: (answer: Answer<R>) => (this.found(), listener.answer!(answer)) }),
      ...(listener.queued && { queued: (place: number) => (this.found(), listener.queued!(place)) }),
    };
    const run = async (): Promise<Answer<R>> => {
      while (!cancelled) {
        sent = this.inner.call(request, fields, heard);
        try {
          const answer = await sent.done;
          this.found();
          return answer;
        } catch (error) {
          if (!(error instanceof Unreachable)) {
            throw error;
          }
        }
        if (!cancelled) {
          await new Promise<void>((resolve) => {
            wake = resolve;
            this.wait(resolve);
          });
          this.waiting.delete(wake);
        }
      }
      throw new Cancelled();
    };
    const done = run();
    done.catch(() => {});
    return {
      done,
      cancel: () => {
        cancelled = true;
        sent?.cancel();
        wake();
      },
    };
  }

  private wait(wake: () => void): void {
    this.waiting.add(wake);
    if (this.timer === 0) {
      this.lost(this.pause);
      this.timer = this.later(() => this.retry(), this.pause);
      this.pause = Math.min(LONGEST_PAUSE, 2 * this.pause);
    }
  }

  /** The server is there. */
  private found(): void {
    if (this.pause !== FIRST_PAUSE) {
      this.pause = FIRST_PAUSE;
      this.lost(null);
      this.retry();
    }
  }
}
