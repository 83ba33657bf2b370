/** The script of the package: defines `<oxo-board>`; the engine is a script of its own, loaded when it is first needed. */
import { OxoBoard, type Sources } from "./element";
import type * as Engine from "./engine";
import type { Sketch } from "./sketch";

export { OxoBoard, type Sources };

const engine = "./engine.js";
let sketches: Promise<Record<string, Sketch>> | null = null;

OxoBoard.sources = {
  engine: async () => ((await import(engine)) as typeof Engine).openEngine(),
  sketches: () => (sketches ??= fetch(new URL("games.json", import.meta.url)).then((each) => each.json() as Promise<Record<string, Sketch>>)),
};

if (!customElements.get("oxo-board")) {
  customElements.define("oxo-board", OxoBoard);
}
