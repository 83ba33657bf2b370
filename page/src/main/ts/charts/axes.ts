/** Axes, grids and marks that charts have in common. */
import { path, round, type Shape, text, widthOf } from "./drawing";
import type { Axis } from "./scale";

/** Maps a piece of an axis to pixels. */
export function along(axis: Axis, from: number, to: number): (value: number) => number {
  const range = axis.high - axis.low || 1;
  return (value) => from + ((Math.max(axis.low, Math.min(axis.high, value)) - axis.low) / range) * (to - from);
}

export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The room that the numbers of an axis at the left need. */
export function roomOf(axis: Axis): number {
  return Math.max(0, ...axis.ticks.map((tick) => widthOf(axis.write(tick)))) + 8;
}

/** How many values an axis of a length has room to name. */
export function ticksIn(length: number, each: number): number {
  return Math.max(2, Math.floor(length / each));
}

/** Numbers below a plot, the name below them; with lines through the plot if they are wanted. */
export function below(axis: Axis, name: string, plot: Plot, x: (value: number) => number, width: number, lines: boolean): Shape[] {
  const shapes: Shape[] = [];
  for (const tick of axis.ticks) {
    const words = axis.write(tick);
    const half = widthOf(words) / 2;
    if (lines) {
      shapes.push(path("grid", `M${round(x(tick))} ${plot.top}V${plot.bottom}`));
    }
    shapes.push(text(words, Math.max(half, Math.min(width - half, x(tick))), plot.bottom + 16, "middle", "soft"));
  }
  if (name) {
    const half = widthOf(name) / 2;
    shapes.push(text(name, Math.max(half, Math.min(width - half, (plot.left + plot.right) / 2)), plot.bottom + 35, "middle", "soft"));
  }
  return shapes;
}

/** Numbers at the left of a plot with lines through it, the name above them. */
export function beside(axis: Axis, name: string, plot: Plot, y: (value: number) => number): Shape[] {
  const shapes = axis.ticks.flatMap((tick) => [
    path("grid", `M${plot.left} ${round(y(tick))}H${plot.right}`),
    text(axis.write(tick), plot.left - 7, y(tick) + 4.5, "end", "soft"),
  ]);
  return name ? [...shapes, text(name, 0, 12, "start", "soft")] : shapes;
}
