/** All kinds of charts: how each is drawn, and its numbers as a table. */
import type { Drawing } from "./drawing";
import { drawHistogram, type HistogramChart, columns, range } from "./histogram";
import { drawLines, type LinesChart } from "./lines";
import { between, drawRows, type RowsChart } from "./rows";
import { write } from "./scale";
import { drawScatter, type ScatterChart } from "./scatter";

export type Chart = RowsChart | LinesChart | HistogramChart | ScatterChart;

export function draw(chart: Chart, width: number): Drawing {
  switch (chart.type) {
    case "bars":
    case "points":
      return drawRows(chart, width);
    case "lines":
      return drawLines(chart, width);
    case "histogram":
      return drawHistogram(chart, width);
    case "scatter":
      return drawScatter(chart, width);
  }
}

/** The names that colours stand for, in their order; empty if a chart has one colour. */
export function names(chart: Chart): string[] {
  const all = chart.type === "lines" ? chart.lines : chart.type === "scatter" ? chart.series : [];
  return all.some((each) => each.name) ? all.map((each) => each.name) : [];
}

export interface Numbers {
  head: string[];
  rows: string[][];
}

/** More rows than these nobody reads. */
const MOST_ROWS = 25;

/** What a chart shows, for those who want to read it. */
export function numbers(chart: Chart): Numbers {
  switch (chart.type) {
    case "bars":
    case "points":
      return ofRows(chart);
    case "lines":
      return ofLines(chart);
    case "histogram":
      return {
        head: [chart.across, chart.up],
        rows: columns(chart.counts, MOST_ROWS).columns.map(({ from, to, count }) => [range(from, to), write("count", count)]),
      };
    case "scatter":
      return {
        head: [chart.series.length > 1 ? "series" : "", chart.across, chart.up, "95% interval"].filter(Boolean),
        rows: chart.series.flatMap(({ name, points }) =>
          points.map(([at, value, low, high]) => [...(chart.series.length > 1 ? [name] : []), write("share", at), write("share", value), `${write("share", low)} to ${write("share", high)}`]),
        ),
      };
  }
}

function ofRows({ rows, scale }: RowsChart): Numbers {
  const noted = rows.some((row) => row.note && row.note !== write(scale.form, row.value));
  const doubted = rows.some((row) => row.interval !== null);
  return {
    head: ["", scale.name || "value", ...(doubted ? ["95% interval"] : []), ...(noted ? ["note"] : [])],
    rows: rows.map((row) => [
      row.label,
      write(scale.form, row.value),
      ...(doubted ? [between(row.interval, scale).replace(/^ \(|\)$/g, "")] : []),
      ...(noted ? [row.note] : []),
    ]),
  };
}

/** The lines at some of their points; between its points a line has the last value. */
function ofLines({ lines, across, scale }: LinesChart): Numbers {
  const all = [...new Set(lines.flatMap((line) => line.x))].sort((a, b) => a - b);
  const step = Math.max(1, (all.length - 1) / (MOST_ROWS - 1));
  const shown: number[] = [];
  for (let i = 0; Math.round(i * step) < all.length; i++) {
    shown.push(all[Math.round(i * step)]!);
  }
  return {
    head: [across, ...lines.map((line) => line.name || scale.name || "value")],
    rows: shown.map((at) => [
      write("count", at),
      ...lines.map((line) => {
        const last = line.x.findLastIndex((x) => x <= at);
        return last < 0 ? "" : write(scale.form, line.y[last]!) + (line.low && line.high ? ` (${write(scale.form, line.low[last]!)} to ${write(scale.form, line.high[last]!)})` : "");
      }),
    ]),
  };
}
