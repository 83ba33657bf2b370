/** The name of the program, drawn. */
import { s } from "./dom";

export function wordmark(): Element {
  return s(
    "svg",
    { class: "wordmark", viewBox: "0 0 64 24", "aria-hidden": "true" },
    s("circle", { cx: 11, cy: 12, r: 8, class: "O" }),
    s("path", { d: "M25 5l14 14M39 5L25 19", class: "X" }),
    s("circle", { cx: 53, cy: 12, r: 8, class: "O" }),
  );
}
