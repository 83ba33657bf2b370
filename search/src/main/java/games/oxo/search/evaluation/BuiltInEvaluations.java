package games.oxo.search.evaluation;

import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The learned evaluations that come with the program, as resources named by the fingerprint of the
 * rules. Each is read once.
 */
public final class BuiltInEvaluations {
  private static final String FOLDER = "/oxo/evaluations/";

  /** Only what there is: whoever sends one definition after the other must not fill the memory. */
  private static final Map<String, LearnedEvaluation> KNOWN = new HashMap<>();

  private BuiltInEvaluations() {}

  /** The evaluation of a game; empty when none has its rules. */
  public static synchronized Optional<LearnedEvaluation> of(Game game) {
    String name = name(game);
    LearnedEvaluation known = KNOWN.get(name);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<LearnedEvaluation> read =
        bytes(game).map(bytes -> EvaluationReader.read(game, bytes, name));
    read.ifPresent(learned -> KNOWN.put(name, learned));
    return read;
  }

  /** The content of its file. */
  public static Optional<byte[]> bytes(Game game) {
    try (InputStream in = BuiltInEvaluations.class.getResourceAsStream(name(game))) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String name(Game game) {
    return FOLDER + RulesFingerprint.of(game).brief() + EvaluationFormat.ENDING;
  }
}
