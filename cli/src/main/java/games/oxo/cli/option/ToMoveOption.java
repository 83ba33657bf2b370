package games.oxo.cli.option;

import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionReader;
import games.oxo.game.words.Text;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Option: the side to move on a drawn board. The turn order tells it when X began; a board on which
 * O began is read with X and O exchanged.
 */
public final class ToMoveOption {
  @Option(
      names = "--to-move",
      paramLabel = "SIDE",
      description =
          "X or O: the side to move on the given board. If O moved first, X and O are exchanged (default:"
              + " from the number of stones).")
  private @Nullable Player side;

  /**
   * Reads a position, and says so when X and O had to be exchanged.
   *
   * @throws InputException when the text is no position of the game, or another side is to move
   */
  public Position read(Game game, String text, Terminal terminal) {
    Player wanted = side;
    if (wanted == null) {
      return PositionReader.read(game, text);
    }
    try {
      return check(PositionReader.read(game, text), wanted);
    } catch (InputException e) {
      Position exchanged =
          PositionReader.readExchanged(game, text)
              .filter(position -> position.toMove().equals(Optional.of(wanted.other())))
              .orElseThrow(() -> e);
      terminal
          .err()
          .println(
              "oxo: O moved first on this board; X always moves first here, so X and O are exchanged");
      return exchanged;
    }
  }

  private static Position check(Position position, Player wanted) {
    Optional<Player> mover = position.toMove();
    if (mover.isPresent() && mover.get() != wanted) {
      throw new InputException(
          Text.format("--to-move is %s, but it is the turn of %s", wanted, mover.get()));
    }
    return position;
  }
}
