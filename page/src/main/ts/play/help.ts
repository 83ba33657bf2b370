/** The keys, in a dialog. */
import { h } from "../dom";
import { load, save } from "../store";
import { dialog } from "./dialog";

const KEYS: [string[], string][] = [
  [["b"], "go to the board"],
  [["← ↑ → ↓"], "on the board: move between its cells"],
  [["enter", "space"], "play on the cell"],
  [["u", "r"], "undo, redo"],
  [["←", "→"], "step back, step forward; also k and j, or , and ."],
  [["↑", "↓"], "to the start, to the end; also 0 and $"],
  [["shift ←", "shift →"], "to where variations begin; also K and J"],
  [["shift ↑", "shift ↓"], "to the variation beside this one"],
  [["delete"], "delete from this move on"],
  [["e"], "back to the earlier game"],
  [["a"], "analysis on or off"],
  [["t"], "threats on or off"],
  [["h"], "a hint, in three steps"],
  [["w"], "why? for the cell with the focus, else for the last move"],
  [["s"], "swap, when it is offered"],
  [["n"], "new game"],
  [["p"], "players"],
  [["o", "m"], "rotate, mirror the board"],
  [["c"], "copy and paste"],
  [["?"], "this list"],
];

export function help(): void {
  dialog("Keys and sound", () => [
    h("label", { class: "check" }, h("input", { type: "checkbox", checked: load("sound", false), onchange: (event: Event) => save("sound", (event.target as HTMLInputElement).checked) }), "Sound"),
    h("dl", { class: "keys" }, ...KEYS.flatMap(([keys, text]) => [h("dt", {}, ...keys.flatMap((key, i) => [i ? " " : "", h("kbd", {}, key)])), h("dd", {}, text)])),
  ]);
}
