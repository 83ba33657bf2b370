/** All games that were played, the newest first. */
import { createBoard } from "../board/board";
import { emptyState } from "../board/state";
import { type Child, h, icon, render } from "../dom";
import { download, fileName, gamesText, gameText, importGames } from "../games/exchange";
import { cards, isDue } from "../games/deck";
import { addressOf, type GameDocument } from "../games/library";
import { isWanted, RESULTS, resultWords, type Wanted } from "../games/results";
import { countMoves } from "../games/tree";
import { ICONS } from "../icons";
import { writeRoute, routeOf } from "../link";
import { seatName } from "../play/match";
import { asSentence } from "../play/picture";
import type { App, View } from "../view";

/** How many games are listed at first, and how many more each time. */
const PIECE = 24;

export async function mineView(app: App): Promise<View> {
  let all = await mine(app);
  let words = "";
  let result: Wanted = "all";
  let shown = PIECE;
  let removed: GameDocument | null = null;
  const pictures = new Map<string, HTMLElement>();
  const list = h("div", { class: "mine-list" });
  const file = h("input", { type: "file", accept: ".txt,text/plain", hidden: true, onchange: () => void take(file.files) });

  async function take(files: FileList | null): Promise<void> {
    for (const each of files ?? []) {
      try {
        const { documents, problems } = await importGames(app, await each.text());
        app.notice(asSentence([documents.length === 1 ? "one game was imported" : `${documents.length} games were imported`, ...problems.slice(0, 3)].join("; ")));
      } catch (error) {
        app.notice(asSentence((error as Error).message));
      }
    }
    file.value = "";
    all = await mine(app);
    draw();
  }

  function draw(): void {
    const found = all.filter((each) => isWanted(each, words, result));
    render(
      list,
      removed && h("p", { class: "removed" }, h("span", {}, `The game of ${removed.name} is deleted.`), h("button", { class: "button small", onclick: () => void putBack() }, "Put it back")),
      h("p", { class: "note", role: "status" }, found.length === 1 ? "1 game" : `${found.length} games`),
      all.length === 0 && h("p", {}, "Every game that you play is kept here by itself. ", h("a", { href: "#/games" }, "Play one.")),
      h("ol", { class: "mine-games" }, ...found.slice(0, shown).map((each) => card(app, each, pictures, () => void remove(each)))),
      found.length > shown &&
        h(
          "p",
          {},
          h(
            "button",
            {
              class: "button",
              onclick: () => {
                shown += PIECE;
                draw();
              },
            },
            "Show more",
          ),
        ),
    );
    list.querySelectorAll<HTMLElement>("[data-picture]").forEach((host) => {
      const picture = pictures.get(host.dataset.picture!);
      if (picture && host.firstChild !== picture) {
        host.replaceChildren(picture);
      }
    });
  }

  async function remove(document: GameDocument): Promise<void> {
    await app.library.remove(document.id);
    removed = document;
    all = all.filter((each) => each !== document);
    app.say(`The game of ${document.name} is deleted.`);
    draw();
  }

  async function putBack(): Promise<void> {
    await app.library.put(removed!);
    removed = null;
    all = await mine(app);
    draw();
  }

  const element = h(
    "div",
    { class: "mine" },
    h("h1", {}, "My games"),
    h("p", { class: "rules" }, app.library.lasting ? "They are kept by this browser alone. Export them to take them elsewhere." : "This browser keeps no games: blocked or full. Export what you want to keep."),
    h(
      "div",
      { class: "mine-tools" },
      h("input", { type: "search", "aria-label": "Search by game or player", placeholder: "Game or player", oninput: (event: Event) => ((words = (event.target as HTMLInputElement).value), draw()) }),
      h("select", { "aria-label": "Result", onchange: (event: Event) => ((result = (event.target as HTMLSelectElement).value as Wanted), draw()) }, ...Object.entries(RESULTS).map(([value, text]) => h("option", { value }, text))),
      h("a", { class: "button", href: "#/deck" }, icon(ICONS.review), `Your mistakes (${cards(all).filter((each) => isDue(each, Date.now())).length})`),
      h("button", { class: "button", onclick: () => file.click() }, "Import"),
      h("button", { class: "button", onclick: () => void gamesText(app, all.filter((each) => isWanted(each, words, result))).then((text) => download("oxo-games.txt", text)) }, icon(ICONS.file), "Export all"),
      file,
    ),
    list,
  );
  draw();
  return { element, title: "My games", paste: (text) => void take([new File([text], "pasted")] as unknown as FileList) };
}

async function mine(app: App): Promise<GameDocument[]> {
  return (await app.library.all()).filter((each) => !each.visit);
}

function card(app: App, document: GameDocument, pictures: Map<string, HTMLElement>, remove: () => void): Child {
  const { id, key, packed, name, seats, root, changed } = document;
  const subject = routeOf("play", key, packed);
  if (!pictures.has(id)) {
    pictures.set(id, picture(app, document));
  }
  const href = writeRoute(addressOf(document));
  const moves = countMoves(root);
  const save = async (): Promise<void> => download(fileName(name, "txt"), await gameText(document, (await app.subject(subject)).game.notation));
  return h(
    "li",
    { class: "mine-game", "data-key": id },
    h("a", { class: "thumb", href, tabindex: -1, "aria-hidden": "true", "data-picture": id }),
    h(
      "div",
      { class: "about" },
      h("h2", {}, h("a", { href }, name)),
      h("p", {}, h("b", {}, resultWords(document)), ` · ${seats.map(seatName).join(" – ")}`),
      h("p", { class: "note" }, `${moves} ${moves === 1 ? "move" : "moves"} · ${new Date(changed).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })}`),
      root.note && h("p", { class: "said" }, root.note),
    ),
    h(
      "div",
      { class: "acts" },
      h("button", { class: "round", "aria-label": `Export the game of ${name}`, title: "Export", onclick: () => void save().catch((error: Error) => app.notice(asSentence(error.message))) }, icon(ICONS.file)),
      h("button", { class: "round", "aria-label": `Delete the game of ${name}`, title: "Delete", onclick: remove }, icon(ICONS.bin)),
    ),
  );
}

/** The position that was on the board last; drawn when its rules are known. */
function picture(app: App, { key, packed, name, picture }: GameDocument): HTMLElement {
  const host = h("div", {});
  app.subject(routeOf("play", key, packed)).then(
    ({ game }) => createBoard(host, { ...emptyState(game.layout, game.names), ...picture, title: name, columns: game.columns, edges: null, picture: true }),
    () => {},
  );
  return host;
}
