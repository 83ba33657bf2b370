package games.oxo.app.play;

import games.oxo.cli.option.MostDepth;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineEntry;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The engine of a player, and the limits that the options set for it.
 *
 * @param spec the engine that was asked for, with what the options say about all engines
 * @param limits {@link Limits#NONE} leaves it to the engine
 * @param alone whether it must think with one thread, though more are allowed
 */
record EngineChoice(EngineSpec spec, Limits limits, boolean alone) {
  /** A second or two of any engine, counted. */
  private static final Limits COUNTED = new Limits(0, 0, 1_000_000, 50_000);

  private static final String DEPTH = "depth";
  private static final List<String> OWN_LIMITS = List.of("time", "nodes", "simulations");

  /**
   * @param who an engine as it is asked for
   * @throws InputException when there is none such, or it cannot be what the options promise
   */
  static EngineChoice of(PlayOptions options, String who) {
    EngineSpec asked = EngineSpec.parse(who);
    EngineEntry engine = Engines.entry(asked.name());
    if (options.deterministic && asked.options().containsKey("time")) {
      throw new InputException(
          Text.format(
              "-D and '%s' exclude each other: what an engine finds in a time is not always the same",
              who));
    }
    EngineSpec spec = new EngineSpec(asked.name(), all(options, asked, engine));
    // Whose workers share nothing but the moves finds the same with any number of them.
    boolean alone =
        options.deterministic && options.threads.number() > 1 && !engine.hasOption("deterministic");
    return new EngineChoice(spec, limits(options, asked, spec, engine), alone);
  }

  private static Map<String, String> all(
      PlayOptions options, EngineSpec asked, EngineEntry engine) {
    Map<String, String> all = new LinkedHashMap<>(asked.options());
    if (options.randomBias && engine.hasOption("bias")) {
      all.putIfAbsent("bias", "random");
    }
    if (options.depth != 0 && engine.hasOption(DEPTH)) {
      all.putIfAbsent(DEPTH, Integer.toString(options.depth));
    }
    if (options.neighbours && engine.hasOption("policy")) {
      all.putIfAbsent("policy", "neighbours");
    }
    return all;
  }

  private static Limits limits(
      PlayOptions options, EngineSpec asked, EngineSpec spec, EngineEntry engine) {
    boolean own = OWN_LIMITS.stream().anyMatch(asked.options()::containsKey);
    boolean deep = spec.options().containsKey(DEPTH);
    // A depth of the engine's own is what it says; that of the options is the most.
    boolean atMost = deep && !asked.options().containsKey(DEPTH) && !own;
    Limits most = atMost ? MostDepth.limits(0, options.deterministic) : Limits.NONE;
    long millis = options.millis > 0 ? options.millis : most.millis();
    Limits given = new Limits(millis, 0, most.nodes(), options.simulations);
    if (!given.equals(Limits.NONE)) {
      return given.withDepth(Integer.parseInt(spec.options().getOrDefault(DEPTH, "0")));
    }
    boolean counted = options.deterministic && engine.timed() && !own && !deep;
    return counted ? COUNTED : Limits.NONE;
  }
}
