/** The script of a worker: an engine that answers the page's messages. */
import { type Engine, instantiate, type Script } from "./engine";
import { RequestHandler } from "./handler";
import type { Start, ToWorker } from "./messages";

const later = new MessageChannel();
const waiting: (() => void)[] = [];
later.port1.onmessage = () => waiting.shift()?.();

/** Waits for the messages that have arrived; a timer would wait longer. */
function others(): Promise<void> {
  return new Promise((done) => {
    waiting.push(done);
    later.port2.postMessage(null);
  });
}

async function engine({ module, files }: Start, script: Script): Promise<Engine> {
  const made = await instantiate(module, script);
  for (const [name, content] of Object.entries(files)) {
    made.supply(name, content);
  }
  return made;
}

let handler: RequestHandler | null = null;
onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("module" in data) {
    handler = new RequestHandler((script) => engine(data, script), (message) => postMessage(message), others);
  } else {
    handler?.take(data);
  }
};
