/** Games and seats as they are read from what the browser stored. */
import { addMove, newRoot, nodeAt, readNode } from "../games/tree";
import { load, save } from "../store";
import { level, type Match, newId, PERSON, type Seat } from "./match";

/** More than the longest game has. */
const MOST_MOVES = 200;

/** Something that was stored, if it is a game; earlier versions of the page stored a line instead of a tree. */
export function readMatch(stored: unknown): Match | null {
  const { id, position = null, root, moves, cursor, seats, ladder } = (stored ?? {}) as Partial<Match>;
  const rightMoves = Array.isArray(moves) && moves.length <= MOST_MOVES && moves.every((each) => typeof each === "string");
  const rightCursor = rightMoves && Number.isInteger(cursor) && cursor! >= 0 && cursor! <= moves.length;
  if (!rightCursor || !isSeats(seats) || (position !== null && typeof position !== "string")) {
    return null;
  }
  let tree = readNode(root);
  if (!tree) {
    tree = newRoot();
    moves.forEach((move, i) => addMove(tree!, moves.slice(0, i), move, null));
  }
  return nodeAt(tree, moves) ? { id: typeof id === "string" ? id : newId(), position, root: tree, moves, cursor: cursor!, seats, ...(ladder === true ? { ladder } : {}) } : null;
}

function isSeats(stored: unknown): stored is [Seat, Seat] {
  return Array.isArray(stored) && stored.length === 2 && (stored as Seat[]).every((seat) => seat?.kind === "person" || (seat?.kind === "engine" && typeof seat.engine === "string" && typeof seat.millis === "number"));
}

/** Who played this game last, else who played last; at first a person against an easy level. */
export function usualSeats(key: string): [Seat, Seat] {
  const stored = [load<unknown>("seats." + key, null), load<unknown>("seats", null)].find(isSeats);
  return stored ?? [PERSON, level(3)];
}

export function saveSeats(key: string, seats: [Seat, Seat]): void {
  // Who has watched two engines wants to play the next game.
  if (seats.some((seat) => seat.kind === "person")) {
    save("seats", seats);
    save("seats." + key, seats);
  }
}
