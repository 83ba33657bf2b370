import { test } from "node:test";
import { deepEqual, rejects } from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { unpack } from "../../main/ts/offline/pack";

/** A pack as it is written into the page. */
function pack(parts: Record<string, string>): string {
  const lengths = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, bytes(text).length]));
  const head = bytes(JSON.stringify(lengths));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, head.length);
  return base64(gzipSync(joined([length, head, ...Object.values(parts).map(bytes)])));
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function joined(all: Uint8Array[]): Uint8Array {
  return Uint8Array.from(all.flatMap((each) => Array.from(each)));
}

function base64(all: Uint8Array): string {
  return btoa(Array.from(all, (each) => String.fromCharCode(each)).join(""));
}

async function texts(packed: string): Promise<[string, string][]> {
  return Array.from(await unpack(packed), ([name, part]) => [name, new TextDecoder().decode(part)]);
}

test("what is packed is unpacked, in its order", async () => {
  const parts = { app: "alert('é😀')", empty: "", wasm: "\0asm", files: "{}" };
  deepEqual(await texts(pack(parts)), Object.entries(parts));
});

test("line feeds around the pack do no harm", async () => {
  deepEqual(await texts("\n" + pack({ app: "1" }) + "\n"), [["app", "1"]]);
});

test("a damaged pack is noticed", async () => {
  const whole = pack({ app: "a script of some length" });
  await rejects(unpack(whole.slice(0, whole.length - 24)));
  await rejects(unpack(base64(bytes("no pack at all"))));
  await rejects(unpack("%"));
});
