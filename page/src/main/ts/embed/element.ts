/**
 * The element `<oxo-board>`: a board of any game in any web page.
 *
 *     <oxo-board game="yavalath" moves="e5 d4" analysis></oxo-board>
 *
 * Moves are drawn from what is known of the built-in games; the engine is loaded when it is first needed: for values
 * (`analysis`), when a reader plays (`play`, `puzzle`), for a `position`, a swap, or rules of one's own (`definition`).
 */
import type { Answer, Fields, Game, Player, Position, RequestName, Solution, Value } from "../api";
import { type Board, createBoard } from "../board/board";
import { box } from "../board/geometry";
import { type BoardState, emptyState, type Mark } from "../board/state";
import type { Carrier } from "../carrier";
import boardCss from "../../css/board.css";
import css from "../../css/embed.css";
import { h } from "../dom";
import { edgeNames, pictureOf, resultOf } from "../play/picture";
import { cellOf, moveAt } from "../play/positions";
import { isProven, sentence, show } from "../values";
import { open, place, type Sketch, type Subject, words } from "./sketch";

const ANALYSIS_MILLIS = 2000;

/** What the elements of a page share. */
export interface Sources {
  /** Opens the engine; asked once, when it is first needed. */
  engine: () => Promise<Carrier>;
  /** The built-in games by their ids. */
  sketches: () => Promise<Record<string, Sketch>>;
}

export class OxoBoard extends HTMLElement {
  static readonly observedAttributes = ["game", "definition", "position", "moves", "analysis", "play", "puzzle", "steps"];
  static sources: Sources;
  private static opened: Promise<Carrier> | null = null;

