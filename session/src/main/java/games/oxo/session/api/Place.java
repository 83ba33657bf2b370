package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import org.jspecify.annotations.Nullable;

/**
 * The position that a request is about: a game, a position in it, and moves.
 *
 * @param game a built-in game by its id; ignored when there is a definition
 * @param definition a whole definition as text, for a game of one's own
 * @param position rows, a drawing or moves, as the user writes them; null for the start
 * @param moves moves from there on; null for none
 */
public record Place(
    String game, @Nullable String definition, @Nullable String position, @Nullable String moves) {
  /** The name of a game that was defined in a request. */
  private static final String OWN_GAME = "definition";

  /** The start of a built-in game. */
  public static Place startOf(String game) {
    return new Place(game, null, null, null);
  }

  /**
   * The game.
   *
   * @throws InputException when there is none of that name, or the definition is wrong
   */
  public Game load() {
    return definition == null
        ? BuiltInGames.load(game)
        : Game.of(BuiltInGames.define(OWN_GAME, definition));
  }

  /**
   * The position.
   *
   * @throws InputException when there is anything wrong with game, position or moves
   */
  public Position read() {
    Game loaded = load();
    Position from = position == null ? loaded.start() : PositionReader.read(loaded, position);
    return moves == null || moves.isBlank() ? from : new MoveNotation(loaded).playList(from, moves);
  }
}
