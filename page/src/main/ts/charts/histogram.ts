/** Columns that show how often each whole number occurred; neighbours are put together where there are many. */
import { along, below, beside, roomOf, ticksIn } from "./axes";
import { bar, type Drawing, path, type Shape, type Spot } from "./drawing";
import { axisOf, type Scale, write } from "./scale";

export interface HistogramChart {
  type: "histogram";
  /** What the numbers are. */
  across: string;
  /** What is counted. */
  up: string;
  /** Numbers with how often each occurred, in order. */
  counts: readonly (readonly [number, number])[];
}

export interface Column {
  from: number;
  /** The last number that belongs to it. */
  to: number;
  count: number;
}

/** Fewer columns would be as wide as doors. */
const LEAST = 12;
const WIDEST = 9;

/** The columns of a chart, at most so many. */
export function columns(counts: HistogramChart["counts"], most: number): { size: number; columns: Column[] } {
  const first = counts[0]?.[0] ?? 0;
  const last = counts.at(-1)?.[0] ?? 0;
  const size = columnSize(last - first, most);
  const found = new Map<number, number>();
  for (const [number, count] of counts) {
    const from = Math.floor(number / size) * size;
    found.set(from, (found.get(from) ?? 0) + count);
  }
  return { size, columns: [...found].map(([from, count]) => ({ from, to: from + size - 1, count })) };
}

/** The least round number that gives few enough columns. */
function columnSize(range: number, most: number): number {
  let size = 1;
  for (let i = 0; range / size >= most; i++) {
    size = i % 3 === 1 ? size * 2.5 : size * 2;
  }
  return size;
}

export function drawHistogram({ across, up, counts }: HistogramChart, width: number): Drawing {
  const height = 215;
  const { size, columns: all } = columns(counts, Math.floor(width / WIDEST));
  const whole = (name: string): Scale => ({ name, form: "count", mark: null, from: null, to: null });
  const plot = { left: 0, right: width - 10, top: up ? 24 : 8, bottom: height - 44 };
  const values = axisOf(
    whole(up),
    all.map((column) => column.count),
    ticksIn(plot.bottom - plot.top, 26),
  );
  plot.left = roomOf(values);
  const begin = all[0]?.from ?? 0;
  const end = (all.at(-1)?.to ?? 0) + 1;
  const spare = Math.max(0, (LEAST * size - (end - begin)) / 2);
  const low = begin < 0 ? begin - spare : Math.max(0, begin - spare);
  const high = end + spare;
  const bottom = axisOf({ ...whole(across), from: low, to: low }, [high - 1], ticksIn(plot.right - plot.left, 44));
  const axis = { ...bottom, low: low - 0.5, high: high - 0.5, ticks: bottom.ticks.filter((tick) => tick >= low - 0.5 && tick <= high - 0.5) };
  const x = along(axis, plot.left, plot.right);
  const y = along(values, plot.bottom, plot.top);
  const shapes: Shape[] = [
    ...beside(values, up, plot, y),
    ...below(axis, across, plot, x, width, false),
    path("axis", `M${plot.left} ${plot.bottom}H${plot.right}`),
  ];
  const spots: Spot[] = [];
  for (const { from, to, count } of all) {
    const [left, right] = [x(from - 0.5), x(to + 0.5)];
    const gap = (right - left) * 0.06;
    if (count > 0) {
      shapes.push(bar("fill s1", left + gap, y(count), right - left - 2 * gap, plot.bottom - y(count)));
    }
    spots.push({ x: (left + right) / 2, y: y(count), text: `${range(from, to)} ${across}: ${write("count", count)} ${up}` });
  }
  return { width, height, shapes, spots, near: "x" };
}

export function range(from: number, to: number): string {
  return from === to ? write("count", from) : `${write("count", from)} to ${write("count", to)}`;
}
