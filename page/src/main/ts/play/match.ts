/** A game as plain data: the tree of its moves, the place that is looked at, who sits where. */
import type { Player } from "../api";
import { addMove, lineFrom, newRoot, type Node, nodeAt } from "../games/tree";

export type Seat = { kind: "person" } | { kind: "engine"; engine: string; millis: number };

export interface Match {
  /** The name of the game among all that were played. */
  id: string;
  /** Rows of a position to start from, or null. */
  position: string | null;
  root: Node;
  /** The line of the tree that is looked at. */
  moves: string[];
  /** How many of its moves are on the board. */
  cursor: number;
  /** Seat 0 has X until a swap. */
  seats: [Seat, Seat];
  /** Whether a win leads up the ladder. */
  ladder?: boolean;
}

export const PERSON: Seat = { kind: "person" };

export function level(number: number): Seat {
  return { kind: "engine", engine: "level" + number, millis: 0 };
}

export function newId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}

export function newMatch(seats: [Seat, Seat], position: string | null = null): Match {
  return { id: newId(), position, root: newRoot(), moves: [], cursor: 0, seats };
}

/** The moves that are on the board. */
export function played(match: Match): string[] {
  return match.moves.slice(0, match.cursor);
}

/** After one more move, which begins a variation if other moves were made here. */
export function withMove(match: Match, move: string, side: Player | null): Match {
  const path = played(match);
  addMove(match.root, path, move, side);
  return onPath(match, [...path, move]);
}

/** At the end of a path of the tree. The line that was looked at stays, if the path is its beginning. */
export function onPath(match: Match, path: readonly string[]): Match {
  const inside = path.every((move, i) => match.moves[i] === move) && nodeAt(match.root, match.moves) !== null;
  return { ...match, moves: lineFrom(match.root, inside ? match.moves : path), cursor: path.length };
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

/** The level of a seat from 1 to 10, or null. */
export function levelOf(seat: Seat): number | null {
  const found = seat.kind === "engine" && /^level(\d+)$/.exec(seat.engine);
  return found ? Number(found[1]) : null;
}

/** `Level 3`, `mcts`, `Person`. */
export function seatName(seat: Seat): string {
  if (seat.kind === "person") {
    return "Person";
  }
  const number = levelOf(seat);
  return number === null ? seat.engine.split(":")[0]! : "Level " + number;
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
