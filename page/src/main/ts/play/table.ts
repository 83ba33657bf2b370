/**
 * A game at the table: takes moves from people and engines, keeps analysis and threats in step, remembers, announces. It draws
 * nothing; whoever listens to `changed` does.
 */
import type { Analysis, Player, Position } from "../api";
import type { Ghost } from "../board/state";
import { type Call, Cancelled } from "../carrier";
import { MOST_DEFINITION, type Route, route, writeRoute } from "../link";
import { load, save } from "../store";
import type { App, Subject } from "../view";
import { Analyzer } from "./analyzer";
import { at, bothEngines, type Match, newMatch, PERSON, played, type Seat, seatOf, withMove } from "./match";
import { resultOf } from "./picture";
import { Positions } from "./positions";
import { saveSeats, Shelf, usualSeats } from "./saved";
import type { PlayState } from "./state";

/** Time to read a sentence of an explanation that plays itself out. */
const STEP_MILLIS = 2200;

export class Table {
  state: PlayState;
  readonly positions: Positions;
  private readonly analyzer: Analyzer;
  private engineCall: Call<Analysis> | null = null;
  private otherCall: Call<unknown> | null = null;
  private timer = 0;
  private turn = 0;
  private closed = false;
  private moving = false;
  private told = false;

  private constructor(
    readonly app: App,
    readonly subject: Subject,
    positions: Positions,
    match: Match,
    position: Position,
    /** Where games are remembered, or null if they are not. */
    private readonly shelf: Shelf | null,
    /** The moves of a link, which is looked at beside the game in progress until somebody plays on. */
    private readonly visited: string[] | null,
    private readonly changed: () => void,
  ) {
    this.positions = positions;
    this.analyzer = new Analyzer(app.carrier, (insight) => this.set({ insight }));
    this.state = {
      match,
      position,
      running: false,
      pace: load("pace", 700),
      thinking: null,
      analysisOn: load("analysis", false),
      threatsOn: load("threats", false),
      insight: null,
      threats: null,
      everyLine: false,
      line: [],
      lineMove: null,
      explaining: null,
      image: null,
      earlier: [],
      error: null,
    };
  }

  /** Sets the table for an address. Games at a table that is only for trying something out are not remembered. */
  static async open(app: App, where: Route, changed: () => void, trial = false): Promise<Table> {
    const subject = await app.subject(where);
    const positions = new Positions(app.carrier, subject.place);
    const shelf = trial ? null : new Shelf(subject.game.game, subject.packed);
    const kept = shelf && where.more.new === undefined ? begun(shelf.read().match, where) : null;
    const match = kept ?? matchOf(where, shelf?.visited() ?? null);
    const position = await positions.show(match.position, played(match));
    return new Table(app, subject, positions, match, position, shelf, kept ? null : match.moves, changed);
  }

  /** Lets the game go on from here; called once, when everything can be drawn. */
  begin(): void {
    this.settled();
  }

  close(): void {
    this.closed = true;
    this.quiet();
  }

  set(change: Partial<PlayState>): void {
    if (!this.closed) {
      this.state = { ...this.state, ...change };
      this.changed();
    }
  }

  /** The seat of the side to move, or null if the game is over. */
  mover(): Seat | null {
    const { match, position } = this.state;
    return position.toMove ? seatOf(match, position.toMove, position.swapped) : null;
  }

  /** Whether a person may move now: also at earlier moves, to try another way. */
  personMoves(): boolean {
    const { match, position, explaining } = this.state;
    const seat = this.mover();
    return !explaining && !position.outcome.over && seat !== null && (seat.kind === "person" || match.cursor < match.moves.length || (bothEngines(match) && !this.state.running));
  }

  /** Makes a move, unless the last one is still on its way. */
  async play(move: string): Promise<void> {
    if (!this.moving) {
      this.moving = true;
      await this.turnTo(withMove(this.state.match, move)).finally(() => (this.moving = false));
    }
  }

  step(by: number): Promise<void> {
    return this.turnTo(at(this.state.match, this.state.match.cursor + by));
  }

  to(cursor: number): Promise<void> {
    return this.turnTo(at(this.state.match, cursor));
  }

