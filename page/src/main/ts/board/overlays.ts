/** What is drawn over cells and stones: values, lines of play, paths, warnings. */
import { s } from "../dom";
import type { Point } from "./geometry";
import { shadeOf } from "./shade";
import type { Ghost, Mark, Side } from "./state";

const STAR = "M0-11 3.2-3.6 11-3 5.2 2.2 7 10 0 5.8-7 10-5.2 2.2-11-3-3.2-3.6z";

function move(at: Point): string {
  return `translate(${at.x} ${at.y})`;
}

/** A value in a cell. Its shape says what it is without any colour. */
export function drawMark(mark: Mark, at: Point, shape: string): SVGElement {
  const long = mark.figure.length > 3;
  const best = mark.rank === "best";
  const figure = mark.word ? 24 : 11;
  const group = s(
    "g",
    { class: `mark ${mark.kind} ${mark.rank}${mark.faint ? " faint" : ""}`, transform: move(at) },
    s("path", { class: "plate", d: shape }),
    mark.word && s("text", { class: "word", y: best ? -7 : -9 }, mark.word),
    s("text", { class: long ? "figure long" : "figure", y: best && mark.word ? figure + 3 : figure }, mark.figure),
    best && s("path", { class: "star", d: STAR, transform: "translate(0 -35) scale(.85)" }),
  );
  if (mark.shade !== undefined) {
    const { fill, ink } = shadeOf(mark.shade);
    group.classList.add("shaded");
    group.style.setProperty("--shade", fill);
    group.style.setProperty("--on-shade", ink);
  }
  if (mark.kind === "estimate") {
    const width = 56;
    group.append(
      s("path", { class: "gauge", d: `M${-width / 2} 33h${width}` }),
      s("path", { class: "gauge full", d: `M${-width / 2} 33h${Math.max(0.01, width * mark.share)}` }),
    );
  }
  return group;
}

export function drawGhosts(ghost: Ghost, at: Point): SVGElement {
  return s(
    "g",
    { class: "ghost " + ghost.side, transform: move(at) },
    ghost.side === "X" ? s("rect", { x: -31, y: -31, width: 62, height: 62, rx: 14 }) : s("circle", { r: 34 }),
    s("text", { y: 13 }, ghost.number),
  );
}

export function drawPath(side: Side, points: Point[]): SVGElement {
  const first = points[0];
  const last = points.at(-1);
  return s(
    "g",
    { class: "path " + side },
    points.length > 1 && s("path", { d: "M" + points.map((point) => `${point.x} ${point.y}`).join("L") }),
    first && last && points.length > 1 && s("path", { class: "end", d: `M${first.x} ${first.y}h0M${last.x} ${last.y}h0` }),
  );
}

/** The line that decided the game, or an outline around each of its cells if they form no line. */
export function drawLine(points: Point[], straight: [Point, Point] | null, won: boolean, shape: string): SVGElement[] {
  const kind = "deciding " + (won ? "won" : "lost");
  if (!straight) {
    return points.map((point) => s("path", { class: kind + " outline", d: shape, transform: move(point) }));
  }
  const [a, b] = straight;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const dx = ((b.x - a.x) / length) * 30;
  const dy = ((b.y - a.y) / length) * 30;
  return [s("path", { class: kind, pathLength: won ? 1 : null, d: `M${a.x - dx} ${a.y - dy}L${b.x + dx} ${b.y + dy}` })];
}

/** A warning sign on a cell, in its corner if there is a value too. */
export function drawThreats(at: Point, straight: [Point, Point] | null, text = "!", aside = false): SVGElement[] {
  const badge = s(
    "g",
    { class: "threat", transform: move(at) + (aside ? " translate(33 -33) scale(.5)" : "") },
    s("path", { class: "warning", d: "M0-29L33 25H-33z" }),
    s("text", { class: text.length > 1 ? "long" : "", y: 18 }, text),
  );
  return straight
    ? [s("path", { class: "threat-line", d: `M${straight[0].x} ${straight[0].y}L${straight[1].x} ${straight[1].y}` }), badge]
    : [badge];
}

export function drawPointed(at: Point, shape: string): SVGElement {
  return s("path", { class: "pointed", d: shape, transform: move(at) });
}
