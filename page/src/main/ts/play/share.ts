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
  /** Sets up what was pasted; rejects with a sentence. */
  paste: (text: string) => Promise<void>;
}

export function share(sharing: Sharing): void {
  const { position, moves } = sharing;
  dialog("Copy and paste", (close) => {
    const field = h("textarea", { id: "pasted", rows: 4, spellcheck: "false", placeholder: "Moves, rows such as XO./.X./..O, or a drawing of the board" });
    const problem = h("p", { class: "problem", role: "alert" });
    const set = (): void => {
      sharing.paste(field.value).then(close, (error: Error) => (problem.textContent = error.message));
    };
    return [
      copyRow("Link", sharing.link, sharing.notice),
      moves.length > 0 && copyRow("Game", moves.join(" "), sharing.notice),
      copyRow("Position", position.position, sharing.notice),
      h("div", { class: "field" }, h("label", { for: "pasted" }, "Set up a game or a position"), field),
      problem,
      h("div", { class: "dialog-acts" }, h("button", { class: "button primary", onclick: set }, "Set up")),
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
