/** The moves of a game as a list: the main line, and behind a move the variations in its place. */
import { type Child, h, icon } from "../dom";
import { branchOf, type Node, nodeAt } from "../games/tree";
import { ICONS } from "../icons";
import { sign } from "../review/graph";
import { KINDS } from "../review/critic";
import { played } from "./match";
import { UNKEPT } from "./state";
import { tool } from "./steps";
import type { Table } from "./table";

export function moveList(table: Table): Child {
  const { match, position } = table.state;
  const start = match.cursor === 0;
  const end = match.cursor === match.moves.length;
  const any = match.root.kids.length > 0 || position.outcome.over;
  return h(
    "section",
    { class: "moves", "aria-label": "Moves" },
    any ? h("ol", { class: "tree" }, ...line(table, match.root, [])) : h("p", { class: "note" }, "No moves yet. ", h("span", { class: "for-keys" }, "Click a cell, or press b and use the arrow keys."), h("span", { class: "for-touch" }, "Tap a cell.")),
    h(
      "div",
      { class: "toolbar", role: "group", "aria-label": "Step through the moves" },
      tool(ICONS.first, "To the start", () => void table.to(0), start),
      tool(ICONS.back, "Step back", () => void table.step(-1), start),
      tool(ICONS.forward, "Step forward", () => void table.step(1), end),
      tool(ICONS.last, "To the end", () => void table.to(match.moves.length), end),
      h("span", { class: "gap" }),
      tool(ICONS.undo, "Undo", () => void table.undo(), start),
      tool(ICONS.redo, "Redo", () => void table.redo(), end),
      tool(ICONS.bin, "Delete from this move on", () => void table.edits.remove(), start),
    ),
    here(table),
    earlier(table),
  );
}

/** The moves that follow a node, the first of them with its variations behind it. */
function line(table: Table, from: Node, path: string[]): Child[] {
  const items: Child[] = [];
  let node = from;
  let at = path;
  while (node.kids.length > 0) {
    const [next, ...others] = node.kids as [Node, ...Node[]];
    const parent = at;
    at = [...parent, next.move];
    items.push(item(table, next, at));
    if (others.length > 0) {
      items.push(h("li", { class: "variations" }, ...others.map((other) => variation(table, other, [...parent, other.move]))));
    }
    node = next;
  }
  return items;
}

function variation(table: Table, node: Node, path: string[]): Child {
  const { match } = table.state;
  // The place on the board is always in sight.
  const inside = path.every((move, i) => match.moves[i] === move) && match.cursor >= path.length;
  const folded = node.folded === true && !inside;
  const name = `Variation ${path.length}. ${node.move}`;
  return h(
    "div",
    { class: "variation", role: "group", "aria-label": name },
    h("button", { class: "fold", "aria-expanded": String(!folded), "aria-label": name, title: folded ? "Show the variation" : "Fold the variation", onclick: () => table.edits.fold(path) }, folded ? "▸" : "▾"),
    h("ol", {}, item(table, node, path), ...(folded ? [h("li", { "aria-hidden": "true" }, "…")] : line(table, node, path))),
  );
}

function item(table: Table, node: Node, path: string[]): Child {
  const { match } = table.state;
  const inLine = path.every((move, i) => match.moves[i] === move);
  const now = inLine && match.cursor === path.length;
  const later = inLine && match.cursor < path.length;
  const { kind, note } = node;
  return h(
    "li",
    {},
    h(
      "button",
      { class: "ply" + (node.side ? " " + node.side : "") + (now ? " now" : "") + (later ? " later" : ""), "aria-label": `move ${path.length}: ${node.move}` + (kind ? ", " + KINDS[kind].word : ""), "aria-current": now ? "step" : null, onclick: () => void table.path(path) },
      h("span", { class: "number" }, path.length),
      node.move,
      kind && sign(kind),
      node.end && h("span", { class: "flag", title: "The end" }, "⚑"),
    ),
    note && h("span", { class: "said" }, note),
  );
}

/** What can be done with the move on the board: its variation promoted, deleted, a note written. */
function here(table: Table): Child {
  const { match, removed } = table.state;
  const path = played(match);
  const node = nodeAt(match.root, path)!;
  return h(
    "div",
    { class: "here" },
    table.state.unkept && h("p", { class: "note unkept" }, UNKEPT),
    removed && h("p", { class: "removed" }, h("span", {}, `${removed.move} and what followed is deleted.`), h("button", { class: "button small", onclick: removed.back }, "Put it back")),
    branchOf(match.root, path) >= 0 && h("p", { class: "promote" }, h("button", { class: "button small", onclick: () => table.edits.promote() }, icon(ICONS.up), "Make it the main line")),
    h(
      "details",
      { class: "note-box", open: node.note !== undefined, "data-key": "note" + path.join(".") },
      h("summary", {}, path.length > 0 ? `Note on move ${path.length}` : "Note on the game"),
      h("textarea", { rows: 2, "aria-label": "Note", oninput: (event: Event) => table.edits.note((event.target as HTMLTextAreaElement).value) }, node.note ?? ""),
    ),
  );
}

/** The way back to the game that was left for this one. */
function earlier(table: Table): Child {
  return table.record.earlier && h("div", { class: "earlier" }, h("button", { class: "button small", onclick: () => void table.recall() }, icon(ICONS.undo), "Back to the earlier game"));
}
