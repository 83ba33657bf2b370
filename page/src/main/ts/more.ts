/** Requests that the page uses and that the generated types do not have yet. */
import type { Place, Player, Requests, SearchLimits, Value } from "./api";

export interface BookMove {
  move: string;
  value: Value;
  games: number;
  wins: number;
  draws: number;
  losses: number;
  proven: boolean;
}

export interface BookAnswer {
  book: string | null;
  moves: BookMove[];
  best: string | null;
}

export interface Threats {
  player: Player;
  wins: { cell: number; move: string; cells: number[] }[];
  line: string[] | null;
  lineCells: number[] | null;
  gains?: { cell: number; move: string; points: number }[];
  text: string;
}

export interface WhyStep {
  move: string;
  cell: number | null;
  player: Player;
  text: string;
  cells: number[];
}

export interface Why {
  move: string;
  player: Player;
  value: Value | null;
  proven: boolean;
  text: string;
  steps: WhyStep[];
  final: boolean;
}

interface More {
  threats: [Place, Threats];
  book: [Place, BookAnswer];
  why: [Place & { move: string; limits?: SearchLimits }, Why];
}

export type AllRequests = Requests & More;
export type RequestName = keyof AllRequests;
export type Fields<R extends RequestName> = AllRequests[R][0];
export type Answer<R extends RequestName> = AllRequests[R][1];
