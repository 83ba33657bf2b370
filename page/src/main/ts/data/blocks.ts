/** Draws the blocks of a document. */
import type { Mark } from "../board/state";
import { figure } from "../charts/figure";
import { type Child, h, s } from "../dom";
import { bookBlock } from "./book";
import type { Block, BoardBlock, BoardLabel, Cell, Column, Document, PageGame } from "./document";
import { gamesBlock } from "./games";
import { breakable, facts, pageBoard } from "./parts";

/** Where a block stands. */
interface Place {
  document: Document;
  /** The heading above it. */
  heading: string;
}

export function drawDocument(document: Document): Child[] {
  return drawBlocks(document.blocks, { document, heading: document.title });
}

/** The blocks in order; neighbours of half the width stand in two columns. */
function drawBlocks(blocks: readonly Block[], place: Place): Child[] {
  const drawn: Child[] = [];
  let halves: HTMLElement | null = null;
  for (const block of blocks) {
    const element = drawBlock(block, place);
    if (block.type === "section" && block.half) {
      if (!halves) {
        halves = h("div", { class: "halves" });
        drawn.push(halves);
      }
      halves.append(element);
    } else {
      halves = null;
      drawn.push(element);
    }
  }
  return drawn;
}

function drawBlock(block: Block, place: Place): HTMLElement {
  switch (block.type) {
    case "lead":
      return h("p", { class: "lead" }, block.text);
    case "text":
      return h("p", {}, block.text);
    case "facts":
      return facts(block.facts);
    case "section":
      return h("section", {}, h("h2", {}, block.heading), ...drawBlocks(block.blocks, { ...place, heading: block.heading }));
    case "details":
      return h("details", { class: "more" }, h("summary", {}, block.summary), ...drawBlocks(block.blocks, { ...place, heading: block.summary }));
    case "side":
      return h("div", { class: "side" }, ...drawBlocks(block.blocks, place));
    case "table":
      return table(block.columns, block.rows, place.heading);
    case "chart":
      return figure(block.chart, block.caption, place.heading);
    case "board":
      return boardBlock(gameOf(place), block);
    case "games":
      return gamesBlock(gameOf(place), block);
    case "book":
      return bookBlock(gameOf(place), block);
  }
}

function gameOf({ document }: Place): PageGame {
  if (!document.game) {
    throw new Error("the page has no board");
  }
  return document.game;
}

function table(columns: readonly Column[], rows: readonly (readonly (Cell | string)[])[], heading: string): HTMLElement {
  return h(
    "div",
    { class: "scroll", tabindex: 0, role: "group", "aria-label": heading },
    h(
      "table",
      {},
      h("thead", {}, h("tr", {}, ...columns.map((column) => h("th", { scope: "col", class: column.kind, title: column.tip || null }, column.title)))),
      h("tbody", {}, ...rows.map((row) => h("tr", {}, ...row.map((cell, i) => entry(columns[i]!, cell))))),
    ),
  );
}

function entry({ kind }: Column, cell: Cell | string): HTMLElement {
  const { text, note, share, tip } = typeof cell === "string" ? { text: cell, note: "", share: null, tip: "" } : cell;
  const words = kind === "name" ? breakable(text) : [text];
  const props = { class: kind, title: tip || null };
  const element = kind === "name" ? h("th", { scope: "row", ...props }, ...words) : h("td", props, ...words);
  if (note) {
    element.append(h("small", {}, note));
  }
  if (share !== null) {
    element.classList.add("tinted");
    element.style.background = tint(share);
  }
  return element;
}

/** A tint of blue for what is good, of orange for what is bad, and none in the middle. */
function tint(share: number): string {
  const strength = Math.round(Math.abs(share - 0.5) * 2 * 55);
  return `rgb(${share < 0.5 ? "213 94 0" : "0 114 178"} / ${strength}%)`;
}

/** A board with labels; it says more of a cell when it is pointed at. */
function boardBlock(game: PageGame, { title, caption, large, X, O, last, labels }: BoardBlock): HTMLElement {
  const host = h("div", { class: large ? "picture large" : "picture" });
  const board = pageBoard(host, game, { title, X, O, last, marks: new Map(labels.map((label) => [label.cell, mark(label)])), picture: labels.every((label) => !label.tip) });
  for (const { cell, tip } of labels) {
    board.element.querySelector(`[data-cell="${cell}"]`)?.append(s("title", {}, tip ? `${game.names[cell]}: ${tip}` : game.names[cell]));
  }
  return caption ? h("figure", { class: "captioned" }, host, h("figcaption", {}, caption)) : host;
}

function mark({ text, tip, outlined, shade }: BoardLabel): Mark {
  return { kind: "note", word: "", figure: text, spoken: tip || text, share: 0, rank: outlined ? "equal" : "other", shade };
}
