package games.oxo.game.definition;

import games.oxo.game.input.InputException;
import java.util.List;

/** A rule that a definition violates, and the keys involved, the most likely cause first. */
final class DefinitionProblem extends InputException {
  private final List<String> keys;

  DefinitionProblem(String message, String... keys) {
    super(message);
    this.keys = List.of(keys);
  }

  List<String> keys() {
    return keys;
  }
}
