package games.oxo.game.definition;

import games.oxo.game.board.Board;
import games.oxo.game.board.CellNames;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.path.LongestPath;
import games.oxo.game.score.PathLength;
import games.oxo.game.score.ScorePart;
import games.oxo.game.score.ScoreParts;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules that the parts of a definition must keep on a board to make a playable game. Every
 * {@link Definition} passes them; a reader asks earlier only for what it can blame on one key.
 */
final class DefinitionCheck {
  private static final int MAX_NAME = 60;

  private final Board board;

  DefinitionCheck(Board board) {
    this.board = board;
  }

  /**
   * Makes sure that the parts make a game on this board.
   *
   * @throws DefinitionProblem for the first rule that is broken
   */
  void check(
      String name,
      @Nullable LineRule line,
      @Nullable ScoreRule score,
      TurnOrder turns,
      NotationStyle notation) {
    checkName(name);
    if (line == null && score == null) {
      throw new DefinitionProblem(
          "a game needs a rule: 'line' (lines win or lose) or 'score' (points are counted)",
          "name");
    }
    if (line != null && score != null) {
      throw new DefinitionProblem(
          "a game has either 'line' (it ends with a line) or 'score' (it fills the board), not"
              + " both",
          "score",
          "line");
    }
    if (line != null) {
      checkLine(line);
    }
    if (score != null) {
      checkScore(score);
    }
    checkTurns(turns);
    checkNotation(notation);
  }

  private static void checkName(String name) {
    boolean printable = name.codePoints().noneMatch(Character::isISOControl);
    if (name.isBlank() || name.length() > MAX_NAME || !printable) {
      throw new DefinitionProblem(
          Text.format("the name must be one line of 1 to %d characters", MAX_NAME), "name");
    }
  }

  private void checkLine(LineRule line) {
    if (line.win() == 0 && line.lose() == 0 && line.patterns().isEmpty()) {
      throw new DefinitionProblem("a line rule needs 'win', 'lose' or 'pattern'", "line");
    }
    if (line.win() != 0) {
      checkLength(line.win(), "line.win");
    }
    if (line.lose() != 0) {
      checkLength(line.lose(), "line.lose");
    }
    if (line.win() != 0 && line.lose() >= line.win()) {
      throw new DefinitionProblem(
          Text.format(
              "a line of %d can never lose because %d in a row already wins; 'lose' must be less"
                  + " than 'win'",
              line.lose(), line.win()),
          "line.lose",
          "line.win");
    }
    new PatternCheck(board, line).check();
  }

  /** Refuses a line that does not fit on the board. */
  void checkLength(int length, String key) {
    if (board.longestLine() < 2) {
      throw new DefinitionProblem(
          board.cells() == 1
              ? "a board of one cell has no lines"
              : Text.format("this board (%s) has no line of two cells", board.describe()),
          withFigures(List.of(), List.of("board.directions", key)));
    }
    if (length < 2) {
      throw new DefinitionProblem(
          Text.format(
              "'%s' is %d, but a line has at least two cells; it must be 2 to %d on this board"
                  + " (%s)",
              Settings.shown(key), length, board.longestLine(), board.describe()),
          key);
    }
    if (length > board.longestLine()) {
      throw new DefinitionProblem(
          Text.format(
              "'%s' is %d, but the longest line on this board (%s) has %d cells; it must be 2 to"
                  + " %d",
              Settings.shown(key),
              length,
              board.describe(),
              board.longestLine(),
              board.longestLine()),
          withFigures(List.of(key), List.of("board.shape")));
    }
  }

  /** Keys to blame, among them all that give the size of a board. */
  private String[] withFigures(List<String> before, List<String> after) {
    List<String> keys = new ArrayList<>(before);
    board.shape().figureNames().forEach(figure -> keys.add("board." + figure));
    keys.add("board.cells");
    keys.addAll(after);
    return keys.toArray(new String[0]);
  }

  private void checkScore(ScoreRule score) {
    List<String> keys = new ArrayList<>();
    ScoreParts.KINDS.forEach(kind -> keys.add(kind.key()));
    if (score.parts().isEmpty()) {
      String last = "' or '" + keys.remove(keys.size() - 1) + "'";
      throw new DefinitionProblem(
          "a score rule needs '" + String.join("', '", keys) + last, "score");
    }
    keys.replaceAll(key -> "score." + key);
    Collections.reverse(keys);
    String[] blamed = keys.toArray(new String[0]);
    if (score.parts().size() > ScoreRule.MAX_PARTS) {
      throw new DefinitionProblem(
          Text.format(
              "the score has %d parts; at most %d are allowed",
              score.parts().size(), ScoreRule.MAX_PARTS),
          blamed);
    }
    long most = score.sumOfMost(board, board.cells());
    if (most > ScoreRule.MAX_MARGIN) {
      throw new DefinitionProblem(
          Text.format(
              "a game could be won by %d points; at most %d are allowed, so give fewer points",
              most, ScoreRule.MAX_MARGIN),
          blamed);
    }
    if (score.parts().stream().anyMatch(PathLength.class::isInstance)
        && !LongestPath.canMeasure(board)) {
      throw new DefinitionProblem(
          Text.format(
              "the longest path cannot be counted on this board (%s), which is too wide and too"
                  + " high for that",
              board.describe()),
          "score.longest",
          "board.cells");
    }
    if (score.parts().stream().noneMatch(ScorePart::counts)) {
      throw new DefinitionProblem(
          "nothing on this board is worth a point, so every game is a draw", blamed);
    }
  }

  private void checkTurns(TurnOrder turns) {
    if (turns.largestRing() > board.rings()) {
      throw new DefinitionProblem(
          Text.format(
              "the turn order names ring %d, but this board (%s) has rings 1 to %d",
              turns.largestRing(), board.describe(), board.rings()),
          withFigures(List.of("turns"), List.of()));
    }
    boolean forO = false;
    for (int ply = 0; ply < board.cells() && turns.covers(ply); ply++) {
      forO |= turns.at(ply).player() == Player.O;
    }
    if (!forO && board.cells() > 1) {
      throw new DefinitionProblem("the turn order has no turn for O", "turns");
    }
    if (!turns.covers(board.cells() - 1)) {
      throw new DefinitionProblem(
          Text.format(
              "the turn order ends after %d turns, but the board has %d cells; end it with ', ...'",
              turns.opening().size(), board.cells()),
          withFigures(List.of("turns"), List.of()));
    }
  }

  private void checkNotation(NotationStyle notation) {
    try {
      new CellNames(board, notation);
    } catch (InputException e) {
      throw new DefinitionProblem(e.getMessage(), "notation", "board.shape", "board.gravity");
    }
  }
}
