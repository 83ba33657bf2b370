/** The keys, in a dialog. */
import { h } from "../dom";
import { dialog } from "./dialog";

const KEYS: [string[], string][] = [
  [["b"], "go to the board"],
  [["← ↑ → ↓"], "move between the cells of the board"],
  [["enter", "space"], "play on the cell"],
  [["u", "r"], "undo, redo"],
  [[",", "."], "step back, step forward"],
  [["e"], "back to the earlier game or line"],
  [["a"], "analysis on or off"],
  [["t"], "threats on or off"],
  [["w"], "why? for the cell with the focus, else for the last move"],
  [["s"], "swap, when it is offered"],
  [["n"], "new game"],
  [["p"], "players"],
  [["o", "m"], "rotate, mirror the board"],
  [["c"], "copy and paste"],
  [["?"], "this list"],
];

export function help(): void {
  dialog("Keys", () => [
    h("dl", { class: "keys" }, ...KEYS.flatMap(([keys, text]) => [h("dt", {}, ...keys.flatMap((key, i) => [i ? " " : "", h("kbd", {}, key)])), h("dd", {}, text)])),
  ]);
}
