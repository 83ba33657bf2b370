/** The script of a data page: draws the document that stands in the page. */
import { h, icon } from "../dom";
import { ICONS } from "../icons";
import { wordmark } from "../wordmark";
import { drawDocument } from "./blocks";
import { read } from "./read";

const page = read(document.getElementById("data")!.textContent);
document.body.append(
  h("header", { class: "top" }, h("span", { class: "brand", role: "img", "aria-label": "OXO" }, wordmark()), themeButton()),
  h("main", { id: "main" }, h("h1", {}, page.title), ...drawDocument(page)),
);

/** Light or dark, until the page is closed; at first as the system has it. */
function themeButton(): HTMLElement {
  const isDark = (): boolean => (document.documentElement.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  const button = h("button", { class: "round", type: "button" });
  const label = (): void => {
    const words = isDark() ? "Light colours" : "Dark colours";
    button.setAttribute("aria-label", words);
    button.title = words;
    button.replaceChildren(icon(isDark() ? ICONS.sun : ICONS.moon));
  };
  button.addEventListener("click", () => {
    document.documentElement.dataset.theme = isDark() ? "light" : "dark";
    label();
  });
  label();
  return button;
}
