/** Requests that the page uses and that the generated types do not have yet. */
import type { Place, Player, Reason, Requests, SearchLimits, Value } from "./api";

export interface WhyStep {
  move: string;
  cell: number | null;
  player: Player;
  text: string;
  cells: number[];
  reasons: Reason[];
}

export interface Why {
  move: string;
  player: Player;
  value: Value | null;
  proven: boolean;
  /** A move that is proven to be better. */
  better: string | null;
  betterValue: Value | null;
  text: string;
  steps: WhyStep[];
  final: boolean;
}

export type MistakeKind = "lost-win" | "blunder" | "doubtful";

export interface ReviewedPly {
  /** From 1. */
  ply: number;
  move: string;
  player: Player;
  /** For X, after the move. */
  value: Value;
  best: string | null;
  /** For X, before the move. */
  bestValue: Value;
  proven: boolean;
  kind: MistakeKind | null;
  text: string | null;
}

export interface Review {
  plies: ReviewedPly[];
  done: number;
  of: number;
  final: boolean;
}

export interface Share {
  share: number;
  low: number;
  high: number;
  of: number;
}

export interface Mean {
  mean: number;
  low: number;
  high: number;
}

/** What engines found out about a game; docs/balance.md explains the figures. */
export interface Balance {
  games: number;
  wins: number;
  draws: number;
  losses: number;
  firstPlayer: Share | null;
  drawRate: Share | null;
  swaps: Share | null;
  length: Mean | null;
  winInSight: Mean | null;
  margin: Mean | null;
  leadChanges: Mean | null;
  comebacks: Share | null;
  branching: number | null;
  differentGames: number | null;
  firstMoves: { moves: number; soundMoves: number } | null;
  verdict: string[];
  final: boolean;
}

interface More {
  why: [Place & { move: string; limits?: SearchLimits }, Why];
  balance: [Place & { games?: number; engine?: string; seed?: number }, Balance];
  review: [Place & { millisPerMove?: number }, Review];
}

export type AllRequests = Requests & More;
export type RequestName = keyof AllRequests;
export type Fields<R extends RequestName> = AllRequests[R][0];
export type Answer<R extends RequestName> = AllRequests[R][1];
