package games.oxo.cli.option;

import games.oxo.search.Limits;
import picocli.CommandLine.Option;

/** Options: the limits under which an engine thinks. */
public final class LimitOptions {
  @Option(names = "--time", paramLabel = "MS", description = "Think this many milliseconds.")
  @InRange(OptionRange.MILLIS)
  private long millis;

  @Option(names = "--depth", paramLabel = "N", description = "Look this many stones ahead.")
  @InRange(OptionRange.DEPTH)
  private int depth;

  @Option(names = "--nodes", paramLabel = "N", description = "Visit this many positions.")
  @InRange(OptionRange.NODES)
  private long nodes;

  @Option(names = "--simulations", paramLabel = "N", description = "Play out this many games.")
  @InRange(OptionRange.SIMULATIONS)
  private long simulations;

  /** Whether the limit is a number of games to play out. */
  public boolean countsSimulations() {
    return simulations > 0;
  }

  /** The limits given, or otherwise those of the engine. */
  public Limits limits(Limits ofEngine) {
    Limits given = new Limits(millis, depth, nodes, simulations);
    return given.equals(Limits.NONE) ? ofEngine : given;
  }
}
