/** The levels by name, the ladder that leads up them, and who plays whom next. */
import type { Position } from "../api";
import { yourSide } from "../games/results";
import { countMoves } from "../games/tree";
import { load, save } from "../store";
import { level, levelOf, type Match, PERSON, type Seat } from "./match";

const NAMES = ["beginner", "learner", "casual", "steady", "skilled", "strong", "expert", "master", "champion", "the best there is"];

export const TOP = NAMES.length;

export function levelName(number: number): string {
  return NAMES[number - 1] ?? "";
}

/** `Level 3, casual`. */
export function levelWords(number: number): string {
  return `Level ${number}, ${levelName(number)}`;
}

/** The level that a person plays against, or null. */
export function opponentLevel({ seats }: Match): number | null {
  const [x, o] = seats;
  return x.kind === "person" ? levelOf(o) : o.kind === "person" ? levelOf(x) : null;
}

export function sidesChanged(seats: [Seat, Seat]): [Seat, Seat] {
  return [seats[1], seats[0]];
}

/** The same with another level. */
export function withLevel(seats: [Seat, Seat], number: number): [Seat, Seat] {
  return seats.map((seat) => (seat.kind === "person" ? PERSON : level(number))) as [Seat, Seat];
}

/** The level that is to be beaten next on the ladder of a game. */
export function rung(key: string): number {
  const stored = load<unknown>("ladder." + key, 1);
  return typeof stored === "number" ? Math.max(1, Math.min(TOP + 1, Math.round(stored))) : 1;
}

/** Why a game on the ladder counts or does not, in a sentence; a win leads up. */
export function climb(key: string, match: Match, position: Position, helped: boolean): string {
  const number = opponentLevel(match) ?? 0;
  if (position.outcome.winner !== yourSide(match)) {
    return `You stay at ${levelWords(number).toLowerCase()}.`;
  }
  if (helped || countMoves(match.root) > match.moves.length) {
    return helped ? "The engine helped, so this win does not lead up the ladder." : "Moves were taken back, so this win does not lead up the ladder.";
  }
  save("ladder." + key, Math.max(rung(key), number + 1));
  return number === TOP ? "You have reached the top of the ladder!" : `You climb to ${levelWords(number + 1).toLowerCase()}.`;
}
