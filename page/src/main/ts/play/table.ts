/**
 * A game at the table: takes moves from people and engines, keeps analysis and threats in step, remembers, announces. It draws
 * nothing; whoever listens to `changed` does.
 */
import type { Analysis, Place, Player, Position, Value } from "../api";
import type { Ghost } from "../board/state";
import { type Call, Cancelled } from "../carrier";
import { importGames } from "../games/exchange";
import { addressOf } from "../games/library";
import { readHead } from "../games/notation";
import { yourSide } from "../games/results";
import { MOST_DEFINITION, type Route, writeRoute, routeOf, home } from "../link";
import { load, save } from "../store";
import type { App, Subject } from "../view";
import { Analyzer } from "./analyzer";
import { at, bothEngines, level, type Match, newMatch, onPath, PERSON, played, type Seat, seatOf, withMove } from "./match";
import { Edits } from "./edits";
import { Hints } from "./hint";
import { climb, rung, TOP } from "./levels";
import { resultOf } from "./picture";
import { cellOf, Positions } from "./positions";
import { Reasons } from "./reasons";
import { Record } from "./record";
import { saveSeats } from "./saved";
import { sound, TONES } from "./sound";
import { type PlayState, UNKEPT } from "./state";

export class Table {
  state: PlayState;
  readonly positions: Positions;
  readonly reasons: Reasons;
  readonly hints: Hints;
  readonly edits: Edits;
  private readonly analyzer: Analyzer;
  private engineCall: Call<Analysis> | null = null;
  private otherCall: Call<unknown> | null = null;
  private timer = 0;
  private turn = 0;
  private closed = false;

  private constructor(
    readonly app: App,
    readonly subject: Subject,
    positions: Positions,
    position: Position,
    readonly record: Record,
    private readonly changed: () => void,
  ) {
    this.positions = positions;
    this.analyzer = new Analyzer(app.carrier, (insight) => this.set({ insight }));
    this.reasons = new Reasons(this);
    this.hints = new Hints(this);
    this.edits = new Edits(this);
    this.state = {
      match: record.match,
      position,
      moving: false,
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
      hint: null,
      climbed: null,
      removed: null,
      unkept: false,
      error: null,
    };
  }

  /** Sets the table for an address. Games at a table that is only for trying something out are not remembered. */
  static async open(app: App, where: Route, changed: () => void, trial = false): Promise<Table> {
    const subject = await app.subject(where);
    const positions = new Positions(app.carrier, subject.place);
    const record = await Record.open(app, subject, positions, where, trial);
    const { match } = record;
    return new Table(app, subject, positions, await positions.show(match.position, played(match)), record, changed);
  }

  /** Lets the game go on from here; called once, when everything can be drawn. */
  begin(): void {
    this.settled(false, true);
  }

  close(): void {
    this.closed = true;
    this.quiet();
  }

  /** Ends what runs for the position on the board; returns what tells whether anything has happened since. */
  pause(): () => boolean {
    this.quiet();
    const turn = ++this.turn;
    return () => turn === this.turn;
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
    const { match, position, explaining, moving } = this.state;
    const seat = this.mover();
    return !explaining && !moving && !position.outcome.over && seat !== null && (seat.kind === "person" || match.cursor < match.moves.length || (bothEngines(match) && !this.state.running));
  }

