package games.oxo.web;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.session.GameClock;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A game of two people on different devices, watched by both and by others. Whoever has the key of
 * a seat may move for it; seat 0 has X until a swap. All who watch get the whole state whenever it
 * changes.
 */
final class Room {
  private static final int MOST_WATCHERS = 64;

  /** What was agreed on the time; no minutes mean no clock. */
  record Time(long minutes, long incrementSeconds) {}

  /** Somebody who watches, and the key that tells whether it is a player. */
  private record Watcher(StreamReply reply, @Nullable String key) {}

  private final Position start;
  private final Time time;
  private final LongSupplier nanoTime;
  private final @Nullable String[] keys = new @Nullable String[2];
  private final boolean[] again = new boolean[2];
  private final List<String> moves = new ArrayList<>();
  private final List<Watcher> watchers = new ArrayList<>();
  private Position position;
  private @Nullable GameClock clock;
  private int winner = -1;
  private @Nullable String reason;
  private long changed;

  Room(Position start, Time time, LongSupplier nanoTime) {
    this.start = start;
    this.time = time;
    this.nanoTime = nanoTime;
    position = start;
    begin();
  }

  private void begin() {
    moves.clear();
    Arrays.fill(again, false);
    position = start;
    winner = -1;
    reason = null;
    clock =
        time.minutes() == 0
            ? null
            : new GameClock(time.minutes() * 60_000, time.incrementSeconds() * 1000, nanoTime);
    changed = nanoTime.getAsLong();
  }

  /** When something happened last, by the clock of the server. */
  synchronized long changed() {
    return changed;
  }

  synchronized boolean isWatched() {
    return !watchers.isEmpty();
  }

  /** Seats a key; the same key again finds its seat. */
  synchronized void sit(int seat, String key) {
    if (seatOf(key) >= 0) {
      return;
    }
    int free = seat >= 0 && keys[seat] == null ? seat : keys[0] == null ? 0 : 1;
    if (keys[free] != null) {
      throw new RoomRefusal(409, "both seats are taken; you can watch");
    }
    keys[free] = key;
    tell();
  }

  /**
   * Makes a move.
   *
   * @param ply how many moves were made before it, so that one that is sent twice is made once
   */
  synchronized void move(String key, long ply, String text) {
    int seat = seat(key);
    if (ply == moves.size() - 1 && moves.get(moves.size() - 1).equals(text)) {
      return;
    }
    look();
    if (isOver()) {
      throw new RoomRefusal(409, "the game is over");
    }
    if (ply != moves.size() || seat != toMove()) {
      throw new RoomRefusal(409, "it is not your turn");
    }
    if (keys[1 - seat] == null) {
      throw new RoomRefusal(409, "nobody sits opposite yet");
    }
    MoveNotation notation = new MoveNotation(position.game());
    Move move = notation.read(position, text);
    position = position.play(move);
    moves.add(notation.writeInList(move));
    if (clock != null) {
      clock.stop();
      if (moves.size() > 1) {
        clock.addIncrement(seat);
      }
      if (!isOver()) {
        clock.start(toMove());
      }
    }
    tell();
  }

  synchronized void resign(String key) {
    int seat = seat(key);
    if (!isOver()) {
      end(1 - seat, "resigned");
    }
  }

  /** Asks for another game; it begins when both have asked, with the seats changed. */
  synchronized void again(String key) {
    int seat = seat(key);
    if (!isOver()) {
      throw new RoomRefusal(409, "the game is not over yet");
    }
    again[seat] = true;
    if (again[0] && again[1]) {
      String first = keys[0];
      keys[0] = keys[1];
      keys[1] = first;
      begin();
    }
    tell();
  }

  /** Sends all that happens from now on. */
  synchronized void watch(StreamReply reply, @Nullable String key) {
    if (watchers.size() >= MOST_WATCHERS) {
      throw new RoomRefusal(503, "too many watch this game; try again later");
    }
    watchers.add(new Watcher(reply, key));
    tell();
  }

  /** Looks after the clock and the connections of those who watch. */
  synchronized void tick(long now) {
    look();
    int before = watchers.size();
    watchers.forEach(each -> each.reply().tick(now));
    watchers.removeIf(each -> each.reply().isOver());
    if (watchers.size() != before) {
      tell();
    }
  }

  /** Says to all who watch that this was the last. */
  synchronized void close() {
    for (Watcher each : watchers) {
      each.reply().tell(state(each.key(), true));
      each.reply().end();
    }
    watchers.clear();
  }

  private void look() {
    if (clock != null && !isOver() && !moves.isEmpty() && clock.isOut(toMove())) {
      end(1 - toMove(), "time");
    }
  }

  private void end(int by, String why) {
    winner = by;
    reason = why;
    if (clock != null) {
      clock.stop();
    }
    tell();
  }

  private boolean isOver() {
    return reason != null || position.outcome().isOver();
  }

  private int toMove() {
    return seatOf(position.toMove().orElseThrow());
  }

  private int seatOf(Player player) {
    return (player == Player.X) != position.swapped() ? 0 : 1;
  }

  private int seatOf(@Nullable String key) {
    return key == null ? -1 : key.equals(keys[0]) ? 0 : key.equals(keys[1]) ? 1 : -1;
  }

  private int seat(String key) {
    int seat = seatOf(key);
    if (seat < 0) {
      throw new RoomRefusal(403, "you watch this game; only its two players can move");
    }
    return seat;
  }

  private void tell() {
    changed = nanoTime.getAsLong();
    watchers.forEach(each -> each.reply().tell(state(each.key(), false)));
  }

  /** The state as those see it who have a key. */
  synchronized Map<String, @Nullable Object> state(@Nullable String key, boolean last) {
    int seat = seatOf(key);
    Player won = position.outcome().winner();
    int by = won == null ? winner : seatOf(won);
    return Json.object(
        "game", start.game().id(),
        "moves", List.copyOf(moves),
        "taken", List.of(keys[0] != null, keys[1] != null),
        "you", seat < 0 ? null : (Integer) seat,
        "clock", clock == null ? null : clock(clock),
        "over", isOver(),
        "winner", by < 0 ? null : (Integer) by,
        "reason", reason,
        "again", List.of(again[0], again[1]),
        "watching", watchers.size(),
        "final", last);
  }

  private Map<String, @Nullable Object> clock(GameClock running) {
    boolean runs = !isOver() && !moves.isEmpty();
    return Json.object(
        "left",
        List.of(running.leftMillis(0), running.leftMillis(1)),
        "running",
        runs ? (Integer) toMove() : null);
  }
}
