package games.oxo.app.value;

import games.oxo.game.Game;
import games.oxo.search.Analysis;
import games.oxo.search.Value;

/** Values of an analysis in words. */
public final class ValueText {
  private final boolean lineGame;

  /** Tree searches estimate chances, the others have points of their own. */
  private final boolean chances;

  public ValueText(Game game, Analysis analysis) {
    lineGame = game.isLineGame();
    chances = analysis.simulations() > 0;
  }

  /** For proven values. */
  public ValueText(Game game) {
    lineGame = game.isLineGame();
    chances = false;
  }

  /** A value in a few words: {@code 53%}, {@code wins in 3}, {@code draw}. */
  public String words(Value value) {
    String distance = value.plies() > 0 ? " in " + value.plies() : "";
    return switch (value.kind()) {
      case ESTIMATE -> estimate(value);
      case WIN -> lineGame ? "wins" + distance : "wins by " + value.scoreText();
      case LOSS -> lineGame ? "loses" + distance : "loses by " + value.scoreText().substring(1);
      case DRAW -> "draw";
    };
  }

  /** A value for a cell of the board. */
  public String brief(Value value) {
    return switch (value.kind()) {
      case ESTIMATE -> estimate(value);
      case WIN -> "win";
      case LOSS -> "-";
      case DRAW -> "=";
    };
  }

  private String estimate(Value value) {
    return chances ? Math.round(50 * (value.score() + 1)) + "%" : value.scoreText();
  }
}
