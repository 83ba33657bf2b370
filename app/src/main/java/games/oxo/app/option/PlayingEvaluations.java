package games.oxo.app.option;

import games.oxo.cli.option.UserPath;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.evaluation.BuiltInEvaluations;
import games.oxo.search.evaluation.EvaluationFormat;
import games.oxo.search.evaluation.EvaluationReader;
import games.oxo.search.evaluation.LearnedEvaluation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The learned evaluations that engines of a command look at: the one that an engine's options name,
 * the one beside the definition of a game, or the one that comes with the program. What was read is
 * kept.
 */
public final class PlayingEvaluations implements EvaluationSupply {
  /** The name of the evaluation that comes with the program. */
  private static final String BUILT_IN = "builtin";

  private static final String DEFINITION = ".toml";

  private final Map<String, LearnedEvaluation> named = new HashMap<>();
  private final Map<String, Optional<LearnedEvaluation>> usual = new HashMap<>();

  @Override
  public synchronized LearnedEvaluation named(Game game, String text) {
    return named.computeIfAbsent(game.id() + " " + text, key -> find(game, text));
  }

  private static LearnedEvaluation find(Game game, String text) {
    if (text.equals(BUILT_IN)) {
      return BuiltInEvaluations.of(game)
          .orElseThrow(
              () ->
                  new InputException(Text.format("no evaluation of %s comes with OXO", game.id())));
    }
    return read(game, UserPath.of(text));
  }

  @Override
  public synchronized Optional<LearnedEvaluation> usual(Game game) {
    return usual.computeIfAbsent(game.id(), id -> findUsual(game));
  }

  private static Optional<LearnedEvaluation> findUsual(Game game) {
    Path beside = beside(game);
    return isLookedFor(game, beside) && Files.isRegularFile(beside)
        ? Optional.of(read(game, beside))
        : BuiltInEvaluations.of(game);
  }

  /** Whether engines look for the evaluation of a game in this file by themselves. */
  public static boolean isLookedFor(Game game, Path file) {
    return game.id().endsWith(DEFINITION) && file.equals(beside(game));
  }

  /** Where the evaluation of a game is, if it has a definition file and nothing else is said. */
  public static Path beside(Game game) {
    String id = game.id();
    String name = id.endsWith(DEFINITION) ? id.substring(0, id.length() - DEFINITION.length()) : id;
    return UserPath.of(name.replace(':', '-') + EvaluationFormat.ENDING);
  }

  private static LearnedEvaluation read(Game game, Path file) {
    try {
      return EvaluationReader.read(game, Files.readAllBytes(file), file.toString());
    } catch (IOException e) {
      throw new InputException(
          Text.format(
              "%s cannot be read: %s", file, Files.exists(file) ? e.getMessage() : "no such file"));
    }
  }
}
