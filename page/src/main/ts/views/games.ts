/** The start view: every game and variant as a small live picture, playing one click away. */
import type { Game, Position } from "../api";
import { createBoard } from "../board/board";
import { emptyState } from "../board/state";
import { type Child, h, render } from "../dom";
import { route, writeRoute } from "../link";
import { addressOf, type GameDocument, inProgress } from "../games/library";
import { played } from "../play/match";
import { pictureOf, rulesOf } from "../play/picture";
import { Positions } from "../play/positions";
import { SAMPLES } from "../samples";
import type { App, View } from "../view";

/** Milliseconds between the stones of a picture, and how many steps it rests at the end. */
const STEP = 800;
const REST = 7;

export async function gamesView(app: App): Promise<View> {
  const [games, kept] = await Promise.all([app.games(), app.library.all()]);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const pictures: Picture[] = [];
  const card = (game: Game, large: boolean): HTMLElement => {
    const open = inProgress(kept, game.game);
    const picture = new Picture(app, game, open);
    pictures.push(picture);
    return cardOf(game, picture, large, open);
  };
  const main = games.filter((game) => game.variantOf === null);
  const variants = games.filter((game) => game.variantOf !== null);
  const element = h(
    "div",
    { class: "games" },
    h(
      "section",
      { class: "hero" },
      h("h1", {}, "Games that grew out of noughts and crosses"),
      h("p", {}, "Pick one and play. Switch the analysis on, and every cell shows what it is worth."),
    ),
    h("div", { class: "cards" }, ...main.map((game) => card(game, true))),
    variants.length > 0 && h("h2", { class: "between" }, "Variants"),
    h("div", { class: "variants" }, ...variants.map((game) => card(game, false))),
  );
  pictures.forEach((picture) => void picture.load());
  let tick = 0;
  const step = (): void => {
    if (!document.hidden) {
      pictures.forEach((picture, i) => picture.step(tick + i * 5));
      tick++;
    }
  };
  const timer = still ? 0 : setInterval(step, STEP);
  return { element, title: "", close: () => clearInterval(timer) };
}

function cardOf(game: Game, picture: Picture, large: boolean, open: GameDocument | null): HTMLElement {
  const fresh = writeRoute(route("play", game.game, { more: open ? { new: "1" } : {} }));
  const again = open && writeRoute(addressOf(open));
  const button = (href: string, text: string, spoken: string, primary: boolean): Child =>
    h("a", { class: primary ? "button primary" : "button", href, "aria-label": `${spoken} ${game.name}` }, text);
  return h(
    "article",
    { class: large ? "card large" : "card" },
    h("a", { class: "picture", href: again ?? fresh, tabindex: -1, "aria-hidden": "true" }, picture.host),
    h(
      "div",
      { class: "about" },
      h(large ? "h2" : "h3", {}, h("a", { href: again ?? fresh, tabindex: -1 }, game.name)),
      h("p", {}, rulesOf(game)),
      h("p", { class: "acts" }, again && button(again, "Continue", "Continue", true), again ? button(fresh, "New game", "New game of", false) : button(fresh, "Play", "Play", true)),
    ),
  );
}

/** A small board that plays a game by itself, again and again, or shows the game in progress. */
class Picture {
  readonly host = h("div", { class: "thumb" });
  private position: Position | null = null;
  private readonly board;

  constructor(
    private readonly app: App,
    private readonly game: Game,
    private readonly open: GameDocument | null,
  ) {
    this.board = createBoard(this.host, { ...emptyState(game.layout, game.names), title: game.name, columns: game.columns, edges: null, picture: true });
  }

  async load(): Promise<void> {
    const { open } = this;
    const moves = open ? played(open) : (SAMPLES[this.game.game] ?? "").split(" ").filter((each) => each !== "");
    try {
      const position = await new Positions(this.app.carrier, { game: this.game.game }).show(open?.position ?? null, moves);
      this.board.set({ ...pictureOf(this.game, position), allowed: null });
      this.position = open ? null : position;
    } catch {
      render(this.host);
    }
  }

  step(tick: number): void {
    const position = this.position;
    const cells = position?.moveCells;
    if (!position || !cells || cells.length === 0) {
      return;
    }
    const shown = (tick + REST + Math.floor(cells.length / 2)) % (cells.length + REST);
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
