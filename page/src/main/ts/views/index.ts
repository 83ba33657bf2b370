/** The views by their name in the address. */
import type { ViewMaker } from "../view";
import { deckView } from "./deck";
import { designView } from "./design";
import { friendView } from "./friend";
import { gamesView } from "./games";
import { mineView } from "./mine";
import { playView } from "./play";
import { puzzlesView } from "./puzzles";
import { reviewView } from "./review";
import { setupView } from "./setup";

/** Each view, with its label in the header if it is there. */
export const VIEWS: Record<string, { make: ViewMaker; label?: string }> = {
  games: { make: gamesView, label: "Games" },
  play: { make: playView },
  mine: { make: mineView, label: "My games" },
  puzzles: { make: puzzlesView, label: "Puzzles" },
  design: { make: designView, label: "Design" },
  setup: { make: setupView },
  review: { make: reviewView },
  friend: { make: friendView },
  deck: { make: deckView },
};
