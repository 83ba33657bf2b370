/** A text field with line numbers that points at the line that is wrong. */
import { h, render } from "../dom";

export interface Editor {
  element: HTMLElement;
  text(): string;
  /** Replaces the text in a way that the browser can undo. */
  replace(text: string): void;
  /** Sets the text from a control beside the field, which keeps the focus. */
  set(text: string): void;
  /** Marks a line, from 1, and says what is wrong there; null if all is well. */
  problem(wrong: { line: number | null; text: string } | null): void;
}

export function createEditor(text: string, changed: () => void): Editor {
  const field = h("textarea", {
    id: "definition",
    class: "source",
    wrap: "off",
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    "aria-describedby": "definition-problem",
    oninput: () => {
      number();
      changed();
    },
    onscroll: () => follow(),
  });
  const numbers = h("div", { class: "numbers", "aria-hidden": "true" });
  const band = h("div", { class: "band", hidden: true });
  const frame = h("div", { class: "editor" }, numbers, h("div", { class: "lines-box" }, band, field));
  const message = h("p", { id: "definition-problem", class: "problem", role: "alert" });
  let wrong: number | null = null;

  /** As many numbers as lines; the field grows with them up to a bound. */
  function number(): void {
    const lines = field.value.split("\n").length;
    field.rows = Math.max(9, Math.min(26, lines + 1));
    render(numbers, h("div", {}, ...Array.from({ length: lines }, (_, i) => h("span", { class: i + 1 === wrong ? "wrong" : "" }, i + 1))));
    follow();
  }

  function follow(): void {
    frame.style.setProperty("--scroll", field.scrollTop + "px");
  }

  function goTo(line: number): void {
    const lines = field.value.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    field.focus();
    field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  }

  field.value = text;
  number();
  return {
    element: h("div", { class: "editor-box" }, h("label", { for: "definition", class: "unseen" }, "Definition"), frame, message),
    text: () => field.value,
    replace(next) {
      field.focus();
      field.select();
      if (!document.execCommand("insertText", false, next)) {
        field.value = next;
        number();
        changed();
      }
      field.setSelectionRange(0, 0);
      field.scrollTop = 0;
    },
    set(next) {
      field.value = next;
      number();
      changed();
    },
    problem(found) {
      wrong = found?.line ?? null;
      band.hidden = wrong === null;
      frame.style.setProperty("--row", String((wrong ?? 1) - 1));
      field.setAttribute("aria-invalid", String(found !== null));
      frame.classList.toggle("wrong", found !== null);
      const line = wrong;
      render(
        message,
        ...(found === null ? [] : [line !== null && h("button", { class: "to-line", onclick: () => goTo(line) }, "Line " + line), h("span", {}, found.text)]),
      );
      number();
    },
  };
}
