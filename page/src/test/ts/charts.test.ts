import { test } from "node:test";
import { deepEqual, equal, ok } from "node:assert/strict";
import { type Chart, draw, names, numbers } from "../../main/ts/charts/chart";
import { type Drawing, shorten, spotAt, widthOf } from "../../main/ts/charts/drawing";
import { columns } from "../../main/ts/charts/histogram";
import { apart, type Line } from "../../main/ts/charts/lines";
import type { Row } from "../../main/ts/charts/rows";
import { axisOf, type Scale, ticks, write } from "../../main/ts/charts/scale";

const SHARE: Scale = { name: "share", form: "share", mark: 0.5, from: null, to: null };
const COUNT: Scale = { name: "games", form: "count", mark: null, from: null, to: null };
const NUMBER: Scale = { name: "Elo", form: "number", mark: 0, from: null, to: null };

/** Numbers from 0 to 1, the same each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

function line(y: number[], name = "", mark = ""): Line {
  return { name, mark, x: y.map((_, i) => i + 1), y, low: null, high: null };
}

/** Every number of a drawing, and that all texts and bars are inside of it. */
function check(drawing: Drawing, about: string): void {
  const { width, height, shapes } = drawing;
  for (const { tag, at, text, class: kind } of shapes) {
    const values = Object.values(at).join(" ");
    ok(!/NaN|Infinity|undefined|null/.test(values), `${about}: ${tag} ${values}`);
    if (tag === "text") {
      const wide = widthOf(text!);
      const left = Number(at["x"]) - (/\bend\b/.test(kind) ? wide : /\bmiddle\b/.test(kind) ? wide / 2 : 0);
      ok(left >= -1 && left + wide <= width + 1, `${about}: "${text}" from ${left}, ${wide} wide of ${width}`);
      ok(Number(at["y"]) >= 8 && Number(at["y"]) <= height, `${about}: "${text}" at ${at["y"]} of ${height}`);
    }
    if (tag === "rect") {
      ok(Number(at["x"]) >= 0 && Number(at["x"]) + Number(at["width"]) <= width, `${about}: a bar leaves the chart`);
    }
  }
}

test("all texts and bars of charts are inside, at any width", () => {
  const random = dice(3);
  const long = "mcts:policy=neighbours,simulations=10000";
  for (let round = 0; round < 60; round++) {
    const rows: Row[] = Array.from({ length: 1 + Math.floor(random() * 12) }, () => {
      const value = (random() - 0.5) * 10 ** Math.floor(random() * 7);
      return { label: long.slice(Math.floor(random() * 30)), value, interval: random() < 0.7 ? [value - 1, random() < 0.5 ? value + 50 * random() : null] : null, note: value.toFixed(1) };
    });
    const width = 220 + Math.floor(random() * 380);
    check(draw({ type: "bars", scale: { ...NUMBER, mark: null }, rows }, width), "bars");
    check(draw({ type: "points", scale: NUMBER, rows }, width), "points");
    const lines = rows.slice(0, 8).map((row, i) => line([row.value, 2 * row.value, 0], row.label, String(i + 1)));
    check(draw({ type: "lines", across: "games", scale: NUMBER, lines }, width), "lines");
  }
});

test("charts of nothing and of much can be drawn", () => {
  const many = line(Array.from({ length: 5000 }, (_, i) => i));
  const all: Chart[] = [
    { type: "bars", scale: COUNT, rows: [] },
    { type: "points", scale: { ...NUMBER, mark: null }, rows: [] },
    { type: "lines", across: "games", scale: SHARE, lines: [] },
    { type: "lines", across: "games", scale: NUMBER, lines: [line([])] },
    { type: "lines", across: "games", scale: NUMBER, lines: [line([3])] },
    { type: "lines", across: "games", scale: NUMBER, lines: [many] },
    { type: "histogram", across: "moves", up: "games", counts: [] },
    { type: "histogram", across: "moves", up: "games", counts: [[-3, 1], [0, 2], [5000, 3]] },
    { type: "scatter", across: "said", up: "came", series: [] },
  ];
  for (const chart of all) {
    check(draw(chart, 320), chart.type);
    ok(numbers(chart).rows.length <= 25, chart.type);
  }
});

