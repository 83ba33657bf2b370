/** Dialogs: the browser's own element, which keeps the focus inside and closes with escape. */
import { h, icon, type Child } from "../dom";
import { ICONS } from "../icons";

/** Shows a dialog; the content gets a function that closes it. */
export function dialog(title: string, content: (close: () => void) => Child[]): void {
  const id = "dialog-title";
  const box = h("dialog", { "aria-labelledby": id });
  const close = (): void => box.close();
  box.append(
    h(
      "div",
      { class: "inner" },
      h("div", { class: "dialog-top" }, h("h2", { id, tabindex: -1, autofocus: true }, title), h("button", { class: "round", onclick: close, "aria-label": "Close" }, icon(ICONS.close))),
      ...(content(close).filter((child) => child instanceof Node) as Node[]),
    ),
  );
  box.addEventListener("click", (event) => {
    if (event.target === box) {
      close();
    }
  });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
}
