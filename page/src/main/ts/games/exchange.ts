/** Games out of the browser as a text file, and back in. */
import type { Game } from "../api";
import { route, pack, unpack, routeOf } from "../link";
import { newId } from "../play/match";
import { Positions } from "../play/positions";
import type { App } from "../view";
import { h } from "../dom";
import type { GameDocument } from "./library";
import { readHead, readMoves, splitGames, writeGame } from "./notation";
import { lineFrom } from "./tree";

/** The most characters of a file that is read. */
const MOST_FILE = 5_000_000;

/** Hands a text over as a file. */
export function download(name: string, content: BlobPart, type = "text/plain"): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A name that every system takes. */
export function fileName(name: string, ending: string): string {
  return (name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "game") + "." + ending;
}

/** The file of one game. */
export async function gameText(document: GameDocument, notation: string): Promise<string> {
  const { packed, key, name, seats, created, position, root } = document;
  const definition = packed === null ? null : await unpack(packed);
  return writeGame({ game: packed === null ? key : null, definition, seats, date: created, position, root, name }, notation);
}

/** The file of many games. */
export async function gamesText(app: App, documents: readonly GameDocument[]): Promise<string> {
  const texts: string[] = [];
  for (const each of documents) {
    texts.push(await gameText(each, await notationOf(app, each)));
  }
  return texts.join("\n");
}

async function notationOf(app: App, { key, packed }: GameDocument): Promise<string> {
  try {
    return (await app.subject(routeOf("play", key, packed))).game.notation;
  } catch {
    return "";
  }
}

export interface Imported {
  documents: GameDocument[];
  /** What was not read, a sentence each. */
  problems: string[];
}

/** Reads the games of a file and keeps them. */
export async function importGames(app: App, text: string): Promise<Imported> {
  if (text.length > MOST_FILE) {
    throw new Error(`this file has ${text.length.toLocaleString("en")} characters; at most ${MOST_FILE.toLocaleString("en")} can be read`);
  }
  const documents: GameDocument[] = [];
  const problems: string[] = [];
  const games = splitGames(text);
  for (const [i, each] of games.entries()) {
    try {
      const document = await readGame(app, each);
      await app.library.put(document);
      documents.push(document);
    } catch (error) {
      problems.push((games.length > 1 ? `game ${i + 1}: ` : "") + (error as Error).message);
    }
  }
  return { documents, problems };
}

async function readGame(app: App, text: string): Promise<GameDocument> {
  const { game, definition, seats, date, position, moves } = readHead(text);
  if (game === null && definition === null) {
    throw new Error("the first line of a game names its rules, as in '# squava'");
  }
  const packed = definition === null ? null : await pack(definition);
  const subject = await app.subject(route("play", game, { packed }));
  const positions = new Positions(app.carrier, subject.place);
  const show = positions.show.bind(positions);
  const root = await readMoves(show, position, moves, subject.game.notation);
  const line = lineFrom(root, []);
  const { X, O, last } = await show(position, line);
  const now = Date.now();
  return { id: newId(), position, root, moves: line, cursor: line.length, seats, key: keyOf(subject.game, packed), packed, name: subject.game.name, created: date ?? now, changed: now, picture: { X, O, last }, visit: false };
}

function keyOf(game: Game, packed: string | null): string {
  return packed ?? game.game;
}
