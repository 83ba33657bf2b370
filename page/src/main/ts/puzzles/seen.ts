/** What the browser remembers of puzzles: the streak, those seen, and the one on the board. */
import type { Player, Puzzle } from "../api";
import { load, save } from "../store";

/** A puzzle as it is set before a person. */
export interface Task {
  position: string;
  toMove: Player;
  plies: number;
  /** The winning moves; for a made puzzle exactly one. */
  best: string[];
  /** The highest level that fails on it, or null if nobody tried. */
  grade: number | null;
  key: string | null;
  /** What the best move does; a win if it is not said. */
  kind?: Puzzle["kind"];
  theme?: string | null;
  /** Stones of one's own until the end, and how hard it looks. */
  own?: number | null;
  rating?: number | null;
  /** Whether a wrong move was made, or the solution shown. */
  spoilt: boolean;
  /** Whether it counts no more. */
  done: boolean;
  /** The date of a puzzle of the day, as in 2026-11-19, and how many wrong moves were made in it. */
  day?: string;
  wrong?: number;
}

/** Today's date, the same all over the world. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export interface Streak {
  now: number;
  best: number;
  solved: number;
}

const MOST_KEYS = 200;

export function streak(): Streak {
  return load<Streak>("streak", { now: 0, best: 0, solved: 0 });
}

/** After a puzzle was solved, or failed at the first try. */
export function count(solved: boolean): Streak {
  const { now, best, solved: all } = streak();
  const next = solved ? now + 1 : 0;
  const counted = { now: next, best: Math.max(best, next), solved: all + Number(solved) };
  save("streak", counted);
  return counted;
}

/** How good somebody is at puzzles, in the numbers of chess. */
export function myRating(): number {
  return load("rating", 800);
}

/** After the first try at a puzzle. */
export function rate({ rating }: Task, solved: boolean): void {
  if (rating) {
    const mine = myRating();
    save("rating", Math.round(mine + 60 * (Number(solved) - 1 / (1 + 10 ** ((rating - mine) / 400)))));
  }
}

export function seenKeys(game: string): string[] {
  return load<string[]>("puzzles." + game, []);
}

/** Remembers a puzzle; the oldest ones are forgotten. */
export function see(game: string, key: string): void {
  const keys = seenKeys(game).filter((each) => each !== key);
  save("puzzles." + game, [...keys, key].slice(-MOST_KEYS));
}

export function savedTask(game: string): Task | null {
  const found = load<Task | null>("puzzle." + game, null);
  return found && Array.isArray(found.best) ? found : null;
}

/** The puzzle of a day, if it was begun. */
export function savedDay(game: string, day: string): Task | null {
  const found = load<Task | null>("day." + game, null);
  return found?.day === day && Array.isArray(found.best) ? found : null;
}

/** Remembers the puzzle on the board. One of a link, which has no key, leaves a puzzle as it is that is not done. */
export function keepTask(game: string, task: Task): void {
  if (task.day) {
    save("day." + game, task);
    return;
  }
  const saved = savedTask(game);
  if (!saved || saved.done || saved.key === null || task.key !== null) {
    save("puzzle." + game, task);
  }
}
