/**
 * A puzzle in progress: finds one, takes the person's moves, answers each with the best defence that the exact solver knows, and
 * has wrong ones refuted. It draws nothing; whoever listens to `changed` does.
 */
import type { Player, Position, Puzzle, Solution, Why } from "../api";
import { type Call, Cancelled } from "../carrier";
import { cellOf, Positions } from "../play/positions";
import { resultOf } from "../play/picture";
import { valueSentence } from "../play/steps";
import type { App, Subject } from "../view";
import { count, keepTask, myRating, rate, savedDay, savedTask, see, seenKeys, type Streak, streak, type Task } from "./seen";

export type Phase = "looking" | "none" | "yours" | "checking" | "wrong" | "solved" | "shown";

export interface QuizState {
  phase: Phase;
  task: Task | null;
  moves: string[];
  position: Position | null;
  /** What was said last: a verdict, what is being done, or what went wrong. */
  text: string;
  queued: number | null;
  /** The refutation of a wrong move, and how many of its steps are on the board. */
  why: Why | null;
  step: number;
  streak: Streak;
  /** Which of the {@link CHOICES} is wanted. */
  choice: number;
  /** The cells that a hint points at. */
  hint: number[];
}

/** What puzzles can be asked for. */
export const CHOICES: [string, Wish][] = [
  ["For you", {}],
  ["Win at once", { kind: "at-once" }],
  ["Block", { kind: "block" }],
  ["Hard", { fromGrade: 6 }],
];

interface Wish {
  kind?: string;
  fromGrade?: number;
  rating?: number;
  avoid?: string[];
}

/** A puzzle that takes longer to find is given up; proofs of single positions are short. */
const FIND_MILLIS = 60_000;
const PROVE_MILLIS = 20_000;
/** A stone that answers at once is easily overlooked. */
const PAUSE = 450;

export class Quiz {
  state: QuizState;
  private readonly positions: Positions;
  private call: Call<unknown> | null = null;
  private timer = 0;
  private turn = 0;
  private closed = false;

  constructor(
    private readonly app: App,
    readonly subject: Subject,
    choice: number,
    private readonly changed: () => void,
  ) {
    this.positions = new Positions(app.carrier, subject.place);
    this.state = { phase: "looking", task: null, moves: [], position: null, text: "", queued: null, why: null, step: 0, streak: streak(), choice, hint: [] };
  }

  set(change: Partial<QuizState>): void {
    if (!this.closed) {
      this.state = { ...this.state, ...change };
      this.changed();
    }
  }

  close(): void {
    this.closed = true;
    this.quiet();
  }

  private get game(): string {
    return this.subject.packed ?? this.subject.game.game;
  }

  /** Opens the puzzle of a link, the one that was left, or a new one. */
  async begin(position: string | null): Promise<void> {
    const saved = savedTask(this.game);
    if (saved && !saved.done && (position === null || position === saved.position)) {
      await this.present(saved);
    } else if (position !== null) {
      await this.guard((turn) => this.prove(position, turn));
    } else {
      await this.next();
    }
  }

  /** Looks for a puzzle that has not been seen. */
  async next(choice = this.state.choice): Promise<void> {
    this.set({ choice });
    const wish = { ...CHOICES[choice]![1], avoid: seenKeys(this.game) };
    const seed = 1 + Math.floor(Math.random() * 2 ** 31);
    const mine = myRating();
    const level = choice > 0 ? {} : mine < 750 ? { kind: "at-once" } : mine < 1050 ? { kind: "block" } : { rating: mine };
    await this.find(seed, { ...wish, ...level });
    if (choice === 0 && this.state.phase === "none") {
      // A small game has none that is near.
      await this.find(seed, wish);
    }
  }

  /** Opens the puzzle of a date, which is the same for everybody. */
  async daily(day: string): Promise<void> {
    const saved = savedDay(this.game, day);
    if (saved) {
      await this.guard(() => this.present(saved));
    } else {
      await this.find(Number(day.replaceAll("-", "")) || 1, {}, day);
    }
  }

  private async find(seed: number, wish: Wish, day?: string): Promise<void> {
    await this.guard(async (turn) => {
      this.set({ phase: "looking", task: null, moves: [], position: null, why: null, step: 0, text: "Looking for a puzzle …" });
      const call = this.app.carrier.call(
        "puzzle",
        { ...this.subject.place, ...(this.subject.game.kind === "score" ? { ...wish, kind: "points", rating: 0 } : wish), seed, limits: { millis: FIND_MILLIS } },
        { answer: ({ text }) => turn === this.turn && this.set({ text: text + (/[.…]$/.test(text) ? "" : " …"), queued: null }), queued: (queued) => this.set({ queued }) },
      );
      this.call = call;
      const found = await call.done;
      if (turn === this.turn) {
        await this.take(found, day);
      }
    });
  }

