package games.oxo.search.prove;

/** How many entries of trees fit into memory. All workers on the same tasks share it. */
final class TreeRoom {
  /** What an entry of a {@link ProofTree} takes, with its place in an array. */
  static final int BYTES_PER_ENTRY = 52;

  private final long most;
  private long used;

  /**
   * @param bytes how much memory trees may take
   */
  TreeRoom(long bytes) {
    most = bytes / BYTES_PER_ENTRY;
  }

  /** Starts with so many entries. */
  synchronized void set(long entries) {
    used = entries;
  }

  /** Makes room for more entries, or does nothing when they do not all fit. */
  synchronized boolean take(int entries) {
    if (used + entries > most) {
      return false;
    }
    used += entries;
    return true;
  }

  /** Entries that are needed no longer. */
  synchronized void giveBack(long entries) {
    used -= entries;
  }
}
