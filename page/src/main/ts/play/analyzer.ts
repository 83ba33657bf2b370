/** An analysis that looks at a position longer and longer, until everything is proven or it is stopped. */
import type { Analysis, AnalyzedMove, BookAnswer, Place, Solution, Value } from "../api";
import { type Call, Cancelled, type Carrier } from "../carrier";
import { Recent } from "../recent";
import { isProven, rank, show } from "../values";

/** What is known about a position so far. */
export interface Insight {
  /** The move with the star, or null while only moves that lose are known. */
  best: string | null;
  /** What the position is worth: proven only if that move wins, or if every legal move is proven. */
  value: Value | null;
  /** Best first. */
  moves: AnalyzedMove[];
  depth: number;
  nodes: number;
  simulations: number;
  rate: number;
  /** The nodes and simulations behind the engine's estimates. */
  effort: number;
  /** Whether the exact solver has settled every move. */
  solved: boolean;
  running: boolean;
  /** The place in the queue, or null. */
  queued: number | null;
  book: BookAnswer | null;
  error: string | null;
}

export const NOTHING: Insight = {
  best: null,
  value: null,
  moves: [],
  depth: 0,
  nodes: 0,
  simulations: 0,
  rate: 0,
  effort: 0,
  solved: false,
  running: true,
  queued: null,
  book: null,
  error: null,
};

/** One look after the other: an engine's opinion first, then what can be proven. */
const LOOKS: ["analyze" | "solve", number][] = [
  ["analyze", 400],
  ["solve", 1500],
  ["analyze", 3000],
  ["solve", 15_000],
  ["analyze", 15_000],
  ["solve", 60_000],
];

/** More positions than the longest game has. */
const MOST_KNOWN = 200;

export class Analyzer {
  private call: Call<unknown> | null = null;
  private bookCall: Call<BookAnswer> | null = null;
  private round = 0;
  private readonly known = new Recent<Insight>(MOST_KNOWN);

  constructor(
    private readonly carrier: Carrier,
    private readonly changed: (insight: Insight) => void,
  ) {}

  /**
   * Begins with a position that has so many legal moves, or goes on with what is known about it. Where there is no hope of
   * solving it, only the engine is asked.
   */
  start(place: Place, legal: number, hope: boolean): void {
    this.stop();
    const looks = LOOKS.filter(([kind]) => hope || kind === "analyze");
    void this.run(place, legal, looks, this.round);
  }

  /** Takes in what was proven of moves of a position elsewhere. */
  learn(place: Place, proven: [string, Value | null][], legal: number): void {
    const key = JSON.stringify(place);
    const before = this.known.get(key) ?? NOTHING;
    const moves = proven.flatMap(([move, value]) => (value && isProven(value) ? [{ move, value }] : []));
    const { moves: all, best, value } = { ...before, ...withSolution(before, { moves, final: false, nodes: 0, micros: 0 } as unknown as Solution, legal) };
    this.known.set(key, { ...before, moves: all, best, value });
  }

  stop(): void {
    this.round++;
    this.call?.cancel();
    this.bookCall?.cancel();
  }

  private async run(place: Place, legal: number, looks: typeof LOOKS, round: number): Promise<void> {
    const key = JSON.stringify(place);
    let insight = { ...(this.known.get(key) ?? NOTHING) };
    const tell = (change: Partial<Insight>): void => {
      if (round === this.round) {
        insight = { ...insight, ...change };
        this.known.set(key, insight);
        this.changed(insight);
      }
    };
    tell({ running: !insight.solved, error: null });
    if (!insight.book) {
      this.bookCall = this.carrier.call("book", place);
      this.bookCall.done.then((book) => tell({ book }), () => {});
    }
    try {
      for (const [kind, millis] of looks) {
        if (insight.solved || round !== this.round) {
          break;
        }
        const queued = (place: number): void => tell({ queued: place });
        this.call =
          kind === "analyze"
            ? this.carrier.call("analyze", { ...place, engine: "best", limits: { millis }, everyMove: true, reportMillis: 250 }, { answer: (answer) => tell(withAnalysis(insight, answer, legal)), queued })
            : this.carrier.call("solve", { ...place, goal: { everyMove: true }, limits: { millis } }, { answer: (answer) => tell(withSolution(insight, answer, legal)), queued });
        await this.call.done;
      }
      tell({ running: false });
    } catch (error) {
      if (!(error instanceof Cancelled)) {
        tell({ error: (error as Error).message, running: false });
      }
    }
  }
}

