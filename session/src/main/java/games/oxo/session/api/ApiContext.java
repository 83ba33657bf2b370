package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.session.judge.PositionJudge;
import org.jspecify.annotations.Nullable;

/** What a request may use to answer: limits and knowledge of the carrier. */
public record ApiContext(ApiLimits limits, ApiKnowledge knowledge) {
  /**
   * The game of a place.
   *
   * @throws InputException when anything is wrong with it
   */
  public Game load(Place place) {
    checkLength(place);
    return place.load();
  }

  /**
   * The position of a place.
   *
   * @throws InputException when anything is wrong with it
   */
  public Position read(Place place) {
    checkLength(place);
    return place.read();
  }

  /**
   * The position of a place, where a move can be made.
   *
   * @throws InputException when anything is wrong with it, or the game is over
   */
  public Position readOpen(Place place) {
    Position position = read(place);
    if (position.outcome().isOver()) {
      throw new InputException("the game is over");
    }
    return position;
  }

  /** Finds what positions of a game are worth. */
  public PositionJudge judge(Game game) {
    return new PositionJudge(game, limits.bytes(), knowledge.ofJudges(game));
  }

  private void checkLength(Place place) {
    checkLength("definition", place.definition());
    checkLength("position", place.position());
    checkLength("list of moves", place.moves());
  }

  private void checkLength(String what, @Nullable String text) {
    if (text != null && text.length() > limits.textCharacters()) {
      throw new InputException(
          Text.format(
              "the %s has %d characters; at most %d are allowed",
              what, text.length(), limits.textCharacters()));
    }
  }
}
