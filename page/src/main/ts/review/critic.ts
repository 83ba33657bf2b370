/**
 * A review in progress: asks for the value after every move, walks from mistake to mistake, and judges what a person tries
 * instead. It draws nothing; whoever listens to `changed` does.
 */
import { type Call, Cancelled } from "../carrier";
import type { Player, Position, Review, ReviewedMove, Value, Why } from "../api";
import { resumed } from "../games/library";
import { yourSide } from "../games/results";
import { keepReview, reviewOf } from "../games/tree";
import { Positions } from "../play/positions";
import { valueSentence } from "../play/steps";
import { isProven, leanOfX, negate, rank, sentence, show } from "../values";
import type { App, Subject } from "../view";

export type MistakeKind = NonNullable<ReviewedMove["kind"]>;

/** Another move in the place of a mistake. */
export interface Attempt {
  ply: ReviewedMove;
  move: string | null;
  judged: "open" | "checking" | "right" | "wrong";
  text: string;
}

export interface ReviewState {
  moves: string[];
  /** How many moves are on the board. */
  cursor: number;
  position: Position;
  review: Review | null;
  running: boolean;
  queued: number | null;
  error: string | null;
  attempt: Attempt | null;
  why: Why | null;
  step: number;
  /** Your side, if one of the players is a person and the other is not. */
  you: Player | null;
}

const MILLIS_PER_MOVE = 1500;
const PROVE_MILLIS = 8000;
/** Estimates that differ by less are the same. */
const NEAR = 0.08;

export const KINDS: Record<MistakeKind, { word: string; about: string }> = {
  "lost-win": { word: "lost win", about: "a won game was no longer won" },
  blunder: { word: "blunder", about: "a game that was not lost was lost" },
  points: { word: "points lost", about: "points were given away" },
  doubtful: { word: "doubtful", about: "worse than another move, as far as searched" },
};

export class Critic {
  state: ReviewState;
  readonly positions: Positions;
  /** Whether the moves lead to the end of the game. */
  readonly over: boolean;
  /** Whether a best move was shown. */
  helped = false;
  private call: Call<unknown> | null = null;
  private reviewCall: Call<Review> | null = null;
  private turn = 0;
  private closed = false;

  private constructor(
    readonly app: App,
    readonly subject: Subject,
    readonly start: string | null,
    positions: Positions,
    moves: string[],
    position: Position,
    private readonly changed: () => void,
  ) {
    this.positions = positions;
    this.over = position.outcome.over;
    this.state = { moves, cursor: moves.length, position, review: null, running: true, queued: null, error: null, attempt: null, why: null, step: 0, you: null };
  }

  static async open(app: App, subject: Subject, start: string | null, moves: string[], changed: () => void): Promise<Critic> {
    const positions = new Positions(app.carrier, subject.place);
    return new Critic(app, subject, start, positions, moves, await positions.show(start, moves), changed);
  }

  /** Asks for the review, unless it is known; called once. */
  begin(): void {
    const { library } = this.app;
    const { moves } = this.state;
    const key = this.subject.packed ?? this.subject.game.game;
    void library.all().then((all) => {
      const document = resumed(all, key, this.start, moves);
      const plies = document && reviewOf(document.root, moves);
      this.set({ you: document && yourSide({ ...document, moves }) });
      if (plies) {
        this.set({ review: { plies, done: plies.length, of: plies.length, final: true }, running: false });
      } else {
        this.ask((review) => {
          if (document) {
            keepReview(document.root, moves, review.plies);
            void library.put(document);
          }
        });
      }
    });
  }

  private ask(keep: (review: Review) => void): void {
    if (this.closed) {
      return;
    }
    const call = this.app.carrier.call(
      "review",
      { ...this.positions.place(this.start, this.state.moves), millisPerMove: MILLIS_PER_MOVE },
      { answer: (review) => this.set({ review, queued: null }), queued: (queued) => this.set({ queued }) },
    );
    this.reviewCall = call;
    call.done.then(
      (review) => {
        this.set({ review, running: false });
        keep(review);
        this.app.say(this.summary());
      },
      (error: Error) => this.set({ running: false, error: error instanceof Cancelled ? null : error.message }),
    );
  }

