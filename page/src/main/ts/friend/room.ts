/** A game with a friend on another device: what can be asked of the server, and what it tells. Only a server has rooms. */
import type { RequestName } from "../api";
import type { Call, Carrier, Listener } from "../carrier";
import { load, save } from "../store";

/** A seat; 0 has X until a swap. */
export type SeatNumber = 0 | 1;

export interface RoomState {
  /** The name of the room, when it was opened. */
  room?: string;
  moves: string[];
  /** Which seats are taken. */
  taken: [boolean, boolean];
  /** Your seat, or null if you watch. */
  you: SeatNumber | null;
  /** Milliseconds that both have left, and whose run. */
  clock: { left: [number, number]; running: SeatNumber | null } | null;
  over: boolean;
  winner: SeatNumber | null;
  /** Why it is over, if the rules are not the reason. */
  reason: "resigned" | "time" | null;
  /** Who wants another game. */
  again: [boolean, boolean];
  watching: number;
  /** Whether the server has ended the room. */
  final: boolean;
}

export function askRoom(carrier: Carrier, kind: "open" | "sit" | "move" | "resign" | "again" | "watch", fields: object, listener?: Listener<RoomState>): Call<RoomState> {
  return carrier.call(("room/" + kind) as RequestName, fields as never, listener as never) as unknown as Call<RoomState>;
}

/** The key of one's seat in a room, or null; a new room gets a key before it has a name. */
export function keyOf(room: string): string | null {
  return load<string | null>("room." + room, null);
}

export function keepKey(room: string, key: string): void {
  save("room." + room, key);
}

/** A key that nobody can guess. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (each) => each.toString(16).padStart(2, "0")).join("");
}

/** `4:07`, and tenths when there is little left. */
export function clockText(millis: number): string {
  const seconds = Math.max(0, millis) / 1000;
  return seconds < 10 ? seconds.toFixed(1) : `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
