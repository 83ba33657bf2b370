/** A chart on a page: as wide as there is room, with words where it is pointed at, a legend, and its numbers as a table. */
import { h } from "../dom";
import { type Chart, draw, names, numbers } from "./chart";
import { type Drawing, round, spotAt, toSvg } from "./drawing";
import { colour } from "./lines";

const WIDEST = 600;
const NARROWEST = 220;

/**
 * The element.
 *
 * @param caption what it shows, in a sentence; may be empty
 * @param title what it is about, for those who do not see it
 */
export function figure(chart: Chart, caption: string, title: string): HTMLElement {
  const named = names(chart);
  return h(
    "figure",
    { class: "chart-figure" },
    caption && h("figcaption", {}, caption),
    canvas(chart),
    named.length > 0 &&
      h("ul", { class: "legend" }, ...named.map((name, i) => h("li", {}, h("span", { class: "swatch " + colour(i) }), h("span", {}, name)))),
    table(chart, title),
  );
}

/** The drawing, made anew when its room changes. */
function canvas(chart: Chart): HTMLElement {
  const tip = h("div", { class: "tip", hidden: true });
  const ring = h("div", { class: "ring", hidden: true });
  const host = h("div", { class: "chart-box" });
  let drawing: Drawing | null = null;
  const fit = (): void => {
    const width = Math.max(NARROWEST, Math.min(WIDEST, Math.floor(host.clientWidth)));
    if (drawing?.width !== width) {
      drawing = draw(chart, width);
      host.replaceChildren(toSvg(drawing), ring, tip);
    }
  };
  const point = (event: PointerEvent): void => {
    const box = host.getBoundingClientRect();
    if (drawing && event.type !== "pointerleave") {
      show(drawing, event.clientX - box.left, event.clientY - box.top, host, ring, tip);
    } else {
      tip.hidden = ring.hidden = true;
    }
  };
  for (const type of ["pointermove", "pointerdown", "pointerleave"] as const) {
    host.addEventListener(type, point);
  }
  new ResizeObserver(fit).observe(host);
  return host;
}

function show(drawing: Drawing, x: number, y: number, host: HTMLElement, ring: HTMLElement, tip: HTMLElement): void {
  const spot = spotAt(drawing, x, y);
  tip.hidden = ring.hidden = spot === null;
  if (spot) {
    tip.textContent = spot.text;
    ring.style.left = spot.x + "px";
    ring.style.top = spot.y + "px";
    const left = Math.max(0, Math.min(host.clientWidth - tip.offsetWidth, spot.x - tip.offsetWidth / 2));
    const above = spot.y - tip.offsetHeight - 12;
    tip.style.left = round(left) + "px";
    tip.style.top = round(above >= 0 ? above : spot.y + 14) + "px";
  }
}

function table(chart: Chart, title: string): HTMLElement | false {
  const { head, rows } = numbers(chart);
  return (
    rows.length > 0 &&
    h(
      "details",
      { class: "numbers" },
      h("summary", {}, "Numbers", h("span", { class: "unseen" }, ` of ${title}`)),
      h(
        "div",
        { class: "scroll", tabindex: 0, role: "group", "aria-label": title },
        h(
          "table",
          {},
          h("thead", {}, h("tr", {}, ...head.map((words, i) => (words ? h("th", { scope: "col", class: i > 0 ? "number" : "" }, words) : h("td", {}))))),
          h("tbody", {}, ...rows.map((row) => h("tr", {}, ...row.map((words, i) => (i === 0 ? h("th", { scope: "row", class: "name" }, words) : h("td", { class: "number" }, words)))))),
        ),
      ),
    )
  );
}
