package games.oxo.game.definition;

import games.oxo.game.board.Board;
import games.oxo.game.board.Placements;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/** What the patterns of a line rule must keep on a board; a part of {@link DefinitionCheck}. */
final class PatternCheck {
  private static final int MAX_PATTERNS = 20;
  private static final int MAX_NAME = 40;
  private static final String KEY = "line.pattern";

  private final Board board;
  private final LineRule rule;

  PatternCheck(Board board, LineRule rule) {
    this.board = board;
    this.rule = rule;
  }

  /**
   * Makes sure that each pattern has a name, a place and a meaning.
   *
   * @throws DefinitionProblem for the first that has not
   */
  void check() {
    if (rule.patterns().size() > MAX_PATTERNS) {
      throw new DefinitionProblem(
          Text.format(
              "there are %d patterns; at most %d are allowed",
              rule.patterns().size(), MAX_PATTERNS),
          KEY);
    }
    rule.patterns().forEach(this::checkNameAndPlace);
    List<long[]> winning = new ArrayList<>();
    winning.add(board.runs(rule.win()));
    for (LinePattern pattern : rule.patterns()) {
      if (pattern.wins()) {
        winning.add(Placements.of(board, pattern.cells()));
      }
    }
    if (winning.size() > 1 && rule.lose() > 0 && allHold(board.runs(rule.lose()), winning)) {
      throw neverLoses(Text.format("a line of %d", rule.lose()), "line.lose");
    }
    for (LinePattern pattern : rule.patterns()) {
      if (!pattern.wins() && allHold(Placements.of(board, pattern.cells()), winning)) {
        throw neverLoses(Text.format("'%s'", pattern.name()), KEY);
      }
    }
  }

  private void checkNameAndPlace(LinePattern pattern) {
    boolean printable = pattern.name().codePoints().noneMatch(Character::isISOControl);
    if (pattern.name().isBlank() || pattern.name().length() > MAX_NAME || !printable) {
      throw new DefinitionProblem(
          Text.format("the name of a pattern must have 1 to %d characters", MAX_NAME), KEY);
    }
    if (Placements.of(board, pattern.cells()).length == 0) {
      throw new DefinitionProblem(
          Text.format(
              "the pattern '%s' has no place on this board (%s)", pattern.name(), board.describe()),
          KEY,
          "board.cells");
    }
  }

  /** Whether each of these sets has all cells of a winning one. */
  private static boolean allHold(long[] sets, List<long[]> winning) {
    for (long set : sets) {
      boolean held = false;
      for (long[] group : winning) {
        for (long each : group) {
          held |= (each & ~set) == 0;
        }
      }
      if (!held) {
        return false;
      }
    }
    return true;
  }

  private static DefinitionProblem neverLoses(String what, String key) {
    return new DefinitionProblem(
        Text.format("%s can never lose because it holds what already wins", what), key, KEY);
  }
}
