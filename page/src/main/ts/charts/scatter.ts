/** Points in a square of shares, such as a reliability diagram: across what was said, up what came. */
import { along, below, beside, roomOf } from "./axes";
import { dot, type Drawing, path, round, type Shape, type Spot } from "./drawing";
import { colour } from "./lines";
import { axisOf, type Scale, write } from "./scale";

export interface ScatterSeries {
  name: string;
  /** Each point: across, up, and the ends of its interval. */
  points: readonly (readonly [number, number, number, number])[];
}

export interface ScatterChart {
  type: "scatter";
  across: string;
  up: string;
  series: readonly ScatterSeries[];
}

export function drawScatter({ across, up, series }: ScatterChart, width: number): Drawing {
  const share = (name: string): Scale => ({ name, form: "share", mark: null, from: null, to: null });
  const axis = axisOf(share(""), [], 6);
  const plot = { left: roomOf(axis), right: width - 12, top: 24, bottom: 0 };
  plot.bottom = Math.round(plot.top + Math.min(360, plot.right - plot.left));
  plot.right = Math.min(plot.right, plot.left + 420);
  const x = along(axis, plot.left, plot.right);
  const y = along(axis, plot.bottom, plot.top);
  const shapes: Shape[] = [
    ...beside(axis, up, plot, y),
    ...below(axis, across, plot, x, width, true),
    path("mark", `M${plot.left} ${plot.bottom}L${plot.right} ${plot.top}`),
  ];
  const spots: Spot[] = [];
  series.forEach(({ name, points }, i) => {
    for (const [at, value, low, high] of points) {
      const px = round(x(at));
      shapes.push(path("line thin " + colour(i), `M${px} ${round(y(low))}V${round(y(high))}M${px - 3} ${round(y(low))}h6M${px - 3} ${round(y(high))}h6`));
      shapes.push(dot("fill " + colour(i), px, y(value), 4));
      const words = `${across} ${write("share", at)}: ${write("share", value)} (${write("share", low)} to ${write("share", high)})`;
      spots.push({ x: px, y: y(value), text: name ? `${name}, ${words}` : words });
    }
  });
  return { width, height: plot.bottom + 42, shapes, spots, near: "both" };
}
