/** Why a move is good or bad, played out on the board of a table. */
import type { Value, Why } from "../api";
import { type Call, Cancelled } from "../carrier";
import type { Table } from "./table";

/** Time to read a sentence of an explanation that plays itself out. */
const STEP_MILLIS = 2200;

/** How long to think: something is said soon, and refined. */
const FIRST_AND_LAST = [1000, 15_000];

export class Reasons {
  private call: Call<Why> | null = null;
  private timer = 0;

  constructor(private readonly table: Table) {}

  /** Ends the search, and lets nothing play itself out any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.call?.cancel();
  }

  /** Plays out why a move is good or bad: a legal move, or the last one. */
  async why(move: string | null): Promise<void> {
    const { table } = this;
    const { match, explaining } = table.state;
    // A move instead of the one that is explained belongs to the same position.
    const cursor = explaining?.cursor ?? (move === null ? match.cursor - 1 : match.cursor);
    const moves = match.moves.slice(0, Math.max(0, cursor));
    const asked = move ?? match.moves[cursor];
    if (asked === undefined) {
      table.app.notice("There is no move to explain yet.");
      return;
    }
    const current = table.pause();
    const before = await table.positions.show(match.position, moves);
    table.set({ explaining: { before, cursor, move: asked, why: null, step: 0, queued: null, running: true, error: null }, line: [], lineMove: null, thinking: null, running: false });
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const change = (edit: object): void => {
      if (current() && table.state.explaining) {
        table.set({ explaining: { ...table.state.explaining, ...edit } });
      }
    };
    const place = table.positions.place(match.position, moves);
    // Something after a second, and then all that can be found.
    for (const millis of FIRST_AND_LAST) {
      this.call = table.app.carrier.call("why", { ...place, move: asked, limits: { millis } }, { answer: (why) => change({ why, queued: null }), queued: (queued) => change({ queued }) });
      try {
        const why = await this.call.done;
        if (why.proven || millis === FIRST_AND_LAST.at(-1)) {
          change({ why, running: false });
          table.app.say(why.text);
          table.learn(place, before, [[asked, why.proven ? why.value : null], ...(why.better ? [[why.better, why.betterValue] as [string, Value | null]] : [])]);
          this.playOut(current, still);
          return;
        }
        change({ step: Math.min(1, why.steps.length) });
      } catch (error) {
        change({ running: false, error: error instanceof Cancelled ? null : (error as Error).message });
        return;
      }
      if (!current()) {
        return;
      }
    }
  }

  /** Shows the first step, and the others by themselves until somebody steps or leaves. */
  private playOut(current: () => boolean, still: boolean): void {
    const { explaining } = this.table.state;
    const steps = explaining?.why?.steps.length ?? 0;
    if (explaining && current() && explaining.step < steps) {
      this.table.set({ explaining: { ...explaining, step: explaining.step + 1 } });
      if (!still) {
        this.timer = window.setTimeout(() => this.playOut(current, still), STEP_MILLIS);
      }
    }
  }

  step(step: number): void {
    const { explaining } = this.table.state;
    clearTimeout(this.timer);
    if (explaining?.why) {
      const next = Math.max(0, Math.min(explaining.why.steps.length, step));
      this.table.set({ explaining: { ...explaining, step: next } });
      this.table.app.say(explaining.why.steps[next - 1]?.text ?? explaining.why.text);
    }
  }

  end(): void {
    this.table.set({ explaining: null });
    void this.table.turnTo(this.table.state.match, "seated");
  }
}
