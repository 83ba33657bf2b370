/** The deck view: one's own mistakes, each to be done better, again and again at growing intervals. */
import { h, render } from "../dom";
import { answered, cards, isDue } from "../games/deck";
import { route as routeTo, type Route, routeOf } from "../link";
import { frame } from "../play/frame";
import { moveAt } from "../play/positions";
import { Critic } from "../review/critic";
import { trial } from "../review/panel";
import type { App, View } from "../view";
import { mistakeBoard } from "./review";

export async function deckView(app: App, where: Route): Promise<View> {
  const all = cards(await app.library.all());
  const due = all.filter((each) => isDue(each, Date.now()));
  const card = due[0];
  if (!card) {
    const text = all.length === 0 ? "The mistakes that a review finds in your games come here." : `Nothing is due. ${all.length === 1 ? "One mistake waits" : `${all.length} mistakes wait`} for their day.`;
    return { element: h("section", { class: "failure" }, h("h1", {}, "Your mistakes"), h("p", {}, text), h("p", {}, h("a", { class: "button primary", href: "#/mine" }, "My games"))), title: "Your mistakes" };
  }
  const { document, ply, moves } = card;
  const subject = await app.subject(routeOf("play", document.key, document.packed));
  let draw = (): void => {};
  let said = "";
  const critic = await Critic.open(app, subject, document.position, [...moves, ply.move], () => draw());
  const next = (): void => app.go(routeTo("deck", null, { more: { n: String(1 + Number(where.more.n ?? 0)) } }));
  const shown = frame(subject.game, {
    play(cell) {
      const move = moveAt(critic.state.position, cell);
      if (move !== null) {
        void critic.attempt(move);
      }
    },
    refuse: () => app.say("Press r to try again."),
  });
  draw = () => {
    const { attempt } = critic.state;
    if (said === "" && (attempt?.judged === "right" || attempt?.judged === "wrong")) {
      const days = answered(card, attempt.judged === "right" && !critic.helped, Date.now());
      said = days === 1 ? "It comes again tomorrow." : `It comes again in ${days} days.`;
      void app.library.put(document);
      app.say(attempt.text + " " + said);
    }
    shown.board.set(mistakeBoard(critic));
    render(shown.head, h("h1", {}, "Your mistakes"), h("p", { class: "rules" }, `${due.length} due. ${subject.game.name}, ${new Date(document.created).toLocaleDateString()}.`));
    render(shown.body, attempt && trial(critic), said && h("p", { class: "offers" }, h("button", { class: "button primary", onclick: next }, "Next"), h("span", { class: "note" }, said)));
  };
  await critic.retry(ply);
  const keys: Record<string, () => void> = { b: () => shown.board.focus(), r: () => void critic.retry(ply), n: next };
  return {
    element: shown.element,
    title: "Your mistakes",
    key(event) {
      keys[event.key]?.();
      return event.key in keys;
    },
    close: () => critic.close(),
  };
}
