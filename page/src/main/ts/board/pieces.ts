/** Crosses and rings. */
import { s } from "../dom";
import type { Point } from "./geometry";
import type { Side } from "./state";

export function stone(side: Side, at: Point): SVGGElement {
  return s(
    "g",
    { class: "stone " + side, transform: `translate(${at.x} ${at.y})` },
    side === "X" ? s("path", { d: "M-19-19L19 19M19-19L-19 19" }) : s("circle", { r: 22 }),
  );
}
