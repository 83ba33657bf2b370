/** The script of a frame that a server shows in pages of others: the address says what is on the board. */
import { HttpCarrier } from "../http";
import { h } from "../dom";
import { OxoBoard } from "./element";

/** Attributes that stand in the address, such as `?game=squava&moves=1,1+2,2&analysis`. */
const NAMES = OxoBoard.observedAttributes;

OxoBoard.sources = {
  engine: async () => new HttpCarrier("../api/"),
  sketches: async () => ({}),
};
customElements.define("oxo-board", OxoBoard);
const wanted = [...new URLSearchParams(location.search)].filter(([name]) => NAMES.includes(name));
document.body.style.margin = "0";
document.body.append(h("oxo-board" as "div", Object.fromEntries(wanted)));
