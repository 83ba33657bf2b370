/** A room as one of its visitors sees it: follows what the server tells, makes one's moves, keeps the game. It draws nothing. */
import type { Player, Position } from "../api";
import { type Call, Cancelled } from "../carrier";
import { addMove } from "../games/tree";
import { type Match, newMatch, PERSON } from "../play/match";
import { cellOf, Positions } from "../play/positions";
import { sound, TONES } from "../play/sound";
import { withStone } from "../play/table";
import type { App, Subject } from "../view";
import { askRoom, keepKey, keyOf, newKey, type RoomState, type SeatNumber } from "./room";

export class Meeting {
  room: RoomState | null = null;
  position: Position | null = null;
  error = "";
  /** Whether somebody has asked once to give up. */
  sure = false;
  /** When the state came, for clocks that go on. */
  came = 0;
  private readonly positions: Positions;
  private match: Match = newMatch([PERSON, PERSON]);
  private call: Call<RoomState> | null = null;
  private turn = 0;

  constructor(
    readonly app: App,
    readonly subject: Subject,
    readonly name: string,
    private readonly changed: () => void,
  ) {
    this.positions = new Positions(app.carrier, subject.place);
  }

  /** Follows the room until it is left. */
  watch(): void {
    this.close();
    const key = keyOf(this.name);
    const call = askRoom(this.app.carrier, "watch", { room: this.name, ...(key ? { key } : {}) }, { answer: (state) => void this.take(state) });
    this.call = call;
    call.done.then(
      () => this.fail("The server has ended this game."),
      (error: Error) => error instanceof Cancelled || this.fail(error.message),
    );
  }

  close(): void {
    this.call?.cancel();
  }

  private fail(text: string): void {
    this.error = text;
    this.changed();
  }

  private async take(room: RoomState): Promise<void> {
    const turn = ++this.turn;
    const before = this.room;
    const position = await this.positions.show(null, room.moves);
    if (turn !== this.turn) {
      return;
    }
    // Whoever comes or goes meanwhile does not take a question back; a move does.
    const sure = this.sure && before?.moves.length === room.moves.length;
    Object.assign(this, { room, position, came: performance.now(), error: "", sure });
    if (before && room.moves.length > before.moves.length) {
      const who = position.last !== null && position.X.includes(position.last) ? "X" : "O";
      const move = room.moves.at(-1)!;
      this.app.say((move === "swap" ? "The seats are swapped." : `${who} plays ${move}.`) + (this.yourTurn() ? " Your turn." : ""));
      sound(room.over ? TONES.over : TONES.stone);
    }
    this.keep(room, position);
    this.changed();
  }

  /** A game that you play is one of your games. */
  private keep({ moves, you, winner, over }: RoomState, { X, O, last, outcome, moveCells }: Position): void {
    if (you === null || moves.length === 0) {
      return;
    }
    const { subject, app } = this;
    if (!this.match.moves.every((move, i) => move === moves[i])) {
      this.match = newMatch([PERSON, PERSON]);
    }
    const { match } = this;
    match.root.note = "With a friend";
    moves.forEach((move, i) => {
      const node = addMove(match.root, moves.slice(0, i), move, move === "swap" ? null : X.includes(moveCells?.[i] ?? -1) ? "X" : "O");
      if (over && i === moves.length - 1) {
        node.end = outcome.over ? (outcome.winner ?? "draw") : this.sideOf(winner!);
      }
    });
    Object.assign(match, { moves, cursor: moves.length });
    const key = subject.packed ?? subject.game.game;
    void app.library.put({ ...match, key, packed: subject.packed, name: subject.game.name, created: Date.now(), changed: Date.now(), picture: { X, O, last }, visit: false });
  }

  sideOf(seat: SeatNumber): Player {
    return (seat === 0) !== (this.position?.swapped ?? false) ? "X" : "O";
  }

  yourTurn(): boolean {
    const { room, position } = this;
    return room !== null && !room.over && room.you !== null && room.taken[0] && room.taken[1] && position?.toMove === this.sideOf(room.you) && position.legal.length > 0;
  }

  private act(kind: "sit" | "move" | "resign" | "again", fields: object = {}): Promise<void> {
    return askRoom(this.app.carrier, kind, { room: this.name, key: keyOf(this.name), ...fields }).done.then(
      () => {},
      (error: Error) => {
        this.app.notice(error.message.charAt(0).toUpperCase() + error.message.slice(1) + ".");
        this.watch();
      },
    );
  }

  async sit(): Promise<void> {
    keepKey(this.name, keyOf(this.name) ?? newKey());
    await this.act("sit");
    // The server tells each who has watched with which key.
    this.watch();
  }

  /** Makes a move; its stone is there at once. */
  play(move: string): void {
    const { position, room } = this;
    if (position && room && this.yourTurn()) {
      this.position = withStone(position, cellOf(position, move));
      this.changed();
      void this.act("move", { ply: room.moves.length, move });
    }
  }

  /** Gives the game up, when asked twice. */
  resign(): void {
    if (this.sure) {
      void this.act("resign");
    }
    this.sure = !this.sure;
    this.changed();
  }

  again(): void {
    void this.act("again");
  }
}
