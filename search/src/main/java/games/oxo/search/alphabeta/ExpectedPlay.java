package games.oxo.search.alphabeta;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.MoveValue;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.textbook.TextbookScale;
import games.oxo.search.textbook.TextbookSearch;
import games.oxo.search.textbook.TextbookState;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the principal variation after a move whose value is known: at each stone the first move
 * that keeps the value, found with null windows.
 */
final class ExpectedPlay {
  private final Position root;
  private final int depth;
  private final TextbookSearch search;
  private final TextbookScale scale;

  ExpectedPlay(Position root, int depth, TextbookSearch search, TextbookScale scale) {
    this.root = root;
    this.depth = depth;
    this.search = search;
    this.scale = scale;
  }

  /**
   * The play to the depth that begins with a move.
   *
   * @throws SearchStopped when the clock says so
   */
  List<Move> after(MoveValue first) {
    List<Move> line = new ArrayList<>(List.of(first.move()));
    Position at = root.play(first.move());
    int value = scale.score(first.value());
    Player mover = root.toMove().orElseThrow();
    while (line.size() < depth && !at.outcome().isOver()) {
      boolean same = at.toMove().orElseThrow() == mover;
      Move reply = reply(at, depth - line.size(), same ? value : -value);
      line.add(reply);
      at = at.play(reply);
    }
    return line;
  }

  private Move reply(Position at, int stonesAhead, int wanted) {
    TextbookState state = search.position(at);
    for (Move move : at.legalMoves()) {
      if (!move.isSwap()
          && search.after(state, move.cell(), stonesAhead, wanted - 1, wanted) >= wanted) {
        return move;
      }
    }
    throw new IllegalStateException("one of the moves keeps the value of the position");
  }
}