  /** Back to the last turn of a person, so that an engine's answer is taken back too. */
  async undo(): Promise<void> {
    const { match } = this.state;
    let cursor = match.cursor - 1;
    while (cursor > 0 && !bothEngines(match) && !(await this.personAt(cursor))) {
      cursor--;
    }
    await this.to(cursor);
  }

  async redo(): Promise<void> {
    const { match } = this.state;
    let cursor = match.cursor + 1;
    while (cursor < match.moves.length && !bothEngines(match) && !(await this.personAt(cursor))) {
      cursor++;
    }
    await this.to(cursor);
  }

  private async personAt(cursor: number): Promise<boolean> {
    const { match } = this.state;
    const { toMove, swapped } = await this.positions.show(match.position, match.moves.slice(0, cursor));
    return toMove === null || seatOf(match, toMove, swapped).kind === "person";
  }

  /** Goes to the end of an earlier game or line, as it was; the one on the board becomes an earlier one. */
  recall(match: Match | undefined): Promise<void> {
    return match ? this.turnTo(at(match, match.moves.length), true) : Promise.resolve();
  }

  restart(seats: [Seat, Seat] = this.state.match.seats): Promise<void> {
    saveSeats(seats);
    this.set({ running: bothEngines(newMatch(seats)) });
    return this.turnTo(newMatch(seats), true);
  }

  seat(seats: [Seat, Seat]): Promise<void> {
    saveSeats(seats);
    const match = { ...this.state.match, seats };
    this.set({ running: bothEngines(match) });
    return this.turnTo({ ...match, moves: played(match) }, true);
  }

  run(running: boolean): void {
    this.set({ running });
    const { match } = this.state;
    void this.turnTo(running ? { ...match, moves: played(match) } : match, true);
  }

  pace(pace: number): void {
    save("pace", pace);
    this.set({ pace });
  }

  /** Sets up moves, rows or a drawing, or opens a link. */
  async paste(text: string): Promise<void> {
    const link = /#\/\w+.*$/.exec(text.trim());
    if (link) {
      location.hash = link[0];
      return;
    }
    if (text.length > MOST_DEFINITION) {
      throw new Error(`this text has ${text.length.toLocaleString("en")} characters; a game or a position has at most ${MOST_DEFINITION.toLocaleString("en")}`);
    }
    const position = await this.positions.show(text.trim(), []);
    const match = this.state.match;
    await this.turnTo(
      position.moves
        ? { ...match, position: null, moves: position.moves, cursor: position.moves.length, seats: [PERSON, PERSON] }
        : { ...match, position: position.position, moves: [], cursor: 0, seats: [PERSON, PERSON] },
    );
  }

  /** The address of what is on the board. */
  route(): Route {
    const { match } = this.state;
    const { game, packed } = this.subject;
    return route("play", packed === null ? game.game : null, { packed, position: match.position, moves: played(match) });
  }

