package games.oxo.app.option;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import picocli.CommandLine.Option;

/** Options: the limits under which an engine thinks. */
public final class LimitOptions {
  /** More than anybody can wait for. */
  public static final long MOST = 1_000_000_000_000L;

  @Option(names = "--time", paramLabel = "MS", description = "Think this many milliseconds.")
  private long millis;

  @Option(names = "--depth", paramLabel = "N", description = "Look this many stones ahead.")
  private int depth;

  @Option(names = "--nodes", paramLabel = "N", description = "Visit this many positions.")
  private long nodes;

  @Option(names = "--simulations", paramLabel = "N", description = "Play out this many games.")
  private long simulations;

  /** Whether the limit is a number of games to play out. */
  public boolean countsSimulations() {
    return simulations > 0;
  }

  /** The limits given, or otherwise those of the engine. */
  public Limits limits(Limits ofEngine) {
    check("--time", millis);
    check("--depth", depth);
    check("--nodes", nodes);
    check("--simulations", simulations);
    Limits given = new Limits(millis, depth, nodes, simulations);
    return given.equals(Limits.NONE) ? ofEngine : given;
  }

  /** Refuses a limit that is negative or absurdly large; 0 stands for none. */
  public static void check(String name, long value) {
    if (value < 0 || value > MOST) {
      throw new InputException(Text.format("%s is %d; it must be 1 to %d", name, value, MOST));
    }
  }
}
