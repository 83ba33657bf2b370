package games.oxo.search.prove;

/** How many plans fit into memory. All workers on the same tasks share it. */
final class PlanRoom {
  /** What a plan takes at most, with a few answers that resist for each of its candidates. */
  static final int BYTES_PER_PLAN = 16 << 10;

  private final int most;
  private int used;

  /**
   * @param bytes how much memory plans may take
   */
  PlanRoom(long bytes) {
    most = (int) Math.min(Integer.MAX_VALUE, bytes / BYTES_PER_PLAN);
  }

  /** Starts with these plans. */
  synchronized void set(int plans) {
    used = plans;
  }

  /** Makes room for one more plan. */
  synchronized boolean take() {
    if (used >= most) {
      return false;
    }
    used++;
    return true;
  }

  /** Plans that are needed no longer. */
  synchronized void giveBack(int plans) {
    used -= plans;
  }
}