  private async take(found: Puzzle, day?: string): Promise<void> {
    const { position, toMove, plies, best, grade, key, text, kind, theme, own, rating } = found;
    if (position === null || toMove === null || plies === null || best === null) {
      this.set({ phase: "none", text, queued: null });
      this.app.say(text);
      return;
    }
    if (key !== null) {
      see(this.game, key);
    }
    await this.present({ position, toMove, plies, best: [best], grade, key, kind, theme, own, rating, spoilt: false, done: false, ...(day ? { day, wrong: 0 } : {}) });
  }

  /** Makes a puzzle of any position that is won. */
  private async prove(position: string, turn: number): Promise<void> {
    this.set({ text: "Proving the position …" });
    const { toMove, value, best } = await this.solve(position, []);
    if (turn !== this.turn) {
      return;
    }
    if (value?.type === "win" && best && toMove) {
      await this.present({ position, toMove, plies: value.plies ?? 1, best, grade: null, key: null, spoilt: false, done: false });
    } else {
      this.set({ phase: "none", text: "This position is no puzzle: the side to move has no proven win." });
    }
  }

  private async present(task: Task): Promise<void> {
    const position = await this.positions.show(task.position, []);
    keepTask(this.game, task);
    this.set({ phase: "yours", task, moves: [], position, why: null, step: 0, queued: null, text: "", hint: [] });
    this.app.say(taskText(task));
  }

  /** The person's move. */
  async play(move: string): Promise<void> {
    const { task, phase, moves } = this.state;
    if (!task || phase !== "yours") {
      return;
    }
    await this.guard(async (turn) => {
      const made = [...moves, move];
      const position = await this.positions.show(task.position, made);
      this.set({ phase: "checking", moves: made, position, text: "", hint: [] });
      if (isShort(task) && task.best.includes(move)) {
        this.solved(position);
        return;
      }
      if (position.outcome.over) {
        if (position.outcome.winner === task.toMove) {
          this.solved(position);
        } else {
          await this.wrong(move, made, null);
        }
        return;
      }
      // The first move is known; what follows is proven now.
      if (moves.length === 0 && !task.best.includes(move)) {
        await this.wrong(move, made, null);
        return;
      }
      const proof = await this.solve(task.position, made);
      if (turn !== this.turn) {
        return;
      }
      if (proof.value === null) {
        this.set({ phase: "none", text: "The solver did not find out in time what follows." });
      } else if (wins(proof, task.toMove)) {
        await this.defend(made, proof, task, turn);
      } else {
        await this.wrong(move, made, proof);
      }
    });
  }

  private async defend(made: string[], proof: Solution, task: Task, turn: number): Promise<void> {
    const answer = proof.toMove === task.toMove ? undefined : proof.best?.[0];
    if (answer === undefined) {
      this.set({ phase: "yours", text: "Right." });
      return;
    }
    await new Promise((done) => (this.timer = window.setTimeout(done, PAUSE)));
    const position = await this.positions.show(task.position, [...made, answer]);
    if (turn !== this.turn) {
      return;
    }
    if (position.outcome.over) {
      // Every defence lost, the best one by a line that loses.
      this.set({ moves: [...made, answer], position });
      this.solved(position);
    } else {
      const left = proof.value && "plies" in proof.value && proof.value.plies ? proof.value.plies - 1 : null;
      const text = `Right. ${proof.toMove} defends with ${answer}` + (left ? `; ${task.toMove} wins in ${ownOf(task, left)}.` : ".");
      this.set({ phase: "yours", moves: [...made, answer], position, text });
      this.app.say(text);
    }
  }

  private solved(position: Position): void {
    const task = this.state.task!;
    const clean = !task.spoilt;
    if (clean) {
      rate(task, true);
    }
    const counted = clean ? count(true) : streak();
    this.finish(task);
    const text = (clean ? "Solved. " : "Solved, after a second look. ") + (IDEAS[task.theme ?? ""] ?? "") + resultOf(this.subject.game, position);
    this.set({ phase: "solved", text, streak: counted });
    this.app.say(text + (clean ? ` Streak: ${counted.now}.` : ""));
  }