/**
 * A look at the same position never forgets what an earlier one proved. Its estimates count when it has searched as much as the
 * one before, which may have been stopped while somebody looked at another position.
 */
export function withAnalysis(before: Insight, answer: Analysis, legal: number): Partial<Insight> {
  const { depth, nodes, simulations, rate } = answer;
  const effort = nodes + simulations;
  const further = effort >= before.effort;
  const old = new Map(before.moves.map((each) => [each.move, each]));
  const found = answer.moves.map((each) => {
    const earlier = old.get(each.move);
    old.delete(each.move);
    return earlier ? newer(earlier, each, further) : each;
  });
  const moves = [...found, ...old.values()];
  const shown = further ? { depth: Math.max(depth, before.depth), nodes: Math.max(nodes, before.nodes), simulations, effort } : {};
  return { ...ordered(moves, further ? answer.best : before.best, legal), ...shown, rate, queued: null };
}

/** What is known of a move after another look: proofs stay, and exact distances replace unknown ones. */
function newer(earlier: AnalyzedMove, now: AnalyzedMove, further: boolean): AnalyzedMove {
  const exact = isProven(now.value) && hasDistance(now.value);
  if (isProven(earlier.value)) {
    return { ...(further ? now : earlier), value: exact && !hasDistance(earlier.value) ? now.value : earlier.value };
  }
  return further || isProven(now.value) ? now : earlier;
}

/** What the exact solver has found overrules every estimate. */
export function withSolution(before: Insight, answer: Solution, legal: number): Partial<Insight> {
  const found = new Map((answer.moves ?? []).flatMap((each) => (each.value ? [[each.move, each.value] as const] : [])));
  const known = before.moves.map((each) => ({ ...each, value: found.get(each.move) ?? each.value }));
  const cells = new Map((answer.moves ?? []).map((each) => [each.move, each.cell ?? null]));
  const cell = (move: string): number | null => cells.get(move) ?? null;
  const added = [...found].filter(([move]) => !before.moves.some((each) => each.move === move)).map(([move, value]) => ({ move, cell: cell(move), visits: 0, value, line: [move], lineCells: [cell(move)] }));
  const moves = [...known, ...added];
  const solved = answer.final && answer.best != null && moves.length > 0 && moves.every((each) => found.has(each.move));
  const rate = answer.micros > 0 ? (answer.nodes * 1e6) / answer.micros : before.rate;
  return { ...ordered(moves, solved ? (answer.best?.[0] ?? null) : before.best, legal), solved, nodes: Math.max(before.nodes, answer.nodes), rate, queued: null };
}

/** Whether a move has got so little of a search that its estimate says nothing yet. */
export function isFaint({ value, visits }: AnalyzedMove, moves: readonly AnalyzedMove[]): boolean {
  return !isProven(value) && visits > 0 && visits * 20 < Math.max(...moves.map((each) => each.visits));
}

/**
 * Best first, by what is shown of each move; of equal ones the engine's choice. A move that was hardly searched is not the best
 * one, nor is one that is proven to lose, while another is open.
 */
function ordered(moves: AnalyzedMove[], choice: string | null, legal: number): Pick<Insight, "moves" | "best" | "value"> {
  const shown = ({ value }: AnalyzedMove): number => (isProven(value) ? rank(value) : Math.round(100 * rank(value)) / 100);
  const group = (each: AnalyzedMove): number => ({ win: 0, draw: 1, estimate: 1 + Number(isFaint(each, moves)), loss: 3 })[show(each.value).kind];
  const sorted = [...moves].sort((a, b) => group(a) - group(b) || shown(b) - shown(a) || Number(b.move === choice) - Number(a.move === choice) || b.visits - a.visits);
  const top = sorted[0];
  const settled = sorted.length >= legal && sorted.every((each) => isProven(each.value));
  if (!top || (!settled && show(top.value).kind === "loss")) {
    return { moves: sorted, best: null, value: null };
  }
  return { moves: sorted, best: top.move, value: settled || top.value.type === "win" ? top.value : unproven(top.value) };
}

/** What the best move so far says about a position in which another may be better. */
function unproven(value: Value): Value {
  return value.type === "margin" ? { type: "points", points: 100 * value.points, unit: "hundredths" } : isProven(value) ? { type: "chance", expected: show(value).share } : value;
}

function hasDistance(value: Value): boolean {
  return !("plies" in value) || value.plies !== null;
}