test("an axis names round values, and only whole ones of what is counted", () => {
  deepEqual(ticks(0, 1, 6), [0, 0.2, 0.4, 0.6, 0.8, 1]);
  deepEqual(ticks(-270, 310, 5), [-200, 0, 200]);
  deepEqual(ticks(0, 2.1, 9, true), [0, 1, 2]);
  for (const [low, high, most] of [[0, 1, 2], [3, 3.001, 5], [-1e6, 2e7, 7]] as const) {
    const found = ticks(low, high, most);
    ok(found.length <= most && found.every((tick) => tick >= low - 1e-9 && tick <= high + 1e-9), `${low} ${high}: ${found}`);
  }
});

test("an axis is as long as its form, its values and its mark want", () => {
  deepEqual([axisOf(SHARE, [0.3], 5).low, axisOf(SHARE, [0.3], 5).high], [0, 1]);
  const near = axisOf({ ...SHARE, from: 0.4, to: 0.6 }, [0.33, 0.52], 5);
  deepEqual([near.low, near.high], [0.3, 0.6]);
  const elo = axisOf(NUMBER, [50, 100, null], 5);
  deepEqual([elo.low, elo.high], [0, 105]);
  equal(axisOf(COUNT, [100], 5).low, 0);
});

test("values are written as everywhere", () => {
  equal(write("share", 0.625), "62.5%");
  equal(write("share", 0.6), "60%");
  equal(write("count", 12345), "12,345");
  equal(write("number", -1234.5), "−1,234.5");
});

test("a bar ends at its value, and its whisker at the ends of its interval", () => {
  const rows: Row[] = [
    { label: "a", value: 50, interval: [25, 75], note: "" },
    { label: "b", value: 100, interval: null, note: "" },
  ];
  const { shapes, spots } = draw({ type: "bars", scale: { ...COUNT, from: 0, to: 100 }, rows }, 400);
  const bars = shapes.filter((shape) => shape.tag === "rect").map((shape) => Number(shape.at["width"]));
  ok(Math.abs(bars[0]! * 2 - bars[1]!) < 0.3, String(bars));
  const whiskers = shapes.filter((shape) => shape.class === "whisker");
  equal(whiskers.length, 1);
  const [from, to] = /^M([\d.]+) \d+H([\d.]+)/.exec(String(whiskers[0]!.at["d"]))!.slice(1).map(Number);
  ok(Math.abs(to! - from! - bars[1]! / 2) < 0.3, `${from} to ${to}`);
  equal(spots[0]!.text, "a: 50 (25 to 75)");
});

test("long names stand above their bars where there is no room beside them", () => {
  const rows: Row[] = [{ label: "mcts:simulations=10000", value: 1, interval: null, note: "" }];
  const wide = draw({ type: "bars", scale: COUNT, rows }, 600);
  const narrow = draw({ type: "bars", scale: COUNT, rows }, 240);
  ok(narrow.height > wide.height);
  const shown = (drawing: Drawing): string => drawing.shapes.find((shape) => shape.text?.startsWith("mcts"))!.text!;
  ok(shown(wide).length >= shown(narrow).length);
  ok(/^mcts.*…?.*10000$/.test(shown(narrow)), shown(narrow));
});

test("a name loses its middle, as little as it must", () => {
  equal(shorten("short", 200), "short");
  const cut = shorten("abcdefghijklmnopqrstuvwxyz", 100);
  ok(/^abc\w*…\w*xyz$/.test(cut) && widthOf(cut) <= 100, cut);
});

