package games.oxo.app.option;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import picocli.CommandLine.Option;

/** Option: the number of games played at once. */
public final class ConcurrencyOption {
  private static final int MOST = 256;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      description = "Play this many games at once (default: as many as there are processors).")
  private int concurrency;

  /**
   * How many games are to be played at once.
   *
   * @throws InputException when the number is out of range
   */
  public int number() {
    if (concurrency < 0 || concurrency > MOST) {
      throw new InputException(
          Text.format("--concurrency is %d; it must be 1 to %d", concurrency, MOST));
    }
    return concurrency == 0 ? Runtime.getRuntime().availableProcessors() : concurrency;
  }
}
