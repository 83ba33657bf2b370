package games.oxo.book.compact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.book.BookGame;
import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.value.Chance;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A book as a tree of replies")
class CompactBookTest {
  /** Both sides move twice in a row, and the swap comes after two stones. */
  static final String DOUBLE_TURNS =
      """
      name  = "Double"
      board = { shape = "square", width = 4, height = 4 }
      line  = { win = 4 }
      swap  = true
      turns = "XA, XA, (OA, OA, XA, XA) ..."
      """;

  static Game game(String name) {
    return name.equals("double") ? Samples.gameOf(DOUBLE_TURNS) : BuiltInGames.load(name);
  }

  private static Map<CanonicalPosition, Entry> byKey(List<Entry> entries) {
    return entries.stream().collect(Collectors.toMap(Entry::key, entry -> entry));
  }

  private static void assertSameMoves(List<Entry> found, List<Entry> wanted) {
    Map<CanonicalPosition, Entry> known = byKey(found);
    assertThat(known.keySet()).isEqualTo(byKey(wanted).keySet());
    for (Entry each : wanted) {
      assertThat(known.get(each.key()).move()).isEqualTo(each.move());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "yavalath,1500",
    "yavalath:no-swap,500",
    "squava,800",
    "connect4,800",
    "tictactrains:mallorcan,600",
    "tictactrains,300",
    "fourtic,300",
    "tic-tac-toe,100000",
    "tic-tac-toe:misere,100000",
    "double,3000"
  })
  void everyEntryComesBack(String name, int size) {
    DistilledBook book = SyntheticBook.of(game(name), size);
    for (boolean values : new boolean[] {true, false}) {
      byte[] bytes = CompactBook.write(book, values);
      DistilledBook read = CompactBook.read(book.game(), bytes, "it");
      assertSameMoves(read.entries(), book.entries());
      assertSameMoves(read.beforeSwap(), book.beforeSwap());
      assertThat(CompactBook.write(read, values)).isEqualTo(bytes);
    }
    assertThat(ReplyTree.write(book, new int[0], 91).entries())
        .isEqualTo(book.entries().size() + book.beforeSwap().size());
  }

  @Test
  void valuesAreKeptRoughlyAndSoIsTheOrder() {
    DistilledBook book = SyntheticBook.of(game("yavalath"), 1000);
    DistilledBook read = CompactBook.read(book.game(), CompactBook.write(book, true), "it");
    for (Entry each : book.entries()) {
      Entry found = read.entry(each.key()).orElseThrow();
      assertThat(found.value().isProven()).isEqualTo(each.value().isProven());
      assertThat(found.value().isWin()).isEqualTo(each.value().isWin());
      assertThat(found.value().isDraw()).isEqualTo(each.value().isDraw());
      if (each.value() instanceof Chance chance) {
        assertThat(((Chance) found.value()).expected())
            .isBetween(chance.expected() - 0.0051, chance.expected() + 0.0051);
      }
    }
    Map<CanonicalPosition, Entry> firstHundred = byKey(read.entries().subList(0, 100));
    assertThat(byKey(book.entries().subList(0, 127)).keySet()).containsAll(firstHundred.keySet());
  }

  @Test
  void whatCannotBeReachedIsLeftOut() {
    DistilledBook book = SyntheticBook.of(game("squava"), 200);
    List<Entry> laterThanReplies =
        book.entries().stream().filter(each -> each.key().ply() != 1).toList();
    DistilledBook headless = new DistilledBook(book.game(), laterThanReplies, List.of());
    DistilledBook read = CompactBook.read(book.game(), CompactBook.write(headless, true), "it");
    assertThat(read.entries()).hasSizeBetween(10, 190);
    assertThat(read.entries()).allMatch(each -> each.key().ply() % 2 == 0);
  }

  @Test
  void theFirstStoneOfTheBooksPlayerMayBeAny() {
    DistilledBook book = SyntheticBook.of(game("squava"), 200);
    List<Entry> withoutFirst =
        book.entries().stream().filter(each -> each.key().ply() > 0).toList();
    DistilledBook headless = new DistilledBook(book.game(), withoutFirst, List.of());
    DistilledBook read = CompactBook.read(book.game(), CompactBook.write(headless, true), "it");
    assertThat(read.entries()).hasSameSizeAs(withoutFirst);
  }

  @Test
  void anEmptyBookIsSmall() {
    BookGame game = BookGame.of(game("yavalath"));
    byte[] bytes = CompactBook.write(new DistilledBook(game, List.of(), List.of()), true);
    assertThat(bytes).hasSizeLessThan(60);
    assertThat(CompactBook.read(game, bytes, "it").entries()).isEmpty();
  }

  @Test
  void aBookOfOtherRulesIsRefused() {
    byte[] bytes = CompactBook.write(SyntheticBook.of(game("squava"), 20), true);
    BookGame other = BookGame.of(game("fourtic"));
    assertThatThrownBy(() -> CompactBook.read(other, bytes, "my.oxobook"))
        .isInstanceOf(InputException.class)
        .hasMessage("my.oxobook is a book for other rules than those of fourtic");
    assertThatThrownBy(() -> CompactBook.read(other, new byte[] {1, 2}, "my.oxobook"))
        .isInstanceOf(InputException.class)
        .hasMessage("my.oxobook is not a compact book");
    bytes[7] = 9;
    assertThatThrownBy(() -> CompactBook.read(other, bytes, "my.oxobook"))
        .isInstanceOf(InputException.class)
        .hasMessage("my.oxobook is a compact book of version 9; this program reads version 2");
  }

  @Test
  void oneBookServesTheGameWithAndWithoutASwap() {
    DistilledBook book = SyntheticBook.of(game("yavalath"), 200);
    BookGame without = BookGame.of(game("yavalath:no-swap"));
    DistilledBook read = CompactBook.read(without, CompactBook.write(book, false), "it");
    assertThat(read.entries()).hasSameSizeAs(book.entries());
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "connect4", "double", "tictactrains:spanish", "yavalath"})
  void whateverTheBytesAreTheAnswerIsABookOrOneSentence(String name) {
    DistilledBook book = SyntheticBook.of(game(name), 150);
    byte[] sound = CompactBook.write(book, true);
    Dice dice = new Dice(name.hashCode());
    for (int i = 0; i < Samples.howMany("oxo.cases") / 40; i++) {
      byte[] bytes = Arrays.copyOf(sound, dice.below(4) > 0 ? sound.length : dice.below(400));
      for (int changes = dice.below(4); changes > 0 && bytes.length > 0; changes--) {
        bytes[dice.below(bytes.length)] = (byte) dice.below(256);
      }
      if (bytes.length > 4 && dice.below(8) > 0) {
        int sum = CompactBook.checksum(bytes);
        for (int b = 0; b < 4; b++) {
          bytes[bytes.length - 4 + b] = (byte) (sum >>> (24 - 8 * b));
        }
      }
      try {
        CompactBook.read(book.game(), bytes, "it");
      } catch (InputException e) {
        assertThat(e.getMessage()).startsWith("it is ");
      }
    }
  }
}
