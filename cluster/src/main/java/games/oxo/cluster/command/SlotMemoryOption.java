package games.oxo.cluster.command;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import picocli.CommandLine.Option;

/** Option: the memory for the tables of each task that runs at the same time. */
final class SlotMemoryOption {
  private static final long LEAST_BYTES = 1 << 20;
  private static final long MOST_BYTES = 1L << 30;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description =
          "Memory for the tables of each core, 1m to 1g (default: 256m). Executors need more than"
              + " this times their cores.")
  private String size = "256m";

  /**
   * In bytes.
   *
   * @throws InputException when it is no size
   */
  long bytes() {
    long bytes = MemorySize.bytes("--memory", size);
    if (bytes < LEAST_BYTES || bytes > MOST_BYTES) {
      throw new InputException(Text.format("--memory '%s' is not a size from 1m to 1g", size));
    }
    return bytes;
  }
}
