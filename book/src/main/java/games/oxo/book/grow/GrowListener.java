package games.oxo.book.grow;

import java.util.function.Supplier;

/** A listener of a book's growth, which can stop it. */
@FunctionalInterface
public interface GrowListener {
  /** Ignores everything and never stops. */
  GrowListener NONE = () -> false;

  /** Called often and by all threads, so it must be quick; asking for the growth takes longer. */
  default void grows(Supplier<Growth> growth) {}

  /** Whether to stop soon; asked often, by all threads. */
  boolean stop();
}
