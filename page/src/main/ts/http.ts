/** The carrier over HTTP: a request is a POST, its answers are server-sent events. */
import type { Answer, Fields, RequestName } from "./api";
import { accept, type Call, Cancelled, type Carrier, type Listener, Unreachable } from "./carrier";
import { EventParser } from "./sse";

export class HttpCarrier implements Carrier {
  constructor(private readonly root = "api/") {}

  call<R extends RequestName>(request: R, fields: Fields<R>, listener: Listener<Answer<R>> = {}): Call<Answer<R>> {
    const stop = new AbortController();
    const done = this.run<Answer<R>>(request, fields, listener, stop.signal).catch((error: unknown) => {
      throw stop.signal.aborted ? new Cancelled() : error;
    });
    // Whoever cancels a call need not wait for it.
    done.catch(() => {});
    return { done, cancel: () => stop.abort() };
  }

  private async run<A>(request: string, fields: object, listener: Listener<A>, signal: AbortSignal): Promise<A> {
    const streamed = listener.answer !== undefined || listener.queued !== undefined;
    let response: Response;
    try {
      response = await fetch(this.root + request, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: streamed ? "text/event-stream" : "application/json" },
        body: JSON.stringify(fields),
        signal,
      });
    } catch {
      throw unreachable();
    }
    const type = response.headers.get("Content-Type") ?? "";
    if (response.ok && type.startsWith("text/event-stream") && response.body) {
      return this.events<A>(response.body, listener);
    }
    const text = await response.text().catch(() => {
      throw unreachable();
    });
    // A proxy says so when the server behind it is away; the server itself gives a reason.
    if (response.status >= 502 && response.status <= 504 && !text.startsWith("{")) {
      throw unreachable();
    }
    const answer = accept<A>(text);
    listener.answer?.(answer);
    return answer;
  }

  private async events<A>(body: ReadableStream<Uint8Array>, listener: Listener<A>): Promise<A> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    const parser = new EventParser();
    let last: A | undefined;
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw unreachable();
      });
      for (const each of parser.push(done ? "\n\n" : decoder.decode(value, { stream: true }))) {
        if (each.event === "queued") {
          listener.queued?.((JSON.parse(each.data) as { place: number }).place);
        } else {
          last = accept<A>(each.data);
          listener.answer?.(last);
        }
      }
      if (done) {
        if (last === undefined || (last as { final?: boolean }).final === false) {
          throw unreachable();
        }
        return last;
      }
    }
  }
}

function unreachable(): Unreachable {
  return new Unreachable("the server does not answer; is oxo serve still running?");
}
