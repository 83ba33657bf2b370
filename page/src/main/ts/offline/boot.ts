/** The first script of the page in one file: unpacks everything else, and starts it. */
import type { Parts } from "./offline";
import { unpack } from "./pack";
import { begin } from "./support";

async function boot(): Promise<void> {
  const parts = await unpack(document.getElementById("pack")!.textContent);
  const script = (part: string): string => URL.createObjectURL(new Blob([parts.get(part)!], { type: "text/javascript" }));
  const files = JSON.parse(new TextDecoder().decode(parts.get("files"))) as Record<string, string>;
  const { open } = (await import(script("app"))) as { open(parts: Parts): void };
  open({ wasm: parts.get("wasm")!, worker: script("worker"), files });
}

begin(boot, (error) => `This file is damaged (${error}); save it again.`);
