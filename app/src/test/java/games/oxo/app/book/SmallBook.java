package games.oxo.app.book;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.search.value.Ending;
import java.nio.file.Path;
import java.util.List;

/** Makes a book of random games, in which the first plies count. */
final class SmallBook {
  private SmallBook() {}

  /**
   * Writes the book.
   *
   * @param plies how many stones of each game are in the book
   */
  static void write(Game game, Path file, int games, int plies) {
    BookGame plain = BookGame.of(game);
    Dice dice = new Dice(1);
    BookChange change = new BookChange();
    for (int i = 0; i < games; i++) {
      play(plain, dice, change, plies);
    }
    Position start = plain.plain().start();
    change.position(plain.key(start)).value(0.55, 1000).negamax(0.6);
    Position after = start.play(start.legalMoves().get(0));
    change.position(plain.key(after)).proven(Ending.loss(12));
    CanonicalForm form = plain.form(start);
    Move last = start.legalMoves().get(1);
    change.position(form.key()).move(form.toKey(last).cell()).refuted(true);
    try (BookStore store = BookStore.open(plain, BookAddress.of(file))) {
      store.write(change, games);
    }
  }

  private static void play(BookGame plain, Dice dice, BookChange change, int plies) {
    Position position = plain.plain().start();
    while (!position.outcome().isOver()) {
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(dice.below(moves.size())));
    }
    Player winner = position.outcome().winner();
    for (Position at = position; at.previous().isPresent(); at = at.previous().get()) {
      Position before = at.previous().get();
      if (before.ply() < plies) {
        Player mover = before.toMove().orElseThrow();
        int result = winner == null ? 0 : winner == mover ? 1 : -1;
        // As a book has it: one of the moves that lead to the same position.
        int cell = cell(plain, before, at);
        change.position(plain.key(before)).move(cell).addGame(result);
      }
    }
  }

  private static int cell(BookGame plain, Position before, Position after) {
    Position key = plain.key(before).position(plain.plain());
    return key.legalMoves().stream()
        .filter(move -> plain.key(key.play(move)).equals(plain.key(after)))
        .mapToInt(Move::cell)
        .min()
        .orElseThrow();
  }
}
