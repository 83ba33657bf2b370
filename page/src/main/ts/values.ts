/** Values in words and numbers, the same wherever the page shows one. */
import type { Player, Value } from "./api";

export type ValueKind = "win" | "draw" | "loss" | "estimate";

export interface ShownValue {
  kind: ValueKind;
  /** The word above the figure; may be empty. */
  word: string;
  /** The figure, or the word if there is no figure. */
  figure: string;
  /** For those who listen, and as a label: `win in 7`. */
  spoken: string;
  /** The expected result for the side that the value is for, from 0 to 1. */
  share: number;
}

/** A value as a cell shows it, for the side that it is a value for. */
export function show(value: Value): ShownValue {
  switch (value.type) {
    case "win":
      return exact("win", value.plies, 1);
    case "loss":
      return exact("loss", value.plies, 0);
    case "draw":
      return { kind: "draw", word: "", figure: "draw", spoken: "draw", share: 0.5 };
    case "margin":
      return margin(value.points);
    case "chance":
      return perCent(value.expected);
    case "points":
      return value.unit === "hundredths" ? points(value.points / 100) : number(value.points);
  }
}

function exact(kind: "win" | "loss", plies: number | null, share: number): ShownValue {
  return plies === null || plies <= 0
    ? { kind, word: "", figure: kind, spoken: kind, share }
    : { kind, word: kind, figure: String(plies), spoken: `${kind} in ${plies}`, share };
}

function margin(by: number): ShownValue {
  if (by === 0) {
    return { kind: "draw", word: "", figure: "draw", spoken: "draw", share: 0.5 };
  }
  const kind = by > 0 ? "win" : "loss";
  return { kind, word: kind + " by", figure: String(Math.abs(by)), spoken: `${kind} by ${Math.abs(by)}`, share: by > 0 ? 1 : 0 };
}

function perCent(share: number): ShownValue {
  const text = Math.round(100 * share) + "%";
  return { kind: "estimate", word: "", figure: text, spoken: "about " + text, share };
}

function points(by: number): ShownValue {
  const text = signed(by);
  return { kind: "estimate", word: "about", figure: text, spoken: `about ${text} points`, share: leaning(by / 3) };
}

/** The number of a textbook search, which compares moves and means nothing else. */
function number(amount: number): ShownValue {
  const text = signed(amount);
  return { kind: "estimate", word: "", figure: text, spoken: text, share: leaning(amount / 100) };
}

function signed(amount: number): string {
  const rounded = Math.round(amount * 10) / 10;
  return (rounded > 0 ? "+" : rounded < 0 ? "−" : "±") + Math.abs(rounded);
}

/** Where a bar stands that says only to which side a number leans, and how far. */
function leaning(amount: number): number {
  return 1 / (1 + Math.exp(-amount));
}

export function isProven(value: Value): boolean {
  return value.type !== "chance" && value.type !== "points";
}

/** The same for graphs: margins lean to a side by how large they are. */
export function leanOfX(value: Value): number {
  return value.type === "margin" ? leaning(value.points / 3) : show(value).share;
}

/** The expected result for X of a value for `side`. */
export function shareOfX(value: Value, side: Player): number {
  const share = show(value).share;
  return side === "X" ? share : 1 - share;
}

/** The words that an answer carries, or the same: `X wins in 7`, `draw`, `62% for X`, `+13 for X`, `X leads by about 2.5`. */
export function sentence(value: Value, side: Player): string {
  if (value.text) {
    return value.text;
  }
  const shown = show(value);
  if (value.type === "points") {
    return value.points === 0 ? "even" : value.points < 0 ? sentence(negate(value), side === "X" ? "O" : "X") : value.unit === "hundredths" ? `${side} leads by about ${Math.max(0.1, Math.round(value.points / 10) / 10)}` : `${shown.figure} for ${side}`;
  }
  const tail = shown.spoken.replace(/^(win|loss)/, "");
  switch (shown.kind) {
    case "win":
      return `${side} wins${tail}`;
    case "loss":
      return `${side} loses${tail}`;
    case "draw":
      return "draw";
    case "estimate":
      return `${shown.figure} for ${side}`;
  }
}

/** Larger for what the player prefers; compares values of one analysis. */
export function rank(value: Value): number {
  switch (value.type) {
    case "win":
      return 10 - (value.plies ?? 0) / 1000;
    case "loss":
      return -10 + (value.plies ?? 0) / 1000;
    case "margin":
      return value.points;
    default:
      return show(value).share - 0.5;
  }
}

/** The same value for the other side. */
export function negate(value: Value): Value {
  switch (value.type) {
    case "win":
      return { type: "loss", plies: value.plies };
    case "loss":
      return { type: "win", plies: value.plies };
    case "draw":
      return value;
    case "chance":
      return { type: "chance", expected: 1 - value.expected };
    case "margin":
      return { type: "margin", points: -value.points };
    case "points":
      return { type: "points", points: -value.points, unit: value.unit };
  }
}

/** `1.9 M`, `320 k`, `85`. */
export function count(number: number): string {
  return number >= 999_500 ? (number / 1e6).toFixed(number < 9.95e6 ? 1 : 0) + " M" : number >= 1000 ? Math.round(number / 1000) + " k" : String(Math.round(number));
}
