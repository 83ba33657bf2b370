/** A book to walk through: a page for each position, with the values of its moves on the board and in a table. */
import type { Mark } from "../board/state";
import { type Child, h, render } from "../dom";
import { count, show } from "../values";
import type { BookBlock, BookLine, BookPage, PageGame } from "./document";
import { facts, pageBoard } from "./parts";

/** The numbers of the pages from the first to this one. */
export function pathTo(pages: readonly BookPage[], page: number): number[] {
  const path: number[] = [];
  for (let at = page; at >= 0; at = pages[at]!.parent) {
    path.unshift(at);
  }
  return path;
}

/** The page that an address names; the first if it names none. */
export function pageOf(hash: string, pages: number): number {
  const number = /^#\d{1,9}$/.test(hash) ? Number(hash.slice(1)) : 0;
  return number < pages ? number : 0;
}

/** The lines by cell. Symmetric cells have the same, that of the best move among them. */
export function byCell(page: BookPage): Map<number, BookLine> {
  const found = new Map<number, BookLine>();
  for (const line of page.lines) {
    line.cells.filter((cell) => !found.has(cell)).forEach((cell) => found.set(cell, line));
  }
  return found;
}

function mark(line: BookLine): Mark {
  const { kind, word, figure, share } = show(line.value);
  return { kind, word, figure, share, spoken: line.words + (line.chosen ? ", the move that the book plays" : ""), rank: line.chosen ? "best" : "other" };
}

export function bookBlock(game: PageGame, block: BookBlock): HTMLElement {
  const { pages } = block;
  const path = h("nav", { class: "book-path", "aria-label": "Moves" });
  const host = h("div", { class: "board-host" });
  const side = h("div", { class: "book-side", "aria-live": "polite" });
  let lines = byCell(pages[0]!);
  const board = pageBoard(host, game, {}, {
    play: (cell) => {
      const to = lines.get(cell)?.to ?? -1;
      if (to >= 0) {
        location.hash = "#" + to;
      }
    },
  });

  function open(): void {
    const number = pageOf(location.hash, pages.length);
    const page = pages[number]!;
    lines = byCell(page);
    const way = pathTo(pages, number);
    const moves = way.slice(1).map((each) => pages[each]!.move);
    const title = [game.name, [block.before, ...moves].join(" ").trim()].filter(Boolean).join(": ");
    document.title = title;
    board.set({
      title,
      X: page.X,
      O: page.O,
      last: page.last,
      turn: page.toMove,
      legal: [...lines].filter(([, line]) => line.to >= 0).map(([cell]) => cell),
      marks: new Map([...lines].map(([cell, line]) => [cell, mark(line)])),
    });
    render(path, ...way.flatMap((each, i) => [i > 0 && h("span", { "aria-hidden": "true" }, "›"), step(pages[each]!, each, each === number)]));
    render(side, facts(page.facts), ...table(page));
  }

  window.addEventListener("hashchange", open);
  open();
  return h("div", { class: "book-view" }, path, h("div", { class: "book-board" }, host), side);
}

function step(page: BookPage, number: number, here: boolean): Child {
  const name = page.move || "Start";
  return here ? h("b", { "aria-current": "page" }, name) : h("a", { href: "#" + number }, name);
}

function table({ lines, toMove }: BookPage): Child[] {
  if (lines.length === 0) {
    return [h("p", {}, "The book knows no moves here.")];
  }
  const heads: [string, string][] = [
    ["Move", "name"],
    ["Value", "text"],
    ["Games", "number"],
    [`Won, drawn, lost by ${toMove}`, "text"],
  ];
  return [
    h(
      "div",
      { class: "scroll", tabindex: 0, role: "group", "aria-label": "Moves" },
      h("table", {}, h("thead", {}, h("tr", {}, ...heads.map(([title, kind]) => h("th", { scope: "col", class: kind }, title)))), h("tbody", {}, ...lines.map(row))),
    ),
    h("p", { class: "note" }, legend(lines)),
  ];
}

function row(line: BookLine): Child {
  const games = line.results.reduce((sum, each) => sum + each, 0);
  const tag = (on: boolean, word: string, kind = ""): Child => on && h("span", { class: ("tag " + kind).trim() }, word);
  return h(
    "tr",
    { class: line.chosen ? "chosen" : null },
    h(
      "th",
      { scope: "row", class: "name" },
      line.to >= 0 ? h("a", { href: "#" + line.to }, line.move) : line.move,
      line.turned && h("span", { title: "The board is shown turned there", class: "turned" }, " ↻"),
    ),
    h("td", { class: "text" }, line.words, line.byGames && " in games", " ", tag(line.proven, "proven"), tag(line.refuted, "refuted", "bad"), tag(line.chosen, "book", "best")),
    h("td", { class: "number" }, games > 0 ? games.toLocaleString("en-US") : "0"),
    h("td", { class: "results" }, games > 0 && tally(line.results)),
  );
}

function tally(results: BookLine["results"]): HTMLElement {
  const part = (name: string, many: number): Child => {
    const element = h("i", { class: name });
    element.style.flexGrow = String(many);
    return many > 0 && element;
  };
  const [won, drawn, lost] = results;
  return h(
    "span",
    { class: "tally" },
    h("span", { class: "tally-bar", "aria-hidden": "true" }, part("won", won), part("drawn", drawn), part("lost", lost)),
    h("small", {}, results.map(count).join(", ")),
  );
}

function legend(lines: readonly BookLine[]): string {
  return [
    lines.some((line) => line.chosen) && "The star marks the move that the book plays.",
    lines.some((line) => line.to >= 0) && "A move with a link, in the table or on the board, leads to the position after it.",
    lines.some((line) => line.turned) && "Behind ↻ the board is turned or mirrored.",
    lines.some((line) => line.refuted) && "Refuted moves were found bad by a probe and are not played.",
  ]
    .filter(Boolean)
    .join(" ");
}
