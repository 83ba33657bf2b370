/** Makes the carrier without a server of its parts: workers are started, and the engine is compiled meanwhile. */
import type { Carrier } from "../carrier";
import { canWait, compile } from "./engine";
import type { FromWorker, Start, ToWorker } from "./messages";
import { type Port, Searchers } from "./searchers";
import { SplitCarrier } from "./split";
import { WorkerCarrier } from "./workers";

/** What the file that holds all of this hands over. */
export interface Parts {
  wasm: BufferSource;
  /** Address of the script of a worker. */
  worker: string;
  files: Record<string, string>;
}

/** So many parts of an analysis are searched at once; each may take 64 MB. */
const MOST_PARTS = 4;
const MOST_PARTS_ON_A_PHONE = 2;

export function openCarrier({ wasm, worker, files }: Parts): Carrier {
  const module = compile(wasm);
  module.catch(() => {});
  const most = parts();
  // One more, so that another search need not wait for a long analysis.
  const searchers = new Searchers(() => port(worker, module, withoutBooks(files)), most + 1, (task, millis) => setTimeout(task, millis));
  return new SplitCarrier(new WorkerCarrier(port(worker, module, files), searchers, canWait()), () => Math.min(most, searchers.room()));
}

function parts(): number {
  const phone = matchMedia("(pointer: coarse)").matches;
  return Math.max(1, Math.min(phone ? MOST_PARTS_ON_A_PHONE : MOST_PARTS, navigator.hardwareConcurrency || 1));
}

/** What searchers get: a book takes long to read and much memory, so one worker alone has it. */
function withoutBooks(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([name]) => !name.endsWith(".oxobook")));
}

function port(script: string, module: Promise<WebAssembly.Module>, files: Record<string, string>): Port {
  const worker = new Worker(script);
  const ready = module.then((compiled) => worker.postMessage({ module: compiled, files } satisfies Start));
  let heard: (message: FromWorker) => void = () => {};
  const refuse = (message: ToWorker, error: unknown): void => {
    if ("id" in message) {
      heard({ id: message.id, done: true, fault: String(error) });
    }
  };
  return {
    post: (message) => void ready.then(() => worker.postMessage(message), (error: unknown) => refuse(message, error)),
    listen: (listener) => {
      heard = listener;
      worker.onmessage = ({ data }) => listener(data);
    },
    end: () => worker.terminate(),
  };
}