  link(): string {
    return location.href.replace(/#.*$/, "") + writeRoute(this.route());
  }

  /** Goes to another place of the game; the last one to ask wins. */
  async turnTo(match: Match, anyway = false): Promise<void> {
    const before = this.state.match;
    if (!anyway && match.cursor === before.cursor && match.moves === before.moves) {
      return;
    }
    this.quiet();
    const turn = ++this.turn;
    try {
      const position = await this.positions.show(match.position, played(match));
      if (turn === this.turn && !this.closed) {
        this.set({ match, position, thinking: null, insight: null, threats: null, line: [], lineMove: null, explaining: null, error: null });
        this.announce(before);
        this.settled();
      }
    } catch (error) {
      this.set({ error: (error as Error).message });
    }
  }

  private announce(before: Match): void {
    const { match, position } = this.state;
    const move = match.moves[match.cursor - 1];
    const forward = match.cursor > before.cursor && move !== undefined;
    const who = position.last !== null && position.X.includes(position.last) ? "X" : "O";
    const made = !forward ? `Move ${match.cursor} of ${match.moves.length}.` : move === "swap" ? "The seats are swapped." : `${who} plays ${move}.`;
    const points = position.points ? ` Points: X ${position.points.X}, O ${position.points.O}.` : "";
    const next = position.toMove ? ` ${position.toMove} to move.` : "";
    this.app.say(made + points + next + " " + (position.turn?.text ?? "") + resultOf(this.subject.game, position));
  }

  /** Ends whatever runs for the position that is left. */
  private quiet(): void {
    clearTimeout(this.timer);
    this.engineCall?.cancel();
    this.otherCall?.cancel();
    this.analyzer.stop();
  }

  /** Whatever follows from a position: memory, address, engine, analysis, threats. */
  private settled(): void {
    const { match, position } = this.state;
    this.remember();
    this.app.address(this.route());
    const seat = this.mover();
    const waiting = match.cursor < match.moves.length;
    if (seat?.kind === "engine" && !waiting && (!bothEngines(match) || this.state.running)) {
      this.think(seat, position.toMove!);
    }
    if (position.outcome.over && this.state.running) {
      this.set({ running: false });
    }
    this.look();
  }

  /** Keeps the game on the board; one that is only looked at, or that has not begun, leaves the game in progress as it is. */
  private remember(): void {
    const { match } = this.state;
    if (!this.shelf) {
      return;
    }
    if (match.moves.length > 0 && match.moves === this.visited) {
      this.shelf.visit(match);
    } else if (match.moves.length > 0 && !this.shelf.keep(match) && !this.told) {
      this.told = true;
      this.app.notice("The browser has no room to keep this game. Copy its link to keep it yourself.");
    }
    this.set({ earlier: this.shelf.others(match) });
  }

  private think(seat: Seat & { kind: "engine" }, player: Player): void {
    const { match } = this.state;
    const began = Date.now();
    this.set({ thinking: { player, queued: null } });
    this.engineCall = this.app.carrier.call(
      "analyze",
      {
        ...this.positions.place(match.position, played(match)),
        engine: seat.engine,
        limits: seat.millis ? { millis: seat.millis } : /^level\d$/.test(seat.engine) ? { millis: 5000 } : { millis: 1000 },
        seed: Math.floor(Math.random() * 2 ** 31),
      },
      { queued: (queued) => this.set({ thinking: { player, queued } }) },
    );
    const call = this.engineCall;
    call.done.then(
      (answer) => {
        // A stone that comes at once is easily overlooked.
        const least = bothEngines(match) ? this.state.pace : 350;
        this.timer = window.setTimeout(() => void this.play(answer.best), Math.max(0, least - (Date.now() - began)));
      },
      (error: Error) => {
        if (!(error instanceof Cancelled)) {
          this.set({ thinking: null, running: false, error: error.message });
        }
      },
    );
  }

  /** Analysis and threats of the position on the board, as far as they are switched on. */
  private look(): void {
    const { match, position, analysisOn, threatsOn } = this.state;
    if (position.outcome.over) {
      return;
    }
    const place = this.positions.place(match.position, played(match));
    if (analysisOn) {
      // Where points decide, nothing is proven before the end is near.
      this.analyzer.start(place, position.legal.length, this.subject.game.kind === "line" || position.legalCells.length <= 24);
    }
    if (threatsOn) {
      const call = this.app.carrier.call("threats", place);
      this.otherCall = call;
      call.done.then(
        (threats) => {
          this.set({ threats });
          this.app.say(threats.text);
        },
        (error: Error) => {
          if (!(error instanceof Cancelled)) {
            this.set({ error: error.message });
          }
        },
      );
    }
  }

  switchAnalysis(): void {
    const analysisOn = !this.state.analysisOn;
    save("analysis", analysisOn);
    this.analyzer.stop();
    this.set({ analysisOn, insight: null, line: [], lineMove: null });
    this.app.say(analysisOn ? "Analysis is on." : "Analysis is off.");
    this.look();
  }

  switchThreats(): void {
    const threatsOn = !this.state.threatsOn;
    save("threats", threatsOn);
    this.otherCall?.cancel();
    this.set({ threatsOn, threats: null });
    this.look();
  }

  /** Draws the expected line of a move, or none. */
  async pointAt(move: string | null): Promise<void> {
    if (move === this.state.lineMove) {
      return;
    }
    this.set({ lineMove: move, line: [] });
    const line = this.state.insight?.moves.find((each) => each.move === move)?.line ?? [];
    if (move === null || line.length < 2) {
      return;
    }
    const ghosts = await this.ghosts(line.slice(0, 9));
    if (this.state.lineMove === move) {
      this.set({ line: ghosts });
    }
  }

  /** Where the stones of a line go. */
  private async ghosts(line: string[]): Promise<Ghost[]> {
    const { match } = this.state;
    const found: Ghost[] = [];
    for (let i = 1; i <= line.length; i++) {
      try {
        const { last, X } = await this.positions.show(match.position, [...played(match), ...line.slice(0, i)]);
        if (last !== null && line[i - 1] !== "swap") {
          found.push({ cell: last, side: X.includes(last) ? "X" : "O", number: i });
        }
      } catch {
        break;
      }
    }
    return found;
  }

  /** Plays out why a move is good or bad: a legal move, or the last one. */
  async why(move: string | null): Promise<void> {
    const { match, explaining } = this.state;
    // A move instead of the one that is explained belongs to the same position.
    const cursor = explaining?.cursor ?? (move === null ? match.cursor - 1 : match.cursor);
    const moves = match.moves.slice(0, Math.max(0, cursor));
    const asked = move ?? match.moves[cursor];
    if (asked === undefined) {
      this.app.notice("There is no move to explain yet.");
      return;
    }
    this.quiet();
    const turn = ++this.turn;
    const before = await this.positions.show(match.position, moves);
    this.set({ explaining: { before, cursor, move: asked, why: null, step: 0, queued: null, running: true, error: null }, line: [], lineMove: null, thinking: null, running: false });
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const change = (edit: object): void => {
      if (turn === this.turn && this.state.explaining) {
        this.set({ explaining: { ...this.state.explaining, ...edit } });
      }
    };
    const call = this.app.carrier.call(
      "why",
      { ...this.positions.place(match.position, moves), move: asked, limits: { millis: 15_000 } },
      { answer: (why) => change({ why, queued: null }), queued: (queued) => change({ queued }) },
    );
    this.otherCall = call;
    call.done.then(
      (why) => {
        change({ why, running: false });
        this.app.say(why.text);
        this.playOut(turn, still);
      },
      (error: Error) => change({ running: false, error: error instanceof Cancelled ? null : error.message }),
    );
  }

  /** Shows the first step, and the others by themselves until somebody steps or leaves. */
  private playOut(turn: number, still: boolean): void {
    const { explaining } = this.state;
    const steps = explaining?.why?.steps.length ?? 0;
    if (explaining && turn === this.turn && explaining.step < steps) {
      this.set({ explaining: { ...explaining, step: explaining.step + 1 } });
      if (!still) {
        this.timer = window.setTimeout(() => this.playOut(turn, still), STEP_MILLIS);
      }
    }
  }

  whyStep(step: number): void {
    const { explaining } = this.state;
    clearTimeout(this.timer);
    if (explaining?.why) {
      const next = Math.max(0, Math.min(explaining.why.steps.length, step));
      this.set({ explaining: { ...explaining, step: next } });
      this.app.say(explaining.why.steps[next - 1]?.text ?? explaining.why.text);
    }
  }

  endWhy(): void {
    this.set({ explaining: null });
    void this.turnTo(this.state.match, true);
  }
}

/** A game that begins with the moves of an address, at the last of them. */
function begun(match: Match | null, { position, moves }: Route): Match | null {
  const same = match !== null && match.position === position && moves.every((move, i) => match.moves[i] === move);
  // Without moves an address asks for a new game, unless the old one stands at its start.
  return same && (moves.length > 0 || position !== null || match.cursor === 0) ? at(match, moves.length) : null;
}

/** The game of an address that is not the one in progress: a link, or a new game. */
function matchOf(where: Route, visited: Match | null): Match {
  const { position, moves } = where;
  if (moves.length === 0 && position === null) {
    return newMatch(usualSeats());
  }
  // A link is a position to look at: no engine runs away with it.
  return begun(visited, where) ?? { position, moves, cursor: moves.length, seats: [PERSON, PERSON] };
}
