/** The script of a data page: draws the document that stands in the page. */
import { coloursButton } from "../colours";
import { h, render } from "../dom";
import "../theme";
import { wordmark } from "../wordmark";
import { drawDocument } from "./blocks";
import { read } from "./read";

const page = read(document.getElementById("data")!.textContent);
const header = h("header", { class: "top" });
const main = h("main", { id: "main" }, h("h1", {}, page.title), ...drawDocument(page));

function drawHeader(): void {
  render(header, h("span", { class: "brand", role: "img", "aria-label": "OXO" }, wordmark()), coloursButton(drawHeader));
}

/** Reads the file again from time to time, until somebody wants it to stay. */
function readAgain(seconds: number): void {
  const timer = setTimeout(() => location.reload(), seconds * 1000);
  const note = h("p", { class: "note again" });
  const stop = (): void => {
    clearTimeout(timer);
    render(note, "This page stays as it is until you open it again.");
  };
  render(note, `This page is read again every ${seconds} seconds. `, h("button", { class: "link", onclick: stop }, "Stop"));
  main.append(note);
}

drawHeader();
document.body.append(header, main);
if (page.readAgain !== null) {
  readAgain(page.readAgain);
}
