/**
 * The engine for other programs: the API of OXO, answered by workers of the browser.
 *
 *     const engine = await openEngine();
 *     const { best, value } = await engine.call("analyze", { game: "squava", limits: { millis: 1000 } }).done;
 *
 * Its files (oxo.wasm, files.json, worker.js) lie beside this script, unless another folder is named.
 */
import type { Carrier } from "../carrier";
import { openCarrier } from "../offline/parts";

export * from "../api";
export { type Call, Cancelled, type Carrier, type Listener, Refusal } from "../carrier";

/** Loads the engine; workers start at once and compile it while requests already wait. */
export async function openEngine(folder: string | URL = new URL(".", import.meta.url)): Promise<Carrier> {
  const base = new URL(folder, document.baseURI);
  const at = (name: string): string => new URL(name, base).href;
  const [wasm, files, script] = await Promise.all([
    load(at("oxo.wasm")).then((each) => each.arrayBuffer()),
    load(at("files.json")).then((each) => each.json() as Promise<Record<string, string>>),
    load(at("worker.js")).then((each) => each.blob()),
  ]);
  // A page may start workers of its own origin only; the script may come from another.
  const worker = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  return openCarrier({ wasm, worker, files });
}

async function load(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`the engine cannot be loaded: ${address} is answered with ${response.status}`);
  }
  return response;
}
