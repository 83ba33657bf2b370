/** The view of a game with a friend on another device: an invitation, two seats, a clock. */
import { render, h, icon, type Child } from "../dom";
import { Meeting } from "../friend/meeting";
import { askRoom, clockText, keepKey, newKey, type RoomState, type SeatNumber } from "../friend/room";
import { ICONS } from "../icons";
import { type Route, writeRoute, routeOf, home } from "../link";
import { frame } from "../play/frame";
import { asSentence, pictureOf, resultOf, rulesOf } from "../play/picture";
import { moveAt } from "../play/positions";
import { copyRow } from "../play/share";
import type { App, Subject, View } from "../view";

/** Minutes for the whole game, and seconds that come with every move. */
const TIMES: [string, number, number][] = [
  ["Without a clock", 0, 0],
  ["3 minutes + 2 seconds a move", 3, 2],
  ["10 minutes", 10, 0],
  ["20 minutes + 10 seconds a move", 20, 10],
];

export async function friendView(app: App, where: Route): Promise<View> {
  const subject = await app.subject(where);
  const here = (more: Record<string, string>, view = "friend", moves: string[] = []): Route => routeOf(view, subject.game.game, subject.packed, { more, moves });
  if (!app.online) {
    throw new Error("a friend on another device needs a server: this page is a file, or has none");
  }
  return where.more.room === undefined ? invitation(app, subject, (room) => app.go(here({ room }))) : meeting(app, subject, where.more.room, here);
}

function invitation(app: App, { game, place }: Subject, opened: (room: string) => void): View {
  const seat = h("select", { id: "seat" }, ...["You begin", "Your friend begins", "By chance"].map((text, i) => h("option", { value: i }, text)));
  const time = h("select", { id: "time" }, ...TIMES.map(([text], i) => h("option", { value: i }, text)));
  const open = async (): Promise<void> => {
    const key = newKey();
    const [, minutes, increment] = TIMES[Number(time.value)]!;
    const first = Number(seat.value) === 2 ? Math.floor(2 * Math.random()) : Number(seat.value);
    const { room = "" } = await askRoom(app.carrier, "open", { ...place, key, seat: first, minutes, increment }).done;
    keepKey(room, key);
    opened(room);
  };
  const element = h(
    "section",
    { class: "invitation" },
    h("h1", {}, `${game.name} with a friend`),
    h("p", { class: "rules" }, rulesOf(game)),
    h("div", { class: "field" }, h("label", { for: "seat" }, "Who begins"), seat),
    h("div", { class: "field" }, h("label", { for: "time" }, "Time"), time),
    h("p", {}, h("button", { class: "button primary", onclick: () => void open().catch((error: Error) => app.notice(asSentence(error.message))) }, icon(ICONS.share), "Make a link for your friend")),
    h("p", { class: "note" }, "Both see every move at once. The server forgets the game after a day; yours is in My games."),
  );
  return { element, title: game.name + " with a friend" };
}

function meeting(app: App, subject: Subject, name: string, here: (more: Record<string, string>, view?: string, moves?: string[]) => Route): View {
  const { game } = subject;
  let draw = (): void => {};
  const table = new Meeting(app, subject, name, () => draw());
  const play = (move: string | null): void => {
    if (move !== null) {
      table.play(move);
    }
  };
  const shown = frame(game, {
    play: (cell) => play(table.position && moveAt(table.position, cell)),
    refuse: () => app.say(table.yourTurn() ? "This is not a legal move." : "It is not your turn."),
  });
  draw = () => {
    const { room, position, error } = table;
    render(shown.head, h("h1", {}, game.name), h("p", { class: "rules" }, rulesOf(game)), ...(room ? [players(table, room), h("p", { class: "status" + (room.over ? " over" : "") }, statusOf(table, room))] : []), error && h("p", { class: "problem", role: "alert" }, asSentence(error)));
    render(shown.body, ...(room ? body(table, room, play, here) : []));
    if (position) {
      shown.board.set({ ...pictureOf(game, position), legal: table.yourTurn() ? position.legalCells : [] });
    }
  };
  draw();
  table.watch();
  // Between two moves the clock goes on by itself.
  const timer = setInterval(() => table.room?.clock?.running != null && draw(), 250);
  return {
    element: shown.element,
    title: game.name + " with a friend",
    key(event) {
      const own: Record<string, () => void> = { b: () => shown.board.focus(), s: () => table.position?.swapOffered && play("swap") };
      own[event.key]?.();
      return event.key in own;
    },
    close() {
      clearInterval(timer);
      table.close();
    },
  };
}

