/** The texts and buttons beside the board, made anew from the state whenever it changes. */
import type { AnalyzedMove, Player } from "../api";
import { type Child, h, icon } from "../dom";
import { ICONS } from "../icons";
import { writeRoute, routeOf } from "../link";
import { count, isProven, sentence, show } from "../values";
import { ending } from "./ending";
import { levelWords } from "./levels";
import { moveList } from "./moves";
import { bothEngines, bothPeople, levelOf, seatName, seatOf } from "./match";
import { resultOf, rulesOf } from "./picture";
import { tool, whySteps } from "./steps";
import type { Table } from "./table";

/** How many moves of an analysis are listed at first. */
const SHORT_LIST = 8;

export interface PanelActs {
  players: () => void;
  share: () => void;
  help: () => void;
  rules: () => void;
  rotate: (() => void) | null;
  mirror: (() => void) | null;
}

export function head(table: Table, acts: PanelActs): Child[] {
  const { game, packed } = table.subject;
  const design = table.app.has("design") && writeRoute(routeOf("design", game.game, packed));
  return [h("h1", {}, game.name), h("p", { class: "rules" }, rulesOf(game), " ", h("button", { class: "link", onclick: acts.rules }, "Show me"), design && " ", design && h("a", { href: design }, "Change the rules")), players(table, acts), status(table)];
}

function players(table: Table, acts: PanelActs): Child {
  const { match, position, thinking } = table.state;
  const row = (player: Player): Child => {
    const seat = seatOf(match, player, position.swapped);
    const people = bothPeople(match) ? "Player " + ((player === "X") !== position.swapped ? 1 : 2) : "You";
    const number = levelOf(seat);
    const person = seat.kind === "person" ? people : number === null ? seatName(seat) : levelWords(number);
    const active = position.toMove === player;
    return h(
      "button",
      { onclick: acts.players, title: "Change players", class: "player" + (active ? " active" : "") + (position.outcome.winner === player ? " winner" : "") },
      h("span", { class: "sign " + player, "aria-hidden": "true" }),
      h("span", { class: "unseen" }, player + ": "),
      h("span", { class: "who" }, person),
      thinking?.player === player && h("span", { class: "thinking" }, thinking.queued ? `place ${thinking.queued} in the queue` : "thinks"),
      position.outcome.winner === player && h("span", { class: "won" }, person === "You" ? "win" : "wins"),
      position.points ? h("span", { class: "points" }, position.points[player], h("span", { class: "unseen" }, " points")) : h("span", { class: "change", "aria-hidden": "true" }, "change"),
    );
  };
  return h("div", { class: "players", role: "group", "aria-label": "Players" }, row("X"), row("O"));
}

function status(table: Table): Child {
  const { match, position, error, thinking } = table.state;
  if (error) {
    return h("p", { class: "status problem", role: "alert" }, error.charAt(0).toUpperCase() + error.slice(1), error.endsWith(".") ? "" : ".");
  }
  const result = resultOf(table.subject.game, position);
  if (result) {
    return h("p", { class: "status over" }, result);
  }
  const seat = table.mover();
  const looking = match.cursor < match.moves.length;
  const whose = looking
    ? `Move ${match.cursor} of ${match.moves.length}. Play on from here, or step forward.`
    : thinking
      ? `${thinking.player} thinks …`
      : seat?.kind === "person" && !bothPeople(match)
        ? "Your turn."
        : `${position.toMove} to move.`;
  const turn = position.turn?.text ?? (position.turn && position.turn.left > 1 ? `${position.turn.left} stones in this turn.` : "");
  return h("p", { class: "status" }, whose, turn && h("span", { class: "turn-rule" }, " " + turn));
}

export function body(table: Table, acts: PanelActs): Child[] {
  return table.state.explaining ? [whyPanel(table)] : [offers(table, acts), moveList(table), tools(table, acts), engines(table), insightPanel(table)];
}

