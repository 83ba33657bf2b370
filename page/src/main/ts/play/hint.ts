/** A hint in steps: which side is better, then where to look, then the move. */
import type { Analysis, Position, Value } from "../api";
import { type Call, Cancelled } from "../carrier";
import { isProven, shareOfX } from "../values";
import { cellOf } from "./positions";
import type { Table } from "./table";

export interface Hint {
  /** How much of it is told, from 1 to 3; 0 while the engine thinks. */
  step: number;
  text: string;
  /** The cells to look at. */
  cells: number[];
}

/** Estimates that differ by less leave it open who is better. */
const NEAR = 0.06;
const MILLIS = 1500;

export class Hints {
  private found: Analysis | null = null;
  private call: Call<Analysis> | null = null;
  /** The game in which somebody asked last. */
  helped = "";

  constructor(private readonly table: Table) {}

  stop(): void {
    this.call?.cancel();
    this.found = null;
  }

  /** Tells the next step. */
  async next(): Promise<void> {
    const { table } = this;
    const { match, position, hint } = table.state;
    if (position.outcome.over || hint?.step === 0) {
      return;
    }
    this.helped = match.id;
    if (!this.found) {
      table.set({ hint: { step: 0, text: "Thinking …", cells: [] } });
      this.call = table.app.carrier.call("analyze", { ...table.positions.place(match.position, match.moves.slice(0, match.cursor)), engine: "best", limits: { millis: MILLIS } }, { queued: () => {} });
      try {
        this.found = await this.call.done;
      } catch (error) {
        table.set(error instanceof Cancelled ? { hint: null } : { hint: null, error: (error as Error).message });
        return;
      }
    }
    const shown = tell(this.found, position, Math.min(3, (hint?.step ?? 0) + 1), table.subject.game.layout.cells);
    table.set({ hint: shown });
    table.app.say(shown.text);
  }
}

function tell({ best, value }: Analysis, position: Position, step: number, places: readonly [number, number][]): Hint {
  const cell = cellOf(position, best);
  if (step === 1) {
    return { step, text: `${standing(value, position.toMove!)} Ask again for where to look.`, cells: [] };
  }
  if (cell === null || step === 3) {
    return { step: 3, text: cell === null ? "Swap seats." : `The move is ${best}.`, cells: cell === null ? [] : [cell] };
  }
  const [x, y] = places[cell]!;
  const near = position.legalCells.filter((each) => Math.hypot(places[each]![0] - x, places[each]![1] - y) < 1.6);
  return { step, text: "Look here. Ask again for the move.", cells: near };
}

function standing(value: Value, mover: "X" | "O"): string {
  const share = shareOfX(value, mover);
  const better = share > 0.5 + NEAR ? "X" : share < 0.5 - NEAR ? "O" : null;
  if (isProven(value)) {
    return better ? `${better} wins with the best play.` : "It is a draw with the best play.";
  }
  return better ? `${better} is better, as far as searched.` : "Neither side is better, as far as searched.";
}
