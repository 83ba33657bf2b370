/** The engine for scripts: the API of OXO, answered by workers of the browser. */
import type { Answer, Fields, RequestName } from "./api.js";

export * from "./api.js";

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
  /** The line of a definition that is wrong. */
  readonly line: number | null;
  constructor(message: string, line?: number | null);
}

/** Nobody waits for the answer any more. */
export class Cancelled extends Error {}

/** Loads the engine from the files beside this script, or in another folder. */
export function openEngine(folder?: string | URL): Promise<Carrier>;
