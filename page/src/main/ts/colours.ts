/** Light or dark: what a person has chosen, or else what the system says. */
import { h, icon } from "./dom";
import { ICONS } from "./icons";
import { load, save } from "./store";

function isDark(): boolean {
  const chosen = load<string | null>("theme", null);
  return (document.documentElement.dataset.theme ?? chosen ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
}

/** A button that changes it. */
export function coloursButton(changed: () => void): HTMLElement {
  const dark = isDark();
  const words = dark ? "Light colours" : "Dark colours";
  const change = (): void => {
    const next = dark ? "light" : "dark";
    save("theme", next);
    document.documentElement.dataset.theme = next;
    changed();
  };
  return h("button", { class: "round", onclick: change, "aria-label": words, title: words }, icon(dark ? ICONS.sun : ICONS.moon));
}
