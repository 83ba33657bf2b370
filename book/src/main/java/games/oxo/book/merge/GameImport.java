package games.oxo.book.merge;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalForm;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts games that were played elsewhere. */
public final class GameImport {
  private final BookGame game;
  private final BookChange change = new BookChange();
  private int games;

  public GameImport(BookGame game) {
    this.game = game;
  }

  /**
   * Counts a game.
   *
   * @param positions from its opening to its end
   * @param winner who won it, or null
   */
  public void add(List<Position> positions, @Nullable Player winner) {
    for (Position after : positions.subList(1, positions.size())) {
      Position before = after.previous().orElseThrow();
      Move move = after.lastMove().orElseThrow();
      if (!move.isSwap()) {
        Player mover = game.plain().mover(before.ply());
        CanonicalForm form = game.form(before);
        int result = winner == null ? 0 : winner == mover ? 1 : -1;
        change.position(form.key()).move(form.toKey(move).cell()).addGame(result);
      }
    }
    games++;
  }

  /** The results of all games. */
  public BookChange change() {
    return change;
  }

  /** How many games there are. */
  public int games() {
    return games;
  }
}
