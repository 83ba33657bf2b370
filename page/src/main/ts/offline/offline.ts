/** The page without a server: engine, files and script of the workers come with it. */
import { start } from "../shell";
import { openCarrier, type Parts } from "./parts";

export type { Parts } from "./parts";

/** Shows the page, without waiting for the engine. */
export function open(parts: Parts): void {
  const carrier = openCarrier(parts);
  // For scripts and the console: await oxo.call("show", { game: "squava" }).done
  Object.assign(globalThis, { oxo: { call: carrier.call.bind(carrier) } });
  start(carrier);
}
