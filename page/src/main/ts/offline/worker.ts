/** The script of a worker: an engine that answers the page's messages. */
import { type Engine, instantiate } from "./engine";
import type { Start, ToWorker } from "./messages";
import { Turns } from "./turns";

const later = new MessageChannel();
let next: (() => void) | null = null;
later.port1.onmessage = () => next?.();

/** Calls back after the messages that have arrived; a timer would wait longer. */
function soon(task: () => void): void {
  next = task;
  later.port2.postMessage(null);
}

async function engine({ module, files }: Start): Promise<Engine> {
  const made = await instantiate(module);
  for (const [name, content] of Object.entries(files)) {
    made.supply(name, content);
  }
  return made;
}

let turns: Turns | null = null;
onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("module" in data) {
    turns = new Turns(() => engine(data), (message) => postMessage(message), soon);
  } else {
    turns?.take(data);
  }
};
