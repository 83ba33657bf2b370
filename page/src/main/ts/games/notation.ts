/**
 * Games as text, which the terminal reads and writes too; docs/positions.md describes it.
 *
 *     # squava
 *     # X: human
 *     # O: level3
 *     1. 1,1 2,2   2. 1,2? {= loss 4 best 3,3} {why not in the corner} (3,3 2,1) 2,3
 */
import type { Player, Position, Value } from "../api";
import { PERSON, type Seat } from "../play/match";
import { addMove, countMoves, newRoot, type Node, nodeAt } from "./tree";

/** What stands in a text, apart from the moves themselves. */
export interface GameText {
  /** The id of a built-in game, or null. */
  game: string | null;
  /** The definition of a game of one's own, or null. */
  definition: string | null;
  seats: [Seat, Seat];
  /** Milliseconds since 1970, or null. */
  date: number | null;
  /** Rows to start from, or null. */
  position: string | null;
  /** Moves, with variations and notes. */
  moves: string;
}

/** A tree with more moves is not read. */
const MOST_MOVES = 5000;

const MARKS = { "lost-win": "?", blunder: "??", doubtful: "?!", points: "?!" } as const;

export function writeGame(text: Omit<GameText, "moves"> & { root: Node; name: string }, notation: string): string {
  const { game, definition, seats, date, position, root } = text;
  const head = definition === null ? [`# ${game}`] : [`# a game of one's own: ${text.name}`, ...definition.trimEnd().split(/\r?\n/).map((line) => "#| " + line)];
  const [x, o] = seats.map(writeSeat);
  const more = [`# X: ${x}`, `# O: ${o}`, ...(date === null ? [] : [`# date: ${new Date(date).toISOString().slice(0, 16)}Z`])];
  return [...head, ...more, ...(position === null ? [] : [position]), writeMoves(root, fileStyle(notation)), ""].join("\n");
}

function writeSeat(seat: Seat): string {
  return seat.kind === "person" ? "human" : seat.engine + (seat.millis ? ` ${seat.millis} ms` : "");
}

/** The moves of a tree: variations in parentheses behind the move in whose place they are, notes in braces. */
export function writeMoves(root: Node, style: Style): string {
  const writing = new Writing(style);
  writing.comments(root);
  writing.line(root, 0, null);
  return writing.words.join(" ");
}

/** How moves are written. */
export interface Style {
  /** Moves of one character in a row are one word. */
  glued: boolean;
  notes: boolean;
  /** Rounds have numbers. */
  rounds: boolean;
}

/** The style of files. */
export function fileStyle(notation: string): Style {
  const glued = notation === "column";
  return { glued, notes: true, rounds: !glued };
}

class Writing {
  readonly words: string[] = [];

  constructor(private readonly style: Style) {}

  line(from: Node, round: number, last: Player | null): void {
    let node = from;
    while (node.kids.length > 0) {
      const [next, ...others] = node.kids as [Node, ...Node[]];
      const begun = this.move(next, round, last);
      for (const other of others) {
        this.words.push("(");
        this.line(other, this.move(other, round, last), other.side ?? last);
        this.words.push(this.words.pop()! + ")");
      }
      round = begun;
      last = next.side ?? last;
      node = next;
    }
  }

  /** Writes a move; a round begins with X. Returns the number of the round. */
  private move(node: Node, round: number, before: Player | null): number {
    const begins = round === 0 || (node.side === "X" && before === "O");
    const word = node.move + (this.style.notes && node.kind ? MARKS[node.kind] : "");
    // Where a move is one character, moves stand together.
    const glued = this.style.glued && node.move !== "swap" && /^\(?[a-z0-9]+$/i.test(this.words.at(-1) ?? "") && this.words.at(-1) !== "swap";
    if (begins && this.style.rounds) {
      this.push((this.words.length > 0 && this.words.at(-1) !== "(" ? "  " : "") + `${round + 1}.`);
    }
    this.push(word, glued);
    this.comments(node);
    return begins ? round + 1 : round;
  }

  comments({ value, best, note, again }: Node): void {
    const worth = this.style.notes && value && writeValue(value);
    if (worth) {
      this.push(`{= ${worth}${best ? " best " + best : ""}}`);
    }
    if (this.style.notes && again) {
      this.push(`{again ${again.step} ${new Date(again.due).toISOString().slice(0, 10)}}`);
    }
    if (this.style.notes && note) {
      this.push(`{${note.replace(/\s+/g, " ").replaceAll("}", ")").trim()}}`);
    }
  }

  private push(word: string, glued = false): void {
    this.words.push(glued || this.words.at(-1) === "(" ? this.words.pop()! + word : word);
  }
}

function writeValue(value: Value): string | null {
  switch (value.type) {
    case "win":
    case "loss":
      return value.type + (value.plies === null ? "" : " " + value.plies);
    case "draw":
      return "draw";
    case "margin":
      return "margin " + value.points;
    case "chance":
      return value.expected.toFixed(3);
    case "points":
      return null;
  }
}

function readValue(text: string): Value | null {
  const [word, number] = text.split(" ") as [string, string?];
  if (word === "win" || word === "loss") {
    return { type: word, plies: number === undefined ? null : Number(number) };
  }
  return word === "draw" ? { type: "draw" } : word === "margin" ? { type: "margin", points: Number(number) } : /^[01](\.\d+)?$/.test(text) ? { type: "chance", expected: Number(text) } : null;
}

/** The texts of the games in a file: each begins with comments, and those after moves begin another one. */
export function splitGames(text: string): string[] {
  const games: string[][] = [[]];
  let moves = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const comment = line.trimStart().startsWith("#");
    if (comment && moves) {
      games.push([]);
      moves = false;
    }
    moves ||= !comment && line.trim() !== "";
    games.at(-1)!.push(line);
  }
  return games.map((lines) => lines.join("\n")).filter((each) => each.trim() !== "");
}

