/** The dialog for copying and pasting links, games and positions. */
import type { Position } from "../api";
import { type Child, h, icon } from "../dom";
import { ICONS } from "../icons";
import { dialog } from "./dialog";

export interface Sharing {
  position: Position;
  /** The moves on the board, or null if they are unknown. */
  moves: string[];
  link: string;
  notice: (text: string) => void;
  /** Hands the game over as a file. */
  save: () => void;
  /** The address of the board editor. */
  board: string;
  picture: () => void;
  dots: () => void;
  /** Sets up what was pasted; rejects with a sentence. */
  paste: (text: string) => Promise<void>;
}

export function share(sharing: Sharing): void {
  const { position, moves } = sharing;
  dialog("Copy and paste", (close) => {
    const field = h("textarea", { id: "pasted", rows: 4, spellcheck: "false", placeholder: "Moves, rows such as XO./.X./..O, a drawing of the board, or the text of a file" });
    const problem = h("p", { class: "problem", role: "alert" });
    const set = (): void => {
      sharing.paste(field.value).then(close, (error: Error) => (problem.textContent = error.message));
    };
    return [
      copyRow("Link", sharing.link, sharing.notice),
      moves.length > 0 && copyRow("Game", moves.join(" "), sharing.notice),
      copyRow("Position", position.position, sharing.notice),
      h("div", { class: "chips" }, ...([["File", sharing.save], ["Picture (PNG)", sharing.dots], ["Picture (SVG)", sharing.picture]] as const).map(([text, act]) => h("button", { class: "button small", onclick: act }, icon(ICONS.file), text))),
      h("div", { class: "field" }, h("label", { for: "pasted" }, "Set up a game or a position"), field),
      problem,
      h("div", { class: "dialog-acts" }, h("a", { class: "button", href: sharing.board, onclick: close }, "On a board …"), h("button", { class: "button primary", onclick: set }, "Set up")),
    ];
  });
}

/** A text to copy, with its name. */
export function copyRow(name: string, text: string, notice: (text: string) => void): Child {
  const field = h("input", { id: "copy-" + name.replace(" ", "-"), readonly: true, value: text, onfocus: (event: Event) => (event.target as HTMLInputElement).select() });
  return h(
    "div",
    { class: "field copy-row" },
    h("label", { for: "copy-" + name.replace(" ", "-") }, name),
    field,
    h("button", { class: "round", "aria-label": `Copy ${name.toLowerCase()}`, title: "Copy", onclick: () => void copy(text, name, field, notice) }, icon(ICONS.copy)),
  );
}

async function copy(text: string, name: string, field: HTMLInputElement, notice: (text: string) => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure connection there is no clipboard; the old way is left.
    field.select();
    document.execCommand("copy");
  }
  notice(name + " copied.");
}
