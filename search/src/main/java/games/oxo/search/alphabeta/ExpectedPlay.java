package games.oxo.search.alphabeta;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.MoveValue;
import games.oxo.search.kernel.SearchStopped;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the principal variation after a move whose value is known: at each stone the first move
 * that keeps the value, found with null windows.
 */
final class ExpectedPlay {
  private final Position root;
  private final int depth;
  private final AlphaBetaSearch search;
  private final List<Move> line = new ArrayList<>();
  private Position at;
  private int tried;
  private boolean inSearch;

  ExpectedPlay(Position root, int depth, AlphaBetaSearch search) {
    this.root = root;
    this.depth = depth;
    this.search = search;
    at = root;
  }

  /**
   * The play to the depth that begins with a move.
   *
   * @throws SearchStopped when the clock says so; called again with the same move it continues
   */
  List<Move> after(MoveValue first) {
    if (line.isEmpty()) {
      line.add(first.move());
      at = root.play(first.move());
    }
    int value = AlphaBetaSearch.score(first.value());
    Player mover = root.toMove().orElseThrow();
    while (line.size() < depth && !at.outcome().isOver()) {
      Player next = at.toMove().orElseThrow();
      Move reply = reply(next, next == mover ? value : -value);
      line.add(reply);
      at = at.play(reply);
      tried = 0;
    }
    List<Move> whole = List.copyOf(line);
    line.clear();
    return whole;
  }

  private Move reply(Player mover, int wanted) {
    List<Move> stones = at.legalMoves().stream().filter(move -> !move.isSwap()).toList();
    long own = at.stones(mover);
    long other = at.stones(mover.other());
    for (; tried < stones.size(); tried++) {
      Move move = stones.get(tried);
      boolean resumed = inSearch;
      inSearch = true;
      int value =
          resumed
              ? search.resume()
              : search.compare(wanted, own, other, move.cell(), depth - line.size(), root.ply());
      inSearch = false;
      if (value >= wanted) {
        return move;
      }
    }
    throw new IllegalStateException("one of the moves keeps the value of the position");
  }
}
