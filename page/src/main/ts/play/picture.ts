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

/** What stands along the edges: the parts of the cells' names, or the columns where moves name columns. */
export function edgeNames(game: Pick<Game, "notation" | "columns" | "names">): readonly string[] {
  return game.notation === "column" && game.columns ? game.columns.map((column) => (column + 1).toString(36)) : game.names;
}

/** How a game ended, in a sentence; empty while it goes on. */
export function resultOf(game: Game, position: Position): string {
  const { outcome, points } = position;
  if (!outcome.over || outcome.text) {
    return outcome.text ? asSentence(outcome.text) : "";
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
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.?!…]$/.test(text) ? "" : ".");
}

/** All rules of a game that a person needs, in a sentence or two. */
export function rulesOf(game: Game): string {
  return game.rules.map((rule) => (rule.startsWith("Turns: ") ? turnsInWords(rule.slice(7)) : rule)).join(" ");
}

/** `XA, O1, O3, XA, OA, ...` in words: X anywhere, O in ring 1, again in ring 3; then by turns. */
export function turnsInWords(turns: string): string {
  const listed = turns
    .replace(/[. ]+$/, "")
    .split(",")
    .map((turn) => turn.trim())
    .filter((turn) => turn !== "");
  const opening = listed.slice(0, -2);
  if (listed.slice(-2).join() !== "XA,OA" || opening.length < 2 || opening.some((turn) => !/^[XO](A|\d+)$/.test(turn))) {
    return `Turns: ${turns}`;
  }
  const words = opening.map((turn, i) => {
    const where = turn[1] === "A" ? "anywhere" : "in ring " + turn.slice(1);
    return (turn[0] === opening[i - 1]?.[0] ? "again" : turn[0]) + " " + where;
  });
  return words.join(", ") + "; then by turns.";
}
