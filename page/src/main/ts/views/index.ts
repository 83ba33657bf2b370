/** The views by their name in the address. */
import type { ViewMaker } from "../view";
// What is alike stands close together in the script, since compression looks back 32 KB only; another order adds 500 bytes.
import { friendView } from "./friend";
import { puzzlesView } from "./puzzles";
import { playView } from "./play";
import { deckView } from "./deck";
import { mineView } from "./mine";
import { setupView } from "./setup";
import { reviewView } from "./review";
import { gamesView } from "./games";

/** Each view, with its label in the header if it is there. */
export const VIEWS: Record<string, { make: ViewMaker; label?: string }> = {
  games: { make: gamesView, label: "Games" },
  play: { make: playView },
  mine: { make: mineView, label: "My games" },
  puzzles: { make: puzzlesView, label: "Puzzles" },
  // Comes when it is opened, since many never do.
  design: { make: async (app, route) => (await import("./design")).designView(app, route), label: "Design" },
  setup: { make: setupView },
  review: { make: reviewView },
  friend: { make: friendView },
  deck: { make: deckView },
};
