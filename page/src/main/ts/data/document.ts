/**
 * What a data page is drawn from: one JSON document, which games.oxo.report.DataPage writes. A page is a list of blocks; a kind
 * of block is an entry here, a function in blocks.ts, and a method of DataPage.
 */
import type { Game, Player, Value } from "../api";
import type { Chart } from "../charts/chart";

export interface Document {
  /** What the page is about: `match`, `balance`, ...; for programs that read it. */
  kind: string;
  title: string;
  /** The board of all pictures; null if there is none. */
  game: PageGame | null;
  blocks: readonly Block[];
  /** After how many seconds the file is read again; null for never. */
  readAgain: number | null;
}

export type PageGame = Pick<Game, "name" | "names" | "layout" | "columns" | "notation">;

export type Block =
  | { type: "lead"; text: string }
  | { type: "text"; text: string }
  | { type: "facts"; facts: readonly (readonly [string, string])[] }
  | { type: "section"; heading: string; half: boolean; blocks: readonly Block[] }
  | { type: "details"; summary: string; blocks: readonly Block[] }
  | { type: "side"; blocks: readonly Block[] }
  | { type: "table"; columns: readonly Column[]; rows: readonly (readonly (Cell | string)[])[] }
  | { type: "chart"; caption: string; chart: Chart }
  | BoardBlock
  | GamesBlock
  | BookBlock;

export interface Column {
  /** Text from the left, a name that may be long, a number, or a short entry in the middle. */
  kind: "text" | "name" | "number" | "middle";
  title: string;
  /** What the title means; may be empty. */
  tip: string;
}

export interface Cell {
  text: string;
  note: string;
  /** Tints the cell: from 0 for the worst by 0.5 without a tint to 1 for the best; null for none. */
  share: number | null;
  tip: string;
}

export interface BoardBlock {
  type: "board";
  title: string;
  /** A sentence that stands below it. */
  caption?: string;
  large: boolean;
  X: readonly number[];
  O: readonly number[];
  last: number | null;
  labels: readonly BoardLabel[];
}

/** A short text on a free cell. */
export interface BoardLabel {
  cell: number;
  text: string;
  /** How dark the cell is, from 0 to 1. */
  shade: number;
  outlined: boolean;
  /** The same in more words; may be empty. */
  tip: string;
}

/** Games to step through. */
export interface GamesBlock {
  type: "games";
  /** The name of the move on each cell. */
  names: readonly string[];
  /** All values that occur. */
  values: readonly Value[];
  games: readonly PlayedGame[];
}

export interface PlayedGame {
  title: string;
  /** The labels of who began and of the other one. */
  first: string;
  second: string;
  /** The stones of the opening. */
  X: readonly number[];
  O: readonly number[];
  /** The cell of each move; -1 for the swap. */
  cells: readonly number[];
  /** A letter for each move: whose stone it is. */
  sides: string;
  /** A digit for each move: 1 if who began made it. */
  players: string;
  /** For each move the number of its value to the mover, -1 where none is known. */
  values: readonly number[];
  /** The cells that decided it, and whether they won it for their owner. */
  deciding: readonly number[];
  won: boolean;
  /** How it ended, in a sentence. */
  end: string;
}

/** A book: a page for each position, the first of them first. */
export interface BookBlock {
  type: "book";
  /** The moves before the first page; may be empty. */
  before: string;
  pages: readonly BookPage[];
}

export interface BookPage {
  /** The page of the position before it; -1 for the first. */
  parent: number;
  /** The move that led here; empty for the first. */
  move: string;
  X: readonly number[];
  O: readonly number[];
  last: number | null;
  toMove: Player;
  facts: readonly (readonly [string, string])[];
  lines: readonly BookLine[];
}

export interface BookLine {
  move: string;
  /** The cells of the move and of all that are like it by symmetry. */
  cells: readonly number[];
  /** To who makes it. */
  value: Value;
  words: string;
  /** Whether the value is the mean result of its games. */
  byGames: boolean;
  proven: boolean;
  refuted: boolean;
  chosen: boolean;
  /** Its games: won, drawn, lost. */
  results: readonly [number, number, number];
  /** The page of the position after it, or -1. */
  to: number;
  /** Whether that page shows the board turned or mirrored. */
  turned: boolean;
}
