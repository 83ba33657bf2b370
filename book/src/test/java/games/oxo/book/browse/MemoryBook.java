package games.oxo.book.browse;

import games.oxo.book.BookCounts;
import games.oxo.book.BookGame;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.BookReader;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalPosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** A book in memory that has all positions with few stones, each distinct move once. */
public final class MemoryBook implements BookReader {
  private final BookGame game;
  private final Map<CanonicalPosition, BookPosition> positions = new LinkedHashMap<>();

  public MemoryBook(Game game, int stones) {
    this.game = BookGame.of(game);
    add(this.game.plain().start(), stones);
  }

  private void add(Position position, int stones) {
    CanonicalPosition key = game.key(position);
    if (position.outcome().isOver() || position.ply() > stones || positions.containsKey(key)) {
      return;
    }
    List<BookMove> moves = new ArrayList<>();
    List<CanonicalPosition> after = new ArrayList<>();
    Position shown = key.position(game.plain());
    for (Move move : shown.legalMoves()) {
      CanonicalPosition next = game.key(shown.play(move));
      if (!after.contains(next)) {
        after.add(next);
        int cell = move.cell();
        moves.add(new BookMove(cell, 20 + cell, cell, 10, null, cell == 1));
      }
    }
    put(new BookPosition(key, 0.5, 100, 0.55, null, BookPosition.NO_CELL, 0, false, moves));
    moves.forEach(move -> add(shown.play(Move.at(move.cell())), stones));
  }

  public void put(BookPosition position) {
    positions.put(position.key(), position);
  }

  @Override
  public BookGame game() {
    return game;
  }

  @Override
  public Optional<BookPosition> find(CanonicalPosition key) {
    return Optional.ofNullable(positions.get(key));
  }

  @Override
  public void forEach(Consumer<BookPosition> taker) {
    positions.values().forEach(taker);
  }

  @Override
  public BookCounts counts() {
    return new BookCounts(positions.size(), 0, 0, 0, 0);
  }
}
