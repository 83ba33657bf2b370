/** What a board shows, as plain data. It knows no game: cells are numbers, marks are texts. */
import type { Layout } from "./geometry";

export type Side = "X" | "O";

/** A text in an empty cell. */
export interface Mark {
  /** Its shape: filled, outlined, hatched, or plain with a gauge of `share`. */
  kind: "win" | "draw" | "loss" | "estimate" | "note";
  word: string;
  figure: string;
  spoken: string;
  share: number;
  /** Whether little is behind it. */
  faint?: boolean;
  /** `best` is blue with a star, `equal` is outlined in blue. */
  rank: "best" | "equal" | "other";
  /** How dark its cell is, from 0 to 1, where cells are compared by their colour. */
  shade?: number;
}

/** A stone that is not there yet, with its number in a line of play. */
export interface Ghost {
  cell: number;
  side: Side;
  number: number;
}

export interface BoardState {
  layout: Layout;
  /** The spoken name of each cell. */
  names: readonly string[];
  /** The name of the whole board, for those who listen. */
  title: string;
  X: readonly number[];
  O: readonly number[];
  /** The stone that was placed last. */
  last: number | null;
  /** The cells that take a click. */
  legal: readonly number[];
  /** If stones fall: the column of each cell. A click anywhere in a column counts for its legal cell. */
  columns: readonly number[] | null;
  /** A turned or mirrored board: cell `c` is drawn at the place of `image[c]`. */
  image: readonly number[] | null;
  /** Whose stone a click would place. */
  turn: Side | null;
  marks: ReadonlyMap<number, Mark>;
  ghosts: readonly Ghost[];
  /** Cells that decided the game, and whether they won it. */
  line: { cells: readonly number[]; won: boolean } | null;
  /** Paths drawn from cell to cell. */
  paths: { X: readonly number[]; O: readonly number[] } | null;
  /** Cells to warn of, and the lines that they belong to. */
  threats: readonly { cell: number; cells: readonly number[]; text?: string }[];
  /** Cells to point at, such as those that a sentence speaks of. */
  pointed: readonly number[];
  /** If not null, all other empty cells step back. */
  allowed: readonly number[] | null;
  /** The names of cells to read the names along the edges from, or null for none. */
  edges: readonly string[] | null;
  /** A picture that nobody can play on. */
  picture: boolean;
}

export function emptyState(layout: Layout, names: readonly string[]): BoardState {
  return {
    layout,
    names,
    title: "Board",
    X: [],
    O: [],
    last: null,
    legal: [],
    columns: null,
    image: null,
    turn: null,
    marks: new Map(),
    ghosts: [],
    line: null,
    paths: null,
    threats: [],
    pointed: [],
    allowed: null,
    edges: names,
    picture: false,
  };
}
