/** A game in progress as plain data: moves, the place that is looked at, who sits where. */
import type { Player } from "../api";

export type Seat = { kind: "person" } | { kind: "engine"; engine: string; millis: number };

export interface Match {
  /** Rows of a position to start from, or null. */
  position: string | null;
  moves: string[];
  /** How many of the moves are on the board. */
  cursor: number;
  /** Seat 0 has X until a swap. */
  seats: [Seat, Seat];
}

export const PERSON: Seat = { kind: "person" };

export function level(number: number): Seat {
  return { kind: "engine", engine: "level" + number, millis: 0 };
}

export function newMatch(seats: [Seat, Seat]): Match {
  return { position: null, moves: [], cursor: 0, seats };
}

/** The moves that are on the board. */
export function played(match: Match): string[] {
  return match.moves.slice(0, match.cursor);
}

/** How many moves two games from the same position have in common; 0 if they begin differently. */
export function common(one: Match, other: Match): number {
  if (one.position !== other.position) {
    return 0;
  }
  const end = one.moves.findIndex((move, i) => move !== other.moves[i]);
  return end < 0 ? one.moves.length : end;
}

/** Whether nothing is lost with a game if the other is there: it is the same, or goes on from its end with the same players. */
export function isPart(match: Match, other: Match): boolean {
  const inside = match.position === other.position && common(match, other) === match.moves.length;
  return inside && (match.moves.length === other.moves.length || match.moves.length === 0 || JSON.stringify(match.seats) === JSON.stringify(other.seats));
}

/** After one more move in the place of those that were taken back, unless it is the same move. */
export function withMove(match: Match, move: string): Match {
  const same = match.moves[match.cursor] === move;
  const moves = same ? match.moves : [...played(match), move];
  return { ...match, moves, cursor: match.cursor + 1 };
}

export function at(match: Match, cursor: number): Match {
  return { ...match, cursor: Math.max(0, Math.min(match.moves.length, cursor)) };
}

/** Who plays a colour. */
export function seatOf(match: Match, player: Player, swapped: boolean): Seat {
  return match.seats[(player === "X") !== swapped ? 0 : 1];
}

export function bothEngines(match: Match): boolean {
  return match.seats.every((seat) => seat.kind === "engine");
}

export function bothPeople(match: Match): boolean {
  return match.seats.every((seat) => seat.kind === "person");
}

/** `Level 3`, `mcts`, `Person`. */
export function seatName(seat: Seat): string {
  if (seat.kind === "person") {
    return "Person";
  }
  const name = seat.engine.split(":")[0]!;
  const found = /^level(\d+)$/.exec(name);
  return found ? "Level " + found[1] : name;
}

/** `mcts:policy=sharp` from a name and the options that are set. */
export function engineSpec(name: string, options: Record<string, string>): string {
  const set = Object.entries(options).filter(([, value]) => value !== "");
  return name + (set.length ? ":" + set.map(([key, value]) => `${key}=${value}`).join(",") : "");
}

/** The name and the options again. */
export function readSpec(spec: string): { name: string; options: Record<string, string> } {
  const colon = spec.indexOf(":");
  if (colon < 0) {
    return { name: spec, options: {} };
  }
  const pairs = spec
    .slice(colon + 1)
    .split(",")
    .map((pair) => pair.split("=") as [string, string]);
  return { name: spec.slice(0, colon), options: Object.fromEntries(pairs) };
}
