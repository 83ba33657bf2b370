/** Crosses and rings. */
import { s } from "../dom";
import type { Point } from "./geometry";
import type { Side } from "./state";

export function stone(side: Side, at: Point): SVGGElement {
  return s(
    "g",
    { class: "stone " + side, transform: `translate(${at.x} ${at.y})` },
    side === "X" ? s("path", { d: "M-20-20L20 20M20-20L-20 20" }) : s("circle", { r: 23 }),
  );
}
