/** The evaluation bar: how much of the game is X's, and how much O's. */
import { h, render } from "../dom";
import { isProven, negate, sentence, shareOfX, show } from "../values";
import type { PlayState } from "./state";

export function evaluationBar(host: HTMLElement, state: PlayState): void {
  const { insight, position, analysisOn, explaining } = state;
  host.hidden = !analysisOn || explaining !== null;
  const over = position.outcome.over;
  const winner = position.outcome.winner;
  const value = insight?.value ?? null;
  const mover = position.toMove;
  const known = over || (value !== null && mover !== null);
  const share = over ? (winner === "X" ? 1 : winner === "O" ? 0 : 0.5) : value && mover ? shareOfX(value, mover) : 0.5;
  const text = over ? (winner ? winner + " won" : "draw") : value && mover ? sentence(value, mover) : "not known yet";
  const shown = value && mover ? show(value) : null;
  host.setAttribute("role", "img");
  host.setAttribute("aria-label", "Evaluation: " + text);
  host.style.setProperty("--share", String(share));
  host.classList.toggle("proven", over || (value !== null && isProven(value)));
  const label = over ? (winner ? "won" : "draw") : !value || !shown ? "" : shown.kind === "estimate" ? show(mover === "X" ? value : negate(value)).figure : shown.word ? `${shown.word} ${shown.figure}` : shown.figure;
  // The label stands at the end of the side that it speaks of.
  const side = over ? winner : shown?.kind === "loss" ? (mover === "X" ? "O" : "X") : shown?.kind === "win" ? mover : "X";
  render(host, h("span", { class: "part X" }), h("span", { class: "label " + (side ?? "X") }, known ? label.replace("loss", "win") : ""));
}
