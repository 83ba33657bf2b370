/** The geometry of each shape of a board, an entry each; nothing else asks for the shape's name. */
import type { Layout } from "../api";

export interface Point {
  x: number;
  y: number;
}

/** The size of a cell. */
export const CELL = 100;

export interface ShapeGeometry {
  /** How far a cell reaches up and down from its centre. */
  reach: number;
  /** The corners of a cell around 0, 0; r is half its width. */
  corners(r: number): Point[];
  /** How much of its corners is rounded off. */
  rounding: number;
  /** Whether cells stand in straight columns, whose names are below; otherwise rows have names and numbers at their ends. */
  columns: boolean;
  /** The room that names need: left, top, right, bottom. */
  room: readonly [number, number, number, number];
}

/** The entries by the name of the shape; those of the API are all here. */
export const SHAPES: Record<string, ShapeGeometry> = {
  square: { reach: CELL / 2, corners: square, rounding: 12, columns: true, room: [38, 4, 4, 38] },
  hexagon: { reach: CELL / Math.sqrt(3), corners: hexagon, rounding: 9, columns: false, room: [46, 6, 46, 6] },
} satisfies Record<Layout["shape"], ShapeGeometry>;

export function geometryOf(shape: string): ShapeGeometry {
  const found = SHAPES[shape];
  if (!found) {
    throw new Error(`no geometry for the shape ${shape}`);
  }
  return found;
}

function square(r: number): Point[] {
  return [
    { x: -r, y: -r },
    { x: r, y: -r },
    { x: r, y: r },
    { x: -r, y: r },
  ];
}

/** A hexagon that stands on a corner. */
function hexagon(r: number): Point[] {
  const long = (2 * r) / Math.sqrt(3);
  return [0, 1, 2, 3, 4, 5].map((i) => ({ x: long * Math.sin((i * Math.PI) / 3), y: -long * Math.cos((i * Math.PI) / 3) }));
}
