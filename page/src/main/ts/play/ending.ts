/** What is said and offered when a game is over. */
import { type Child, h, icon } from "../dom";
import { resultWords, yourSide } from "../games/results";
import { ICONS } from "../icons";
import { writeRoute, routeOf } from "../link";
import { levelWords, opponentLevel, sidesChanged, TOP, withLevel } from "./levels";
import type { PanelActs } from "./panel";
import type { Table } from "./table";

export function ending(table: Table, acts: PanelActs): Child {
  const { match, position, climbed } = table.state;
  const { game, packed } = table.subject;
  const { winner } = position.outcome;
  const you = yourSide(match);
  const review = writeRoute(routeOf("review", game.game, packed, { position: match.position, moves: match.moves }));
  const reviewed = table.app.has("review") && match.moves.length > 0;
  const again = (text: string, seats: typeof match.seats, primary = false): Child => h("button", { class: primary ? "button primary" : "button", onclick: () => void table.restart(seats) }, text);
  const number = opponentLevel(match);
  const up = number !== null && number < TOP && winner === you;
  const down = number !== null && number > 1 && winner !== null && winner !== you;
  const next = match.ladder ? null : up ? number + 1 : down ? number - 1 : null;
  return h(
    "section",
    { class: "ending", "aria-label": "The game is over" },
    h("h2", {}, winner === null ? "A draw" : you === null ? `${winner} won` : winner === you ? "You won!" : "You lost"),
    climbed && h("p", { class: "climbed" }, climbed),
    h(
      "p",
      { class: "offers" },
      match.ladder ? h("button", { class: "button primary", onclick: () => table.ladder() }, "Go on climbing") : again("Play again", match.seats, true),
      match.seats[0].kind !== match.seats[1].kind && !match.ladder && again("With sides changed", sidesChanged(match.seats)),
      next !== null && again(levelWords(next), withLevel(match.seats, next)),
      reviewed && h("a", { class: "button", href: review }, icon(ICONS.review), "Review the game"),
      h("button", { class: "button", onclick: acts.share }, icon(ICONS.share), "Share"),
    ),
  );
}

/** `I beat level 3 at Squava in 17 moves.`, or how the game ended. */
export function boast(table: Table): string {
  const { match, position } = table.state;
  const number = opponentLevel(match);
  if (position.outcome.over && number !== null && position.outcome.winner === yourSide(match)) {
    return `I beat ${levelWords(number).toLowerCase()} in ${match.moves.length} moves.`;
  }
  return position.outcome.over ? resultWords(match) + "." : `${position.toMove} to move.`;
}
