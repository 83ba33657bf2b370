/** What a view is, and what it may use. A view is a file in views/ and a line in views/index.ts. */
import type { Game, Place } from "./api";
import type { Carrier } from "./carrier";
import type { Library } from "./games/library";
import type { Route } from "./link";

/** One screen of the page. */
export interface View {
  element: HTMLElement;
  /** For the title of the window. */
  title: string;
  /** The address changed within the same view and game; returns false to be made anew. */
  enter?(route: Route): boolean;
  /** A key that nobody else took; returns whether it was used. */
  key?(event: KeyboardEvent): boolean;
  /** Text pasted outside of any field. */
  paste?(text: string): void;
  /** Ends what is running. */
  close?(): void;
}

export type ViewMaker = (app: App, route: Route) => View | Promise<View>;

/** A game and how requests name it. */
export interface Subject {
  game: Game;
  place: Place;
  /** The definition as it stands in a link, if it is a game of one's own. */
  packed: string | null;
}

/** The page as views see it. */
export interface App {
  carrier: Carrier;
  /** Whether a server answers, where people on other devices can meet. */
  online: boolean;
  /** All games that were played. */
  library: Library;
  /** All built-in games and variants. */
  games(): Promise<Game[]>;
  /** Whether there is a view of this name. */
  has(view: string): boolean;
  /** The game of an address; rejects with a sentence if there is none. */
  subject(route: Route): Promise<Subject>;
  /** Opens another address. */
  go(route: Route): void;
  /** Changes the address without leaving the view. */
  address(route: Route): void;
  /** Says something to those who listen. */
  say(text: string): void;
  /** Shows a short notice, which is also spoken. */
  notice(text: string): void;
}