function nameOf({ you, taken }: RoomState, seat: SeatNumber): string {
  return !taken[seat] ? "Nobody yet" : you === null ? `Player ${seat + 1}` : seat === you ? "You" : "Your friend";
}

function players(table: Meeting, room: RoomState): Child {
  const { clock } = room;
  const row = (seat: SeatNumber): Child => {
    const side = table.sideOf(seat);
    const active = !room.over && table.position?.toMove === side;
    const gone = clock?.running === seat ? performance.now() - table.came : 0;
    return h(
      "div",
      { class: "player" + (active ? " active" : "") },
      h("span", { class: "sign " + side, "aria-hidden": "true" }),
      h("span", { class: "unseen" }, side + ": "),
      h("span", { class: "who" }, nameOf(room, seat)),
      clock && h("span", { class: "points clock", role: "timer" }, clockText(clock.left[seat] - gone)),
    );
  };
  const seats: SeatNumber[] = table.sideOf(0) === "X" ? [0, 1] : [1, 0];
  return h("div", { class: "players", role: "group", "aria-label": "Players" }, ...seats.map(row));
}

function statusOf(table: Meeting, room: RoomState): string {
  const { position, subject } = table;
  if (room.reason) {
    const winner = table.sideOf(room.winner!);
    const loser = winner === "X" ? "O" : "X";
    return room.reason === "time" ? `${loser} has no time left, so ${winner} wins.` : `${loser} has given up, so ${winner} wins.`;
  }
  if (room.over) {
    return position ? resultOf(subject.game, position) : "";
  }
  const turn = position?.turn?.text ?? "";
  return (room.you === null ? `You watch. ${position?.toMove} to move.` : !room.taken[0] || !room.taken[1] ? "Send the link to your friend; the game begins when both are here." : table.yourTurn() ? "Your turn." : "Your friend's turn.") + (turn && " " + turn);
}

function body(table: Meeting, room: RoomState, play: (move: string) => void, here: (more: Record<string, string>, view?: string, moves?: string[]) => Route): Child[] {
  const { position } = table;
  const { you, over, taken, moves } = room;
  const free = !taken[0] || !taken[1];
  const link = home() + writeRoute(here({ room: table.name }));
  const local = /^(localhost|127\.|\[::1)/.test(location.hostname);
  return [
    h(
      "p",
      { class: "offers" },
      you === null && free && h("button", { class: "button primary", onclick: () => void table.sit() }, "Sit down and play"),
      table.yourTurn() && position?.swapOffered && h("button", { class: "button primary", onclick: () => play("swap") }, icon(ICONS.swap), "Swap seats"),
      over && you !== null && h("button", { class: "button primary", "aria-disabled": room.again[you] ? "true" : null, onclick: () => table.again() }, room.again[you] ? "Waiting for your friend …" : room.again[1 - you] ? "Your friend wants another game" : "Another game, sides changed"),
      over && moves.length > 0 && h("a", { class: "button", href: writeRoute(here({}, "review", moves)) }, icon(ICONS.review), "Review the game"),
      over && moves.length > 0 && h("a", { class: "button", href: writeRoute(here({}, "play", moves)) }, "Analyse"),
      !over && you !== null && moves.length > 0 && h("button", { class: "button", onclick: () => table.resign() }, table.sure ? "Give up for certain" : "Give up"),
    ),
    h(
      "section",
      { class: "moves", "aria-label": "Moves" },
      moves.length > 0 ? h("ol", {}, ...moves.map((move, i) => h("li", { class: "ply " + (position?.X.includes(position.moveCells?.[i] ?? -1) ? "X" : "O") }, h("span", { class: "number" }, i + 1), move))) : h("p", { class: "note" }, "No moves yet."),
    ),
    h("div", { class: "invitation" }, copyRow("Link", link, table.app.notice), free && local && h("p", { class: "note" }, "Only this machine can open this link. Others can if oxo serve --host 0.0.0.0 runs, and you open its own address."), room.watching > 2 && h("p", { class: "note" }, `${room.watching - 2} more ${room.watching === 3 ? "watches" : "watch"}.`)),
  ];
}
