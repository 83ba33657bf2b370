/** A drawing as plain data, which can be tested without a browser, and how it becomes SVG. */
import { s } from "../dom";

/** The size of texts in charts, in pixels. */
export const TEXT = 12.5;

export interface Shape {
  tag: "path" | "rect" | "circle" | "text";
  class: string;
  at: Readonly<Record<string, number | string>>;
  text?: string;
}

/** A point with something to say when it is pointed at. */
export interface Spot {
  x: number;
  y: number;
  text: string;
}

export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
  spots: Spot[];
  /** Which distance decides between spots. */
  near: "x" | "y" | "both";
}

export function toSvg(drawing: Drawing): SVGSVGElement {
  const { width, height } = drawing;
  return s(
    "svg",
    { class: "chart", viewBox: `0 0 ${width} ${height}`, width, height, "aria-hidden": "true" },
    ...drawing.shapes.map((shape) => s(shape.tag, { class: shape.class, ...shape.at }, shape.text)),
  );
}

/** The spot that a pointer means, or null if there is none. */
export function spotAt(drawing: Drawing, x: number, y: number): Spot | null {
  const far = (spot: Spot): number => {
    const [dx, dy] = [Math.abs(spot.x - x), Math.abs(spot.y - y)];
    return drawing.near === "x" ? dx + dy / 1000 : drawing.near === "y" ? dy + dx / 1000 : Math.hypot(dx, dy);
  };
  return drawing.spots.reduce<Spot | null>((best, spot) => (best === null || far(spot) < far(best) ? spot : best), null);
}

/** About how wide a text is; rather too much than too little. */
export function widthOf(text: string): number {
  let ems = 0;
  for (const letter of text) {
    ems += /[iljtfrI.,:;|!'()[\] ]/.test(letter) ? 0.34 : /[mwMW—]/.test(letter) ? 0.92 : /[A-Z%–−+]/.test(letter) ? 0.74 : 0.59;
  }
  return Math.ceil(ems * TEXT);
}

/** A text that fits into a width, with its middle left out if need be. */
export function shorten(text: string, width: number): string {
  const letters = [...text];
  for (let left = 0; left < letters.length; left++) {
    const head = Math.ceil((letters.length - left) / 2);
    const short = left === 0 ? text : letters.slice(0, head).join("") + "…" + letters.slice(head + left).join("");
    if (widthOf(short) <= width) {
      return short;
    }
  }
  return "…";
}

export function round(number: number): number {
  return Math.round(number * 10) / 10;
}

export function path(kind: string, d: string): Shape {
  return { tag: "path", class: kind, at: { d } };
}

export function text(words: string, x: number, y: number, side: "start" | "middle" | "end" = "start", kind = ""): Shape {
  return { tag: "text", class: [side, kind].join(" ").trim(), at: { x: round(x), y: round(y) }, text: words };
}

export function dot(kind: string, x: number, y: number, r: number): Shape {
  return { tag: "circle", class: kind, at: { cx: round(x), cy: round(y), r } };
}

export function bar(kind: string, x: number, y: number, width: number, height: number): Shape {
  return { tag: "rect", class: kind, at: { x: round(x), y: round(y), width: round(Math.max(0.5, width)), height: round(Math.max(0.5, height)), rx: 2 } };
}
