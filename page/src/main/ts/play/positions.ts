/** Positions of one game, asked for once each. */
import type { Place, Position } from "../api";
import type { Carrier } from "../carrier";
import { Recent } from "../recent";

/** More than the longest game has. */
const MOST_KNOWN = 200;

export class Positions {
  private readonly known = new Recent<Promise<Position>>(MOST_KNOWN);

  constructor(
    private readonly carrier: Carrier,
    private readonly game: Place,
  ) {}

  /** The place after moves from the start or from rows. */
  place(position: string | null, moves: readonly string[]): Place {
    return { ...this.game, ...(position === null ? {} : { position }), ...(moves.length ? { moves: moves.join(" ") } : {}) };
  }

  show(position: string | null, moves: readonly string[]): Promise<Position> {
    const key = (position ?? "") + "|" + moves.join(" ");
    let found = this.known.get(key);
    if (!found) {
      found = this.carrier.call("show", this.place(position, moves)).done;
      this.known.set(key, found);
      found.catch(() => this.known.delete(key));
    }
    return found;
  }
}

/** The cell of a legal move, or null for a swap. */
export function cellOf(position: Position, move: string): number | null {
  const index = position.legal.filter((each) => each !== "swap").indexOf(move);
  return index < 0 ? null : (position.legalCells[index] ?? null);
}

/** The move that places a stone on a legal cell. */
export function moveAt(position: Position, cell: number): string | null {
  const index = position.legalCells.indexOf(cell);
  return index < 0 ? null : (position.legal.filter((each) => each !== "swap")[index] ?? null);
}
