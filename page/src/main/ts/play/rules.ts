/** The rules of a game on a few small boards, which play themselves out unless motion is reduced. */
import type { Answer } from "../api";
import { createBoard } from "../board/board";
import { emptyState } from "../board/state";
import { h } from "../dom";
import type { App, Subject } from "../view";
import { dialog } from "./dialog";
import { asSentence, rulesOf } from "./picture";

/** Milliseconds between the stones, and how many steps a board rests at the end. */
const STEP = 600;
const REST = 5;

type Example = Answer<"rules">["examples"][number];

export function showRules(app: App, { game, place }: Subject): void {
  app.carrier.call("rules", place).done.then(
    ({ examples }) => {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const boards = examples.map((example) => exampleBoard(game, example));
      dialog("Rules of " + game.name, () => [h("p", {}, rulesOf(game)), h("div", { class: "rule-boards" }, ...boards.map((each) => each.element))]);
      let tick = 0;
      const timer = still
        ? 0
        : window.setInterval(() => {
            if (boards[0]?.element.isConnected) {
              boards.forEach((each) => each.step(tick));
              tick++;
            } else {
              clearInterval(timer);
            }
          }, STEP);
    },
    (error: Error) => app.notice(asSentence(error.message)),
  );
}

function exampleBoard(game: Subject["game"], { text, X, O, order, cells, lost }: Example): { element: HTMLElement; step: (tick: number) => void } {
  const host = h("div", { class: "rule-board" });
  const board = createBoard(host, { ...emptyState(game.layout, game.names), title: text, columns: game.columns, edges: game.names, picture: true });
  const show = (many: number): void => {
    const there = new Set(order.slice(0, many));
    const whole = many >= order.length;
    const decided = whole && game.kind === "line" && cells.length > 0 && order.length > 1;
    board.set({ X: X.filter((cell) => there.has(cell)), O: O.filter((cell) => there.has(cell)), last: order[many - 1] ?? null, line: decided ? { cells, won: !lost } : null, pointed: whole && !decided ? cells : [] });
  };
  show(order.length);
  return { element: h("figure", {}, host, h("figcaption", {}, text)), step: (tick) => show((tick % (order.length + REST)) + 1) };
}
