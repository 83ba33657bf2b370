/** What the page and its workers say to each other. */

/** The engine and what it looks up, sent first. */
export interface Start {
  module: WebAssembly.Module;
  /** Files with exact values and opening books, as base64. */
  files: Record<string, string>;
}

export interface Ask {
  id: number;
  /** JSON with the name of the request in it. */
  request: string;
}

export interface Cancel {
  cancel: number;
}

export type ToWorker = Start | Ask | Cancel;

export interface FromWorker {
  id: number;
  /** Answers as JSON, the newest last. */
  answers: string[];
  done: boolean;
  /** What went wrong in the engine itself. */
  fault?: string;
}
