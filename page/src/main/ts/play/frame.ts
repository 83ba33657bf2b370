/** The frame of every view with a board: texts at its head, the board, and what stands beside or below it. */
import type { Game } from "../api";
import { type Board, type BoardHandlers, createBoard } from "../board/board";
import { box } from "../board/geometry";
import { emptyState } from "../board/state";
import { h } from "../dom";
import { edgeNames } from "./picture";

export interface Frame {
  element: HTMLElement;
  head: HTMLElement;
  bar: HTMLElement;
  boardHost: HTMLElement;
  board: Board;
  body: HTMLElement;
}

export function frame(game: Game, handlers: BoardHandlers): Frame {
  const head = h("div", { class: "head" });
  const body = h("div", { class: "body" });
  const bar = h("div", { class: "bar", hidden: true });
  const boardHost = h("div", { class: "board-host" });
  return {
    element: h("div", { class: "play" }, head, h("div", { class: "stage" }, bar, boardHost), body),
    head,
    bar,
    boardHost,
    board: boardIn(boardHost, game, handlers),
    body,
  };
}

/** An empty board of a game in a host that takes its shape. */
export function boardIn(host: HTMLElement, game: Game, handlers: BoardHandlers): Board {
  const [, , width, height] = box(game.layout);
  host.style.setProperty("--ratio", String((width + 76) / (height + 42)));
  return createBoard(
    host,
    { ...emptyState(game.layout, game.names), title: `Board of ${game.name}`, columns: game.columns, edges: edgeNames(game) },
    handlers,
  );
}
