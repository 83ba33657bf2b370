/**
 * Games that the browser remembers. Each game has one in progress; whatever takes its place, it is put aside among the earlier
 * games and lines, so that nothing that was played is lost.
 */
import { load, save } from "../store";
import type { Match, Seat } from "./match";
import { isPart, level, PERSON } from "./match";

/** The oldest of more earlier games and lines are forgotten. */
const MOST_EARLIER = 1000;

/** More than the longest game has. */
const MOST_MOVES = 200;

export interface Memory {
  /** The game in progress. */
  match: Match | null;
  /** Those that it has replaced, and lines that were left for another move; the newest first. */
  earlier: Match[];
}

/** Makes a game the one in progress. The one before it becomes an earlier one, unless the new one has all its moves. */
export function remember({ match: before, earlier }: Memory, match: Match): Memory {
  const others = earlier.filter((each) => !isPart(each, match));
  if (!before || isPart(before, match) || others.some((each) => isPart(before, each))) {
    return { match, earlier: others };
  }
  return { match, earlier: [before, ...others.filter((each) => !isPart(each, before))].slice(0, MOST_EARLIER) };
}

/** The memory of one game, built-in or of one's own. */
export class Shelf {
  private readonly name: string;

  constructor(game: string, packed: string | null) {
    this.name = packed ?? game;
  }

  /** What is remembered now: another window may have added to it. */
  read(): Memory {
    const earlier = load<unknown>("earlier." + this.name, []);
    return { match: readMatch(load("match." + this.name, null)), earlier: Array.isArray(earlier) ? earlier.flatMap((each) => readMatch(each) ?? []) : [] };
  }

  /** Remembers a game as the one in progress; false if the browser has no room for it. */
  keep(match: Match): boolean {
    const before = this.read();
    const { earlier } = remember(before, match);
    const same = earlier.length === before.earlier.length && earlier.every((each, i) => each === before.earlier[i]);
    // First what was put aside: if the browser stops in between, a line is there twice and none is missing.
    return (same || save("earlier." + this.name, earlier.length > 0 ? earlier : null)) && save("match." + this.name, match);
  }

  /** What can be brought back while a game is on the board: the game in progress, the earlier ones, the link looked at last. */
  others(match: Match): Match[] {
    const { match: kept, earlier } = this.read();
    const visited = this.visited();
    const all = kept ? [kept, ...earlier] : earlier;
    const linked = visited && !all.some((each) => isPart(visited, each)) ? [visited] : [];
    return [...all, ...linked].filter((each) => !isPart(each, match));
  }

  /** The game of a link that was opened last, with the moves that were stepped back over. */
  visited(): Match | null {
    return readMatch(load("visit." + this.name, null));
  }

  visit(match: Match): void {
    save("visit." + this.name, match);
  }
}

/** The game in progress, if there is one. */
export function savedMatch(game: string): Match | null {
  return new Shelf(game, null).read().match;
}

/** Something that was stored, if it is a game. */
export function readMatch(stored: unknown): Match | null {
  const { position = null, moves, cursor, seats } = (stored ?? {}) as Partial<Match>;
  const rightMoves = Array.isArray(moves) && moves.length <= MOST_MOVES && moves.every((each) => typeof each === "string");
  const rightCursor = rightMoves && Number.isInteger(cursor) && cursor! >= 0 && cursor! <= moves.length;
  return rightCursor && isSeats(seats) && (position === null || typeof position === "string") ? { position, moves, cursor: cursor!, seats } : null;
}

function isSeats(stored: unknown): stored is [Seat, Seat] {
  return Array.isArray(stored) && stored.length === 2 && (stored as Seat[]).every((seat) => seat?.kind === "person" || (seat?.kind === "engine" && typeof seat.engine === "string" && typeof seat.millis === "number"));
}

/** Who played last; at first a person against an easy level. */
export function usualSeats(): [Seat, Seat] {
  const stored = load<unknown>("seats", null);
  return isSeats(stored) ? stored : [PERSON, level(3)];
}

export function saveSeats(seats: [Seat, Seat]): void {
  // Who has watched two engines wants to play the next game.
  if (seats.some((seat) => seat.kind === "person")) {
    save("seats", seats);
  }
}
