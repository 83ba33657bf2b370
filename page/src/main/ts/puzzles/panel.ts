/** The texts and buttons beside a puzzle. */
import { type Child, h, icon } from "../dom";
import { ICONS } from "../icons";
import { asSentence } from "../play/picture";
import { valueSentence, whySteps } from "../play/steps";
import { CHOICES, type Quiz, taskText } from "./quiz";
import { myRating } from "./seen";

export interface QuizActs {
  game: (id: string) => void;
  choose: (choice: number) => void;
  analyse: () => void;
  daily: () => void;
  /** Copies the result of the puzzle of the day, which gives nothing away. */
  copy: () => void;
}

export function panel(quiz: Quiz, acts: QuizActs): Child[] {
  return [verdict(quiz), buttons(quiz, acts), scores(quiz), choices(quiz, acts)];
}

/** What is to be done. */
export function task(quiz: Quiz): Child {
  const { task } = quiz.state;
  if (!task) {
    return null;
  }
  return h(
    "div",
    { class: "task" },
    h("p", { class: "task-text" }, h("span", { class: "sign " + task.toMove, "aria-hidden": "true" }), h("strong", {}, taskText(task))),
    task.day && h("p", { class: "note" }, "The puzzle of " + task.day),
    task.grade !== null &&
      (task.kind ?? "win") === "win" &&
      h(
        "p",
        { class: "grade" },
        h("span", { class: "pips", "aria-hidden": "true" }, ...Array.from({ length: 10 }, (_, i) => h("i", { class: i < task.grade! ? "on" : "" }))),
        h("span", {}, `Grade ${task.grade}: `, h("span", { class: "note" }, task.grade === 1 ? "level 1 misses it" : task.grade === 10 ? "even level 10 misses it" : `levels up to ${task.grade} miss it`, task.rating && `; rated ${task.rating}`)),
      ),
  );
}

function verdict(quiz: Quiz): Child {
  const { phase, text, queued, why, step, position } = quiz.state;
  const word: Record<string, string> = { wrong: "✗", solved: "★" };
  const said = text || (phase === "checking" ? "…" : phase === "yours" && position ? "Click your move, or press b and use the arrow keys." : "");
  return h(
    "section",
    { class: "answer " + phase, "aria-label": "Answer" },
    h(
      "p",
      { class: phase === "solved" || phase === "wrong" ? "status over" : "status" },
      word[phase] && h("span", { class: "glyph", "aria-hidden": "true" }, word[phase]),
      queued ? `Waiting: place ${queued} in the queue.` : asSentence(said),
    ),
    phase === "wrong" && why && h("p", {}, valueSentence(why)),
    phase === "wrong" && why && why.steps.length > 0 && whySteps(why, step, (next) => quiz.whyStep(next)),
  );
}

function buttons(quiz: Quiz, acts: QuizActs): Child {
  const { phase } = quiz.state;
  const next = (primary: boolean, text: string): Child => h("button", { class: "button" + (primary ? " primary" : ""), onclick: () => void quiz.next(), "data-key": "next" }, text);
  const done = phase === "solved" || phase === "shown";
  return h(
    "p",
    { class: "offers" },
    phase === "wrong" && h("button", { class: "button primary", onclick: () => void quiz.again(), "data-key": "again" }, icon(ICONS.undo), "Try again"),
    phase === "solved" && quiz.state.task?.day && h("button", { class: "button primary", onclick: acts.copy, "data-key": "copy" }, icon(ICONS.copy), "Copy the result"),
    phase !== "looking" && !quiz.state.task?.day && h("button", { class: "button", onclick: acts.daily, "data-key": "daily" }, "Puzzle of the day"),
    phase !== "looking" && next(done || phase === "none", "Next puzzle"),
    phase === "yours" && quiz.state.moves.length === 0 && h("button", { class: "button", onclick: () => quiz.hint(), "data-key": "hint" }, "Hint"),
    (phase === "yours" || phase === "wrong") && h("button", { class: "button", onclick: () => void quiz.solution(), "data-key": "solution" }, "Show the solution"),
    done && h("button", { class: "button", onclick: acts.analyse, "data-key": "analyse" }, "Analyse"),
  );
}

function scores(quiz: Quiz): Child {
  const { now, best, solved } = quiz.state.streak;
  const score = (figure: number, text: string): Child => h("div", {}, h("dd", {}, figure), h("dt", {}, text));
  return h("dl", { class: "scores" }, score(now, "streak"), score(best, "best streak"), score(solved, "solved"), score(myRating(), "rating"));
}

function choices(quiz: Quiz, acts: QuizActs): Child {
  return (
    quiz.subject.game.kind === "line" &&
    h("div", { class: "chips", role: "group", "aria-label": "Which puzzles" }, ...CHOICES.map(([text], i) => h("button", { class: "chip", "aria-pressed": String(i === quiz.state.choice), onclick: () => acts.choose(i) }, text)))
  );
}
