/** The way back to games and lines that were left for others. */
import { type Child, h, icon } from "../dom";
import { ICONS } from "../icons";
import { dialog } from "./dialog";
import { common, type Match, seatName } from "./match";
import type { Table } from "./table";

/** A button for the newest, and one for the list of all. */
export function earlierBar(table: Table): Child {
  const { earlier, match } = table.state;
  const newest = earlier[0];
  return (
    newest !== undefined &&
    h(
      "div",
      { class: "earlier" },
      h("button", { class: "button small", title: about(newest, match), onclick: () => void table.recall(newest) }, icon(ICONS.undo), common(newest, match) > 0 ? "Back to the earlier line" : "Back to the earlier game"),
      earlier.length > 1 && h("button", { class: "button small", onclick: () => choose(table) }, `All ${earlier.length}`, h("span", { class: "unseen" }, " earlier games and lines")),
    )
  );
}

function choose(table: Table): void {
  const { earlier, match } = table.state;
  dialog("Earlier games and lines", (close) => [
    h(
      "ol",
      { class: "earlier-list" },
      ...earlier.map((each) =>
        h(
          "li",
          {},
          h(
            "button",
            {
              onclick: () => {
                close();
                void table.recall(each);
              },
            },
            h("b", {}, about(each, match)),
            " ",
            h("span", { class: "note" }, movesOf(each, match)),
          ),
        ),
      ),
    ),
  ]);
}

/** `You – Level 3, 12 moves`, and where a line leaves the game on the board. */
function about(line: Match, match: Match): string {
  const shared = common(line, match);
  const many = line.moves.length === 1 ? "1 move" : `${line.moves.length} moves`;
  return `${line.seats.map(seatName).join(" – ")}, ${many}` + (shared > 0 ? `, another way from move ${shared + 1}` : line.position !== null ? " from a position" : "");
}

/** The moves in which a line differs from the game on the board. */
function movesOf(line: Match, match: Match): string {
  const shared = common(line, match);
  return (shared > 0 ? "… " : "") + line.moves.slice(shared).join(" ");
}