function offers(table: Table, acts: PanelActs): Child {
  const { position, insight } = table.state;
  const value = insight?.moves.find((each) => each.move === "swap")?.value;
  const swap = position.swapOffered && table.personMoves();
  if (position.outcome.over) {
    return ending(table, acts);
  }
  return swap
    ? h(
        "p",
        { class: "offers" },
        h("button", { class: "button primary", onclick: () => void table.play("swap") }, insight?.best === "swap" && h("span", { class: "best-star", title: "The best move" }, "★", h("span", { class: "unseen" }, " the best move: ")), icon(ICONS.swap), "Swap seats"),
        h("span", { class: "note" }, value ? `worth: ${show(value).spoken}` : "Take the stone that is there, or answer it."),
      )
    : null;
}

function tools(table: Table, acts: PanelActs): Child {
  return h(
    "div",
    { class: "toolbar wide", role: "group", "aria-label": "Game" },
    h("button", { class: "button", onclick: () => void table.restart() }, icon(ICONS.restart), "New game"),
    tool(ICONS.ladder, "Climb the ladder", () => void table.ladder()),
    h("span", { class: "gap" }),
    tool(ICONS.rotate, "Rotate the board", acts.rotate),
    tool(ICONS.mirror, "Mirror the board", acts.mirror),
    tool(ICONS.share, "Copy and paste", acts.share),
    tool(ICONS.help, "Keys and sound", acts.help),
  );
}

function engines(table: Table): Child {
  const { match, running, pace, position } = table.state;
  if (!bothEngines(match) || position.outcome.over) {
    return null;
  }
  return h(
    "div",
    { class: "pace" },
    h("button", { class: "button primary", onclick: () => table.run(!running) }, icon(running ? ICONS.pause : ICONS.play), running ? "Pause" : "Go on"),
    h("label", { for: "pace" }, "Speed"),
    h("input", { id: "pace", type: "range", min: 0, max: 3000, step: 100, value: 3000 - pace, "aria-valuetext": `${(pace / 1000).toFixed(1)} seconds for a move`, oninput: (event: Event) => table.pace(3000 - Number((event.target as HTMLInputElement).value)) }),
  );
}

function insightPanel(table: Table): Child {
  const { analysisOn, threatsOn, threats, match, hint } = table.state;
  return h(
    "section",
    { class: "insight", "aria-label": "Analysis" },
    h(
      "div",
      { class: "switches" },
      toggle("Analysis", analysisOn, () => table.switchAnalysis()),
      toggle("Threats", threatsOn, () => table.switchThreats()),
      h("span", { class: "gap" }),
      h("button", { class: "button small", "aria-disabled": table.personMoves() ? null : "true", onclick: () => void (table.personMoves() && table.hints.next()) }, "Hint"),
      h("button", { class: "button small", "aria-label": "Why the last move?", title: "Why the last move?", "aria-disabled": match.cursor === 0 ? "true" : null, onclick: () => void table.reasons.why(null) }, "Why?"),
    ),
    hint && h("p", { class: "threat-text hint-text" }, hint.text),
    threatsOn && threats && h("p", { class: "threat-text" }, threats.text),
    analysisOn && analysis(table),
  );
}

function toggle(text: string, on: boolean, act: () => void): Child {
  return h("button", { class: "switch", role: "switch", "aria-checked": String(on), onclick: act }, h("span", { class: "knob", "aria-hidden": "true" }), text);
}