  close(): void {
    this.closed = true;
    this.reviewCall?.cancel();
    this.call?.cancel();
  }

  set(change: Partial<ReviewState>): void {
    if (!this.closed) {
      this.state = { ...this.state, ...change };
      this.changed();
    }
  }

  /** The mistakes: yours first, if you are one of the players. */
  mistakes(): ReviewedMove[] {
    const found = (this.state.review?.plies ?? []).filter((each) => each.kind !== null);
    const { you } = this.state;
    return you === null ? found : [...found.filter((each) => each.player === you), ...found.filter((each) => each.player !== you)];
  }

  /** How much of what the moves of a player were worth at best they kept, in per cent; null if there are none. */
  accuracy(player: Player): number | null {
    const moves = (this.state.review?.plies ?? []).filter((each) => each.player === player);
    const lost = moves.map((each) => Math.abs(leanOfX(each.bestValue) - leanOfX(each.value)));
    return moves.length === 0 ? null : Math.round(100 - (100 * lost.reduce((sum, each) => sum + each, 0)) / moves.length);
  }

  /** How many points the moves of a player gave away, where margins are proven. */
  given(player: Player): string {
    const lost = (this.state.review?.plies ?? []).reduce((sum, { player: who, value, bestValue }) => sum + (who === player && value.type === "margin" && bestValue.type === "margin" ? Math.abs(bestValue.points - value.points) : 0), 0);
    return lost > 0 ? `, ${lost} ${lost === 1 ? "point" : "points"} given away` : "";
  }

  /** How many mistakes of each kind there are, in a sentence. */
  summary(): string {
    const found = this.mistakes();
    const parts = (Object.keys(KINDS) as MistakeKind[])
      .map((kind) => [found.filter((each) => each.kind === kind).length, KINDS[kind].word] as const)
      .filter(([many]) => many > 0)
      .map(([many, word]) => `${many} ${word}${many > 1 && !/doubt|points/.test(word) ? "s" : ""}`);
    return parts.length > 0 ? parts.join(", ") + "." : "No mistakes.";
  }

  /** The mistake after the one that is looked at, the first after the last one. */
  nextMistake(): ReviewedMove | null {
    const found = this.mistakes();
    const { attempt } = this.state;
    return (attempt && found[found.findIndex((each) => each.ply === attempt.ply.ply) + 1]) ?? found[0] ?? null;
  }

  /** Sets the position before a mistake, for another try. */
  async retry(ply: ReviewedMove | null): Promise<void> {
    if (ply) {
      const { player, move } = ply;
      // The sentence of the review names the best move, which is to be found.
      const text = `${player} played ${move}: ${sentence(oneLater(ply.value), "X")}. Before it: ${sentence(ply.bestValue, "X")}. Find a better move for ${player}.`;
      await this.goTo(ply.ply - 1, { ply, move: null, judged: "open", text });
      this.app.say(`Move ${ply.ply}, ${KINDS[ply.kind!].word}. ${text}`);
    }
  }

