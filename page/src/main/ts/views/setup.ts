/** The board editor: stones put by clicks, whose turn follows, and what is wrong with a position that cannot be. */
import type { Game, Position } from "../api";
import { h, icon, render } from "../dom";
import { ICONS } from "../icons";
import { type Route, routeOf } from "../link";
import { frame } from "../play/frame";
import { asSentence, pictureOf, rulesOf } from "../play/picture";
import { Positions } from "../play/positions";
import { save } from "../store";
import type { App, View } from "../view";

type Brush = "turn" | "X" | "O" | "empty";

const BRUSHES: Record<Brush, string> = { turn: "By turns", X: "X", O: "O", empty: "Empty" };

export async function setupView(app: App, where: Route): Promise<View> {
  const subject = await app.subject(where);
  const { game, packed } = subject;
  const positions = new Positions(app.carrier, subject.place);
  const begun = await positions.show(where.position, where.moves).catch(() => positions.show(null, []));
  const stones = game.names.map((_, cell) => (begun.X.includes(cell) ? "X" : begun.O.includes(cell) ? "O" : "."));
  let brush: Brush = "turn";
  let position: Position | null = begun;
  let problem = "";
  let turn = 0;

  const shown = frame(game, { play: put, refuse: put });
  shown.element.classList.add("setup");

  function put(clicked: number): void {
    const cell = landing(game, stones, clicked, brush);
    const many = (mark: string): number => stones.filter((each) => each === mark).length;
    const next = position?.toMove ?? (many("X") > many("O") ? "O" : "X");
    stones[cell] = brush === "empty" || (brush === "turn" && stones[cell] !== ".") ? "." : brush === "turn" ? next : brush;
    app.say(`${game.names[cell]}: ${stones[cell] === "." ? "empty" : stones[cell]}`);
    // The stone is there at once, whatever the rules say of it.
    drawBoard();
    void check();
  }

  async function check(): Promise<void> {
    const mine = ++turn;
    const found = await positions.show(rows(game, stones), []).then(
      (each) => ({ position: each, problem: "" }),
      (error: Error) => ({ position: null, problem: asSentence(error.message) }),
    );
    if (mine === turn) {
      ({ position, problem } = found);
      if (problem) {
        app.say(problem);
      }
      draw();
    }
  }

  function drawBoard(): void {
    const cells = (mark: string): number[] => stones.flatMap((each, cell) => (each === mark ? [cell] : []));
    shown.board.set({ ...(position && pictureOf(game, position)), X: cells("X"), O: cells("O"), last: null, allowed: null, columns: null, legal: game.names.map((_, cell) => cell), turn: null });
  }

  function draw(): void {
    drawBoard();
    const off = position === null ? "true" : null;
    const open = (more: Record<string, string>): void => void (position && app.go(routeOf("play", game.game, packed, { position: rows(game, stones), more })));
    render(shown.head, h("h1", {}, "Set up: " + game.name), h("p", { class: "rules" }, rulesOf(game)), problem ? h("p", { class: "problem", role: "alert" }, problem) : h("p", { class: "status" }, position!.outcome.over ? asSentence(position!.outcome.text ?? "the game is over") : `${position!.toMove} to move.`));
    render(
      shown.body,
      h("div", { class: "segments", role: "radiogroup", "aria-label": "What a click puts" }, ...Object.entries(BRUSHES).map(([name, text]) => h("label", {}, h("input", { type: "radio", name: "brush", checked: brush === name, onchange: () => (brush = name as Brush) }), h("span", {}, text)))),
      h("p", { class: "note" }, "A click on a stone takes it away."),
      h(
        "p",
        { class: "offers" },
        h("button", { class: "button primary", "aria-disabled": off, onclick: () => open({ with: "usual" }) }, icon(ICONS.play), "Play from here"),
        h("button", { class: "button", "aria-disabled": off, onclick: () => (save("analysis", true), open({})) }, "Analyse"),
        h("button", { class: "button", onclick: () => (stones.fill("."), void check()) }, "Clear the board"),
      ),
    );
  }

  draw();
  return {
    element: shown.element,
    title: "Set up: " + game.name,
    key(event) {
      if (event.key === "b") {
        shown.board.focus();
      }
      return event.key === "b";
    },
  };
}

/** Where stones fall, the cell of the column that a click is about: the lowest free one, or the stone on top to be taken away. */
function landing(game: Game, stones: readonly string[], clicked: number, brush: Brush): number {
  const { columns, layout } = game;
  if (!columns) {
    return clicked;
  }
  const column = columns.flatMap((each, cell) => (each === columns[clicked] ? [cell] : [])).sort((a, b) => layout.cells[b]![1] - layout.cells[a]![1]);
  const free = column.find((cell) => stones[cell] === ".");
  const top = column.filter((cell) => stones[cell] !== ".").at(-1);
  const taken = brush === "empty" || stones[clicked] !== ".";
  return (taken ? (top ?? free) : free) ?? clicked;
}

/** The rows from the top, as positions are written. */
export function rows({ layout }: Game, stones: readonly string[]): string {
  return stones.map((mark, cell) => (cell > 0 && layout.cells[cell]![1] !== layout.cells[cell - 1]![1] ? "/" : "") + mark).join("");
}
