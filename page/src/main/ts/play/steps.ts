/** The steps of an explanation as a list with buttons, for any view that plays one out. */
import type { Position, Why } from "../api";
import type { BoardState } from "../board/state";
import { type Child, h, icon } from "../dom";
import { ICONS } from "../icons";
import { sentence } from "../values";

/** A button that is only an icon. */
export function tool(path: string, text: string, act: (() => void) | null, off = false): Child {
  return act && h("button", { class: "round", "aria-label": text, title: text, "aria-disabled": off ? "true" : null, onclick: off ? () => {} : act }, icon(path));
}

/** The sentences, the one on the board marked, and buttons to step. */
export function whySteps(why: Why, step: number, go: (step: number) => void): Child {
  const { steps } = why;
  const item = (each: Why["steps"][number], i: number): Child =>
    h(
      "li",
      {},
      h(
        "button",
        { class: i + 1 === step ? "now" : i + 1 > step ? "later" : "", "aria-current": i + 1 === step ? "step" : null, onclick: () => go(i + 1) },
        h("span", { class: "sign " + each.player, "aria-hidden": "true" }),
        h("b", {}, each.move),
        " ",
        each.text,
      ),
    );
  return (
    steps.length > 0 &&
    h(
      "div",
      {},
      h(
        "div",
        { class: "toolbar", role: "group", "aria-label": "Step through the explanation" },
        tool(ICONS.back, "Step back", () => go(step - 1), step === 0),
        tool(ICONS.forward, "Step forward", () => go(step + 1), step === steps.length),
        h("span", { class: "note" }, `${step} of ${steps.length}`),
      ),
      h("ol", { class: "why-steps" }, ...steps.map(item)),
    )
  );
}

/** The steps up to one as numbered stones over a position, which may already hold the first of them, and the lines that the last of them is about. */
export function stepsOn(position: Position, why: Why | null, step: number): Partial<BoardState> {
  const there = new Set([...position.X, ...position.O]);
  const steps = (why?.steps ?? []).slice(0, step);
  const ghosts = steps.flatMap((each, i) => (each.cell === null || there.has(each.cell) ? [] : [{ cell: each.cell, side: each.player, number: i + 1 }]));
  const reasons = steps.at(-1)?.reasons ?? [];
  const end = reasons.find((each) => each.type === "winningLine" || each.type === "losingLine");
  return {
    ghosts,
    pointed: end ? [] : reasons.flatMap((each) => (each.type === "mustPlay" ? each.cells : [])),
    threats: reasons.flatMap((each) => (each.type === "threat" || each.type === "allows" ? [{ cell: each.cell, cells: each.cells }] : [])),
    ...(end && "cells" in end ? { line: { cells: end.cells, won: end.type === "winningLine" } } : {}),
  };
}

/** What a move is worth, without naming a better one. */
export function valueSentence({ move, player, value, proven }: Why): string {
  return value ? `With ${move}: ${sentence(value, player)}${proven ? "" : ", as far as searched"}.` : "";
}
