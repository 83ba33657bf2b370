/** Steps through games: which one, the board, a graph of its values, and buttons. */
import type { Player, Value } from "../api";
import { h, render } from "../dom";
import { ICONS } from "../icons";
import { tool } from "../play/steps";
import { graph, type GraphPly } from "../review/graph";
import { negate, show } from "../values";
import type { GamesBlock, PageGame, PlayedGame } from "./document";
import { pageBoard } from "./parts";

/** What is on the board after some moves of a game. */
export interface Stones {
  X: number[];
  O: number[];
  last: number | null;
}

export function stonesAfter(game: PlayedGame, moves: number): Stones {
  const found: Stones = { X: [...game.X], O: [...game.O], last: null };
  for (let i = 0; i < moves; i++) {
    const cell = game.cells[i]!;
    found.last = cell < 0 ? null : cell;
    if (cell >= 0) {
      found[game.sides[i] as Player].push(cell);
    }
  }
  return found;
}

/** What is said of a game after some moves. */
export function sentenceAfter(block: GamesBlock, game: PlayedGame, moves: number): string {
  const of = game.cells.length;
  if (moves === 0) {
    return of === 0 ? game.end : `${game.X.length + game.O.length > 0 ? "The opening." : "The start."} ${of === 1 ? "1 move follows." : of + " moves follow."}`;
  }
  const i = moves - 1;
  const cell = game.cells[i]!;
  const player = game.players[i] === "1" ? game.first : game.second;
  const value = block.values[game.values[i]!];
  const words = `Move ${moves} of ${of}: ${player} plays ${cell < 0 ? "swap" : block.names[cell]}${value ? ` (${show(value).spoken})` : ""}.`;
  return moves === of ? `${words} ${game.end}` : words;
}

/** The value after each move to X, as its mover saw it; where a move has none that of the move before. Empty if no move has one. */
export function graphOf(block: GamesBlock, game: PlayedGame): GraphPly[] {
  let before: Value | null = null;
  const plies: GraphPly[] = [];
  game.cells.forEach((cell, i) => {
    const own = block.values[game.values[i]!];
    // Who swaps goes on with the stones of the other side.
    const side = (game.sides[i] === "X") === cell >= 0;
    const value: Value | null = own ? (side ? own : negate(own)) : before;
    if (value) {
      plies.push({ ply: i + 1, value, bestValue: before ?? value, kind: null });
      before = value;
    }
  });
  return plies;
}

export function gamesBlock(rules: PageGame, block: GamesBlock): HTMLElement {
  const host = h("div", { class: "board-host" });
  const choice = h("select", { "aria-label": "Game" }, ...block.games.map((game, i) => h("option", { value: i }, game.title)));
  const panel = h("div", { class: "game-panel" });
  const said = h("p", { class: "said-now", "aria-live": "polite" });
  const slider = h("input", { type: "range", min: 0, "aria-label": "Move" });
  const steps = h("div", { class: "toolbar", role: "group", "aria-label": "Step through the game" });
  const lines = h("div", { class: "graph-box" });
  const board = pageBoard(host, rules, { picture: true });
  let game = block.games[0]!;
  let plies = graphOf(block, game);
  let at = 0;

  function go(to: number): void {
    const of = game.cells.length;
    at = Math.max(0, Math.min(of, to));
    const text = sentenceAfter(block, game, at);
    const over = at === of && game.deciding.length > 0;
    board.set({ ...stonesAfter(game, at), title: text, line: over ? { cells: game.deciding, won: game.won } : null });
    said.textContent = text;
    slider.max = String(of);
    slider.value = String(at);
    slider.setAttribute("aria-valuetext", `move ${at} of ${of}`);
    render(
      steps,
      tool(ICONS.first, "First position", () => go(0), at === 0),
      tool(ICONS.back, "Back", () => go(at - 1), at === 0),
      tool(ICONS.forward, "Next move", () => go(at + 1), at === of),
      tool(ICONS.last, "Last position", () => go(of), at === of),
    );
    render(lines, plies.length > 1 && graph(plies, of, at, "What each player thought of the game after its move", go));
  }

  choice.addEventListener("change", () => {
    game = block.games[Number(choice.value)]!;
    plies = graphOf(block, game);
    go(0);
  });
  slider.addEventListener("input", () => go(Number(slider.value)));
  const element = h("div", { class: "games" }, choice, host, panel);
  panel.append(steps, slider, said, lines);
  element.addEventListener("keydown", (event) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: game.cells.length }[event.key];
    if (to !== undefined && event.target !== slider && event.target !== choice) {
      event.preventDefault();
      go(to);
    }
  });
  go(game.cells.length);
  return element;
}
