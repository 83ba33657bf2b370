/** The texts and buttons beside a game under review. */
import { type Child, h, icon } from "../dom";
import { ICONS } from "../icons";
import { asSentence, resultOf } from "../play/picture";
import { tool, valueSentence, whySteps } from "../play/steps";
import { isProven, sentence } from "../values";
import { type Critic, KINDS, type MistakeKind, oneLater } from "./critic";
import { distances, graph, sign } from "./graph";

export function head(critic: Critic): Child[] {
  const { state, subject } = critic;
  const { review, running, queued, error } = state;
  const progress = queued ? `Waiting: place ${queued} in the queue.` : `Looking at the moves: ${review?.done ?? 0} of ${review?.of ?? state.moves.length} …`;
  return [
    h("h1", {}, "Review: " + subject.game.name),
    error ? h("p", { class: "problem", role: "alert" }, asSentence(error)) : h("p", { class: "rules" }, running ? progress : critic.summary()),
    h(
      "div",
      { class: "graph-box" },
      graph(review?.plies ?? [], state.moves.length, state.cursor, `Value after each move. ${critic.summary()}`, (ply) => void critic.to(ply)),
      distances(review?.plies ?? [], state.moves.length),
      legend(critic),
      accuracy(critic),
    ),
  ];
}

function legend(critic: Critic): Child {
  const found = critic.mistakes();
  const many = (kind: MistakeKind): number => found.filter((each) => each.kind === kind).length;
  const kinds = (Object.keys(KINDS) as MistakeKind[]).filter((kind) => many(kind) > 0);
  return kinds.length > 0 && h("ul", { class: "legend" }, ...kinds.map((kind) => h("li", { title: KINDS[kind].about }, sign(kind), h("span", {}, KINDS[kind].word), " ", h("b", {}, many(kind)))));
}

/** How well each side played, and how many mistakes are whose. */
function accuracy(critic: Critic): Child {
  const { you, running } = critic.state;
  const side = (player: "X" | "O"): Child => {
    const share = critic.accuracy(player);
    const mistakes = critic.mistakes().filter((each) => each.player === player).length;
    return share !== null && h("li", {}, h("span", { class: "sign " + player }), h("span", {}, h("b", {}, player === you ? "You" : player), `: ${share}% accurate, ${mistakes === 1 ? "1 mistake" : `${mistakes} mistakes`}${critic.given(player)}`));
  };
  return !running && h("ul", { class: "legend accuracy", title: "How much of the expected result the moves kept" }, side("X"), side("O"));
}

export function body(critic: Critic, playHere: () => void): Child[] {
  return [walk(critic), critic.state.attempt ? trial(critic) : looked(critic), moves(critic, playHere)];
}

function walk(critic: Critic): Child {
  const next = critic.nextMistake();
  const { attempt, running } = critic.state;
  const found = critic.mistakes();
  if (!next) {
    return running ? null : h("p", { class: "offers" }, h("span", { class: "note" }, "Neither side let anything slip, as far as can be told."));
  }
  const place = attempt ? found.indexOf(attempt.ply) + 1 : 0;
  const text = place === 0 ? "First mistake" : place === found.length ? (place === 1 ? "Once more" : "First mistake again") : "Next mistake";
  return h(
    "p",
    { class: "offers" },
    h("button", { class: "button primary", onclick: () => void critic.retry(next) }, text, h("kbd", { "aria-hidden": "true" }, "x")),
    place > 0 && h("span", { class: "note" }, `Mistake ${place} of ${found.length}`),
  );
}

/** What is known of the move that was made last. */
function looked(critic: Critic): Child {
  const { cursor, position } = critic.state;
  const ply = critic.plyAt(cursor);
  const result = resultOf(critic.subject.game, position);
  if (!ply) {
    return h("p", { class: "status" }, result || (cursor === 0 ? "The start of the game." : `Move ${cursor} is not reviewed yet.`));
  }
  return h(
    "section",
    { class: "looked", "aria-label": "This move" },
    h("p", { class: "status" }, ply.kind && sign(ply.kind), ply.kind && h("b", {}, asSentence(KINDS[ply.kind].word)), h("span", {}, ply.text)),
    h("p", { class: "note" }, sentence(oneLater(ply.value), "X"), " ", h("span", { class: "tag" }, isProven(ply.value) ? "proven" : "estimate")),
    result && h("p", { class: "note" }, result),
    ply.kind && h("p", {}, h("button", { class: "button small", onclick: () => void critic.retry(ply) }, icon(ICONS.undo), "Try again here")),
  );
}

/** A mistake that is to be done better. */
export function trial(critic: Critic): Child {
  const { attempt, why, step } = critic.state;
  const { ply, judged, text } = attempt!;
  return h(
    "section",
    { class: "answer " + judged, "aria-label": "Try again" },
    h("h2", {}, sign(ply.kind!), asSentence(KINDS[ply.kind!].word).slice(0, -1), h("span", { class: "note" }, ` at move ${ply.ply}`)),
    judged === "right" || judged === "wrong"
      ? h("p", { class: "status over" }, h("span", { class: "glyph", "aria-hidden": "true" }, judged === "right" ? "★" : "✗"), text)
      : h("p", { class: "status" }, judged === "checking" ? "Checking …" : text),
    h(
      "p",
      { class: "offers" },
      judged !== "open" && h("button", { class: "button", "data-key": "again", onclick: () => void critic.retry(ply) }, icon(ICONS.undo), "Try again"),
      judged !== "right" && ply.best !== null && h("button", { class: "button", "data-key": "best", onclick: () => critic.showBest() }, "Show the best move"),
      judged === "open" && h("button", { class: "button", "data-key": "why", onclick: () => critic.whyMistake() }, `Why not ${ply.move}?`),
    ),
    why && judged === "open" && h("p", {}, valueSentence(why)),
    why && whySteps(why, step, (next) => critic.whyStep(next)),
  );
}

function moves(critic: Critic, playHere: () => void): Child {
  const { moves, cursor } = critic.state;
  const item = (move: string, i: number): Child => {
    const ply = critic.plyAt(i + 1);
    return h(
      "li",
      {},
      h(
        "button",
        { class: "ply " + (ply?.player ?? "") + (i + 1 === cursor ? " now" : ""), "aria-label": `move ${i + 1}: ${move}` + (ply?.kind ? ", " + KINDS[ply.kind].word : ""), "aria-current": i + 1 === cursor ? "step" : null, onclick: () => void critic.to(i + 1) },
        h("span", { class: "number" }, i + 1),
        move,
        ply?.kind && sign(ply.kind),
        i === moves.length - 1 && critic.over && h("span", { class: "flag", title: "The end" }, "⚑"),
      ),
    );
  };
  const last = cursor === moves.length;
  return h(
    "section",
    { class: "moves", "aria-label": "Moves" },
    h("ol", {}, ...moves.map(item)),
    h(
      "div",
      { class: "toolbar", role: "group", "aria-label": "Step through the moves" },
      tool(ICONS.first, "To the start", () => void critic.to(0), cursor === 0),
      tool(ICONS.back, "Step back", () => void critic.to(cursor - 1), cursor === 0),
      tool(ICONS.forward, "Step forward", () => void critic.to(cursor + 1), last),
      tool(ICONS.last, "To the end", () => void critic.to(moves.length), last),
      h("span", { class: "gap" }),
      h("button", { class: "button small", onclick: playHere }, "Play on from here"),
    ),
  );
}
