/** Pictures of a position to take elsewhere: the board as it is drawn, a title and a sentence. */
import { download, fileName } from "../games/exchange";
import { s } from "../dom";

/** What a picture needs of the styles of the page. */
const STYLES = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "opacity", "font-size", "font-weight", "font-family", "text-anchor", "dominant-baseline"];

const WIDTH = 600;
const MARGIN = 40;

export interface Card {
  title: string;
  sentence: string;
  /** The cells of the stones in the order of the moves, for a film; null for a picture. */
  order: readonly number[] | null;
}

/** Seconds between the stones of a film. */
const PACE = 0.8;

/** An SVG that stands alone. */
export function pictureText(board: SVGSVGElement, { title, sentence, order }: Card): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const originals = [...board.querySelectorAll("*")];
  copy.querySelectorAll("*").forEach((element, i) => {
    const style = getComputedStyle(originals[i]!);
    for (const name of STYLES) {
      element.setAttribute(name, style.getPropertyValue(name));
    }
  });
  if (order) {
    roll(copy, order);
  }
  for (const name of ["class", "style", "tabindex", "role", "aria-label", "aria-disabled", "data-cell"]) {
    copy.querySelectorAll(`[${name}]`).forEach((element) => element.removeAttribute(name));
  }
  const { width, height } = board.viewBox.baseVal;
  const inner = WIDTH - 2 * MARGIN;
  const tall = Math.round((inner * height) / width);
  for (const [name, value] of Object.entries({ x: MARGIN, y: 92, width: inner, height: tall })) {
    copy.setAttribute(name, String(value));
  }
  copy.removeAttribute("class");
  copy.removeAttribute("style");
  const page = getComputedStyle(document.body);
  const ink = page.color;
  const text = (y: number, size: number, content: string, family: string): SVGElement => s("text", { x: WIDTH / 2, y, "font-size": size, "font-family": family, fill: ink, "text-anchor": "middle" }, content);
  const whole = s(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${WIDTH} ${tall + 168}`, width: WIDTH, height: tall + 168 },
    s("rect", { width: "100%", height: "100%", fill: page.backgroundColor }),
    text(60, 34, title, "Georgia, serif"),
    copy,
    text(tall + 138, 20, sentence, page.fontFamily),
  );
  return new XMLSerializer().serializeToString(whole);
}

/** Lets stones appear one after the other, and at last the line that decided. */
function roll(copy: SVGSVGElement, order: readonly number[]): void {
  const cells = new Map([...copy.querySelectorAll("[data-cell]")].map((each) => [each.getAttribute("transform"), Number(each.getAttribute("data-cell"))]));
  const later = (element: Element, step: number): void => {
    element.setAttribute("visibility", "hidden");
    element.append(s("set", { attributeName: "visibility", to: "visible", begin: `${((step + 1) * PACE).toFixed(1)}s`, fill: "freeze" }));
  };
  copy.querySelectorAll(".stone").forEach((stone) => later(stone, order.indexOf(cells.get(stone.getAttribute("transform")) ?? -1)));
  // Before the last stone the cell that decides lights up.
  if (copy.querySelector(".deciding")) {
    const begin = `${(order.length * PACE - PACE / 2).toFixed(1)}s`;
    copy.querySelector(`[data-cell="${order.at(-1)}"] .tile`)?.append(s("set", { attributeName: "stroke", to: "#1a5fd0", begin, dur: `${2 * PACE}s` }));
  }
  copy.querySelectorAll(".deciding, .path").forEach((line) => later(line, order.length));
}

export function savePicture(board: SVGSVGElement, card: Card): void {
  download(fileName(card.title + (card.order ? " film" : ""), "svg"), pictureText(board, card), "image/svg+xml");
}

/** The same as dots, for programs that show no SVG. */
export async function saveDots(board: SVGSVGElement, card: Card): Promise<void> {
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(pictureText(board, card));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * image.width;
  canvas.height = 2 * image.height;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (blob) {
    download(fileName(card.title, "png"), blob, "image/png");
  }
}
