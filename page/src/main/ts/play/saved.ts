/** Games in progress that the browser remembers, one for each game. */
import { load, save } from "../store";
import type { Match, Seat } from "./match";
import { level, PERSON } from "./match";

function name(game: string, packed: string | null): string {
  return "match." + (packed ?? game);
}

export function savedMatch(game: string, packed: string | null): Match | null {
  const found = load<Match | null>(name(game, packed), null);
  return found && Array.isArray(found.moves) && Array.isArray(found.seats) ? found : null;
}

export function saveMatch(game: string, packed: string | null, match: Match | null): void {
  save(name(game, packed), match);
}

/** Who played last; at first a person against an easy level. */
export function usualSeats(): [Seat, Seat] {
  return load<[Seat, Seat]>("seats", [PERSON, level(3)]);
}

export function saveSeats(seats: [Seat, Seat]): void {
  // Who has watched two engines wants to play the next game.
  if (seats.some((seat) => seat.kind === "person")) {
    save("seats", seats);
  }
}
