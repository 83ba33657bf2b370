/** Carries requests to the engine and answers back. The page knows nothing else of the engine. */
import type { Answer, Fields, RequestName } from "./api";

/** A request that is being answered. */
export interface Call<A> {
  /** The last answer; rejects with a {@link Refusal} or a {@link Cancelled}. */
  done: Promise<A>;
  /** Ends the search; harmless when it has ended. */
  cancel(): void;
}

export interface Listener<A> {
  /** Each answer as it comes, the last one included. */
  answer?: (answer: A) => void;
  /** The place in the queue, from 1, while others are served first. */
  queued?: (place: number) => void;
}

export interface Carrier {
  call<R extends RequestName>(request: R, fields: Fields<R>, listener?: Listener<Answer<R>>): Call<Answer<R>>;
}

/** What the engine says is wrong with a request, in a sentence. */
export class Refusal extends Error {
  constructor(
    message: string,
    /** The line of a definition that is wrong. */
    readonly line: number | null = null,
  ) {
    super(message);
  }
}

/** The engine cannot be reached, or has gone away before it has answered. */
export class Unreachable extends Refusal {}

/** Nobody waits for the answer any more. */
export class Cancelled extends Error {}

/** An answer as it arrives; throws what it refuses. */
export function accept<A>(text: string): A {
  let json: { error?: unknown; line?: unknown };
  try {
    json = JSON.parse(text) as typeof json;
  } catch {
    throw new Refusal("the answer of the engine cannot be read");
  }
  if (typeof json.error === "string") {
    throw new Refusal(json.error, typeof json.line === "number" ? json.line : null);
  }
  return json as A;
}
