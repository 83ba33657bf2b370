package games.oxo.cluster.learn;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a process of the cluster has made for the tasks of one work, and keeps until another begins.
 */
final class Kept<T> {
  private @Nullable String work;
  private @Nullable T made;

  /**
   * What the tasks of a work share.
   *
   * @param name of the work, which nobody else has
   */
  synchronized T get(String name, Supplier<T> maker) {
    T known = made;
    if (known == null || !name.equals(work)) {
      known = maker.get();
      made = known;
      work = name;
    }
    return known;
  }

  /** Gives the memory back. */
  synchronized void forget() {
    made = null;
  }
}
