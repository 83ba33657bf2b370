package games.oxo.book.deepen;

import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineSpec;
import java.util.TreeMap;

/**
 * How much may be done for each position.
 *
 * @param engine who is asked where the solver does not reach
 * @param limits of the engine
 * @param solver limits of the solver; it is not asked when it may visit no positions
 * @param seed for the engine's random numbers
 */
public record DeepEffort(EngineSpec engine, Limits limits, Limits solver, long seed) {
  /** The same in one line, by which a value is known to be what this effort gives. */
  public String settings() {
    StringBuilder text = new StringBuilder(engine.name());
    new TreeMap<>(engine.options())
        .forEach((key, value) -> text.append(Text.format(" %s=%s", key, value)));
    append(text, "time", limits.millis());
    append(text, "depth", limits.depth());
    append(text, "nodes", limits.nodes());
    append(text, "simulations", limits.simulations());
    append(text, "solve", solver.nodes());
    append(text, "solve-time", solver.millis());
    append(text, "seed", seed);
    return Text.printable(text.toString());
  }

  private static void append(StringBuilder text, String name, long number) {
    if (number > 0) {
      text.append(Text.format(" %s=%d", name, number));
    }
  }
}
