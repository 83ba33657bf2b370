/** How games ended, and for whom. */
import type { Player } from "../api";
import { type Match, seatName, seatOf } from "../play/match";
import type { GameDocument } from "./library";
import { lineFrom, nodeAt } from "./tree";

/** What one can look for among games. */
export const RESULTS = { all: "All results", won: "Won by you", lost: "Lost by you", draw: "Drawn", X: "X won", O: "O won", open: "Not finished" } as const;

export type Wanted = keyof typeof RESULTS;

/** How the main line ended, else the line that was looked at last. */
export function endOf(match: Match): Player | "draw" | null {
  return nodeAt(match.root, lineFrom(match.root, []))?.end ?? nodeAt(match.root, match.moves)?.end ?? null;
}

/** The side of the only person in a game at the end of its line, or null if there are two or none. */
export function yourSide(match: Match): Player | null {
  const people = match.seats.map((seat) => seat.kind === "person");
  return people[0] === people[1] ? null : people[0] !== match.moves.includes("swap") ? "X" : "O";
}

/** `You won`, `Level 3 won`, `X won`, `Draw`, `Not finished`. */
export function resultWords(match: Match): string {
  const end = endOf(match);
  if (end === null) {
    return "Not finished";
  }
  if (end === "draw") {
    return "Draw";
  }
  const you = yourSide(match);
  return you === null ? end + " won" : end === you ? "You won" : seatName(seatOf(match, end, match.moves.includes("swap"))) + " won";
}

export function isWanted(document: GameDocument, words: string, result: Wanted): boolean {
  const end = endOf(document);
  const you = yourSide(document);
  const right = {
    all: true,
    won: you !== null && end === you,
    lost: you !== null && end !== null && end !== "draw" && end !== you,
    draw: end === "draw",
    X: end === "X",
    O: end === "O",
    open: end === null,
  }[result];
  const text = `${document.name} ${document.seats.map(seatName).join(" ")} ${document.root.note ?? ""}`.toLowerCase();
  return right && words.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
