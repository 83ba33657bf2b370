/** The graph of a game: how much of it is X's after each move, with its mistakes. */
import { type Child, s } from "../dom";
import type { ReviewedMove, Value } from "../api";
import { leanOfX } from "../values";
import type { MistakeKind } from "./critic";

const WIDTH = 372;
const HEIGHT = 132;
const PAD = 16;
/** Room for the names of the sides. */
const LEFT = 26;

/** A sign for each kind of mistake; their shapes differ, whatever the colours. */
export const SHAPES: Record<MistakeKind, string> = {
  "lost-win": "M0-7 7 0 0 7-7 0z",
  blunder: "M-7-6H7L0 7z",
  points: "M-6-6H6V6H-6z",
  doubtful: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
};

export function sign(kind: MistakeKind): SVGSVGElement {
  return s("svg", { class: "mistake-sign " + kind, viewBox: "-9 -9 18 18", "aria-hidden": "true" }, s("path", { d: SHAPES[kind] }));
}

/** What the graph shows of a move. */
export type GraphPly = Pick<ReviewedMove, "ply" | "value" | "bestValue" | "kind">;

/** Draws the graph; a click leads to the nearest move. */
export function graph(plies: readonly GraphPly[], of: number, cursor: number, about: string, go: (ply: number) => void): Child {
  const step = (WIDTH - LEFT - PAD) / Math.max(1, of);
  const x = (ply: number): number => Math.round((LEFT + ply * step) * 10) / 10;
  const y = (share: number): number => Math.round((PAD + (1 - share) * (HEIGHT - 2 * PAD)) * 10) / 10;
  // The last moves are reviewed first, and each tells the value before it.
  const first = plies[0];
  const start = first ? first.ply - 1 : 0;
  const points = first ? [first.bestValue, ...plies.map((each) => each.value)].map((value, i) => `${x(start + i)} ${y(leanOfX(value))}`) : [];
  const line = first ? "M" + points.join("L") : "";
  const high = (value: Value): number => y(leanOfX(value));
  // The area runs to the edges, where the game begins and ends.
  const left = start === 0 ? 0 : x(start);
  const area = first ? `M${left} ${HEIGHT}V${high(first.bestValue)}L${points.join("L")}H${WIDTH}V${HEIGHT}z` : "";
  const choose = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    go(Math.max(0, Math.min(of, Math.round((((event.clientX - box.left) / box.width) * WIDTH - LEFT) / step))));
  };
  return s(
    "svg",
    { class: "graph", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": about, onclick: choose },
    s("rect", { class: "ground", width: WIDTH, height: HEIGHT }),
    area && s("path", { class: "area", d: area }),
    s("path", { class: "middle", d: `M${LEFT} ${y(0.5)}H${WIDTH - PAD}` }),
    s("path", { class: "cursor", d: `M${x(cursor)} 5V${HEIGHT - 5}` }),
    line && s("path", { class: "curve", d: line }),
    ...plies
      .filter((each) => each.ply === cursor)
      .map((each) => s("circle", { class: "spot", cx: x(each.ply), cy: y(leanOfX(each.value)), r: 4.5 })),
    ...plies
      .filter((each) => each.kind !== null)
      .map((each) => s("path", { class: "mistake " + each.kind, d: SHAPES[each.kind!], transform: `translate(${x(each.ply)} ${y(leanOfX(each.value))})` })),
    s("text", { class: "end", x: 6, y: 15 }, "X wins"),
    s("text", { class: "end", x: 6, y: HEIGHT - 7 }, "O wins"),
  );
}

const LOW = 34;

/** How far the end is after each move, where that is exact: long bars are far from it. */
export function distances(plies: readonly ReviewedMove[], of: number): Child {
  const step = (WIDTH - LEFT - PAD) / Math.max(1, of);
  const exact = plies.flatMap(({ ply, value }) => ((value.type === "win" || value.type === "loss") && value.plies !== null ? [{ ply, far: value.plies + 1, side: value.type === "win" ? "X" : "O" }] : []));
  const most = Math.max(...exact.map((each) => each.far));
  const bars = exact.map(({ ply, far, side }) => s("path", { class: side, d: `M${LEFT + ply * step} ${LOW}v${(-LOW * far) / most}`, "stroke-width": Math.max(1, step * 0.6) }));
  return exact.length > 1 && s("svg", { class: "distances", viewBox: `0 0 ${WIDTH} ${LOW}`, role: "img", "aria-label": `Distance to the end, where it is exact: ${exact.map(({ ply, far }) => `${far} at move ${ply}`).join(", ")}` }, s("title", {}, "Distance to the end, where it is exact"), ...bars);
}
