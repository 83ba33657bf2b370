/** Positions without an engine: a game's board and who moves when, and stones placed by the names of cells. */
import type { Game, Layout } from "../api";
import type { Side } from "../board/state";

/** What is known of a game before its engine is loaded. */
export interface Sketch {
  name: string;
  notation: string;
  names: string[];
  layout: Layout;
  columns: number[] | null;
  /** Who places each stone of a game, such as `XOXO`. */
  order: string;
}

export interface Stones {
  X: number[];
  O: number[];
  last: number | null;
  /** Whose stone is next; null when the board is full. */
  turn: Side | null;
}

/** What a board needs to know of a game. */
export type Subject = Pick<Game, "name" | "notation" | "names" | "layout" | "columns">;

/** The stones of moves; null where only the engine can tell, such as for a swap or a move that is no cell. */
export function place(sketch: Sketch, moves: readonly string[]): Stones | null {
  const stones: Stones = { X: [], O: [], last: null, turn: null };
  const taken = new Set<number>();
  for (const [ply, move] of moves.entries()) {
    const cell = cellOf(sketch, move, taken);
    const side = sketch.order[ply] as Side | undefined;
    if (cell === null || side === undefined || taken.has(cell)) {
      return null;
    }
    taken.add(cell);
    stones[side].push(cell);
    stones.last = cell;
  }
  stones.turn = (sketch.order[moves.length] as Side | undefined) ?? null;
  return stones;
}

/** The cells where a stone could be placed, as far as stones alone tell. */
export function open(sketch: Sketch, { X, O }: Stones): number[] {
  const taken = new Set([...X, ...O]);
  const free = sketch.names.map((_, cell) => cell).filter((cell) => !taken.has(cell));
  const { columns } = sketch;
  return columns ? free.filter((cell) => lowest(sketch, columns[cell]!, taken) === cell) : free;
}

function cellOf(sketch: Sketch, move: string, taken: ReadonlySet<number>): number | null {
  if (sketch.columns && sketch.notation === "column") {
    const column = parseInt(move, 36) - 1;
    return /^[0-9a-z]$/i.test(move) ? lowest(sketch, column, taken) : null;
  }
  const plain = (text: string): string => text.toLowerCase().replace(/[ ,]+/g, " ");
  const cell = sketch.names.findIndex((name) => plain(name) === plain(move));
  return cell < 0 ? null : cell;
}

/** Stones fall to the free cell that is farthest down. */
function lowest({ columns, layout }: Sketch, column: number, taken: ReadonlySet<number>): number | null {
  const free = columns!.flatMap((each, cell) => (each === column && !taken.has(cell) ? [cell] : []));
  return free.length === 0 ? null : free.reduce((a, b) => (layout.cells[a]![1] > layout.cells[b]![1] ? a : b));
}

/** The moves of an attribute: words between spaces, or where a move is one character, perhaps one word. */
export function words(moves: string, notation = ""): string[] {
  const apart = notation === "column" && !/swap/i.test(moves) ? [...moves.replace(/\s+/g, "")] : moves.split(/\s+/);
  return apart.filter((word) => word !== "");
}
