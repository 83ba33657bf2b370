/**
 * Analyses on several workers at once: by moves when every move is to have a value, by trees when a tree search chooses one. Only
 * searches with a limit of time and nothing else are split, so that all others give the same answers everywhere.
 */
import type { Analysis, AnalyzedMove, Answer, Fields, RequestName, Value } from "../api";
import { type Call, Cancelled, type Carrier, type Listener } from "../carrier";
import { isProven, rank } from "../values";

type Wish = Fields<"analyze">;

const TREE_SEARCHES = ["mcts", "mcts-solver"];

export class SplitCarrier implements Carrier {
  /**
   * @param carrier takes the parts
   * @param room how many could begin at once
   */
  constructor(
    private readonly carrier: Carrier,
    private readonly room: () => number,
  ) {}

  call<R extends RequestName>(request: R, fields: Fields<R>, listener: Listener<Answer<R>> = {}): Call<Answer<R>> {
    const wish = fields as Wish;
    const parts = this.room();
    if (request !== "analyze" || parts < 2 || !onlyTime(wish) || wish.only?.length || wish.avoid?.length) {
      return this.carrier.call(request, fields, listener);
    }
    const told = listener as Listener<Analysis>;
    const engine = wish.engine ?? "best";
    if (wish.everyMove) {
      return this.byMoves(wish, parts, told) as Call<Answer<R>>;
    }
    if (TREE_SEARCHES.includes(engine.split(":")[0]!)) {
      const seed = wish.seed ?? 1;
      const wishes = Array.from({ length: parts }, (_, i) => ({ ...wish, seed: seed + i }));
      return this.together(Promise.resolve(wishes), mergeTrees, told) as Call<Answer<R>>;
    }
    return this.carrier.call(request, fields, listener);
  }

  private byMoves(wish: Wish, parts: number, listener: Listener<Analysis>): Call<Analysis> {
    const place = Object.fromEntries(Object.entries(wish).filter(([key]) => ["game", "definition", "position", "moves"].includes(key))) as Fields<"show">;
    const wishes = this.carrier.call("show", place).done.then(({ legal }) => deal(legal, parts).map((only) => ({ ...wish, only })));
    return this.together(wishes, mergeMoves, listener);
  }

  private together(wishes: Promise<Wish[]>, merge: (answers: Analysis[]) => Analysis, listener: Listener<Analysis>): Call<Analysis> {
    let calls: Call<Analysis>[] = [];
    let cancelled = false;
    const done = wishes.then((each) => {
      if (cancelled) {
        throw new Cancelled();
      }
      const newest: Analysis[] = [];
      const tell = (part: number, answer: Analysis): void => {
        newest[part] = answer;
        if (listener.answer && Object.keys(newest).length === each.length && !newest.every(({ final }) => final)) {
          listener.answer(merge(newest));
        }
      };
      calls = each.map((wish, part) => this.carrier.call("analyze", wish, { ...listener, answer: (answer) => tell(part, answer) }));
      return Promise.all(calls.map((call) => call.done)).then((answers) => {
        const last = merge(answers);
        listener.answer?.(last);
        return last;
      });
    });
    const cancel = (): void => {
      cancelled = true;
      calls.forEach((call) => call.cancel());
    };
    // When a part fails, the others are not needed any more.
    done.catch(cancel);
    return { done, cancel };
  }
}

function onlyTime({ limits = {} }: Wish): boolean {
  return !!limits.millis && !limits.depth && !limits.nodes && !limits.simulations;
}

/** Moves dealt out like cards; neighbours are often alike, so each part gets some of each kind. */
export function deal(moves: string[], parts: number): string[][] {
  const count = Math.max(1, Math.min(parts, moves.length));
  return Array.from({ length: count }, (_, part) => moves.filter((_, i) => i % count === part));
}

/** The analyses of different moves of one position. */
export function mergeMoves(answers: Analysis[]): Analysis {
  return merged(answers, answers.flatMap((each) => each.moves), (a, b) => rank(b.value) - rank(a.value));
}

/** The analyses of all moves by trees that grew apart: visits add up, values are averaged by them, and what one has proven is proven. */
export function mergeTrees(answers: Analysis[]): Analysis {
  const moves = new Map<string, AnalyzedMove>();
  for (const each of answers.flatMap((answer) => answer.moves)) {
    const other = moves.get(each.move);
    moves.set(each.move, other ? both(other, each) : each);
  }
  const weight = (each: AnalyzedMove): number => (isProven(each.value) ? rank(each.value) * Infinity : each.visits);
  return merged(answers, [...moves.values()], (a, b) => (weight(a) === weight(b) ? rank(b.value) - rank(a.value) : weight(b) - weight(a)));
}

function both(a: AnalyzedMove, b: AnalyzedMove): AnalyzedMove {
  const visits = a.visits + b.visits;
  const longer = a.visits >= b.visits ? a : b;
  const proven = [a, b].find((each) => isProven(each.value));
  if (proven) {
    return { ...proven, visits };
  }
  return { ...longer, visits, value: average(a, b, visits) };
}

function average(a: AnalyzedMove, b: AnalyzedMove, visits: number): Value {
  if (a.value.type !== "chance" || b.value.type !== "chance" || visits === 0) {
    return a.value;
  }
  return { type: "chance", expected: (a.value.expected * a.visits + b.value.expected * b.visits) / visits };
}

function merged(answers: Analysis[], moves: AnalyzedMove[], order: (a: AnalyzedMove, b: AnalyzedMove) => number): Analysis {
  const sorted = moves.map((each, i) => ({ each, i })).sort((a, b) => order(a.each, b.each) || a.i - b.i).map(({ each }) => each);
  const [first] = sorted;
  const sum = (part: (each: Analysis) => number): number => answers.reduce((total, each) => total + part(each), 0);
  return {
    ...answers[0]!,
    ...(first && { best: first.move, cell: first.cell, value: first.value, line: first.line, lineCells: first.lineCells }),
    final: answers.every(({ final }) => final),
    moves: sorted,
    depth: Math.min(...answers.map(({ depth }) => depth)),
    nodes: sum(({ nodes }) => nodes),
    simulations: sum(({ simulations }) => simulations),
    rate: sum(({ rate }) => rate),
    micros: Math.max(...answers.map(({ micros }) => micros)),
  };
}
