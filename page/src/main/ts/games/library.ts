/**
 * All games that were played, in the browser's own database. What is on the board is kept in the smaller memory too, until the
 * database has it, so that nothing is lost when the page ends in between. A browser that keeps nothing does no harm.
 */
import { type Route, routeOf } from "../link";
import { type Match, played } from "../play/match";
import { readMatch } from "../play/saved";
import { load, save } from "../store";
import { countMoves, merge, nodeAt } from "./tree";

/** A game with what lists of games show of it. */
export interface GameDocument extends Match {
  /** The id of a built-in game, or the packed definition of another one. */
  key: string;
  packed: string | null;
  name: string;
  created: number;
  changed: number;
  /** The stones on its small picture. */
  picture: { X: number[]; O: number[]; last: number | null };
  /** Opened by a link, and not played on. */
  visit: boolean;
}

const STORE = "games";
const JOURNAL = "open.";

export class Library {
  /** Whether anything is kept beyond the life of this page. */
  lasting = true;
  private base: Promise<IDBDatabase | null> | null = null;
  /** Everything, where there is no database. */
  private readonly loose = new Map<string, GameDocument>();
  /** When each game was read or written here last: another window may have changed it since. */
  private readonly seen = new Map<string, number>();

  /** All games, the newest first. */
  async all(): Promise<GameDocument[]> {
    const base = await this.open();
    const stored = base ? await this.ask<unknown[]>(base, "readonly", (games) => games.getAll()) : null;
    const found = (stored ?? [...this.loose.values()]).flatMap((each) => readDocument(each) ?? []);
    found.forEach((each) => this.seen.set(each.id, each.changed));
    return found.sort((a, b) => b.changed - a.changed);
  }

  /** Keeps a game as it is now; resolves to false if it is kept nowhere but here. */
  async put(document: GameDocument): Promise<boolean> {
    const text = JSON.stringify(document);
    const copy = JSON.parse(text) as GameDocument;
    const noted = save(JOURNAL + document.id, copy);
    this.loose.set(document.id, copy);
    const base = await this.open();
    const kept = base !== null && (await this.write(base, copy));
    // Unless the game has changed again since.
    if (kept && JSON.stringify(load(JOURNAL + document.id, null)) === text) {
      save(JOURNAL + document.id, null);
    }
    this.lasting = kept || noted;
    return this.lasting;
  }

  async remove(id: string): Promise<void> {
    this.loose.delete(id);
    save(JOURNAL + id, null);
    const base = await this.open();
    if (base) {
      await this.ask(base, "readwrite", (games) => games.delete(id));
    }
  }

  /** Writes a game; what another window has added to it since it was read stays. */
  private write(base: IDBDatabase, document: GameDocument): Promise<boolean> {
    return new Promise((resolve) => {
      try {
        const change = base.transaction(STORE, "readwrite");
        const games = change.objectStore(STORE);
        const before = games.get(document.id);
        before.onsuccess = () => {
          const other = readDocument(before.result);
          if (other && other.changed !== this.seen.get(document.id)) {
            merge(document.root, other.root);
          }
          try {
            games.put(document);
            this.seen.set(document.id, document.changed);
          } catch {
            change.abort();
          }
        };
        change.oncomplete = () => resolve(true);
        change.onabort = () => resolve(false);
        change.onerror = () => resolve(false);
      } catch {
        resolve(false);
      }
    });
  }

  private ask<T>(base: IDBDatabase, mode: IDBTransactionMode, request: (games: IDBObjectStore) => IDBRequest): Promise<T | null> {
    return new Promise((resolve) => {
      try {
        const asked = request(base.transaction(STORE, mode).objectStore(STORE));
        asked.onsuccess = () => resolve(asked.result as T);
        asked.onerror = () => resolve(null);
      } catch {
        resolve(null);
      }
    });
  }

  private open(): Promise<IDBDatabase | null> {
    this.base ??= openBase().then(async (base) => {
      this.lasting = base !== null || save("probe", 1);
      olderGames();
      for (const document of journal()) {
        this.loose.set(document.id, document);
        if (base && (await this.write(base, document))) {
          save(JOURNAL + document.id, null);
        }
      }
      return base;
    });
    return this.base;
  }
}

function openBase(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const asked = indexedDB.open("oxo", 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "id" });
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => resolve(null);
      asked.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

/** The games that the database did not get any more when a page ended. */
function journal(): GameDocument[] {
  return names(JOURNAL).flatMap((name) => readDocument(load(name, null)) ?? []);
}

/** Moves what earlier versions of this page remembered into the journal: for each game one in progress, and lines that were left. */
function olderGames(): void {
  for (const name of [...names("match."), ...names("earlier.")]) {
    const stored = load<unknown>(name, null);
    const key = name.slice(name.indexOf(".") + 1);
    const packed = key.length > 60 ? key : null;
    const kept = (Array.isArray(stored) ? stored : [stored]).every((each) => {
      const match = readMatch(each);
      const now = Date.now();
      return !match || save(JOURNAL + match.id, { ...match, key, packed, name: packed ? "A game of your own" : key, created: now, changed: now, picture: { X: [], O: [], last: null }, visit: false });
    });
    if (kept) {
      save(name, null);
    }
  }
}

function names(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith("oxo." + start)).map((name) => name.slice(4));
  } catch {
    return [];
  }
}

/** Something that was stored, if it is a game. */
export function readDocument(stored: unknown): GameDocument | null {
  const match = readMatch(stored);
  const { key, packed = null, name, created, changed, picture, visit } = (stored ?? {}) as Partial<GameDocument>;
  const right = match !== null && typeof key === "string" && typeof name === "string" && typeof created === "number" && typeof changed === "number" && Array.isArray(picture?.X) && Array.isArray(picture.O);
  return right ? { ...match, key, packed, name, created, changed, picture: { X: picture.X, O: picture.O, last: picture.last ?? null }, visit: visit === true } : null;
}

/** The one to go on with at an address: that on the board last, else the newest that has these moves. */
export function resumed(all: readonly GameDocument[], key: string, position: string | null, moves: readonly string[]): GameDocument | null {
  const last = load<unknown>("last." + key, null);
  const mine = all.filter((each) => each.key === key && each.position === position && nodeAt(each.root, moves) !== null);
  return mine.find((each) => each.id === last) ?? mine.find((each) => !each.visit) ?? mine[0] ?? null;
}

/** The newest game that was played, and not only looked at. */
export function inProgress(all: readonly GameDocument[], key: string): GameDocument | null {
  return all.find((each) => each.key === key && !each.visit && each.moves.length > 0) ?? null;
}

/** Whether there is nothing in a game that anybody would miss. */
export function isEmpty(match: Match): boolean {
  return countMoves(match.root) === 0 && !match.root.note;
}

/** The address that opens a game as it was left. */
export function addressOf(document: GameDocument): Route {
  const { id, key, packed, position } = document;
  return routeOf("play", key, packed, { position, moves: played(document), more: { id } });
}
