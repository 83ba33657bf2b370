/** Small parts of data pages. */
import { type Board, type BoardHandlers, createBoard } from "../board/board";
import { box } from "../board/geometry";
import { type BoardState, emptyState } from "../board/state";
import { type Child, h } from "../dom";
import { edgeNames } from "../play/picture";
import type { PageGame } from "./document";

/** Names and what belongs to each. */
export function facts(all: readonly (readonly [string, string])[]): HTMLElement {
  return h("dl", { class: "facts" }, ...all.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, ...breakable(value)))));
}

/** A text without blanks may be broken after its punctuation. */
export function breakable(text: string): Child[] {
  return text.split(/(?<=[:,=/])(?=.)/).flatMap((part, i) => (i === 0 ? [part] : [h("wbr"), part]));
}

/** The board of a page. */
export function pageBoard(host: HTMLElement, game: PageGame, state: Partial<BoardState>, handlers: BoardHandlers = {}): Board {
  const { layout, names, columns } = game;
  const [, , width, height] = box(layout);
  host.style.setProperty("--ratio", String(width / height));
  return createBoard(host, { ...emptyState(layout, names), columns, edges: edgeNames(game), ...state }, handlers);
}
