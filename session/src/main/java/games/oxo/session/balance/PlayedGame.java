package games.oxo.session.balance;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import java.util.ArrayList;
import java.util.List;

/**
 * A recorded game, replayed on the board.
 *
 * @param stones how many were placed
 * @param moves how many moves were made, a swap included
 * @param choices the legal moves before each of these, added up
 * @param swapped whether the players changed seats
 * @param margin the winner's points minus the loser's; 0 for a draw and in a line game
 * @param path the cells in order, the same for all images of the game
 */
public record PlayedGame(
    int stones, int moves, long choices, boolean swapped, int margin, List<Integer> path) {
  /** Where a swap stands in a path. */
  private static final int SWAP = -1;

  public PlayedGame {
    path = List.copyOf(path);
  }

  /**
   * Plays a game over.
   *
   * @throws InputException when a move of it is not legal
   */
  public static PlayedGame of(Game rules, StudiedGame game) {
    MoveNotation notation = new MoveNotation(rules);
    Position position = rules.start();
    long choices = 0;
    List<Integer> path = new ArrayList<>();
    for (String text : game.moves()) {
      choices += position.legalMoves().size();
      Move move = notation.read(position, text);
      path.add(move.isSwap() ? SWAP : move.cell());
      position = position.play(move);
    }
    Player winner = position.outcome().winner();
    return new PlayedGame(
        position.ply(),
        game.moves().size(),
        choices,
        position.swapped(),
        winner == null ? 0 : position.outcome().margin(winner),
        folded(rules, path));
  }

  /** The least of all images. */
  private static List<Integer> folded(Game rules, List<Integer> path) {
    List<Integer> least = path;
    for (Symmetry symmetry : rules.symmetries()) {
      List<Integer> image = new ArrayList<>();
      for (int cell : path) {
        image.add(cell == SWAP ? SWAP : symmetry.map(cell));
      }
      least = isLess(image, least) ? image : least;
    }
    return least;
  }

  private static boolean isLess(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < one.size(); i++) {
      int difference = one.get(i) - other.get(i);
      if (difference != 0) {
        return difference < 0;
      }
    }
    return false;
  }
}
