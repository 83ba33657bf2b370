/**
 * The board: geometry, stones, marks and overlays in; clicks out.
 *
 *     const board = createBoard(host, emptyState(layout, names), { play: (cell) => ... });
 *     board.set({ X: [4], last: 4, legal: [0, 1, 2] });
 *
 * It is an ARIA grid: one cell can be reached by tab, arrow keys move between cells, enter and space play.
 */
import { s } from "../dom";
import { box, ends, labels, nearest, neighbour, outline, places, type Point, room, rows } from "./geometry";
import { stone } from "./pieces";
import { drawGhosts, drawLine, drawMark, drawPath, drawPointed, drawThreats } from "./overlays";
import type { BoardState, Side } from "./state";

export interface BoardHandlers {
  /** A legal cell was chosen by click, tap or key. */
  play?: (cell: number) => void;
  /** A cell was chosen that is not legal. */
  refuse?: (cell: number) => void;
  /** The legal cell under the pointer or the focus, or null. */
  look?: (cell: number | null) => void;
}

export interface Board {
  readonly element: SVGSVGElement;
  readonly state: Readonly<BoardState>;
  /** Changes what is shown. */
  set(change: Partial<BoardState>): void;
  /** The cell that has, or would get, the focus. */
  focused(): number;
  focus(cell?: number): void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function createBoard(host: Element, initial: BoardState, handlers: BoardHandlers = {}): Board {
  let state = initial;
  let points: Point[] = [];
  let cells: SVGGElement[] = [];
  let current = -1;
  /** Whether the focus came to the board by keyboard, and not by a click that has begun. */
  let byKeyboard = false;
  let clicking = false;
  const drawn = new Map<SVGGElement, string>();
  const stones = new Map<number, { side: Side; element: SVGElement }>();
  const svg = s("svg", { class: "board" });
  const grid = s("g", {});
  const layers = {
    edges: s("g", { class: "edges" }),
    paths: s("g", {}),
    hint: s("g", { class: "hint" }),
    marks: s("g", {}),
    stones: s("g", {}),
    line: s("g", {}),
    threats: s("g", {}),
    pointed: s("g", {}),
    ghosts: s("g", {}),
  };
  svg.append(grid, s("g", { class: "layers", "aria-hidden": "true" }, ...Object.values(layers)));
  host.append(svg);
  // Names along the edges have the same size on any board.
  const fit = new ResizeObserver(() => svg.style.setProperty("--px", String(svg.viewBox.baseVal.width / (svg.clientWidth || 1))));
  if (initial.edges) {
    fit.observe(svg);
  }

  /** Draws the empty board. */
  function build(): void {
    const { layout, image } = state;
    const all = places(layout);
    points = all.map((_, cell) => all[image ? image[cell]! : cell]!);
    const [x, y, width, height] = box(layout);
    const pad = state.edges ? room(layout) : [2, 2, 2, 2];
    svg.setAttribute("viewBox", [x - pad[0]!, y - pad[1]!, width + pad[0]! + pad[2]!, height + pad[1]! + pad[3]!].join(" "));
    const path = outline(layout.shape, state.columns !== null);
    cells = points.map((point, cell) =>
      s("g", { class: "cell", transform: `translate(${point.x} ${point.y})`, "data-cell": cell }, s("path", { class: "tile", d: path })),
    );
    grid.replaceChildren(...rows(points).map((row) => s("g", state.picture ? {} : { role: "row" }, ...row.map((cell) => cells[cell]!))));
    layers.edges.replaceChildren(
      ...(state.edges ? labels(layout, state.edges, image) : []).map((label) => s("text", { x: label.x, y: label.y }, label.text)),
    );
    layers.stones.replaceChildren();
    stones.clear();
    drawn.clear();
    if (current >= cells.length || current < 0) {
      current = nearest(points, { x: x + width / 2, y: y + height / 2 });
    }
  }

  function at(cell: number): Point {
    return points[cell]!;
  }

  function showStones(fresh: boolean): void {
    const wanted = new Map<number, Side>();
    state.X.forEach((cell) => wanted.set(cell, "X"));
    state.O.forEach((cell) => wanted.set(cell, "O"));
    for (const [cell, shown] of stones) {
      if (wanted.get(cell) !== shown.side) {
        shown.element.remove();
        stones.delete(cell);
      }
    }
    const added = [...wanted].filter(([cell]) => !stones.has(cell));
    for (const [cell, side] of added) {
      const element = stone(side, at(cell));
      if (!fresh && added.length <= 2) {
        element.classList.add(state.columns ? "falls" : "appears");
        element.style.setProperty("--from", `${Math.min(...points.map((point) => point.y)) - at(cell).y - 100}px`);
      }
      layers.stones.append(element);
      stones.set(cell, { side, element });
    }
    for (const [cell, { element }] of stones) {
      element.classList.toggle("last", cell === state.last);
    }
  }

  function showCells(): void {
    const named = state.picture ? svg : grid;
    named.setAttribute("role", state.picture ? "img" : "grid");
    named.setAttribute("aria-label", state.title);
    svg.classList.toggle("falling", state.columns !== null);
    svg.classList.toggle("playable", state.legal.length > 0 && !state.picture);
    const ghosts = new Set(state.ghosts.map((ghost) => ghost.cell));
    cells.forEach((element, cell) => {
      const owner = stones.get(cell)?.side;
      element.setAttribute(
        "class",
        "cell" +
          (owner ? " own" + owner : "") +
          (state.legal.includes(cell) ? " legal" : "") +
          (cell === state.last ? " last" : "") +
          (state.allowed && !owner && !state.allowed.includes(cell) ? " away" : ""),
      );
      if (!state.picture) {
        element.setAttribute("role", "gridcell");
        element.setAttribute("tabindex", cell === current ? "0" : "-1");
        element.setAttribute("aria-label", spoken(cell));
        element.setAttribute("aria-disabled", String(target(cell) === null));
      }
    });
    layers.marks.replaceChildren(
      ...[...state.marks]
        .filter(([cell]) => !stones.has(cell) && !ghosts.has(cell))
        .map(([cell, mark]) => drawMark(mark, at(cell), outline(state.layout.shape, state.columns !== null, 6))),
    );
  }

  function showOverlays(): void {
    const { paths, line, threats, pointed, ghosts, marks, layout, columns } = state;
    const shape = outline(layout.shape, columns !== null);
    redraw(layers.paths, paths, () => (paths ? [drawPath("X", paths.X.map(at)), drawPath("O", paths.O.map(at))] : []));
    redraw(layers.line, line, () => (line ? drawLine(line.cells.map(at), ends(line.cells.map(at)), line.won, shape) : []));
    redraw(layers.threats, [threats, threats.map((each) => marks.has(each.cell))], () =>
      threats.flatMap((each) => drawThreats(at(each.cell), ends(each.cells.map(at)), each.text, marks.has(each.cell))),
    );
    redraw(layers.pointed, pointed, () => pointed.map((cell) => drawPointed(at(cell), shape)));
    redraw(layers.ghosts, ghosts, () => ghosts.map((ghost) => drawGhosts(ghost, at(ghost.cell))));
  }

  /** Only what has changed is drawn anew, so that nothing moves twice. */
  function redraw(layer: SVGGElement, input: unknown, draw: () => SVGElement[]): void {
    const now = JSON.stringify([input, state.image]);
    if (drawn.get(layer) !== now) {
      drawn.set(layer, now);
      layer.replaceChildren(...draw());
    }
  }

  function spoken(cell: number): string {
    const owner = stones.get(cell)?.side;
    const mark = state.marks.get(cell);
    const words = [state.names[cell] ?? String(cell), owner ?? "empty"];
    if (cell === state.last) {
      words.push("last move");
    }
    if (state.line?.cells.includes(cell)) {
      words.push(state.line.won ? "winning line" : "losing line");
    }
    if (!owner && mark) {
      words.push(mark.spoken + (mark.rank === "best" ? ", best move" : ""));
    }
    if (state.threats.some((threat) => threat.cell === cell)) {
      words.push("threat");
    }
    const ghost = state.ghosts.find((each) => each.cell === cell);
    if (ghost) {
      words.push(`${ghost.side} number ${ghost.number} of the line`);
    }
    return words.join(", ");
  }

  /** The legal cell that a click on a cell plays. */
  function target(cell: number): number | null {
    const { legal, columns } = state;
    if (columns) {
      return legal.find((each) => columns[each] === columns[cell]) ?? null;
    }
    return legal.includes(cell) ? cell : null;
  }

  function hint(cell: number | null): void {
    const wanted = cell === null ? null : target(cell);
    const drawn = wanted !== null && state.turn && !state.marks.has(wanted) && !state.picture;
    layers.hint.replaceChildren(...(drawn ? [stone(state.turn!, at(wanted))] : []));
    handlers.look?.(wanted);
  }

  function cellOf(event: Event): number | null {
    const found = (event.target as Element | null)?.closest("[data-cell]");
    return found ? Number(found.getAttribute("data-cell")) : null;
  }

  function choose(cell: number): void {
    const wanted = target(cell);
    layers.hint.replaceChildren();
    current = cell;
    if (wanted !== null) {
      handlers.play?.(wanted);
    } else {
      handlers.refuse?.(cell);
    }
  }

  function move(to: number): void {
    current = to;
    cells.forEach((element, cell) => element.setAttribute("tabindex", cell === current ? "0" : "-1"));
    cells[current]?.focus();
  }

  function listen(): void {
    svg.addEventListener("pointerdown", () => {
      clicking = true;
      byKeyboard = false;
    });
    svg.addEventListener("click", (event) => {
      clicking = false;
      const cell = cellOf(event);
      if (cell !== null) {
        choose(cell);
      }
    });
    svg.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") {
        hint(cellOf(event));
      }
    });
    svg.addEventListener("pointerleave", () => hint(null));
    svg.addEventListener("focusin", (event) => {
      const cell = cellOf(event);
      byKeyboard = !clicking;
      if (cell !== null) {
        current = cell;
        handlers.look?.(target(cell));
      }
    });
    svg.addEventListener("focusout", () => handlers.look?.(null));
    svg.addEventListener("keydown", (event) => {
      const cell = cellOf(event);
      const arrow = ARROWS[event.key];
      if (cell === null || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      // After a click the view takes these keys; who came here by keyboard moves between cells.
      if ((arrow || event.key === "Home" || event.key === "End") && !byKeyboard) {
        return;
      }
      const row = rows(points).find((each) => each.includes(cell)) ?? [cell];
      if (arrow) {
        move(neighbour(points, cell, ...arrow));
      } else if (event.key === "Home") {
        move(row[0]!);
      } else if (event.key === "End") {
        move(row.at(-1)!);
      } else if (event.key === "Enter" || event.key === " ") {
        choose(cell);
      } else {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    });
  }

  function set(change: Partial<BoardState>): void {
    const before = state;
    state = { ...state, ...change };
    const rebuild =
      cells.length === 0 || before.layout !== state.layout || before.image !== state.image || before.names !== state.names || before.edges !== state.edges;
    if (rebuild) {
      const hadFocus = svg.contains(document.activeElement);
      build();
      showStones(true);
      showCells();
      if (hadFocus) {
        move(current);
      }
    } else {
      showStones(false);
      showCells();
    }
    showOverlays();
    if (before.legal !== state.legal) {
      layers.hint.replaceChildren();
    }
  }

  if (!initial.picture) {
    listen();
  }
  set({});
  return {
    element: svg,
    get state() {
      return state;
    },
    set,
    focused: () => current,
    focus(cell = current) {
      byKeyboard = true;
      move(cell);
    },
  };
}
