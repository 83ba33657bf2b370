/** The start view: every game and variant as a small live picture, playing one click away. */
import type { Game, Position } from "../api";
import { createBoard } from "../board/board";
import { emptyState } from "../board/state";
import { h, render } from "../dom";
import { route, writeRoute } from "../link";
import { savedMatch } from "../play/saved";
import { asSentence, pictureOf, rulesOf } from "../play/picture";
import { Positions } from "../play/positions";
import { SAMPLES } from "../samples";
import type { App, View } from "../view";

const STEP = 900;
const REST = 6;

export async function gamesView(app: App): Promise<View> {
  const games = await app.games();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const pictures: Picture[] = [];
  const element = h(
    "div",
    { class: "games" },
    h(
      "section",
      { class: "hero" },
      h("h1", {}, "Games that grew out of noughts and crosses"),
      h("p", {}, "Choose one and play. Switch the analysis on, and every cell shows what it is worth."),
    ),
    ...games.filter((game) => game.variantOf === null).map((game) => family(app, game, games, pictures)),
  );
  pictures.forEach((picture) => void picture.load());
  let tick = 0;
  const timer = still ? 0 : setInterval(() => document.hidden || pictures.forEach((picture, i) => picture.step(tick + i * 3)) || tick++, STEP);
  return { element, title: "", close: () => clearInterval(timer) };

  function family(app: App, game: Game, all: Game[], pictures: Picture[]): HTMLElement {
    const variants = all.filter((each) => each.variantOf === game.game);
    return h(
      "section",
      { class: "family", "aria-label": game.name },
      card(app, game, true, pictures),
      variants.length > 0 && h("div", { class: "variants" }, ...variants.map((each) => card(app, each, false, pictures))),
    );
  }

  function card(app: App, game: Game, large: boolean, pictures: Picture[]): HTMLElement {
    const picture = new Picture(app, game, still);
    pictures.push(picture);
    const saved = savedMatch(game.game, null);
    const open = saved && saved.cursor > 0;
    const fresh = writeRoute(route("play", game.game, { more: open ? { new: "1" } : {} }));
    const again = open ? writeRoute(route("play", game.game, { moves: saved.moves.slice(0, saved.cursor), position: saved.position })) : null;
    return h(
      "article",
      { class: large ? "card large" : "card" },
      h("a", { class: "picture", href: again ?? fresh, tabindex: -1, "aria-hidden": "true" }, picture.host),
      h(
        "div",
        { class: "about" },
        h(large ? "h2" : "h3", {}, large ? game.name : shortName(game)),
        h("p", {}, large ? rulesOf(game) : asSentence(sentenceOf(game))),
        h(
          "p",
          { class: "acts" },
          again && h("a", { class: "button primary", href: again, "aria-label": `Continue ${game.name}` }, "Continue"),
          h("a", { class: again ? "button" : "button primary", href: fresh, "aria-label": `${again ? "New game of" : "Play"} ${game.name}` }, again ? "New game" : "Play"),
        ),
      ),
    );
  }
}

function shortName(game: Game): string {
  return game.name.replace(/ TicTacTrains$/, "").replace(/^Connect Four, /, "");
}

/** One sentence that says what is different. */
function sentenceOf(game: Game): string {
  return game.turns === "XA, OA, ..." || game.kind === "line" ? rulesOf(game) : turnsInWords(game.turns);
}

/** `XA, O1, O3, XA, OA, ...` in words. */
export function turnsInWords(turns: string): string {
  const opening = turns
    .replace(/, \.\.\.$/, "")
    .split(", ")
    .slice(1, -2)
    .map((turn) => `${turn[0]} in ring ${turn.slice(1)}`);
  return opening.length ? `X anywhere, then ${opening.join(", ")}; then by turns` : "X and O by turns";
}

/** A small board that plays a game by itself, again and again. */
class Picture {
  readonly host = h("div", { class: "thumb" });
  private position: Position | null = null;
  private readonly board;

  constructor(
    private readonly app: App,
    private readonly game: Game,
    private readonly still: boolean,
  ) {
    this.board = createBoard(this.host, { ...emptyState(game.layout, game.names), title: game.name, columns: game.columns, edges: false, picture: true });
  }

  async load(): Promise<void> {
    const saved = savedMatch(this.game.game, null);
    const moves = saved && saved.cursor > 0 ? saved.moves.slice(0, saved.cursor) : (SAMPLES[this.game.game] ?? "").split(" ").filter((each) => each);
    try {
      this.position = await new Positions(this.app.carrier, { game: this.game.game }).show(saved?.position ?? null, moves);
      this.board.set(pictureOf(this.game, this.position));
      if (saved && saved.cursor > 0) {
        this.position = null;
      }
    } catch {
      render(this.host);
    }
  }

  step(tick: number): void {
    const position = this.position;
    const cells = position?.moveCells;
    if (!position || !cells || cells.length === 0 || this.still) {
      return;
    }
    const shown = tick % (cells.length + REST);
    if (shown >= cells.length) {
      this.board.set({ ...pictureOf(this.game, position), allowed: null });
      return;
    }
    const now = new Set(cells.slice(0, shown));
    this.board.set({
      X: position.X.filter((cell) => now.has(cell)),
      O: position.O.filter((cell) => now.has(cell)),
      last: shown > 0 ? (cells[shown - 1] ?? null) : null,
      line: null,
      paths: null,
    });
  }
}
