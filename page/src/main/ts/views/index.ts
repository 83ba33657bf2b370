/** The views by their name in the address. */
import type { ViewMaker } from "../view";
import { gamesView } from "./games";
import { playView } from "./play";

/** Each view, with its label in the header if it is there. */
export const VIEWS: Record<string, { make: ViewMaker; label?: string }> = {
  games: { make: gamesView, label: "Games" },
  play: { make: playView },
};
