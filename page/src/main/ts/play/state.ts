/** Everything that the play view shows, as plain data. */
import type { Player, Position, Threats, Why } from "../api";
import type { Ghost } from "../board/state";
import type { Insight } from "./analyzer";
import type { Hint } from "./hint";
import type { Match } from "./match";

export interface Explaining {
  /** The position before the move. */
  before: Position;
  /** How many moves lead to it. */
  cursor: number;
  move: string;
  why: Why | null;
  /** How many steps are on the board. */
  step: number;
  queued: number | null;
  running: boolean;
  error: string | null;
}

export interface PlayState {
  match: Match;
  position: Position;
  /** Whether a stone is on the board whose consequences are not known yet. */
  moving: boolean;
  /** Whether two engines play on by themselves. */
  running: boolean;
  /** Milliseconds between the moves of two engines. */
  pace: number;
  /** The side whose engine thinks, and its place in the queue. */
  thinking: { player: Player; queued: number | null } | null;
  analysisOn: boolean;
  threatsOn: boolean;
  insight: Insight | null;
  threats: Threats | null;
  /** Whether the list has every move, not only the best. */
  everyLine: boolean;
  /** The expected line that is pointed at. */
  line: Ghost[];
  lineMove: string | null;
  explaining: Explaining | null;
  /** How the board is turned, or null. */
  image: number[] | null;
  /** What was hinted at, or null. */
  hint: Hint | null;
  /** What a game on the ladder has led to, or null. */
  climbed: string | null;
  /** What was deleted from the tree last, and can be put back. */
  removed: { move: string; back: () => void } | null;
  /** Whether the browser does not keep the game. */
  unkept: boolean;
  error: string | null;
}

/** What is said then, once. */
export const UNKEPT = "This browser keeps no games: blocked or full. Export this one, or copy its link, to keep it yourself.";
