/** The designer: a definition beside a live board. */
import { type Refusal } from "../carrier";
import { BalancePanel } from "../design/balance";
import { cheatSheet } from "../design/keys";
import { Drafts, lastDraft, nameIn } from "../design/drafts";
import { createEditor } from "../design/editor";
import { FINDS } from "../design/finds";
import { Live } from "../design/live";
import { Sliders } from "../design/sliders";
import { type Child, h, icon, render } from "../dom";
import { download, fileName } from "../games/exchange";
import { ICONS } from "../icons";
import { MOST_DEFINITION, pack, type Route, route, unpack, writeRoute, home } from "../link";
import { dialog } from "../play/dialog";
import { asSentence } from "../play/picture";
import { copyRow } from "../play/share";
import type { App, View } from "../view";

/** Milliseconds without typing before the text is checked. */
const CALM = 350;

/** Before the number of a text of one's own in the list of what to begin with; no game's name has it. */
const OWN = "!";

export async function designView(app: App, where: Route): Promise<View> {
  const games = await app.games();
  const text = await firstText(app, where);
  let timer = 0;
  let turn = 0;
  let packed: string | null = null;
  let name = "game";
  const live = new Live(app);
  const balance = new BalancePanel(app.carrier, app.say);
  const acts = h("div", { class: "design-acts" });
  const drafts = new Drafts(text);
  /** Whether the last change came from a slider, so that a first look at the balance is wanted. */
  let slid = false;
  let found = -1;
  const editor = createEditor(text, () => {
    drafts.keep(editor.text());
    sliders.draw();
    clearTimeout(timer);
    timer = window.setTimeout(() => void check(), CALM);
  });

  const sliders = new Sliders(editor.text, (next) => {
    slid = true;
    editor.set(next);
  });

  /** Another game of those that a search has found. */
  function surprise(): void {
    found = (found + 1 + Math.floor(Math.random() * (FINDS.length - 1))) % FINDS.length;
    drafts.leave();
    editor.replace(FINDS[found] ?? "");
  }

  async function check(): Promise<void> {
    const mine = ++turn;
    const definition = editor.text();
    try {
      if (definition.length > MOST_DEFINITION) {
        throw new Error(`this definition has ${definition.length.toLocaleString("en")} characters; at most ${MOST_DEFINITION.toLocaleString("en")} fit into a link`);
      }
      const game = await app.carrier.call("check", { definition }).done;
      const link = await pack(definition);
      if (mine !== turn) {
        return;
      }
      editor.problem(null);
      live.dim(false);
      packed = link;
      name = game.name;
      app.address(route("design", null, { packed }));
      balance.reset({ definition });
      if (slid) {
        slid = false;
        balance.look();
      }
      await live.show(game, definition);
    } catch (error) {
      if (mine === turn) {
        packed = null;
        editor.problem({ line: (error as Refusal).line ?? null, text: asSentence((error as Error).message.replace(/^definition:\d+: /, "")) });
        live.dim(true);
        balance.reset(null);
      }
    }
    draw();
  }

  function draw(): void {
    render(acts, ...buttons());
  }

  function buttons(): Child[] {
    const off = packed === null ? "true" : null;
    return [
      h("button", { class: "button", "aria-disabled": off, onclick: () => packed && shareGame(app, packed) }, icon(ICONS.share), "Share"),
      h("button", { class: "button", "aria-disabled": off, onclick: () => packed && download(fileName(name, "toml"), editor.text()) }, "Download"),
      h("a", { class: "button", "aria-disabled": off, href: packed === null ? null : writeRoute(route("play", null, { packed })) }, icon(ICONS.play), "Play"),
    ];
  }

  const from = h(
    "select",
    {
      id: "from",
      onchange: (event: Event) => {
        const field = event.target as HTMLSelectElement;
        const own = drafts.earlier[Number(field.value.replace(OWN, ""))];
        const begin = (found: string): void => {
          drafts.leave();
          editor.replace(found);
        };
        if (field.value.startsWith(OWN) && own !== undefined) {
          begin(own);
        } else {
          void definitionOf(app, field.value).then(begin, (error: Error) => app.notice(asSentence(error.message)));
        }
        field.value = "";
      },
      // What was left since the list was made is in it when it opens.
      onfocus: () => render(from, ...choices()),
    },
    ...choices(),
  );

  function choices(): Child[] {
    const own = drafts.earlier.map((each, i) => h("option", { value: OWN + i }, nameIn(each)));
    return [
      h("option", { value: "" }, "Begin with …"),
      own.length > 0 && h("optgroup", { label: "What you wrote before" }, ...own),
      ...games.map((game) => h("option", { value: game.game }, game.name)),
    ];
  }

  const element = h(
    "div",
    { class: "design" },
    h(
      "div",
      { class: "design-text" },
      h("h1", {}, "Make a game"),
      h("p", { class: "rules" }, "Change the rules, and play by them at once."),
      h("div", { class: "design-bar" }, h("label", { for: "from", class: "unseen" }, "Begin with the definition of"), from, h("button", { class: "button", "data-key": "surprise", title: "A game that a search has found", onclick: surprise }, "Surprise me"), acts),
      sliders.element,
      editor.element,
      cheatSheet(),
    ),
    live.element,
    balance.element,
  );
  draw();
  void check();
  return {
    element,
    title: "Make a game",
    key: (event) => live.key(event.key),
    close() {
      clearTimeout(timer);
      turn++;
      live.close();
      balance.close();
    },
  };
}

/** The definition of a link, of a built-in game, the one that was left, or a game to begin with. */
async function firstText(app: App, where: Route): Promise<string> {
  if (where.packed !== null) {
    return unpack(where.packed);
  }
  return (where.game === null ? lastDraft() : null) ?? definitionOf(app, where.game ?? "squava");
}

/** The definition of a built-in game; a variant may follow from another game. */
async function definitionOf(app: App, game: string): Promise<string> {
  return (await app.carrier.call("definition", { game }).done).definition;
}

function shareGame(app: App, packed: string): void {
  const link = (view: string): string => home() + writeRoute(route(view, null, { packed }));
  dialog("Share this game", () => [
    h("p", { class: "note" }, "The whole definition is in the link; nothing is kept on a server."),
    copyRow("To play", link("play"), app.notice),
    copyRow("To change", link("design"), app.notice),
  ]);
}
