/** What a board shows of a position, whatever the view. */
import type { Game, Position } from "../api";
import type { BoardState } from "../board/state";

export function pictureOf(game: Game, position: Position): Partial<BoardState> {
  const { outcome, turn } = position;
  const ring = turn?.ring ?? null;
  const decided = outcome.over && outcome.cells.length > 0 && !position.paths;
  return {
    X: position.X,
    O: position.O,
    last: position.last,
    turn: position.toMove,
    columns: game.columns,
    paths: position.paths,
    line: decided ? { cells: outcome.cells, won: outcome.reason !== "losing line" } : null,
    allowed: ring === null ? null : position.legalCells,
  };
}

/** How a game ended, in a sentence; empty while it goes on. */
export function resultOf(game: Game, position: Position): string {
  const { outcome, points } = position;
  if (!outcome.over) {
    return "";
  }
  const score = points ? `: ${Math.max(points.X, points.O)} to ${Math.min(points.X, points.O)}` : "";
  if (outcome.winner === null) {
    return points ? `Draw: ${points.X} points each.` : "Draw: the board is full.";
  }
  const cells = outcome.cells.map((cell) => game.names[cell]).join(" ");
  if (outcome.reason === "losing line") {
    return `${outcome.winner === "X" ? "O" : "X"} loses with the line ${cells}, so ${outcome.winner} wins.`;
  }
  return outcome.reason === "winning line" ? `${outcome.winner} wins with the line ${cells}.` : `${outcome.winner} wins${score}.`;
}

/** The first letter in upper case, a full stop at the end. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.?!]$/.test(text) ? "" : ".");
}

/** All rules of a game that a person needs, in a sentence or two. */
export function rulesOf(game: Game): string {
  const parts = [asSentence(game.goal)];
  if (game.columns) {
    parts.push("Stones fall.");
  }
  if (game.turns !== "XA, OA, ...") {
    parts.push("Turns: " + game.turns.replace(/, \.\.\.$/, " …") + ".");
  }
  if (game.swap) {
    parts.push("The second player may swap.");
  }
  return parts.join(" ");
}
