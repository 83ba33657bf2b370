package games.oxo.web;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The games of people on different devices: in memory, so many at most, and each for so long after
 * its last move. Nobody can guess the name of one.
 */
final class Rooms {
  static final int MOST = 500;
  static final int MOST_PER_CLIENT = 20;
  static final long MOST_HOURS = 24;
  private static final int NAME_BYTES = 16;

  private record Entry(Room room, String client) {}

  private final SecureRandom random = new SecureRandom();
  private final Map<String, Entry> all = new LinkedHashMap<>();

  /**
   * Takes a room in. The oldest one of the same client that nobody watches makes room for it if the
   * client has too many.
   *
   * @return its name
   */
  synchronized String add(Room room, String client) {
    List<Map.Entry<String, Entry>> mine =
        all.entrySet().stream().filter(each -> each.getValue().client().equals(client)).toList();
    if (mine.size() >= MOST_PER_CLIENT) {
      remove(
          oldestUnwatched(mine)
              .orElseThrow(() -> new RoomRefusal(429, "you play too many games at once")));
    } else if (all.size() >= MOST) {
      throw new RoomRefusal(503, "too many games are being played here; try again later");
    }
    byte[] bytes = new byte[NAME_BYTES];
    random.nextBytes(bytes);
    String name = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    all.put(name, new Entry(room, client));
    return name;
  }

  private static Optional<String> oldestUnwatched(List<Map.Entry<String, Entry>> entries) {
    return entries.stream()
        .filter(each -> !each.getValue().room().isWatched())
        .min(Comparator.comparingLong(each -> each.getValue().room().changed()))
        .map(Map.Entry::getKey);
  }

  private void remove(String name) {
    Entry removed = all.remove(name);
    if (removed != null) {
      removed.room().close();
    }
  }

  synchronized Room find(String name) {
    Entry found = all.get(name);
    if (found == null) {
      throw new RoomRefusal(404, "this game is not here any more, or never was; begin another one");
    }
    return found.room();
  }

  /** Looks after clocks and connections, and forgets what is too old. */
  void tick(long now) {
    for (Map.Entry<String, Entry> each : copy()) {
      Room room = each.getValue().room();
      room.tick(now);
      if (now - room.changed() > TimeUnit.HOURS.toNanos(MOST_HOURS)) {
        synchronized (this) {
          remove(each.getKey());
        }
      }
    }
  }

  /** Ends all of them. */
  void close() {
    copy().forEach(each -> each.getValue().room().close());
  }

  private synchronized List<Map.Entry<String, Entry>> copy() {
    return new ArrayList<>(all.entrySet());
  }
}