  /** Tells that a move does not win, and looks for the refutation. */
  private async wrong(move: string, made: string[], proof: Solution | null): Promise<void> {
    const task = this.spoil();
    const text = isShort(task) ? `${move} is not the move.` : proof?.value?.type === "draw" ? `${move} only draws.` : `${move} does not win.`;
    this.set({ phase: "wrong", text, why: null, step: 0 });
    this.app.say(text);
    const turn = this.turn;
    const call = this.app.carrier.call(
      "why",
      { ...this.positions.place(task.position, made.slice(0, -1)), move, limits: { millis: PROVE_MILLIS } },
      { answer: (why) => turn === this.turn && this.set({ why }), queued: () => {} },
    );
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

  /** A wrong move ends the streak, once. */
  private spoil(): Task {
    const before = this.state.task!;
    const task = { ...before, spoilt: true, ...(before.day ? { wrong: (before.wrong ?? 0) + 1 } : {}) };
    if (before.day) {
      this.set({ task });
      keepTask(this.game, task);
    }
    if (!before.spoilt) {
      rate(before, false);
      this.set({ streak: count(false), task });
      keepTask(this.game, task);
    }
    return task;
  }

  private finish(task: Task): void {
    const done = { ...task, done: true };
    keepTask(this.game, done);
    this.set({ task: done });
  }

  /** Takes a wrong move back. */
  async again(): Promise<void> {
    const { task, moves, phase } = this.state;
    if (task && phase === "wrong") {
      await this.guard(async () => {
        const kept = moves.slice(0, -1);
        this.set({ phase: "yours", moves: kept, position: await this.positions.show(task.position, kept), why: null, step: 0, text: "" });
      });
    }
  }

  /** Points at the cells around the best first move. */
  hint(): void {
    const { position, moves } = this.state;
    const { cells } = this.subject.game.layout;
    const task = this.spoil();
    const [x, y] = cells[cellOf(position!, task.best[0]!) ?? 0]!;
    this.set({ hint: moves.length > 0 ? [] : position!.legalCells.filter((each) => Math.hypot(cells[each]![0] - x, cells[each]![1] - y) < 1.6) });
    this.app.say(this.state.hint.map((each) => this.subject.game.names[each]).join(" "));
  }

  /** Plays the puzzle out, best moves on both sides. */
  async solution(): Promise<void> {
    const { task, moves, phase } = this.state;
    if (!task || (phase !== "yours" && phase !== "wrong")) {
      return;
    }
    await this.guard(async (turn) => {
      this.finish(this.spoil());
      let line = phase === "wrong" ? moves.slice(0, -1) : moves;
      this.set({ phase: "shown", why: null, text: "The solution:" });
      for (let position = await this.positions.show(task.position, line); turn === this.turn; position = await this.positions.show(task.position, line)) {
        this.set({ moves: line, position });
        if (position.outcome.over || (line.length > 0 && isShort(task))) {
          this.set({ text: "The solution: " + line.join(" ") + ". " + resultOf(this.subject.game, position) });
          this.app.say(this.state.text);
          return;
        }
        const best = line.length === 0 ? task.best : (await this.solve(task.position, line)).best;
        if (!best?.[0]) {
          return;
        }
        await new Promise((done) => (this.timer = window.setTimeout(done, 2 * PAUSE)));
        line = [...line, best[0]];
      }
    });
  }

  whyStep(step: number): void {
    const { why } = this.state;
    if (why) {
      const next = Math.max(0, Math.min(why.steps.length, step));
      this.set({ step: next });
      this.app.say(why.steps[next - 1]?.text ?? valueSentence(why));
    }
  }

  private solve(position: string, moves: string[]): Promise<Solution> {
    const call = this.app.carrier.call(
      "solve",
      { ...this.positions.place(position, moves), goal: { best: true }, limits: { millis: PROVE_MILLIS } },
      { queued: (queued) => this.set({ queued }) },
    );
    this.call = call;
    return call.done;
  }

  private quiet(): void {
    clearTimeout(this.timer);
    this.call?.cancel();
  }

  /** Runs one thing at a time; a new one ends what is running. */
  private async guard(act: (turn: number) => Promise<void>): Promise<void> {
    this.quiet();
    const turn = ++this.turn;
    try {
      await act(turn);
    } catch (error) {
      if (turn === this.turn && !(error instanceof Cancelled)) {
        this.set({ phase: "none", text: (error as Error).message, queued: null });
      }
    }
  }
}

/** Whether a proof says that a player wins. */
function wins({ value, toMove }: Solution, player: Player): boolean {
  return value !== null && value.type === (toMove === player ? "win" : "loss");
}

/** The ideas of first moves. */
const IDEAS: Record<string, string> = { fork: "A fork. ", "forced-loss": "The only block loses. ", quiet: "A quiet move. " };

/** Whether the first move is all. */
function isShort({ kind }: Task): boolean {
  return !!kind && kind !== "win";
}

/** Moves of one's own among so many of both, where the sides take turns. */
function ownOf({ own, plies }: Task, both: number): number {
  return own === Math.ceil(plies / 2) ? Math.ceil(both / 2) : both;
}

/** What is to be done. */
export function taskText(task: Task): string {
  const { toMove, kind, best, plies } = task;
  const other = toMove === "X" ? "O" : "X";
  const own = ownOf(task, plies);
  return kind === "block"
    ? `${toMove} to move. Only one move stops ${other}.`
    : kind === "points"
      ? `${toMove} to move. One move makes the most points.`
      : `${toMove} to move and win ${plies === 1 ? "at once" : `in ${own}${own < plies ? " moves of its own" : ""}`}.${best.length === 1 ? " Only one move wins." : ""}`;
}
