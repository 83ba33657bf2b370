/** What becomes of the game at a table: where it comes from, where it is kept, and which other games of its kind there are. */
import type { Position } from "../api";
import { gameText } from "../games/exchange";
import { type GameDocument, isEmpty, resumed } from "../games/library";
import { readHead, readMoves, splitGames, writeMoves } from "../games/notation";
import { merge, nodeAt } from "../games/tree";
import type { Route } from "../link";
import { load, save } from "../store";
import type { App, Subject } from "../view";
import { type Match, newId, newMatch, onPath, PERSON } from "./match";
import type { Positions } from "./positions";
import { readMatch, usualSeats } from "./saved";

/** The most characters of a tree that travels in a link. */
const MOST_SHARED = 1500;

/** What is kept of a game beside the match itself. */
interface Facts {
  created: number;
  changed: number;
  visit: boolean;
}

export class Record {
  /** The name of the game's rules among all. */
  readonly key: string;
  private facts: Facts = { created: Date.now(), changed: Date.now(), visit: false };

  private constructor(
    private readonly app: App,
    private readonly subject: Subject,
    private readonly positions: Positions,
    /** Games at a table that is only for trying something out are not remembered. */
    private readonly trial: boolean,
    /** The other games by the same rules, the newest first. */
    private others: GameDocument[],
    /** The game on the board. */
    public match: Match,
  ) {
    this.key = keyOf(subject);
  }

  static async open(app: App, subject: Subject, positions: Positions, where: Route, trial: boolean): Promise<Record> {
    const key = keyOf(subject);
    const all = trial ? [] : (await app.library.all()).filter((each) => each.key === key);
    const record = new Record(app, subject, positions, trial, all, newMatch(usualSeats(key)));
    await record.begin(all, where);
    return record;
  }

  /** Finds the game of an address: the one that was left there, a link to look at, or a new one. */
  private async begin(all: GameDocument[], where: Route): Promise<void> {
    const { position, moves, more } = where;
    const last = all.find((each) => each.id === load("last." + this.key, null));
    const start = moves.length === 0 && position === null;
    const wanted = more.id !== undefined ? all.find((each) => each.id === more.id) : undefined;
    if (wanted) {
      this.take(wanted);
    } else if (more.new !== undefined || (start && more.t === undefined && last?.cursor !== 0)) {
      return;
    } else {
      const known = more.t === undefined ? (start ? last : resumed(all, this.key, position, moves)) : null;
      if (known) {
        this.take(known);
        this.match = onPath(this.match, moves);
      } else {
        await this.visit(where);
      }
    }
  }

  private take(document: GameDocument): void {
    this.facts = { created: document.created, changed: document.changed, visit: document.visit };
    this.match = readMatch(document)!;
    this.others = this.others.filter((each) => each !== document);
  }

  /** A link is a position to look at: no engine runs away with it, and the game in progress stays. */
  private async visit({ position, moves, more }: Route): Promise<void> {
    const show = this.positions.show.bind(this.positions);
    const { notation } = this.subject.game;
    const root = await readMoves(show, position, more.t?.replaceAll("_", " ") ?? moves.join(" "), notation);
    if (nodeAt(root, moves) === null) {
      merge(root, await readMoves(show, position, moves.join(" "), notation));
    }
    const path = nodeAt(root, moves) ? moves : [];
    this.match = onPath({ id: newId(), position, root, moves: [], cursor: 0, seats: more.with === "usual" ? usualSeats(this.key) : [PERSON, PERSON] }, path);
    this.facts.visit = true;
    for (const old of this.others.filter((each) => each.visit)) {
      void this.app.library.remove(old.id);
    }
    this.others = this.others.filter((each) => !each.visit);
  }

  /** A game from any text: notation, moves, rows, a drawing. */
  async read(text: string): Promise<Match> {
    const show = this.positions.show.bind(this.positions);
    const head = readHead(splitGames(text)[0] ?? "");
    const tree = /[({#]/.test(text) ? await this.readTree(head.position, head.moves).catch(() => null) : null;
    if (tree) {
      return onPath({ ...newMatch([PERSON, PERSON], head.position), root: tree }, []);
    }
    const found = await show(text.trim(), []);
    const match = newMatch([PERSON, PERSON], found.moves ? null : found.position);
    if (found.moves) {
      match.root = await this.readTree(null, found.moves.join(" "));
      return onPath(match, found.moves);
    }
    return match;
  }

  private readTree(position: string | null, moves: string): ReturnType<typeof readMoves> {
    return readMoves(this.positions.show.bind(this.positions), position, moves, this.subject.game.notation);
  }

  /** Keeps the game on the board; resolves to false if it is kept nowhere. */
  async keep(match: Match, position: Position, changed: boolean, opened: boolean): Promise<boolean> {
    if (match.id !== this.match.id) {
      this.leave();
      this.facts = this.others.find((each) => each.id === match.id) ?? { created: Date.now(), changed: Date.now(), visit: false };
      this.others = this.others.filter((each) => each.id !== match.id);
    }
    this.match = match;
    const node = nodeAt(match.root, match.moves.slice(0, match.cursor));
    if (node && position.outcome.over) {
      node.end = position.outcome.winner ?? "draw";
    }
    if (changed) {
      this.facts = { ...this.facts, changed: Date.now(), visit: false };
    }
    this.picture = { X: position.X, O: position.O, last: position.last };
    if (this.trial) {
      return true;
    }
    save("last." + this.key, match.id);
    if (isEmpty(match) && (opened || !changed)) {
      return true;
    }
    return this.app.library.put(this.document());
  }

  private picture: GameDocument["picture"] = { X: [], O: [], last: null };

  private document(): GameDocument {
    const { subject, key, match, facts, picture } = this;
    return { ...match, key, packed: subject.packed, name: subject.game.name, ...facts, picture };
  }

  /** The game on the board becomes an earlier one. */
  private leave(): void {
    if (!isEmpty(this.match)) {
      this.others = [this.document(), ...this.others];
    }
  }

  /** The game that was on the board before this one, or the newest of the others. */
  get earlier(): GameDocument | null {
    return this.others.find((each) => !isEmpty(each)) ?? null;
  }

  takeEarlier(): Match | null {
    return readMatch(this.earlier);
  }

  /** The game on the board as a file. */
  text(): Promise<string> {
    return gameText(this.document(), this.subject.game.notation);
  }

  /** An address that takes the variations and notes along, as far as they are short. */
  shared(route: Route): Route {
    const texts = [true, false].map((notes) => writeMoves(this.match.root, { glued: false, notes, rounds: false }).replaceAll(" ", "_"));
    const text = texts.find((each) => each.length <= MOST_SHARED);
    const plain = text === undefined || text === route.moves.join("_");
    return plain ? route : { ...route, more: { ...route.more, t: text } };
  }
}

function keyOf({ game, packed }: Subject): string {
  return packed ?? game.game;
}
