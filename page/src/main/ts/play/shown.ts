/** What the board shows of a game at the table. */
import type { BoardState, Ghost, Mark } from "../board/state";
import { isFaint } from "./analyzer";
import { show } from "../values";
import { pictureOf } from "./picture";
import { cellOf } from "./positions";
import type { PlayState } from "./state";
import { stepsOn } from "./steps";
import type { Table } from "./table";

/** What the board shows of the state. */
export function boardOf(table: Table): Partial<BoardState> {
  const { state } = table;
  const { game } = table.subject;
  if (state.explaining) {
    return explained(table);
  }
  return {
    ...pictureOf(game, state.position),
    legal: table.personMoves() ? state.position.legalCells : [],
    image: state.image,
    marks: state.analysisOn ? marksOf(state) : new Map(),
    ghosts: state.line.length > 0 ? state.line : threatenedLine(state),
    threats: threatsOf(state),
    pointed: state.hint?.cells ?? [],
  };
}

function marksOf({ insight, position }: PlayState): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  const best = insight?.moves.find((each) => each.move === insight.best);
  for (const each of insight?.moves ?? []) {
    const cell = cellOf(position, each.move);
    if (cell !== null) {
      const equal = best && best.value.type !== "chance" && JSON.stringify(best.value) === JSON.stringify(each.value);
      marks.set(cell, { ...show(each.value), faint: isFaint(each, insight!.moves), rank: each === best ? "best" : equal ? "equal" : "other" });
    }
  }
  return marks;
}

function threatsOf({ threats, threatsOn }: PlayState): BoardState["threats"] {
  if (!threatsOn || !threats) {
    return [];
  }
  const gains = (threats.gains ?? []).map(({ cell, points }) => ({ cell, cells: [], text: "+" + points }));
  return [...threats.wins, ...gains];
}

/** A win by threats alone, as numbered stones: the opponent's, and the forced answers. */
function threatenedLine({ threats, threatsOn }: PlayState): Ghost[] {
  if (!threatsOn || !threats?.lineCells) {
    return [];
  }
  const other = threats.player === "X" ? "O" : "X";
  return threats.lineCells.map((cell, i) => ({ cell, side: i % 2 === 0 ? threats.player : other, number: i + 1 }));
}

/** The position before a move, and the steps of its explanation as numbered stones. */
function explained(table: Table): Partial<BoardState> {
  const { before, why, step } = table.state.explaining!;
  return {
    ...pictureOf(table.subject.game, before),
    legal: [],
    image: table.state.image,
    marks: new Map(),
    threats: [],
    ...stepsOn(before, why, step),
  };
}
