/** An analysis that looks at a position longer and longer, until everything is proven or it is stopped. */
import type { Analysis, AnalyzedMove, BookAnswer, Place, Value } from "../api";
import { type Call, Cancelled, type Carrier } from "../carrier";
import { isProven, rank } from "../values";

/** What is known about a position so far. */
export interface Insight {
  best: string | null;
  value: Value | null;
  moves: AnalyzedMove[];
  depth: number;
  nodes: number;
  simulations: number;
  rate: number;
  proven: boolean;
  running: boolean;
  /** The place in the queue, or null. */
  queued: number | null;
  book: BookAnswer | null;
  error: string | null;
}

const NOTHING: Insight = {
  best: null,
  value: null,
  moves: [],
  depth: 0,
  nodes: 0,
  simulations: 0,
  rate: 0,
  proven: false,
  running: true,
  queued: null,
  book: null,
  error: null,
};

/** Milliseconds of one look after the other. */
const LOOKS = [500, 2500, 12_000, 60_000];

export class Analyzer {
  private call: Call<Analysis> | null = null;
  private bookCall: Call<BookAnswer> | null = null;
  private round = 0;
  private readonly known = new Map<string, Insight>();

  constructor(
    private readonly carrier: Carrier,
    private readonly changed: (insight: Insight) => void,
  ) {}

  /** Begins with a position, or goes on with what is known about it. */
  start(place: Place): void {
    this.stop();
    void this.run(place, JSON.stringify(place), this.round);
  }

  stop(): void {
    this.round++;
    this.call?.cancel();
    this.bookCall?.cancel();
  }

  private async run(place: Place, key: string, round: number): Promise<void> {
    let insight = { ...(this.known.get(key) ?? NOTHING) };
    const tell = (change: Partial<Insight>): void => {
      if (round === this.round) {
        insight = { ...insight, ...change };
        this.known.set(key, insight);
        this.changed(insight);
      }
    };
    tell({ running: !insight.proven, error: null });
    if (!insight.book) {
      this.askBook(place, (book) => tell({ book }));
    }
    for (const millis of LOOKS) {
      if (insight.proven || round !== this.round) {
        break;
      }
      try {
        this.call = this.carrier.call(
          "analyze",
          { ...place, engine: "best", limits: { millis }, everyMove: true, reportMillis: 250 },
          { answer: (answer) => tell(merged(insight, answer)), queued: (queued) => tell({ queued }) },
        );
        await this.call.done;
      } catch (error) {
        if (!(error instanceof Cancelled)) {
          tell({ error: (error as Error).message, running: false });
        }
        return;
      }
    }
    tell({ running: false });
  }

  private askBook(place: Place, tell: (book: BookAnswer) => void): void {
    this.bookCall = this.carrier.call("book", place);
    this.bookCall.done.then(tell, () => {});
  }
}

/** A look at the same position never forgets what an earlier one proved. */
export function merged(before: Insight, answer: Analysis): Partial<Insight> {
  const old = new Map(before.moves.map((each) => [each.move, each]));
  const moves = answer.moves.map((each) => {
    const earlier = old.get(each.move);
    return earlier && isProven(earlier.value) && !isProven(each.value) ? earlier : each;
  });
  const proven = moves.length > 0 && moves.every((each) => isProven(each.value));
  const top = [...moves].sort((a, b) => rank(b.value) - rank(a.value))[0];
  const best = proven && top && rank(top.value) > rank(moves.find((each) => each.move === answer.best)?.value ?? top.value) ? top.move : answer.best;
  return {
    moves,
    best,
    value: moves.find((each) => each.move === best)?.value ?? answer.value,
    depth: answer.depth,
    nodes: answer.nodes,
    simulations: answer.simulations,
    rate: answer.rate,
    proven,
    queued: null,
  };
}
