/** The page without a server: engine, files and script of the workers come with it. */
import { start } from "../shell";
import { compile } from "./engine";
import type { FromWorker, Start, ToWorker } from "./messages";
import { SplitCarrier } from "./split";
import { type Port, WorkerCarrier } from "./workers";

/** What the file that holds all of this hands over. */
export interface Parts {
  wasm: BufferSource;
  /** Address of the script of a worker. */
  worker: string;
  files: Record<string, string>;
}

/** So many workers search at most; each may take 64 MB. */
const MOST_SEARCHERS = 4;

/** Shows the page, without waiting for the engine. */
export function open({ wasm, worker, files }: Parts): void {
  const module = compile(wasm);
  module.catch(() => {});
  const count = searchers();
  const carrier = new SplitCarrier(new WorkerCarrier(() => port(worker, module, files), count), count);
  // For scripts and the console: await oxo.call("show", { game: "squava" }).done
  Object.assign(globalThis, { oxo: { call: carrier.call.bind(carrier) } });
  start(carrier);
}

function searchers(): number {
  return Math.max(1, Math.min(MOST_SEARCHERS, navigator.hardwareConcurrency || 1));
}

function port(script: string, module: Promise<WebAssembly.Module>, files: Record<string, string>): Port {
  const worker = new Worker(script);
  const ready = module.then((compiled) => worker.postMessage({ module: compiled, files } satisfies Start));
  let heard: (message: FromWorker) => void = () => {};
  const refuse = (message: ToWorker, error: unknown): void => {
    if ("id" in message) {
      heard({ id: message.id, answers: [], done: true, fault: String(error) });
    }
  };
  return {
    post: (message) => void ready.then(() => worker.postMessage(message), (error: unknown) => refuse(message, error)),
    listen: (listener) => {
      heard = listener;
      worker.onmessage = ({ data }) => listener(data);
    },
  };
}
