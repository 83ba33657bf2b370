import { test } from "node:test";
import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { Cancelled, Refusal } from "../../main/ts/carrier";
import { HttpCarrier } from "../../main/ts/http";

interface Sent {
  url: string;
  init: RequestInit;
}

/** Answers the next request with these pieces of text; without an end if `open`. */
function answer(type: string, pieces: string[], status = 200, open = false): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        pieces.forEach((piece) => controller.enqueue(new TextEncoder().encode(piece)));
        init.signal?.addEventListener("abort", () => controller.error(new Error("aborted")));
        if (!open) {
          controller.close();
        }
      },
    });
    return new Response(body, { status, headers: { "Content-Type": type } });
  }) as unknown as typeof fetch;
  return sent;
}

test("a request is a POST with its fields", async () => {
  const sent = answer("application/json", ['{"games":[]}']);
  deepEqual(await new HttpCarrier().call("games", {}).done, { games: [] });
  deepEqual([sent[0]?.url, sent[0]?.init.method, sent[0]?.init.body], ["api/games", "POST", "{}"]);
});

test("answers of a stream come one by one, after the place in the queue", async () => {
  answer("text/event-stream", ['event: queued\ndata: {"place":2}\n\n: still there\n\neve', 'nt: answer\ndata: {"depth":1,"final":false}\n\nevent: answer\ndata: {"dep', 'th":2,"final":true}\n\n']);
  const seen: unknown[] = [];
  const call = new HttpCarrier().call("analyze", { game: "squava" }, { answer: (each) => seen.push(each.depth), queued: (place) => seen.push("place " + place) });
  equal((await call.done).depth, 2);
  deepEqual(seen, ["place 2", 1, 2]);
});

test("a refusal is a sentence, with the line of a definition", async () => {
  answer("application/json", ['{"error":"unknown key","line":3}'], 400);
  const error = await new HttpCarrier().call("check", { definition: "x" }).done.catch((each: unknown) => each);
  ok(error instanceof Refusal);
  deepEqual([error.message, error.line], ["unknown key", 3]);
});

test("what is no answer at all is refused too", async () => {
  answer("text/html", ["<h1>Bad gateway</h1>"], 502);
  await rejects(new HttpCarrier().call("games", {}).done);
  answer("text/event-stream", []);
  await rejects(new HttpCarrier().call("solve", {}, { answer: () => {} }).done);
});

test("whoever cancels hears nothing more", async () => {
  answer("text/event-stream", ['event: answer\ndata: {"depth":1}\n\n'], 200, true);
  const seen: unknown[] = [];
  let hears = (): void => {};
  const heard = new Promise<void>((done) => (hears = done));
  const call = new HttpCarrier().call("analyze", { game: "squava" }, { answer: (each) => (seen.push(each.depth), hears()) });
  await heard;
  call.cancel();
  const error = await call.done.catch((each: unknown) => each);
  ok(error instanceof Cancelled);
  deepEqual(seen, [1]);
});
