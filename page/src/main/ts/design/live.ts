/** A board to try a game on while it is being made: against a level, against another person, with the values of all cells. */
import type { Game } from "../api";
import { type Child, h, icon, render } from "../dom";
import { ICONS } from "../icons";
import { route } from "../link";
import { boardIn } from "../play/frame";
import { level, PERSON, type Seat } from "../play/match";
import { resultOf, rulesOf } from "../play/picture";
import { moveAt } from "../play/positions";
import { showRules } from "../play/rules";
import { boardOf } from "../play/shown";
import { tool } from "../play/steps";
import { Table } from "../play/table";
import { sentence } from "../values";
import type { App, Subject } from "../view";

export class Live {
  readonly element = h("section", { class: "live", "aria-label": "The game" });
  private table: Table | null = null;
  private board: ReturnType<typeof boardIn> | null = null;
  private turn = 0;

  constructor(private readonly app: App) {}

  /** Begins a new game by these rules. */
  async show(game: Game, definition: string): Promise<void> {
    const turn = ++this.turn;
    const subject: Subject = { game, place: { definition }, packed: null };
    const inner: App = { ...this.app, subject: () => Promise.resolve(subject), address: () => {} };
    let draw = (): void => {};
    const table = await Table.open(inner, route("play"), () => draw(), true);
    if (turn !== this.turn) {
      table.close();
      return;
    }
    this.table?.close();
    this.table = table;
    const top = h("div", { class: "live-top" });
    const host = h("div", { class: "board-host" });
    const bottom = h("div", { class: "live-bottom" });
    const board = boardIn(host, game, {
      play(cell) {
        const move = moveAt(table.state.position, cell);
        if (move !== null && table.personMoves()) {
          void table.play(move);
        }
      },
      look(cell) {
        if (table.state.analysisOn) {
          void table.pointAt(cell === null ? null : moveAt(table.state.position, cell));
        }
      },
    });
    this.board = board;
    this.element.replaceChildren(top, h("p", { class: "stale note" }, "These are the last rules that worked."), h("div", { class: "live-stage" }, host), bottom);
    draw = () => {
      board.set(boardOf(table));
      host.setAttribute("aria-busy", String(table.state.moving));
      render(top, h("h2", {}, game.name), h("p", { class: "rules" }, rulesOf(game), " ", h("button", { class: "link", onclick: () => showRules(this.app, subject) }, "Show me")));
      render(bottom, ...controls(table));
    };
    draw();
    table.begin();
  }

  /** The rules are wrong at the moment; the last right ones stay on the board. */
  dim(dimmed: boolean): void {
    this.element.classList.toggle("dimmed", dimmed);
  }

  key(key: string): boolean {
    const { table } = this;
    if (!table) {
      return false;
    }
    const keys: Record<string, () => void> = {
      b: () => this.board?.focus(),
      u: () => void table.undo(),
      r: () => void table.redo(),
      a: () => table.switchAnalysis(),
      n: () => void table.restart(),
      s: () => void (table.state.position.swapOffered && table.personMoves() && table.play("swap")),
    };
    keys[key]?.();
    return key in keys;
  }

  close(): void {
    this.turn++;
    this.table?.close();
  }
}

const PAIRINGS: [string, string, [Seat, Seat]][] = [
  ["people", "Two people", [PERSON, PERSON]],
  ...Array.from({ length: 10 }, (_, i): [string, string, [Seat, Seat]] => [`x${i + 1}`, `You begin, level ${i + 1} answers`, [PERSON, level(i + 1)]]),
  ...Array.from({ length: 10 }, (_, i): [string, string, [Seat, Seat]] => [`o${i + 1}`, `Level ${i + 1} begins`, [level(i + 1), PERSON]]),
];

function controls(table: Table): Child[] {
  const { match, position, thinking, analysisOn, insight, error } = table.state;
  const chosen = PAIRINGS.find(([, , seats]) => JSON.stringify(seats) === JSON.stringify(match.seats))?.[0] ?? "other";
  const result = resultOf(table.subject.game, position);
  const points = position.points ? ` X ${position.points.X}, O ${position.points.O}.` : "";
  const value = analysisOn && insight?.value && position.toMove ? ` ${sentence(insight.value, position.toMove)}.` : "";
  const status = error ?? (result || (thinking ? `${thinking.player} thinks …` : `${position.toMove} to move.${points}${value} ${position.turn.text ?? ""}`));
  return [
    h("p", { class: error ? "status problem" : result ? "status over" : "status" }, status),
    h(
      "div",
      { class: "live-tools" },
      h(
        "select",
        { "aria-label": "Who plays", onchange: (event: Event) => void table.restart(PAIRINGS.find(([id]) => id === (event.target as HTMLSelectElement).value)?.[2]) },
        chosen === "other" && h("option", { value: "other", selected: true }, "As in the last game"),
        ...PAIRINGS.map(([id, text]) => h("option", { value: id, selected: id === chosen }, text)),
      ),
      tool(ICONS.undo, "Undo", () => void table.undo(), match.cursor === 0),
      tool(ICONS.redo, "Redo", () => void table.redo(), match.cursor === match.moves.length),
      tool(ICONS.restart, "New game", () => void table.restart()),
      h("button", { class: "switch", role: "switch", "aria-checked": String(analysisOn), onclick: () => table.switchAnalysis() }, h("span", { class: "knob", "aria-hidden": "true" }), "Analysis"),
      position.swapOffered && table.personMoves() && h("button", { class: "button", onclick: () => void table.play("swap") }, icon(ICONS.swap), "Swap seats"),
    ),
  ];
}