  private readonly host = h("div", { part: "board", class: "host" });
  private readonly buttons = h("div", { part: "buttons", class: "buttons" });
  private readonly text = h("p", { part: "text", role: "status" });
  private board: Board | null = null;
  private drawn: Subject | null = null;
  private position: Position | null = null;
  private moves: string[] = [];
  /** Whether the moves of the attribute are known one by one. */
  private listed = false;
  /** How many of the moves are shown. */
  private at = 0;
  /** Counts what is asked, so that late answers are dropped. */
  private turn = 0;
  private waiting = false;
  private cancel: () => void = () => {};

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(boardCss + css);
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(this.host, this.buttons, this.text);
  }

  connectedCallback(): void {
    this.attributeChangedCallback("moves");
  }

  disconnectedCallback(): void {
    this.turn++;
    this.cancel();
  }

  attributeChangedCallback(name: string): void {
    if (name !== "steps") {
      this.listed = false;
    }
    if (!this.waiting && this.isConnected) {
      this.waiting = true;
      queueMicrotask(() => {
        this.waiting = false;
        this.update().catch((error: unknown) => this.say(error instanceof Error ? error.message : String(error)));
      });
    }
  }

  /** Asks the engine, which is loaded first if it has not been. */
  private async ask<R extends RequestName>(request: R, fields: Fields<R>, answer?: (answer: Answer<R>) => void): Promise<Answer<R>> {
    const carrier = await (OxoBoard.opened ??= OxoBoard.sources.engine().catch((error: unknown) => {
      // Loading may succeed another time.
      OxoBoard.opened = null;
      throw error;
    }));
    const call = carrier.call(request, fields, answer ? { answer } : {});
    this.cancel = () => call.cancel();
    return call.done;
  }

  private async update(): Promise<void> {
    const turn = ++this.turn;
    this.cancel();
    this.say("");
    this.position = null;
    if (!this.listed) {
      const sketch = await this.sketch();
      if (turn !== this.turn) {
        return;
      }
      this.moves = words(this.getAttribute("moves") ?? "", sketch?.notation);
      this.at = this.moves.length;
      this.listed = sketch !== undefined;
    }
    if (this.has("position") || this.has("definition") || !(await this.drawSketch(turn)) || this.has("analysis")) {
      await this.drawPosition(turn);
    }
    if (turn === this.turn) {
      this.showButtons();
      if (this.has("puzzle") && this.board?.state.legal.length) {
        this.say(`${this.board.state.turn} is to move: find the best move.`);
      }
      if (this.has("analysis")) {
        await this.analyze(turn);
      }
    }
  }

  /** Draws what can be drawn without the engine; false where that is not enough. */
  private async drawSketch(turn: number): Promise<boolean> {
    const sketch = await this.sketch();
    const stones = sketch && place(sketch, this.shownMoves());
    if (!stones || turn !== this.turn) {
      return turn !== this.turn;
    }
    this.draw(sketch, { ...stones, columns: sketch.columns, line: null, paths: null, legal: this.playable() ? open(sketch, stones) : [], marks: new Map() });
    return true;
  }

  private async sketch(): Promise<Sketch | undefined> {
    return (await OxoBoard.sources.sketches())[this.getAttribute("game") ?? ""];
  }

  private async drawPosition(turn: number): Promise<void> {
    const position = await this.ask("show", this.place());
    const subject = await this.subject(position);
    if (turn !== this.turn) {
      return;
    }
    this.position = position;
    if (!this.listed && position.moves) {
      this.moves = position.moves;
      this.at = this.moves.length;
      this.listed = true;
    }
    this.draw(subject, { ...pictureOf(subject, position), legal: this.playable() ? position.legalCells : [], marks: new Map() });
    this.say(resultOf(subject, position));
  }

  private async subject(position: Position): Promise<Game> {
    const definition = this.getAttribute("definition");
    if (definition !== null) {
      return this.ask("check", { definition });
    }
    const { games } = await this.ask("games", {});
    return games.find((each) => each.game === position.game)!;
  }

  private draw(subject: Subject, state: Partial<BoardState>): void {
    const picture = !this.playable();
    if (!this.board || this.drawn?.name !== subject.name || this.board.state.picture !== picture) {
      const [, , width, height] = box(subject.layout);
      this.host.style.aspectRatio = String((width + 76) / (height + 42));
      this.host.replaceChildren();
      const edges = edgeNames(subject as Game);
      this.board = createBoard(
        this.host,
        { ...emptyState(subject.layout, subject.names), title: `Board of ${subject.name}`, columns: subject.columns, edges, picture },
        { play: (cell) => void this.chosen(cell).catch((error: unknown) => this.say(String(error))) },
      );
      this.drawn = subject;
    }
    this.board.set(state);
  }

  /** A reader has chosen a cell. */
  private async chosen(cell: number): Promise<void> {
    const turn = this.turn;
    const position = this.position ?? (await this.ask("show", this.place()));
    const move = moveAt(position, cell);
    if (move === null || turn !== this.turn) {
      return;
    }
    if (this.has("puzzle") && !(await this.solves(position, move))) {
      return;
    }
    this.moves = [...this.shownMoves(), move];
    this.at = this.moves.length;
    const result = this.text.textContent;
    await this.drawPosition(++this.turn);
    this.showButtons();
    if (this.has("puzzle")) {
      this.board!.set({ legal: [] });
      this.say(result);
    }
    this.dispatchEvent(new CustomEvent("move", { detail: { move, moves: this.moves, position: this.position }, bubbles: true }));
    if (this.has("analysis")) {
      await this.analyze(this.turn);
    }
  }

  /** Whether a move is a best one, and says so. */
  private async solves(position: Position, move: string): Promise<boolean> {
    this.say("…");
    const found: Solution = await this.ask("solve", { ...this.place(), goal: { everyMove: true }, limits: { millis: 10_000 } });
    const side = position.toMove as Player;
    const right = found.best?.includes(move) ?? false;
    const value = found.moves?.find((each) => each.move === move)?.value;
    const words = value ? `${move}: ${sentence(value, side)}.` : found.value ? `${move}.` : "The engine does not know.";
    this.say(right ? `Right. ${words}` : `Not ${words} Try another.`);
    return right;
  }

  private async analyze(turn: number): Promise<void> {
    const { position } = this;
    if (!position || position.outcome.over) {
      return;
    }
    const tell = (answer: Answer<"analyze">): void => {
      if (turn === this.turn) {
        this.board!.set({ marks: marks(position, answer.moves, answer.best) });
        this.say(`${answer.best}: ${sentence(answer.value, position.toMove!)}`);
      }
    };
    tell(await this.ask("analyze", { ...this.place(), everyMove: true, limits: { millis: ANALYSIS_MILLIS } }, tell));
  }

  /** Buttons that step through the moves. */
  private showButtons(): void {
    const to = (at: number): void => {
      this.at = Math.max(0, Math.min(this.moves.length, at));
      this.attributeChangedCallback("steps");
    };
    const button = (label: string, sign: string, at: number, off: boolean): HTMLElement =>
      h("button", { type: "button", "aria-label": label, title: label, disabled: off, onclick: () => to(at) }, sign);
    const { at, moves } = this;
    this.buttons.replaceChildren(
      ...(this.has("steps")
        ? [
            button("first position", "«", 0, at === 0),
            button("one move back", "‹", at - 1, at === 0),
            h("span", {}, `${at} / ${moves.length}${at > 0 ? `: ${moves[at - 1]}` : ""}`),
            button("one move on", "›", at + 1, at === moves.length),
            button("last position", "»", moves.length, at === moves.length),
          ]
        : []),
    );
  }

  private shownMoves(): string[] {
    return this.moves.slice(0, this.at);
  }

  private place(): { game?: string; definition?: string; position?: string; moves?: string } {
    const moves = this.shownMoves().join(" ");
    const named = ["game", "definition", "position"].filter((name) => this.has(name)).map((name) => [name, this.getAttribute(name)!]);
    return { ...(Object.fromEntries(named) as Record<string, string>), ...(moves ? { moves } : {}) };
  }

  private playable(): boolean {
    return this.has("play") || this.has("puzzle");
  }

  private has(name: string): boolean {
    return this.hasAttribute(name);
  }

  private say(text: string | null): void {
    this.text.textContent = text;
  }
}

function marks(position: Position, moves: readonly { move: string; value: Value }[], best: string): Map<number, Mark> {
  const found = new Map<number, Mark>();
  const most = JSON.stringify(moves.find(({ move }) => move === best)?.value);
  for (const { move, value } of moves) {
    const cell = cellOf(position, move);
    if (cell !== null) {
      found.set(cell, { ...show(value), rank: move === best ? "best" : isProven(value) && JSON.stringify(value) === most ? "equal" : "other" });
    }
  }
  return found;
}
