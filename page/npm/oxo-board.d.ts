/** The element `<oxo-board>`, defined when this script is loaded. */
import type { Carrier, Position } from "./engine.js";

/** What the elements of a page share. */
export interface Sources {
  /** Opens the engine; asked once, when it is first needed. */
  engine: () => Promise<Carrier>;
}

export class OxoBoard extends HTMLElement {
  static readonly observedAttributes: string[];
  static sources: Sources;
}

/** What a `move` event tells when a reader has played. */
export interface MoveDetail {
  move: string;
  moves: string[];
  position: Position;
}

declare global {
  interface HTMLElementTagNameMap {
    "oxo-board": OxoBoard;
  }
}
