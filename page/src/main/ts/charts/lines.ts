/** Lines over a common axis, each with a colour of its own and, if it has one, a band of doubt. */
import { along, below, beside, type Plot, roomOf, ticksIn } from "./axes";
import { dot, type Drawing, path, round, type Shape, type Spot, text } from "./drawing";
import { axisOf, type Scale, write } from "./scale";

/** So many lines have a colour of their own. */
export const COLOURS = 8;

export interface Line {
  name: string;
  /** A short name at its end; may be empty. */
  mark: string;
  x: readonly number[];
  y: readonly number[];
  /** The ends of the interval at each point. */
  low: readonly number[] | null;
  high: readonly number[] | null;
}

export interface LinesChart {
  type: "lines";
  /** What the x of the points are. */
  across: string;
  scale: Scale;
  lines: readonly Line[];
}

/** The class of the colour of a line. */
export function colour(number: number): string {
  return "s" + ((number % COLOURS) + 1);
}

export function drawLines({ across, scale, lines }: LinesChart, width: number): Drawing {
  const height = Math.round(Math.max(220, Math.min(290, width * 0.6)));
  const marked = lines.some((line) => line.mark !== "");
  const plot: Plot = { left: 0, right: width - (marked ? 22 : 10), top: scale.name ? 24 : 8, bottom: height - (across ? 44 : 24) };
  const values = lines.flatMap((line) => [...line.y, ...(line.low ?? []), ...(line.high ?? [])]);
  const up = axisOf(scale, values, ticksIn(plot.bottom - plot.top, 26));
  plot.left = roomOf(up);
  const xs = lines.flatMap((line) => line.x);
  const last = Math.max(1, ...xs);
  const first = Math.min(last - 1, ...xs);
  const bottom = { ...axisOf({ ...count(across), from: first, to: first }, [last], ticksIn(plot.right - plot.left, 60)), low: first, high: last };
  bottom.ticks = bottom.ticks.filter((tick) => tick >= first && tick <= last);
  const x = along(bottom, plot.left, plot.right);
  const y = along(up, plot.bottom, plot.top);
  const shapes: Shape[] = [
    ...beside(up, scale.name, plot, y),
    ...below(bottom, across, plot, x, width, false),
    path("axis", `M${plot.left} ${plot.bottom}H${plot.right}`),
  ];
  if (scale.mark !== null) {
    shapes.push(path("mark", `M${plot.left} ${round(y(scale.mark))}H${plot.right}`));
  }
  lines.forEach((line, i) => shapes.push(...band(line, i, x, y)));
  lines.forEach((line, i) => shapes.push(...curve(line, i, x, y)));
  shapes.push(...ends(lines, plot, y));
  const spots: Spot[] = lines.flatMap((line) =>
    line.x.map((at, i) => ({
      x: x(at),
      y: y(line.y[i]!),
      text: `${line.name ? line.name + ", " : ""}${across} ${write("count", at)}: ${write(scale.form, line.y[i]!)}${doubt(line, i, scale)}`,
    })),
  );
  return { width, height, shapes, spots, near: "both" };
}

function count(name: string): Scale {
  return { name, form: "count", mark: null, from: null, to: null };
}

function doubt(line: Line, i: number, scale: Scale): string {
  return line.low && line.high ? ` (${write(scale.form, line.low[i]!)} to ${write(scale.form, line.high[i]!)})` : "";
}

type Map1 = (value: number) => number;

function points(xs: readonly number[], ys: readonly number[], x: Map1, y: Map1): string[] {
  return xs.map((at, i) => `${round(x(at))} ${round(y(ys[i]!))}`);
}

function band({ x: xs, low, high }: Line, i: number, x: Map1, y: Map1): Shape[] {
  if (!low || !high || xs.length < 2) {
    return [];
  }
  return [path("band " + colour(i), "M" + [...points(xs, high, x, y), ...points(xs, low, x, y).reverse()].join("L") + "z")];
}

/** The line; a line of one point would not be seen. */
function curve({ x: xs, y: ys }: Line, i: number, x: Map1, y: Map1): Shape[] {
  if (xs.length === 1) {
    return [dot("fill " + colour(i), x(xs[0]!), y(ys[0]!), 3.5)];
  }
  return xs.length === 0 ? [] : [path("line " + colour(i), "M" + points(xs, ys, x, y).join("L"))];
}

/** Short names at the ends of lines, pushed apart where lines end close to each other. */
function ends(lines: readonly Line[], plot: Plot, y: Map1): Shape[] {
  const named = lines.filter((line) => line.mark && line.y.length > 0);
  const heights = apart(
    named.map((line) => y(line.y.at(-1)!)),
    14,
    [plot.top, plot.bottom],
  );
  return named.map((line, i) => text(line.mark, plot.right + 6, heights[i]! + 4.5));
}

/**
 * Heights with at least so much between any two: neighbours that are too close give way by half each, until all have room. None
 * leaves the range, if they all have room in it.
 */
export function apart(heights: readonly number[], room: number, [top, bottom]: readonly [number, number]): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const sorted = order.map((i) => heights[i]!);
  for (let turn = 0; turn < 200; turn++) {
    for (let i = 1; i < sorted.length; i++) {
      const missing = room - (sorted[i]! - sorted[i - 1]!);
      if (missing > 0) {
        sorted[i - 1]! -= missing / 2;
        sorted[i]! += missing / 2;
      }
    }
  }
  const last = sorted.length - 1;
  sorted.forEach((height, i) => (sorted[i] = Math.max(top + i * room, Math.min(bottom - (last - i) * room, height))));
  const found = [...heights];
  order.forEach((place, i) => (found[place] = sorted[i]!));
  return found;
}
