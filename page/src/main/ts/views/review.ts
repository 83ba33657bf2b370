/** The review: a graph of the value over the moves, and every mistake to be tried again. */
import type { BoardState, Mark } from "../board/state";
import { h, render } from "../dom";
import { type Route, routeOf } from "../link";
import { frame } from "../play/frame";
import { pictureOf } from "../play/picture";
import { cellOf, moveAt } from "../play/positions";
import { stepsOn } from "../play/steps";
import { Critic } from "../review/critic";
import { body, head } from "../review/panel";
import type { App, View } from "../view";

export async function reviewView(app: App, where: Route): Promise<View> {
  const subject = await app.subject(where);
  const { game, packed } = subject;
  if (where.moves.length === 0) {
    return nothing();
  }
  let draw = (): void => {};
  const critic = await Critic.open(app, subject, where.position, where.moves, () => draw());
  const shown = frame(game, {
    play(cell) {
      const move = moveAt(critic.state.position, cell);
      if (move !== null) {
        void critic.attempt(move);
      }
    },
    refuse: () => app.say(critic.state.attempt ? "Press r to try again." : "Press x for the first mistake."),
  });
  shown.element.classList.add("review");
  const playHere = (): void =>
    app.go(routeOf("play", game.game, packed, { position: where.position, moves: critic.state.moves.slice(0, critic.state.cursor) }));
  draw = () => {
    shown.board.set(mistakeBoard(critic));
    render(shown.head, ...head(critic));
    render(shown.body, ...body(critic, playHere));
  };
  draw();
  critic.begin();

  const keys: Record<string, () => void> = {
    b: () => shown.board.focus(),
    x: () => void critic.retry(critic.nextMistake()),
    r: () => void (critic.state.attempt && critic.retry(critic.state.attempt.ply)),
    ",": () => (critic.state.why ? critic.whyStep(critic.state.step - 1) : void critic.to(critic.state.cursor - 1)),
    ".": () => (critic.state.why ? critic.whyStep(critic.state.step + 1) : void critic.to(critic.state.cursor + 1)),
  };
  return {
    element: shown.element,
    title: "Review: " + game.name,
    key(event) {
      const act = keys[event.key];
      act?.();
      return act !== undefined;
    },
    close: () => critic.close(),
  };
}

function nothing(): View {
  const element = h(
    "section",
    { class: "failure" },
    h("h1", {}, "Nothing to review"),
    h("p", {}, "Play a game to its end; the review is offered then."),
    h("p", {}, h("a", { class: "button primary", href: "#/games" }, "All games")),
  );
  return { element, title: "Review" };
}

/** The board of a review, with the mistake crossed out that is to be done better. */
export function mistakeBoard(critic: Critic): Partial<BoardState> {
  const { position, attempt, why, step } = critic.state;
  const open = attempt?.judged === "open";
  return {
    ...pictureOf(critic.subject.game, position),
    legal: open ? position.legalCells : [],
    marks: open && !why ? mistakeMark(critic) : new Map(),
    ...stepsOn(position, why, step),
  };
}

/** The move that was played, crossed out. */
function mistakeMark(critic: Critic): Map<number, Mark> {
  const { attempt, position } = critic.state;
  const cell = cellOf(position, attempt!.ply.move);
  const mark: Mark = { kind: "note", word: "", figure: "✗", spoken: "the mistake", share: 0, rank: "other" };
  return new Map(cell === null ? [] : [[cell, mark]]);
}
