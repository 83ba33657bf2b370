/** A game as a tree of moves. The first move of each list goes on with the line before it, the others are variations. */
import type { Player, ReviewedMove, Value } from "../api";

export interface Node {
  move: string;
  /** Who made the move; null for a swap, which places no stone. */
  side: Player | null;
  kids: Node[];
  /** What somebody wrote about the position after the move. */
  note?: string;
  /** What a review found: the worth of the position after the move to X, and what was wrong with the move. */
  value?: Value;
  kind?: NonNullable<ReviewedMove["kind"]>;
  best?: string;
  /** The same with all its words, to be shown again. */
  reviewed?: ReviewedMove;
  /** How often the mistake was done right in a row, less one, and when it comes again. */
  again?: { step: number; due: number };
  /** How the game ended here. */
  end?: Player | "draw";
  /** Whether the variation that begins here is shown in one line only. */
  folded?: boolean;
}

/** The start of a game, before any move. */
export function newRoot(): Node {
  return { move: "", side: null, kids: [] };
}

/** The node at the end of a path, or null if the tree has no such path. */
export function nodeAt(root: Node, path: readonly string[]): Node | null {
  let node: Node | undefined = root;
  for (const move of path) {
    node = node.kids.find((kid) => kid.move === move);
    if (!node) {
      return null;
    }
  }
  return node;
}

/** The node of a move after a path, which is added as the last variation if it is not there. */
export function addMove(root: Node, path: readonly string[], move: string, side: Player | null): Node {
  const parent = nodeAt(root, path)!;
  let node = parent.kids.find((kid) => kid.move === move);
  if (!node) {
    node = { move, side, kids: [] };
    parent.kids.push(node);
  }
  return node;
}

/** A path, and the line that goes on from its end. */
export function lineFrom(root: Node, path: readonly string[]): string[] {
  const line = [...path];
  for (let node = nodeAt(root, path); node && node.kids.length > 0; ) {
    node = node.kids[0]!;
    line.push(node.move);
  }
  return line;
}

/** How many moves the tree has. */
export function countMoves(node: Node): number {
  return node.kids.reduce((sum, kid) => sum + 1 + countMoves(kid), 0);
}

/** How many moves of a path come before its innermost variation; -1 if it is in the main line. */
export function branchOf(root: Node, path: readonly string[]): number {
  let node = root;
  let branch = -1;
  path.forEach((move, i) => {
    if (node.kids[0]?.move !== move) {
      branch = i;
    }
    node = node.kids.find((kid) => kid.move === move)!;
  });
  return branch;
}

/** Makes the innermost variation of a path the main line from where it begins; false if the path has none. */
export function promote(root: Node, path: readonly string[]): boolean {
  const branch = branchOf(root, path);
  if (branch < 0) {
    return false;
  }
  const { kids } = nodeAt(root, path.slice(0, branch))!;
  const at = kids.findIndex((kid) => kid.move === path[branch]);
  kids.unshift(...kids.splice(at, 1));
  return true;
}

/** Takes a move and all that follows it away; returns what puts it back. */
export function removeAt(root: Node, path: readonly string[]): () => void {
  const { kids } = nodeAt(root, path.slice(0, -1))!;
  const at = kids.findIndex((kid) => kid.move === path.at(-1));
  const [removed] = kids.splice(at, 1);
  return () => void kids.splice(at, 0, removed!);
}

/** Adds what another tree has and this one has not: moves, notes, values. */
export function merge(into: Node, from: Node): void {
  for (const key of ["note", "value", "kind", "best", "reviewed", "again", "end"] as const) {
    if (into[key] === undefined && from[key] !== undefined) {
      Object.assign(into, { [key]: from[key] });
    }
  }
  for (const kid of from.kids) {
    const mine = into.kids.find((each) => each.move === kid.move);
    if (mine) {
      merge(mine, kid);
    } else {
      into.kids.push(kid);
    }
  }
}

/** Another variation beside a path: the next one that left the same line, or the one before; null if there is none. */
export function sibling(root: Node, path: readonly string[], by: 1 | -1): string[] | null {
  for (let length = path.length; length > 0; length--) {
    const { kids } = nodeAt(root, path.slice(0, length - 1))!;
    const next = kids[kids.findIndex((kid) => kid.move === path[length - 1]) + by];
    if (kids.length > 1) {
      return next ? [...path.slice(0, length - 1), next.move] : null;
    }
  }
  return null;
}

/** The nearest place before or after the one on the board, in its line, where variations begin; the end of the line otherwise. */
export function forkBeside(root: Node, line: readonly string[], cursor: number, by: 1 | -1): number {
  let at = cursor + by;
  while (at > 0 && at < line.length && nodeAt(root, line.slice(0, at))!.kids.length < 2) {
    at += by;
  }
  return Math.max(0, Math.min(line.length, at));
}

/** Something that was stored, if it is a node of a tree. */
export function readNode(stored: unknown): Node | null {
  const node = stored as Node | null;
  const right = typeof node === "object" && node !== null && typeof node.move === "string" && Array.isArray(node.kids) && node.kids.every((kid) => readNode(kid) !== null);
  return right ? node : null;
}

/** The review of a line, if every move of it was reviewed. */
export function reviewOf(root: Node, line: readonly string[]): ReviewedMove[] | null {
  const found = line.flatMap((_, i) => nodeAt(root, line.slice(0, i + 1))?.reviewed ?? []);
  return found.length === line.length ? found : null;
}

/** Writes what a review found of a line to its moves. */
export function keepReview(root: Node, line: readonly string[], plies: readonly ReviewedMove[]): void {
  for (const ply of plies) {
    const node = nodeAt(root, line.slice(0, ply.ply));
    if (node) {
      Object.assign(node, { value: ply.value, kind: ply.kind ?? undefined, best: ply.best ?? undefined, reviewed: ply });
    }
  }
}