/** Reads what stands before the moves. */
export function readHead(text: string): GameText {
  const lines = text.split(/\r\n|\r|\n/);
  const comments = lines.filter((line) => line.trimStart().startsWith("#")).map((line) => line.trim().slice(1));
  const field = (name: string): string | null => comments.map((line) => line.trim()).find((line) => line.startsWith(name + ":"))?.slice(name.length + 1).trim() ?? null;
  const own = comments.filter((line) => line.startsWith("|")).map((line) => line.slice(1).replace(/^ /, ""));
  const body = lines.filter((line) => !line.trimStart().startsWith("#") && line.trim() !== "");
  const rows = body.length > 1 && /^[.XO_/\s]+$/i.test(body[0]!) && body[0]!.includes("/") ? body.shift()!.trim() : null;
  const first = comments[0]?.trim() ?? "";
  const date = Date.parse(field("date") ?? "");
  return {
    game: own.length === 0 && /^[\w:-]+$/.test(first) ? first : null,
    definition: own.length > 0 ? own.join("\n") + "\n" : null,
    seats: [readSeat(field("X")), readSeat(field("O"))],
    date: Number.isNaN(date) ? null : date,
    position: rows,
    moves: body.join("\n"),
  };
}

function readSeat(text: string | null): Seat {
  const found = /^(\S+)(?: (\d+) ms)?$/.exec(text ?? "");
  return !found || found[1] === "human" || found[1]!.startsWith("cmd:") ? PERSON : { kind: "engine", engine: found[1]!, millis: Number(found[2] ?? 0) };
}

type Show = (position: string | null, moves: readonly string[]) => Promise<Position>;

/** Reads moves with variations and notes, and makes sure that all of them are legal; rejects with a sentence. */
export async function readMoves(show: Show, position: string | null, text: string, notation: string): Promise<Node> {
  const root = newRoot();
  const left: string[][] = [];
  let path: string[] = [];
  let words: string[] = [];
  const flush = async (): Promise<void> => {
    if (words.length > 0) {
      path = await play(show, position, root, path, words);
      words = [];
      if (countMoves(root) > MOST_MOVES) {
        throw new Error(`this game has more than ${MOST_MOVES.toLocaleString("en")} moves with its variations`);
      }
    }
  };
  for (const [token] of text.matchAll(/\{[^}]*\}|[(){}]|[^\s(){};]+/g)) {
    if (token === "(" || token === ")" || token.startsWith("{")) {
      await flush();
    }
    if (token === "(") {
      if (path.length === 0) {
        throw new Error("a variation in parentheses stands behind the move in whose place it is; here is none");
      }
      left.push(path);
      path = path.slice(0, -1);
    } else if (token === ")") {
      path = left.pop() ?? fail("there is a ')' without a '(' before it");
    } else if (token.startsWith("{")) {
      comment(nodeAt(root, path)!, token.slice(1, -1).trim());
    } else {
      const [, word = "", mark = ""] = /^(?:\d+\.+(?!\d))?(.*?)([!?]*)$/.exec(token)!;
      words.push(...(word === "" ? [] : pieces(word, notation)));
      const kind = (Object.keys(MARKS) as (keyof typeof MARKS)[]).find((each) => MARKS[each] === mark);
      if (kind) {
        await flush();
        nodeAt(root, path)!.kind = kind;
      }
    }
  }
  await flush();
  return left.length > 0 ? fail("there is a '(' without a ')' behind it") : root;
}

function fail(sentence: string): never {
  throw new Error(sentence);
}

function pieces(word: string, notation: string): string[] {
  return notation === "column" && word !== "swap" ? [...word] : [word];
}

/** Adds moves behind a path as the game itself writes them; returns the path to the last one. */
async function play(show: Show, position: string | null, root: Node, path: string[], words: string[]): Promise<string[]> {
  const end = await show(position, [...path, ...words]);
  let at = path;
  if (end.moves) {
    end.moves.slice(path.length).forEach((move, i) => {
      const cell = end.moveCells![path.length + i] ?? null;
      addMove(root, at, move, cell === null ? null : end.X.includes(cell) ? "X" : "O");
      at = [...at, move];
    });
  } else {
    const all = await Promise.all(words.map((_, i) => show(position, [...path, ...words.slice(0, i)])));
    [...all.slice(1), end].forEach((after, i) => {
      const before = all[i]!;
      const cell = after.stones > before.stones ? after.last : null;
      const move = cell === null ? "swap" : before.legal.filter((each) => each !== "swap")[before.legalCells.indexOf(cell)]!;
      addMove(root, at, move, cell === null ? null : before.toMove);
      at = [...at, move];
    });
  }
  if (end.outcome.over) {
    nodeAt(root, at)!.end = end.outcome.winner ?? "draw";
  }
  return at;
}

function comment(node: Node, text: string): void {
  const found = /^=\s*(.+?)(?: best (\S+))?$/.exec(text);
  const value = found && readValue(found[1]!);
  if (value) {
    node.value = value;
    if (found[2]) {
      node.best = found[2];
    }
    return;
  }
  const again = /^again (\d) (\d{4}-\d\d-\d\d)$/.exec(text);
  if (again) {
    node.again = { step: Number(again[1]), due: Date.parse(again[2]!) };
  } else if (text !== "") {
    node.note = (node.note ? node.note + " " : "") + text;
  }
}
