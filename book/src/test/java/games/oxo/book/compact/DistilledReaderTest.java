package games.oxo.book.compact;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.BookValue;
import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.book.DistilledReader;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A distilled book as a graph")
class DistilledReaderTest {
  @ParameterizedTest
  @ValueSource(strings = {"squava", "yavalath", "connect4", "tictactrains:modern", "fourtic"})
  void hasTheMoveOfEveryEntryAndThePositionAfterIt(String name) {
    DistilledBook book = SyntheticBook.of(BuiltInGames.load(name), 300);
    DistilledReader reader = new DistilledReader(book);
    for (Entry entry : book.entries()) {
      BookPosition found = reader.find(entry.key()).orElseThrow();
      assertThat(found.moves()).extracting(BookMove::cell).containsExactly(entry.move().cell());
      assertThat(found.negamax()).isEqualTo(BookValue.chance(entry.value()));
      Position before = entry.key().position(book.game().plain());
      Position after = before.play(entry.move());
      if (!after.outcome().isOver() && book.entry(book.game().key(after)).isEmpty()) {
        boolean same = after.toMove().equals(before.toMove());
        double value = BookValue.chance(entry.value());
        assertThat(reader.find(book.game().key(after)).orElseThrow().negamax())
            .isIn(values(book, after, same ? value : 1 - value));
      }
    }
  }

  /** Several entries may lead to a position; any of them may name its value. */
  private static List<Double> values(DistilledBook book, Position after, double own) {
    List<Double> values = new ArrayList<>();
    values.add(own);
    for (Entry each : book.entries()) {
      Position next = each.key().position(book.game().plain()).play(each.move());
      if (!next.outcome().isOver() && book.game().key(next).equals(book.game().key(after))) {
        boolean same = next.game().mover(next.ply()) == next.game().mover(each.key().ply());
        double value = BookValue.chance(each.value());
        values.add(same ? value : 1 - value);
      }
    }
    return values;
  }

  @ParameterizedTest
  @ValueSource(strings = {"squava", "yavalath"})
  void aMoveOfTheOpponentLeadsToAnEntry(String name) {
    DistilledBook book = SyntheticBook.of(BuiltInGames.load(name), 300);
    DistilledReader reader = new DistilledReader(book);
    int answers = 0;
    for (Entry entry : book.entries()) {
      Position before = entry.key().position(book.game().plain());
      Position after = before.play(entry.move());
      BookPosition found =
          after.outcome().isOver() ? null : reader.find(book.game().key(after)).orElseThrow();
      if (found != null && book.entry(found.key()).isEmpty()) {
        Position shown = found.key().position(book.game().plain());
        for (BookMove move : found.moves()) {
          Position next = shown.play(Move.at(move.cell()));
          assertThat(book.entry(book.game().key(next))).isPresent();
          answers++;
        }
      }
    }
    assertThat(answers).isGreaterThan(50);
  }

  @ParameterizedTest
  @ValueSource(strings = {"squava", "yavalath"})
  void countsWhatItHandsOut(String name) {
    DistilledReader reader = new DistilledReader(SyntheticBook.of(BuiltInGames.load(name), 100));
    List<BookPosition> all = new ArrayList<>();
    reader.forEach(all::add);
    assertThat(all).isSortedAccordingTo((a, b) -> a.key().ply() - b.key().ply());
    assertThat(reader.counts().positions()).isEqualTo(all.size()).isGreaterThan(100);
    assertThat(reader.counts().deepest()).isEqualTo(all.get(all.size() - 1).key().ply());
  }
}
