/** Where cells are drawn, in units of a hundredth of a cell's width. No game is known here. */
import { CELL, geometryOf, type Point } from "./shapes";

export type { Point };

export interface Layout {
  /** Its entry in the table of shapes. */
  shape: string;
  width: number;
  height: number;
  cells: readonly (readonly [number, number])[];
}

/** Centres of the places of a board. */
export function places(layout: Layout): Point[] {
  return layout.cells.map(([x, y]) => ({ x: x * CELL, y: y * CELL }));
}

/** The smallest box around all cells: x, y, width, height. */
export function box(layout: Layout): [number, number, number, number] {
  const points = places(layout);
  const { reach } = geometryOf(layout.shape);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.min(...xs) - CELL / 2;
  const top = Math.min(...ys) - reach;
  return [left, top, Math.max(...xs) + CELL / 2 - left, Math.max(...ys) + reach - top];
}

/** The outline of a cell around 0, 0 as an SVG path. */
export function outline(shape: string, round: boolean, gap = 3): string {
  if (round) {
    const r = CELL / 2 - gap - 2;
    return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  const { corners, rounding } = geometryOf(shape);
  return rounded(corners(CELL / 2 - gap), rounding);
}

/** The room around the board that names along its edges need: left, top, right, bottom. */
export function room(layout: Layout): readonly [number, number, number, number] {
  return geometryOf(layout.shape).room;
}

function rounded(corners: Point[], radius: number): string {
  const path = corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length]!;
    const after = corners[(i + 1) % corners.length]!;
    const a = towards(corner, before, radius);
    const b = towards(corner, after, radius);
    return `${i === 0 ? "M" : "L"}${fix(a)}Q${fix(corner)} ${fix(b)}`;
  });
  return path.join("") + "z";
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

function fix(point: Point): string {
  return `${round2(point.x)} ${round2(point.y)}`;
}

function round2(number: number): number {
  return Math.round(number * 100) / 100;
}

/** The places row by row from the top, each row from the left. */
export function rows(points: readonly Point[]): number[][] {
  const found = new Map<number, number[]>();
  points.forEach((point, place) => {
    const y = Math.round(point.y);
    found.set(y, [...(found.get(y) ?? []), place]);
  });
  return [...found.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => points[a]!.x - points[b]!.x));
}

/** The place nearest to a point. */
export function nearest(points: readonly Point[], to: Point): number {
  const distances = points.map((point) => Math.hypot(point.x - to.x, point.y - to.y));
  return distances.indexOf(Math.min(...distances));
}

/** The place nearest to `from` in a direction, or `from` if there is none. */
export function neighbour(points: readonly Point[], from: number, dx: number, dy: number): number {
  const start = points[from]!;
  let best = from;
  let least = Infinity;
  points.forEach((point, place) => {
    const ahead = (point.x - start.x) * dx + (point.y - start.y) * dy;
    const aside = Math.abs((point.x - start.x) * dy) + Math.abs((point.y - start.y) * dx);
    const cost = ahead + aside;
    if (ahead > 1 && aside <= ahead && cost < least) {
      best = place;
      least = cost;
    }
  });
  return best;
}

/** What a rule-keeping symmetry does to the picture: by how many degrees it turns, and whether it mirrors. */
export interface Turn {
  degrees: number;
  mirror: boolean;
}

/** Recognises a turn or a mirror image from where it takes the cells. */
export function turnOf(layout: Layout, image: readonly number[]): Turn {
  const points = places(layout);
  const centre = middle(points);
  const first = points.findIndex((point) => Math.hypot(point.x - centre.x, point.y - centre.y) > 1);
  if (first < 0) {
    return { degrees: 0, mirror: false };
  }
  const a = angle(centre, points[first]!);
  const a2 = angle(centre, points[image[first]!]!);
  let mirror = false;
  points.forEach((point, i) => {
    const by = normal(angle(centre, point) - a);
    const offside = Math.hypot(point.x - centre.x, point.y - centre.y) > 1 && by > 1 && by < 179;
    if (offside && Math.abs(normal(angle(centre, points[image[i]!]!) - a2) - by) > 1) {
      mirror = true;
    }
  });
  return { degrees: Math.round(mirror ? normal(a2 + a) : normal(a2 - a)), mirror };
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, point) => ({ x: all.x + point.x, y: all.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function angle(centre: Point, point: Point): number {
  return (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI;
}

function normal(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** First one image, then another. */
export function compose(first: readonly number[], then: readonly number[]): number[] {
  return first.map((place) => then[place]!);
}

export interface Label extends Point {
  text: string;
}

/**
 * Names along the edges, read off the names of the cells: what all cells of a column or a row have in common. `image` as in the
 * board's state.
 */
export function labels(layout: Layout, names: readonly string[], image: readonly number[] | null): Label[] {
  const at = places(layout);
  const shown = at.map((_, cell) => at[image ? image[cell]! : cell]!);
  const parts = names.map((name) => name.match(/[a-z]+|\d+/gi) ?? [name]);
  const found: Label[] = [];
  const [left, top, , height] = box(layout);
  const { columns } = geometryOf(layout.shape);
  const inRows = rows(shown);
  for (const row of inRows) {
    const text = nameOf(row, inRows, parts, columns);
    const last = parts[row.at(-1)!]!;
    if (text !== null) {
      found.push({ x: columns ? left - 20 : shown[row[0]!]!.x - 70, y: shown[row[0]!]!.y, text });
      if (!columns && image === null) {
        found.push({ x: shown[row.at(-1)!]!.x + 70, y: shown[row.at(-1)!]!.y, text: last.at(-1)! });
      }
    }
  }
  if (columns) {
    const turned = shown.map((point) => ({ x: point.y, y: point.x }));
    const inColumns = rows(turned);
    for (const column of inColumns) {
      const text = nameOf(column, inColumns, parts, columns);
      if (text !== null) {
        found.push({ x: shown[column[0]!]!.x, y: top + height + 22, text });
      }
    }
  }
  return found;
}

/** What the names of all cells of a row have in common. Between holes a row of one cell may stand, which is named like the others. */
function nameOf(row: readonly number[], all: readonly number[][], parts: readonly string[][], straight: boolean): string | null {
  const like = row.length > 1 ? row : straight ? (all.find((each) => each.length > 1) ?? []) : [];
  const part = common(like.map((cell) => parts[cell]!));
  return part < 0 ? null : parts[row[0]!]![part]!;
}

/** The number of the first part that is the same in all these names, or -1. */
function common(all: readonly string[][]): number {
  return (all[0] ?? []).findIndex((part, i) => all.every((each) => each[i] === part));
}

/** The two ends of cells that lie on one straight line without gaps, or null. */
export function ends(points: readonly Point[]): [Point, Point] | null {
  if (points.length < 2) {
    return null;
  }
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const first = sorted[0]!;
  const last = sorted.at(-1)!;
  const length = Math.hypot(last.x - first.x, last.y - first.y);
  const straight = points.every(
    (point) => Math.abs((point.x - first.x) * (last.y - first.y) - (point.y - first.y) * (last.x - first.x)) < length,
  );
  return straight && length < CELL * 1.5 * (points.length - 1) ? [first, last] : null;
}