  async to(cursor: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.state.moves.length, cursor));
    await this.goTo(wanted, null);
    const ply = this.plyAt(wanted);
    this.app.say(ply ? `Move ${wanted}: ${ply.player} ${ply.move}. ${sentence(oneLater(ply.value), "X")}. ${ply.kind ? KINDS[ply.kind].word + "." : ""}` : `Move ${wanted} of ${this.state.moves.length}.`);
  }

  plyAt(cursor: number): ReviewedMove | undefined {
    return this.state.review?.plies.find((each) => each.ply === cursor);
  }

  private async goTo(cursor: number, attempt: Attempt | null): Promise<void> {
    await this.guard(async (turn) => {
      const position = await this.positions.show(this.start, this.state.moves.slice(0, cursor));
      if (turn === this.turn) {
        this.set({ cursor, position, attempt, why: null, step: 0 });
      }
    });
  }

  /** A move in the place of the mistake. */
  async attempt(move: string): Promise<void> {
    const { attempt, moves } = this.state;
    if (!attempt || attempt.judged === "checking") {
      return;
    }
    const { ply } = attempt;
    const before = moves.slice(0, ply.ply - 1);
    await this.guard(async (turn) => {
      const position = await this.positions.show(this.start, [...before, move]);
      this.set({ position, attempt: { ply, move, judged: "checking", text: "" }, why: null, step: 0 });
      const best = bestFor(ply);
      const value = move === ply.best ? best : await this.judge(before, move, position, ply);
      if (turn !== this.turn) {
        return;
      }
      const right = asGood(value, best);
      const text = `${move}: ${sentence(value, ply.player)}.`;
      this.set({ attempt: { ply, move, judged: right ? "right" : "wrong", text: (right ? "Right. " : "Not the move. ") + text } });
      this.app.say(this.state.attempt!.text);
      if (!right) {
        this.explain(before, move, turn);
      }
    });
  }

  /** Plays the best move in the place of the mistake. */
  showBest(): void {
    this.helped = true;
    void this.attempt(this.state.attempt!.ply.best!);
  }

  /** What a move is worth to its player. */
  private async judge(before: string[], move: string, after: Position, ply: ReviewedMove): Promise<Value> {
    if (after.outcome.over) {
      const { winner } = after.outcome;
      return winner === null ? { type: "draw" } : winner === ply.player ? { type: "win", plies: 1 } : { type: "loss", plies: 1 };
    }
    const place = this.positions.place(this.start, [...before, move]);
    const mine = (value: Value): Value => oneLater(after.toMove === ply.player ? value : negate(value));
    const call = this.app.carrier.call("solve", { ...place, goal: { best: false }, limits: { millis: isProven(ply.bestValue) ? PROVE_MILLIS : 1000 } }, { queued: () => {} });
    this.call = call;
    const { value } = await call.done;
    if (value) {
      return mine(value);
    }
    const estimate = this.app.carrier.call("analyze", { ...place, engine: "best", limits: { millis: 1500 } }, { queued: () => {} });
    this.call = estimate;
    return mine((await estimate.done).value);
  }

  /** Plays out why a move is worse. */
  explain(before: string[], move: string, turn = this.turn): void {
    const call = this.app.carrier.call("why", { ...this.positions.place(this.start, before), move, limits: { millis: PROVE_MILLIS } }, { queued: () => {} });
    this.call = call;
    call.done.then(
      (why) => {
        if (turn === this.turn) {
          this.set({ why, step: Math.min(1, why.steps.length) });
          this.app.say(valueSentence(why));
        }
      },
      () => {},
    );
  }

  /** Why the mistake is one. */
  whyMistake(): void {
    const { attempt, moves } = this.state;
    if (attempt) {
      this.call?.cancel();
      this.explain(moves.slice(0, attempt.ply.ply - 1), attempt.ply.move, ++this.turn);
    }
  }

  whyStep(step: number): void {
    const { why } = this.state;
    if (why) {
      const next = Math.max(0, Math.min(why.steps.length, step));
      this.set({ step: next });
      this.app.say(why.steps[next - 1]?.text ?? valueSentence(why));
    }
  }

  private async guard(act: (turn: number) => Promise<void>): Promise<void> {
    this.call?.cancel();
    const turn = ++this.turn;
    try {
      await act(turn);
    } catch (error) {
      if (turn === this.turn && !(error instanceof Cancelled)) {
        this.set({ error: (error as Error).message });
      }
    }
  }
}

/** A value seen from a move earlier: distances count from before the move. */
export function oneLater(value: Value): Value {
  return (value.type === "win" || value.type === "loss") && value.plies !== null ? { type: value.type, plies: value.plies + 1 } : value;
}

/** What the best move was worth to the player who missed it. */
function bestFor({ player, bestValue }: ReviewedMove): Value {
  return player === "X" ? bestValue : negate(bestValue);
}

/** Whether a move is worth as much as the best one; how fast it wins does not count. */
export function asGood(value: Value, best: Value): boolean {
  const kinds = ["loss", "draw", "win"];
  const [mine, wanted] = [show(value), show(best)];
  if (isProven(value) && isProven(best)) {
    return value.type === "margin" && best.type === "margin" ? rank(value) >= rank(best) : kinds.indexOf(mine.kind) >= kinds.indexOf(wanted.kind);
  }
  return mine.share >= wanted.share - NEAR;
}