function analysis(table: Table): Child {
  const { insight, position, everyLine } = table.state;
  if (position.outcome.over) {
    return h("p", { class: "note" }, "The game is over.");
  }
  if (!insight || !insight.value || !position.toMove) {
    return h("p", { class: "note" }, insight?.error ?? (insight?.queued ? `Waiting: place ${insight.queued} in the queue.` : "Thinking …"));
  }
  const mover = position.toMove;
  const effort = insight.nodes > 0 || insight.simulations === 0 ? (insight.nodes > 0 ? `${count(insight.nodes)} nodes` : "looked up") : `${count(insight.simulations)} games`;
  return h(
    "div",
    { class: "analysis" },
    h("p", { class: "verdict" }, h("strong", {}, sentence(insight.value, mover)), " ", h("span", { class: "tag" }, isProven(insight.value) ? "proven" : "estimate")),
    h(
      "p",
      { class: "figures" },
      [insight.depth > 0 ? `depth ${insight.depth}` : "", effort, insight.rate > 0 ? `${count(insight.rate)}/s` : "", insight.queued ? `place ${insight.queued} in the queue` : insight.running ? "thinking" : insight.solved ? "every move is proven" : "paused"].filter((each) => each).join(" · "),
    ),
    h("ol", { class: "lines" }, ...insight.moves.slice(0, everyLine ? 999 : SHORT_LIST).map((move) => lineRow(table, move, insight.best))),
    insight.moves.length > SHORT_LIST &&
      h("p", {}, h("button", { class: "button small", "aria-expanded": String(everyLine), onclick: () => table.set({ everyLine: !everyLine }) }, everyLine ? "Only the best" : `All ${insight.moves.length} moves`)),
    book(table),
  );
}

function lineRow(table: Table, move: AnalyzedMove, best: string | null): Child {
  const shown = show(move.value);
  const point = (on: boolean) => () => void table.pointAt(on ? move.move : null);
  return h(
    "li",
    { class: "line" + (move.move === best ? " best" : ""), onpointerenter: point(true), onpointerleave: point(false) },
    h(
      "button",
      { class: "line-move", onclick: () => void (table.personMoves() && table.play(move.move)), onfocus: point(true), onblur: point(false), "aria-label": `${move.move}, ${shown.spoken}${move.move === best ? ", best" : ""}; play it` },
      h("span", { class: "star", "aria-hidden": "true" }, move.move === best ? "★" : ""),
      h("span", { class: "name" }, move.move),
      h("span", { class: "worth " + shown.kind }, shown.word ? `${shown.word} ${shown.figure}` : shown.figure),
    ),
    h("span", { class: "rest" }, move.line.slice(1, 7).join(" ")),
    h("button", { class: "why", onclick: () => void table.reasons.why(move.move), "aria-label": `Why ${move.move}?` }, "why?"),
  );
}

function book(table: Table): Child {
  const found = table.state.insight?.book;
  if (!found?.book || found.moves.length === 0) {
    return null;
  }
  return h(
    "details",
    { class: "book" },
    h("summary", {}, `Book ${found.book}: ${found.best ?? "no move"}`),
    h(
      "table",
      {},
      h("thead", {}, h("tr", {}, ...["move", "value", "games", "won", "drawn", "lost"].map((text) => h("th", { scope: "col" }, text)))),
      h(
        "tbody",
        {},
        ...found.moves
          .slice(0, 8)
          .map((each) => h("tr", {}, h("th", { scope: "row" }, h("button", { class: "link", "aria-label": `Play ${each.move}`, onclick: () => void (table.personMoves() && table.play(each.move)) }, each.move)), h("td", {}, show(each.value).spoken + (each.proven ? " ✓" : "")), h("td", {}, each.games), h("td", {}, each.wins), h("td", {}, each.draws), h("td", {}, each.losses))),
      ),
    ),
  );
}

function whyPanel(table: Table): Child {
  const { why, move, step, running, queued, error } = table.state.explaining!;
  return h(
    "section",
    { class: "why-panel", "aria-label": `Why ${move}?` },
    h("div", { class: "why-top" }, h("h2", {}, `Why ${move}?`), h("button", { class: "button small", onclick: () => table.reasons.end() }, "Back to the game")),
    error && h("p", { class: "problem", role: "alert" }, error),
    why && h("p", { class: "verdict" }, why.text, " ", h("span", { class: "tag" }, why.proven ? "proven" : "not proven")),
    running && h("p", { class: "note" }, queued ? `Waiting: place ${queued} in the queue.` : "Searching …"),
    why?.better && h("p", {}, h("button", { class: "button small", onclick: () => void table.reasons.why(why.better) }, `Why is ${why.better} better?`)),
    why && whySteps(why, step, (next) => table.reasons.step(next)),
  );
}
