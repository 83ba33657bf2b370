/** The puzzles view: find the one move that wins, and win against every defence. */
import { render, h, type Child } from "../dom";
import { route as routeTo, type Route, writeRoute, routeOf, home } from "../link";
import { frame } from "../play/frame";
import { pictureOf } from "../play/picture";
import { moveAt } from "../play/positions";
import { copyText } from "../play/share";
import { stepsOn } from "../play/steps";
import { panel, type QuizActs, task } from "../puzzles/panel";
import { Quiz } from "../puzzles/quiz";
import { today } from "../puzzles/seen";
import { load, save } from "../store";
import type { BoardState } from "../board/state";
import type { App, View } from "../view";

export async function puzzlesView(app: App, where: Route): Promise<View> {
  const games = await app.games();
  if (where.packed === null && where.game === null) {
    const usual = load("puzzles", "squava");
    where = routeTo("puzzles", games.some((game) => game.game === usual) ? usual : games[0]!.game);
  }
  const subject = await app.subject(where);
  const { game } = subject;
  let draw = (): void => {};
  const quiz = new Quiz(app, subject, load("choice", 0), () => draw());
  if (subject.packed === null) {
    save("puzzles", game.game);
  }

  const shown = frame(game, {
    play(cell) {
      const move = quiz.state.position && moveAt(quiz.state.position, cell);
      if (move) {
        void quiz.play(move);
      }
    },
    refuse(cell) {
      app.say(quiz.state.phase === "wrong" ? "Press r to try again." : quiz.state.phase === "yours" ? `${game.names[cell]} is not a legal move.` : "Wait.");
    },
  });
  const acts: QuizActs = {
    game: (id) => app.go(routeTo("puzzles", id)),
    choose(choice) {
      save("choice", choice);
      void quiz.next(choice);
    },
    daily: () => void quiz.daily(today()),
    copy() {
      const { day = "", wrong = 0 } = quiz.state.task ?? {};
      const link = home() + writeRoute(routeOf("puzzles", game.game, subject.packed, { more: { day } }));
      void copyText(`OXO ${day}, ${game.name}: ${"✗".repeat(wrong)}★ ${link}`).then(() => app.notice("The result is copied."));
    },
    analyse() {
      const { task, moves } = quiz.state;
      if (task) {
        app.go(routeOf("play", game.game, subject.packed, { position: task.position, moves }));
      }
    },
  };

  draw = () => {
    const { task, position } = quiz.state;
    shown.board.set(boardOf(quiz));
    render(shown.head, ...head(quiz, games, acts));
    render(shown.body, ...panel(quiz, acts));
    shown.element.classList.toggle("empty", position === null);
    if (task) {
      app.address(routeOf("puzzles", game.game, subject.packed, { ...(task.day ? { more: { day: task.day } } : { position: task.position }) }));
    }
  };
  const open = (wanted: Route): Promise<void> => (/^\d{4}-\d\d-\d\d$/.test(wanted.more.day ?? "") ? quiz.daily(wanted.more.day!) : quiz.begin(wanted.position));
  draw();
  void open(where);

  const keys: Record<string, () => unknown> = {
    b: () => shown.board.focus(),
    n: () => void quiz.next(),
    r: () => void quiz.again(),
    h: () => quiz.state.phase === "yours" && quiz.hint(),
    ",": () => quiz.whyStep(quiz.state.step - 1),
    ".": () => quiz.whyStep(quiz.state.step + 1),
  };
  return {
    element: shown.element,
    title: "Puzzles: " + game.name,
    enter(next) {
      void open(next);
      return true;
    },
    key(event) {
      const act = keys[event.key];
      act?.();
      return act !== undefined;
    },
    close: () => quiz.close(),
  };
}

function head(quiz: Quiz, games: { game: string; name: string }[], acts: QuizActs): Child[] {
  const { game, packed } = quiz.subject;
  return [
    h("h1", {}, "Puzzles"),
    h(
      "div",
      { class: "field" },
      h("label", { for: "puzzle-game" }, "Game"),
      h(
        "select",
        { id: "puzzle-game", onchange: (event: Event) => acts.game((event.target as HTMLSelectElement).value) },
        packed !== null && h("option", { value: "", selected: true }, game.name),
        ...games.map((each) => h("option", { value: each.game, selected: packed === null && each.game === game.game }, each.name)),
      ),
    ),
    task(quiz),
  ];
}

function boardOf(quiz: Quiz): Partial<BoardState> {
  const { position, phase, why, step } = quiz.state;
  const { game } = quiz.subject;
  if (!position) {
    return { X: [], O: [], last: null, legal: [], line: null, ghosts: [], pointed: [] };
  }
  return {
    ...pictureOf(game, position),
    legal: phase === "yours" ? position.legalCells : [],
    ...stepsOn(position, phase === "wrong" ? why : null, step),
    ...(phase === "yours" ? { pointed: quiz.state.hint } : {}),
  };
}