test("a line goes through its points, and its band around them", () => {
  const chart: Chart = { type: "lines", across: "games", scale: SHARE, lines: [{ ...line([0, 1], "a"), low: [0, 0.8], high: [0.2, 1] }] };
  const { shapes, spots } = draw(chart, 400);
  const curve = /^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)$/.exec(String(shapes.find((shape) => shape.class === "line s1")!.at["d"]))!.slice(1).map(Number);
  ok(curve[0]! < curve[2]! && curve[1]! > curve[3]!, "from the lower left to the upper right");
  equal(shapes.filter((shape) => shape.class === "band s1").length, 1);
  equal(spots[1]!.text, "a, games 2: 100% (80% to 100%)");
});

test("names at the ends of lines have room", () => {
  const heights = apart([50, 51, 52, 200], 14, [0, 250]);
  for (let i = 1; i < heights.length; i++) {
    ok(heights[i]! - heights[i - 1]! >= 13.9, String(heights));
  }
  equal(heights[3], 200);
  ok(Math.abs(heights[1]! - 51) < 1, "those in the middle stay");
  deepEqual(apart([98, 99, 100], 14, [0, 100]), [72, 86, 100]);
});

test("neighbouring numbers of a histogram share a column where there are many", () => {
  deepEqual(columns([[5, 1], [7, 2]], 40), { size: 1, columns: [{ from: 5, to: 5, count: 1 }, { from: 7, to: 7, count: 2 }] });
  const wide = columns([[0, 1], [3, 1], [99, 5]], 30);
  equal(wide.size, 5);
  deepEqual(wide.columns, [{ from: 0, to: 4, count: 2 }, { from: 95, to: 99, count: 5 }]);
});

test("a pointer means the nearest row, column or point", () => {
  const rows: Row[] = ["a", "b", "c"].map((label, i) => ({ label, value: i, interval: null, note: "" }));
  const bars = draw({ type: "bars", scale: COUNT, rows }, 400);
  equal(spotAt(bars, 399, bars.spots[1]!.y + 3)!.text, "b: 1");
  const counts = draw({ type: "histogram", across: "moves", up: "games", counts: [[5, 1], [9, 30]] }, 400);
  equal(spotAt(counts, counts.spots[0]!.x + 2, 0)!.text, "5 moves: 1 games");
  equal(spotAt({ ...bars, spots: [] }, 0, 0), null);
});

test("a diagram of chances has a point and a whisker for each bin, and a name for each colour", () => {
  const chart: Chart = { type: "scatter", across: "said", up: "came", series: [{ name: "short", points: [[0.2, 0.25, 0.2, 0.3], [0.8, 0.75, 0.7, 0.8]] }, { name: "long", points: [[0.5, 0.5, 0.4, 0.6]] }] };
  const { shapes, spots } = draw(chart, 400);
  equal(shapes.filter((shape) => shape.class === "fill s1").length, 2);
  equal(shapes.filter((shape) => shape.class === "fill s2").length, 1);
  equal(spots[2]!.text, "long, said 50%: 50% (40% to 60%)");
  deepEqual(names(chart), ["short", "long"]);
  deepEqual(numbers(chart).rows[0], ["short", "20%", "25%", "20% to 30%"]);
});

test("the numbers of a chart can be read", () => {
  const rows: Row[] = [{ label: "deep", value: 120, interval: [20, null], note: "120" }];
  deepEqual(numbers({ type: "points", scale: NUMBER, rows }), { head: ["", "Elo", "95% interval"], rows: [["deep", "120", "20 to no upper bound"]] });
  const lines = [line([1, 2, 3], "a"), { ...line([7], "b"), x: [2] }];
  deepEqual(numbers({ type: "lines", across: "games", scale: COUNT, lines }), {
    head: ["games", "a", "b"],
    rows: [["1", "1", ""], ["2", "2", "7"], ["3", "3", "7"]],
  });
});
