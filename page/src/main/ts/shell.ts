/** The page: header, addresses, views, live region. */
import type { Game } from "./api";
import type { Carrier } from "./carrier";
import { coloursButton } from "./colours";
import { h, render } from "./dom";
import { Library } from "./games/library";
import { readRoute, type Route, unpack, writeRoute } from "./link";
import { asSentence } from "./play/picture";
import type { App, Subject, View } from "./view";
import { VIEWS } from "./views/index";
import { wordmark } from "./wordmark";

let carrier: Carrier;
const header = h("header", { class: "top" });
const main = h("main", { id: "main", tabindex: -1 });
const live = h("div", { class: "unseen", role: "status", "aria-live": "polite" });
const gone = h("div", { class: "gone", role: "alert", hidden: true });
const notices = h("div", { class: "notices", "aria-hidden": "true" });
let view: View | null = null;
let shown: Route | null = null;
let builtIn: Promise<Game[]> | null = null;
let arrival = 0;

const app: App = {
  get carrier() {
    return carrier;
  },
  online: false,
  library: new Library(),
  games() {
    builtIn ??= carrier.call("games", {}).done.then((answer) => answer.games);
    builtIn.catch(() => (builtIn = null));
    return builtIn;
  },
  has: (name) => name in VIEWS,
  subject,
  go(route) {
    location.hash = writeRoute(route);
  },
  address(route) {
    shown = route;
    history.replaceState(null, "", writeRoute(route));
  },
  say(text) {
    // The same words twice are said twice.
    live.textContent = live.textContent === text ? text + "\u00a0" : text;
  },
  notice(text) {
    app.say(text);
    const box = h("p", {}, text);
    notices.append(box);
    setTimeout(() => box.remove(), 4000);
  },
};

async function subject(route: Route): Promise<Subject> {
  if (route.packed !== null) {
    const definition = await unpack(route.packed);
    return { game: await carrier.call("check", { definition }).done, place: { definition }, packed: route.packed };
  }
  const id = route.game ?? "tic-tac-toe";
  const known = (await app.games()).find((game) => game.game === id);
  if (known) {
    return { game: known, place: { game: id }, packed: null };
  }
  const { definition } = await carrier.call("definition", { game: id }).done;
  return { game: { ...(await carrier.call("check", { definition }).done), game: id }, place: { game: id }, packed: null };
}

async function arrive(): Promise<void> {
  let route: Route;
  try {
    route = readRoute(location.hash);
  } catch (error) {
    leave();
    fail(error);
    return;
  }
  if (view && shown && shown.view === route.view && shown.game === route.game && shown.packed === route.packed && view.enter?.(route)) {
    shown = route;
    return;
  }
  const mine = leave();
  const first = shown === null;
  shown = route;
  drawHeader();
  try {
    const made = await (VIEWS[route.view]?.make ?? VIEWS.games!.make)(app, route);
    if (mine !== arrival) {
      made.close?.();
      return;
    }
    view = made;
    main.replaceChildren(made.element);
    document.title = made.title ? made.title + " – OXO" : "OXO";
    if (!first) {
      scrollTo(0, 0);
      main.focus({ preventScroll: true });
    }
  } catch (error) {
    if (mine === arrival) {
      fail(error);
    }
  }
}

/** Ends the view that is shown; returns the number of the one to come. */
function leave(): number {
  view?.close?.();
  view = null;
  return ++arrival;
}

function fail(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  drawHeader();
  main.replaceChildren(
    h(
      "section",
      { class: "failure" },
      h("h1", {}, "This cannot be shown"),
      h("p", {}, asSentence(text)),
      h("p", {}, h("button", { class: "button", onclick: () => void arrive() }, "Try again"), " ", h("a", { class: "button", href: "#/games" }, "All games")),
    ),
  );
}

function drawHeader(): void {
  const here = shown?.view ?? "games";
  render(
    header,
    h("a", { class: "skip", href: "#main", onclick: skip }, "Skip to the content"),
    h("a", { class: "brand", href: "#/games", "aria-label": "OXO, all games" }, wordmark()),
    h(
      "nav",
      { "aria-label": "Views" },
      ...Object.entries(VIEWS)
        .filter(([, each]) => each.label)
        .map(([name, each]) => h("a", { href: "#/" + name, "aria-current": here === name ? "page" : null }, each.label!)),
    ),
    coloursButton(drawHeader),
  );
}

function skip(event: Event): void {
  event.preventDefault();
  main.focus();
}

function typing(event: Event): boolean {
  const { target } = event;
  return target instanceof Element && !!target.closest("input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, dialog[open]");
}

/** Says that the server cannot be reached, until it is there again. */
export function lost(pause: number | null, retry: () => void): void {
  gone.hidden = pause === null;
  render(
    gone,
    pause !== null && h("span", {}, `The server does not answer. Nothing is lost; trying again in ${pause / 1000} ${pause === 1000 ? "second" : "seconds"}.`),
    pause !== null && h("button", { class: "button small", onclick: retry }, "Try now"),
  );
  if (pause === null) {
    app.notice("The server is there again.");
  }
}

/** Shows the page; everything about games is asked by way of the carrier. */
export function start(way: Carrier, online = false): void {
  carrier = way;
  app.online = online;
  document.getElementById("app")!.replaceChildren(header, gone, main, live, notices);
  addEventListener("hashchange", () => void arrive());
  addEventListener("keydown", (event) => {
    if (!typing(event) && !event.ctrlKey && !event.metaKey && !event.altKey && view?.key?.(event)) {
      event.preventDefault();
    }
  });
  addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain");
    if (!typing(event) && text && view?.paste) {
      view.paste(text);
      event.preventDefault();
    }
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawHeader);
  void arrive();
}
