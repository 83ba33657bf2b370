package games.oxo.cli.terminal;

import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/**
 * Handler of the signal TERM, by which service managers end a server: without it Java would end
 * with the status of an error, however well the work was ended.
 */
public final class TermSignal implements AutoCloseable {
  private static final String TERM = "TERM";

  private volatile boolean received;
  private final @Nullable Object before = Signals.register(TERM, () -> received = true);

  public boolean received() {
    return received;
  }

  @Override
  public void close() {
    Signals.unregister(TERM, before);
  }
}