  /** Makes a move, unless the last one is still on its way. Its stone is there at once, whatever follows from it. */
  async play(move: string): Promise<void> {
    const { match, position, moving } = this.state;
    if (moving) {
      return;
    }
    const side = move === "swap" ? null : position.toMove;
    this.set({ moving: true, position: withStone(position, cellOf(position, move)) });
    await this.turnTo(withMove({ ...match }, move, side), "played", position);
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

  /** Goes to the end of a path of the tree. */
  path(path: readonly string[]): Promise<void> {
    return this.turnTo(onPath(this.state.match, path));
  }

  private async personAt(cursor: number): Promise<boolean> {
    const { match } = this.state;
    const { toMove, swapped } = await this.positions.show(match.position, match.moves.slice(0, cursor));
    return toMove === null || seatOf(match, toMove, swapped).kind === "person";
  }

  /** Goes to an earlier game, as it was left; the one on the board becomes an earlier one. */
  recall(): Promise<void> {
    const match = this.record.takeEarlier();
    return match ? this.turnTo(match, "opened") : Promise.resolve();
  }

  restart(seats: [Seat, Seat] = this.state.match.seats, ladder = false): Promise<void> {
    saveSeats(this.record.key, seats);
    const match = { ...newMatch(seats), ...(ladder ? { ladder } : {}) };
    this.set({ running: bothEngines(match) });
    return this.turnTo(match, "opened");
  }

  /** A new game against the level that comes next on the ladder; who began the last one is second now. */
  ladder(): Promise<void> {
    const { match } = this.state;
    const opponent = level(Math.min(TOP, rung(this.record.key)));
    const seats: [Seat, Seat] = match.ladder && match.seats[0].kind === "person" ? [opponent, PERSON] : [PERSON, opponent];
    return this.restart(seats, true);
  }

  seat(seats: [Seat, Seat]): Promise<void> {
    saveSeats(this.record.key, seats);
    const match = { ...this.state.match, seats };
    this.set({ running: bothEngines(match) });
    return this.turnTo({ ...match, moves: played(match) }, "played");
  }

  run(running: boolean): void {
    this.set({ running });
    const { match } = this.state;
    void this.turnTo(running ? { ...match, moves: played(match) } : match, "seated");
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
    const { game, definition } = readHead(text);
    if (game === null && definition === null) {
      return this.turnTo(await this.record.read(text), "opened");
    }
    const { documents, problems } = await importGames(this.app, text);
    if (!documents[0]) {
      throw new Error(problems[0]);
    }
    this.app.go(addressOf(documents[0]));
  }

  /** The address of what is on the board. */
  route(): Route {
    const { match } = this.state;
    const { game, packed } = this.subject;
    return routeOf("play", game.game, packed, { position: match.position, moves: played(match) });
  }

  /** The address with the whole tree in it, as far as it is short. */
  link(): string {
    return home() + writeRoute(this.record.shared(this.route()));
  }

  /**
   * Goes to another place of the game; the last one to ask wins.
   *
   * @param why what has happened: a step, a move or a change of the game, another game, or another pairing at the same place
   * @param before the position to go back to if there is no such place
   */
  async turnTo(match: Match, why: "stepped" | "played" | "opened" | "seated" = "stepped", before = this.state.position): Promise<void> {
    const from = this.state.match;
    if (why === "stepped" && match.cursor === from.cursor && match.moves === from.moves) {
      return;
    }
    this.quiet();
    const turn = ++this.turn;
    try {
      const position = await this.positions.show(match.position, played(match));
      if (turn === this.turn && !this.closed) {
        this.set({ match, position, moving: false, thinking: null, insight: null, threats: null, line: [], lineMove: null, explaining: null, hint: null, climbed: null, removed: null, error: null });
        this.announce(from);
        if (why === "played" && match.cursor > 0) {
          this.sounded();
        }
        this.settled(why === "played", why === "opened");
      }
    } catch (error) {
      if (turn === this.turn) {
        this.set({ position: before, moving: false, error: (error as Error).message });
      }
    }
  }

  /** A tone for a stone; at the end of the game one for the result, and a step on the ladder. */
  private sounded(): void {
    const { match, position, analysisOn } = this.state;
    const { over, winner } = position.outcome;
    sound(!over ? TONES.stone : winner !== null && winner === yourSide(match) ? TONES.won : TONES.over);
    if (over && match.ladder) {
      const climbed = climb(this.record.key, match, position, analysisOn || this.hints.helped === match.id);
      this.set({ climbed });
      this.app.say(climbed);
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
    this.reasons.stop();
    this.hints.stop();
    this.analyzer.stop();
  }

  /** Whatever follows from a position: memory, address, engine, analysis, threats. */
  private settled(played = false, opened = false): void {
    const { match, position, running } = this.state;
    this.keep(played, opened);
    this.app.address(this.route());
    const seat = this.mover();
    const waiting = match.cursor < match.moves.length && !running;
    if (seat?.kind === "engine" && !waiting && (!bothEngines(match) || running)) {
      this.think(seat, position.toMove!);
    }
    if (position.outcome.over) {
      this.set({ running: false });
    }
    this.look();
  }

  /** Keeps the game on the board; one that is only looked at leaves the game in progress as it is. */
  keep(changed: boolean, opened = false): void {
    const { match, position } = this.state;
    void this.record.keep(match, position, changed, opened).then((lasting) => {
      if (!lasting && !this.state.unkept) {
        this.set({ unkept: true });
        this.app.say(UNKEPT);
      }
    });
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

  /** What *Why?* proved is known to the analysis. */
  learn(place: Place, { legal }: Position, proven: [string, Value | null][]): void {
    this.analyzer.learn(place, proven, legal.length);
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
    const found = this.state.insight?.moves.find((each) => each.move === move);
    if (move === null || !found || found.line.length < 2) {
      return;
    }
    const line = found.line.slice(0, 9);
    const { match } = this.state;
    try {
      // The last position tells whose the stones are.
      const { O } = await this.positions.show(match.position, [...played(match), ...line]);
      if (this.state.lineMove === move) {
        this.set({ line: line.flatMap((_, i): Ghost[] => (found.lineCells[i] == null ? [] : [{ cell: found.lineCells[i], side: O.includes(found.lineCells[i]) ? "O" : "X", number: i + 1 }])) });
      }
    } catch {
      // The line leads nowhere.
    }
  }
}

/** A position with a stone that is on its way. */
export function withStone(position: Position, cell: number | null): Position {
  const mover = position.toMove;
  return cell === null || mover === null ? position : { ...position, [mover]: [...position[mover], cell], last: cell, stones: position.stones + 1, legal: [], legalCells: [], swapOffered: false };
}
