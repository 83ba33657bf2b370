/** What the page and its workers say to each other. */

/** The engine and what it looks up, sent first. */
export interface Start {
  module: WebAssembly.Module;
  /** Files with exact values, proofs and opening books. */
  files: Record<string, string>;
}

/** A request to be answered. */
export interface Ask {
  id: number;
  /** JSON with the name of the request in it. */
  request: string;
  /** What the opening book says, for a worker that has no book. */
  excerpt: string;
}

/** A question for what the opening book says of a request; the answer is the excerpt. */
export interface LookUp {
  id: number;
  lookUp: string;
}

export interface Cancel {
  cancel: number;
}

export type ToWorker = Start | Ask | LookUp | Cancel;

export interface FromWorker {
  id: number;
  /** An answer as JSON, or an excerpt. */
  answer?: string;
  done: boolean;
  /** What went wrong in the engine itself. */
  fault?: string;
}
