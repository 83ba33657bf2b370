package games.oxo.match.play;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.kernel.SearchRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Creates the participants of a match from what the user writes: an engine with its options ({@code
 * mcts:simulations=1000}, {@code level=7}), or an external program ({@code cmd:./mybot --fast}).
 * Programs can be named only after {@link #withPrograms}; until then such a text is refused.
 */
public final class PlayerFactories {
  private static final String OUTSIDE = "cmd:";

  /** What is a path or the name of a file, and so no engine. */
  private static final Pattern PROGRAM =
      Pattern.compile("([^:,= ]*[/\\\\].*|[^:,= ]+\\.(exe|jar|js|pl|py|rb|sh)( .*)?)");

  /** An engine that takes part again has a number behind its name. */
  private static final Pattern AGAIN = Pattern.compile("(.*) #[0-9]+");

  private final Game game;
  private final SearchRules rules;
  private final long bytes;
  private final long startMillis;
  private final Knowledge known;
  private final @Nullable ProgramLauncher launcher;

  /**
   * @param bytes how much memory an engine may take
   * @param startMillis how long a program outside may take to begin a game
   * @param known tables, books and learned evaluations
   */
  public PlayerFactories(Game game, long bytes, long startMillis, Knowledge known) {
    this(new SearchRules(game), bytes, startMillis, known, null);
  }

  private PlayerFactories(
      SearchRules rules,
      long bytes,
      long startMillis,
      Knowledge known,
      @Nullable ProgramLauncher launcher) {
    this.rules = rules;
    game = rules.game();
    this.bytes = bytes;
    this.startMillis = startMillis;
    this.known = known;
    this.launcher = launcher;
  }

  /** One that also makes players of external programs. */
  public PlayerFactories withPrograms(ProgramLauncher programs) {
    return new PlayerFactories(rules, bytes, startMillis, known, programs);
  }

  /** Labels that all differ: a repeated one gets a number. */
  public static List<String> labels(List<String> specs) {
    List<String> labels = new ArrayList<>();
    for (String spec : specs) {
      String label = spec.strip();
      for (int again = 2; labels.contains(label); again++) {
        label = Text.format("%s #%d", spec.strip(), again);
      }
      labels.add(label);
    }
    return labels;
  }

  /**
   * The players with these labels.
   *
   * @throws InputException when there is no such engine, or it does not play this game
   */
  public List<PlayerFactory> factories(List<String> labels) {
    List<PlayerFactory> factories = new ArrayList<>();
    for (String label : labels) {
      Matcher again = AGAIN.matcher(label);
      boolean counted = again.matches() && labels.contains(again.group(1));
      factories.add(factory(label, counted ? again.group(1) : label));
    }
    return factories;
  }

  private PlayerFactory factory(String label, String spec) {
    if (spec.toLowerCase(Locale.ROOT).startsWith(OUTSIDE)) {
      return program(label, spec.substring(OUTSIDE.length()));
    }
    if (PROGRAM.matcher(spec).matches()) {
      throw new InputException(
          Text.format("there is no engine '%s'; a program is written cmd:%s", spec, spec));
    }
    EngineSpec engine = EngineSpec.parse(spec);
    EngineContext context = EngineContext.of(0, bytes).withKnowledge(known);
    Engines.create(game, engine, context);
    return new PlayerFactory(label, stopped -> new EnginePlayer(rules, engine, context, stopped));
  }

  private PlayerFactory program(String label, String command) {
    ProgramLauncher programs = launcher;
    if (programs == null) {
      throw new InputException("'cmd:' names a program, but no program can be started here");
    }
    CommandLineWords.of(command);
    return new PlayerFactory(
        label, stopped -> new ProgramPlayer(programs, game, command, startMillis, stopped), true);
  }
}
