/** The rules that are changed most often, as sliders and switches that write into the definition. */
import { type Child, h, render } from "../dom";
import { readKey, writeKey } from "./keys-text";

interface Slider {
  key: string;
  label: string;
  from: number;
  to: number;
  /** What the slider's first place says if it takes the key away; null if the key must be there. */
  none: string | null;
}

const SQUARE: Slider[] = [
  { key: "board.width", label: "Columns", from: 3, to: 10, none: null },
  { key: "board.height", label: "Rows", from: 3, to: 10, none: null },
];
const HEXAGON: Slider[] = [{ key: "board.side", label: "Side", from: 2, to: 5, none: null }];
const LINES: Slider[] = [
  { key: "line.win", label: "In a row wins", from: 2, to: 7, none: "no line wins" },
  { key: "line.lose", label: "In a row loses", from: 1, to: 6, none: "no line loses" },
];

export class Sliders {
  readonly element = h("div", { class: "sliders" });

  constructor(
    private readonly text: () => string,
    private readonly replace: (text: string) => void,
  ) {
    this.draw();
  }

  /** Shows what the text says now. */
  draw(): void {
    const text = this.text();
    // What a definition inherits is not in its text.
    const shown = readKey(text, "extends") === null && readKey(text, "board.cells") === null;
    const hexagon = (readKey(text, "board.shape") ?? "").includes("hexagon");
    const lines = readKey(text, "line.win") !== null || readKey(text, "line.lose") !== null || readKey(text, "line") !== null;
    this.element.hidden = !shown;
    render(
      this.element,
      ...(shown ? [...(hexagon ? HEXAGON : SQUARE), ...(lines ? LINES : [])].map((each) => this.slider(each, text)) : []),
      shown && h("div", { class: "switches" }, this.toggle("swap", "Swap", text), !hexagon && this.toggle("board.gravity", "Gravity", text)),
    );
  }

  private slider(each: Slider, text: string): Child {
    const least = each.none === null ? each.from : each.from - 1;
    const written = Number(readKey(text, each.key) ?? least);
    const value = Math.max(least, Math.min(each.to, Number.isFinite(written) ? written : least));
    const words = value < each.from && each.none !== null ? each.none : String(value);
    return h(
      "label",
      { class: "slider" },
      h("span", {}, each.label),
      h("input", {
        type: "range",
        min: least,
        max: each.to,
        value,
        "data-key": each.key,
        "aria-valuetext": words,
        oninput: (event: Event) => {
          const chosen = Number((event.target as HTMLInputElement).value);
          this.replace(writeKey(this.text(), each.key, chosen < each.from ? null : String(chosen)));
        },
      }),
      h("output", {}, words),
    );
  }

  private toggle(key: string, label: string, text: string): Child {
    const on = readKey(text, key) === "true";
    return h(
      "button",
      { class: "switch", role: "switch", "aria-checked": String(on), "data-key": key, onclick: () => this.replace(writeKey(this.text(), key, on ? null : "true")) },
      h("span", { class: "knob", "aria-hidden": "true" }),
      label,
    );
  }
}
