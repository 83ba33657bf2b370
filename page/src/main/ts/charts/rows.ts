/** Bars or points, one in each row, with a whisker where a value is in doubt. */
import { along, below, ticksIn } from "./axes";
import { bar, dot, type Drawing, path, round, type Shape, shorten, type Spot, text, widthOf } from "./drawing";
import { axisOf, type Scale, write } from "./scale";

export interface Row {
  label: string;
  value: number;
  /** Where the value may be; null at an end that has no bound. */
  interval: readonly [number | null, number | null] | null;
  /** Shown at the right; may be empty. */
  note: string;
}

export interface RowsChart {
  type: "bars" | "points";
  scale: Scale;
  rows: readonly Row[];
}

const GAP = 10;

export function drawRows({ type, scale, rows }: RowsChart, width: number): Drawing {
  const labels = Math.max(0, ...rows.map((row) => widthOf(row.label)));
  const notes = Math.min(width * 0.34, Math.max(0, ...rows.map((row) => widthOf(row.note))));
  // Long names stand above their bars where there is no room beside them.
  const stacked = labels > width * 0.42;
  const height = stacked ? 44 : 26;
  const plot = {
    left: stacked ? 6 : labels + GAP,
    right: width - (notes ? notes + GAP : 12),
    top: 4,
    bottom: 4 + rows.length * height,
  };
  const axis = axisOf(scale, [...rows.flatMap((row) => [row.value, ...(row.interval ?? [])]), ...(type === "bars" ? [0] : [])], ticksIn(plot.right - plot.left, 44));
  const x = along(axis, plot.left, plot.right);
  const shapes: Shape[] = below(axis, scale.name, plot, x, width, true);
  if (scale.mark !== null) {
    shapes.push(path("mark", `M${round(x(scale.mark))} ${plot.top}V${plot.bottom}`));
  }
  const spots: Spot[] = [];
  rows.forEach((row, i) => {
    const y = plot.top + i * height + (stacked ? 30 : height / 2);
    const label = stacked ? shorten(row.label, width - 12) : row.label;
    shapes.push(stacked ? text(label, plot.left, y - 13) : text(label, plot.left - GAP, y + 4.5, "end"));
    if (type === "bars") {
      const zero = x(0);
      shapes.push(bar("fill s1", Math.min(zero, x(row.value)), y - 7, Math.abs(x(row.value) - zero), 14));
    }
    shapes.push(...whisker(row, x, y, axis.low, axis.high));
    if (type === "points") {
      shapes.push(dot("fill s1", x(row.value), y, 4.5));
    }
    if (row.note) {
      shapes.push(text(shorten(row.note, notes), plot.right + GAP, y + 4.5));
    }
    spots.push({ x: x(row.value), y, text: about(row, scale) });
  });
  return { width, height: plot.bottom + (scale.name ? 42 : 22), shapes, spots, near: "y" };
}

function whisker({ interval }: Row, x: (value: number) => number, y: number, low: number, high: number): Shape[] {
  if (!interval || interval[0] === interval[1]) {
    return [];
  }
  const cap = (at: number | null): string => (at === null ? "" : `M${round(x(at))} ${y - 4}v8`);
  return [path("whisker", `M${round(x(interval[0] ?? low))} ${y}H${round(x(interval[1] ?? high))}${cap(interval[0])}${cap(interval[1])}`)];
}

function about(row: Row, scale: Scale): string {
  const said = row.note.includes(write(scale.form, row.value)) ? row.note : [write(scale.form, row.value), row.note].filter(Boolean).join(", ");
  return `${row.label}: ${said}${between(row.interval, scale)}`;
}

/** The interval in words. */
export function between(interval: Row["interval"], scale: Scale): string {
  if (!interval || interval[0] === interval[1]) {
    return "";
  }
  const [low, high] = interval;
  return ` (${low === null ? "no lower bound" : write(scale.form, low)} to ${high === null ? "no upper bound" : write(scale.form, high)})`;
}
