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
  /** A win to be found by somebody else, or null. */
  challenge: string | null;
  /** The address of the board editor. */
  board: string;
  picture: () => void;
  /** A picture that moves; null if the order of the stones is not known. */
  film: (() => void) | null;
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
      sharing.challenge && copyRow("Challenge", sharing.challenge, sharing.notice),
      h("div", { class: "chips" }, ...([["File", sharing.save], ["Picture (PNG)", sharing.dots], ["Picture (SVG)", sharing.picture], ["Film (SVG)", sharing.film]] as const).map(([text, act]) => act && h("button", { class: "button small", onclick: act }, icon(ICONS.file), text))),
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
  await copyText(text, field);
  notice(name + " copied.");
}

/** Copies a text; without a secure connection there is no clipboard, and the old way is left. */
export async function copyText(text: string, shown?: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = shown ?? h("input", { value: text });
    if (!shown) {
      document.body.append(field);
    }
    field.select();
    document.execCommand("copy");
    if (!shown) {
      field.remove();
    }
  }
}
