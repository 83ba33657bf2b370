package games.oxo.book.compact;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.MoveValue;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The positions that a book's player can reach")
class ReachablePositionsTest {
  private record Seat(CanonicalPosition key, boolean swapPending, boolean bookIsX) {}

  /** Plays all games of the book's player with the rules themselves. */
  private static final class Exhaustive {
    private final DistilledBook book;
    private final Set<Seat> seen = new HashSet<>();
    private final Set<CanonicalPosition> plain = new HashSet<>();
    private final Set<CanonicalPosition> beforeSwap = new HashSet<>();

    Exhaustive(Game game, DistilledBook book) {
      this.book = book;
      for (Game each : List.of(game, book.game().plain())) {
        play(each.start(), true);
        play(each.start(), false);
      }
    }

    private void play(Position at, boolean bookIsX) {
      CanonicalPosition key = book.game().key(at);
      if (at.outcome().isOver() || !seen.add(new Seat(key, at.swapPending(), bookIsX))) {
        return;
      }
      boolean own = (at.toMove().orElseThrow() == Player.X) == bookIsX;
      Optional<MoveValue> reply = own ? book.reply(at) : Optional.empty();
      if (reply.isPresent()) {
        (at.swapPending() ? beforeSwap : plain).add(key);
        go(at, reply.get().move(), bookIsX);
      } else if (!own) {
        at.legalMoves().forEach(move -> go(at, move, bookIsX));
      }
    }

    private void go(Position at, Move move, boolean bookIsX) {
      play(at.play(move), bookIsX != move.isSwap());
    }
  }

  private static Set<CanonicalPosition> keys(List<Entry> entries) {
    return entries.stream().map(Entry::key).collect(Collectors.toSet());
  }

  /** The book without every fifth entry, so that some cannot be reached. */
  private static DistilledBook torn(DistilledBook book) {
    List<Entry> kept =
        book.entries().stream().filter(each -> each.key().hashCode() % 5 != 0).toList();
    return new DistilledBook(book.game(), kept, book.beforeSwap());
  }

  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe,10000",
    "squava,500",
    "connect4:5x4,800",
    "yavalath:side4,500",
    "tictactrains:mallorcan,300",
    "double,800"
  })
  void areThoseThatGamesLeadTo(String name, int size) {
    Game game = CompactBookTest.game(name);
    DistilledBook book = torn(SyntheticBook.of(game, size));
    Exhaustive all = new Exhaustive(game, book);
    for (DistilledBook found :
        List.of(ReachablePositions.breadthFirst(book), ReachablePositions.mostUsefulFirst(book))) {
      assertThat(found.entries()).doesNotHaveDuplicates();
      assertThat(keys(found.entries())).isEqualTo(all.plain);
      assertThat(keys(found.beforeSwap())).isEqualTo(all.beforeSwap);
    }
    assertThat(all.plain).hasSizeLessThan(book.entries().size());
  }

  @Test
  void theFirstOnesNeedNoOthers() {
    DistilledBook book = SyntheticBook.of(CompactBookTest.game("yavalath"), 400);
    List<Entry> backwards = book.entries().stream().collect(Collectors.toList());
    Collections.reverse(backwards);
    DistilledBook ordered =
        ReachablePositions.mostUsefulFirst(
            new DistilledBook(book.game(), backwards, book.beforeSwap()));
    for (int count : new int[] {1, 10, 100, 390}) {
      List<Entry> first = ordered.entries().subList(0, count);
      DistilledBook part = new DistilledBook(book.game(), first, ordered.beforeSwap());
      assertThat(ReachablePositions.breadthFirst(part).entries()).hasSize(count);
    }
  }

  @Test
  void keepTheOrderOfABookThatNeedsNoOther() {
    DistilledBook book = SyntheticBook.of(CompactBookTest.game("squava"), 300);
    assertThat(ReachablePositions.mostUsefulFirst(book).entries()).isEqualTo(book.entries());
  }
}
