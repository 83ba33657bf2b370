/** The page without an engine on the server: files from any host, kept by a service worker. */
import type { Parts } from "./offline";
import { begin } from "./support";

async function boot(): Promise<void> {
  const app = "./offline.js";
  const [wasm, files, { open }] = await Promise.all([
    load("oxo.wasm").then((each) => each.arrayBuffer()),
    load("files.json").then((each) => each.json()),
    import(app) as Promise<{ open(parts: Parts): void }>,
  ]);
  open({ wasm, worker: "worker.js", files: files as Record<string, string> });
  await navigator.serviceWorker?.register("keeper.js");
}

async function load(name: string): Promise<Response> {
  const response = await fetch(name);
  if (!response.ok) {
    throw new Error(`${name}: ${response.status}`);
  }
  return response;
}

begin(boot, (error) => `A part of the page could not be loaded (${error}).`);
