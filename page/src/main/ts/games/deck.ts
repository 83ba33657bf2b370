/** The deck of one's own mistakes: each comes again after a while, a longer one whenever it was done right. */
import type { ReviewedMove } from "../api";
import type { GameDocument } from "./library";
import type { Node } from "./tree";
import { yourSide } from "./results";

const DAY = 86_400_000;

/** Days until a mistake comes again, by how often it was done right in a row. */
const INTERVALS = [1, 3, 7, 16, 35, 80, 180];

/** A mistake in a game, with the moves before it. */
export interface Card {
  document: GameDocument;
  node: Node;
  moves: string[];
  ply: ReviewedMove;
}

/** The mistakes that people made in games, those first that have waited longest. */
export function cards(all: readonly GameDocument[]): Card[] {
  const found: Card[] = [];
  for (const document of all.filter((each) => !each.visit && each.seats.some((seat) => seat.kind === "person"))) {
    walk(document, document.root, [], found);
  }
  return found.sort((a, b) => dueOf(a) - dueOf(b));
}

function walk(document: GameDocument, from: Node, moves: string[], found: Card[]): void {
  const you = yourSide(document);
  for (const node of from.kids) {
    const { kind, best, side, value, move } = node;
    if (kind && best && best !== move && side && value && from.value && (you === null || you === side)) {
      const made = { ply: moves.length + 1, cell: null, bestCell: null, move, player: side, value, best, bestValue: from.value, proven: false, kind, text: "" };
      found.push({ document, node, moves, ply: node.reviewed ?? made });
    }
    walk(document, node, [...moves, move], found);
  }
}

/** When a mistake comes again; a new one at once. */
export function dueOf({ node, document }: Card): number {
  return node.again?.due ?? document.created - 1e13;
}

export function isDue(card: Card, now: number): boolean {
  return dueOf(card) <= now;
}

/** Notes how somebody did; returns in how many days the mistake comes again. */
export function answered({ node }: Card, right: boolean, now: number): number {
  const step = right ? Math.min(INTERVALS.length - 1, (node.again?.step ?? -1) + 1) : 0;
  node.again = { step, due: now + INTERVALS[step]! * DAY };
  return INTERVALS[step]!;
}

