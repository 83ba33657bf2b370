package games.oxo.book.compact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.OpeningBook;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class BuiltInBooksTest {
  private final Game game = BuiltInGames.load("yavalath");
  private final DistilledBook book = SyntheticBook.of(game, 100);

  private BuiltInBooks.Resources with(byte[] bytes) {
    String only = "/oxo/books/" + book.game().fingerprint() + ".oxobook";
    return name -> name.equals(only) ? new ByteArrayInputStream(bytes) : null;
  }

  @Test
  void areFoundByTheRules() {
    BuiltInBooks.Resources resources = with(CompactBook.write(book, true));
    OpeningBook found = BuiltInBooks.of(game, resources);
    assertThat(found.reply(game.start()).orElseThrow().move())
        .isEqualTo(book.reply(game.start()).orElseThrow().move());
    assertThat(BuiltInBooks.of(BuiltInGames.load("squava"), resources)).isSameAs(OpeningBook.NONE);
    assertThat(BuiltInBooks.read(BuiltInGames.load("squava"), resources)).isEmpty();
    assertThat(BuiltInBooks.read(game, resources).orElseThrow().entries())
        .hasSameSizeAs(book.entries());
  }

  @Test
  void areReadWhenTheyAreAsked() {
    OpeningBook found = BuiltInBooks.of(game, with("OXOBOOK".getBytes(StandardCharsets.US_ASCII)));
    assertThatThrownBy(() -> found.reply(game.start()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is damaged");
  }

  /** No answer to a move of the book may win at once. */
  @Test
  void theBookOfYavalathPlaysLegalMovesThatDoNotLoseAtOnce() {
    Game yavalath = BuiltInGames.load("yavalath:no-swap");
    DistilledBook book = BuiltInBooks.read(yavalath).orElseThrow();
    assertThat(book.entries()).hasSizeGreaterThan(25_000);
    int proven = 0;
    for (Entry entry : book.entries()) {
      Position before = entry.key().position(book.game().plain());
      assertThat(before.legalMoves()).contains(entry.move());
      Position after = before.play(entry.move());
      if (after.outcome().isOver()) {
        assertThat(after.outcome().winner()).isEqualTo(before.toMove().orElseThrow());
      } else {
        for (Move answer : after.legalMoves()) {
          assertThat(after.play(answer).outcome().winner())
              .as("%s after %s", entry, answer)
              .isNotEqualTo(after.toMove().orElseThrow());
        }
      }
      proven += entry.value().isProven() ? 1 : 0;
    }
    assertThat(proven).isGreaterThan(20_000);
  }

  @Test
  void theBookOfYavalathKnowsEveryFirstStoneAndWhetherToSwapIt() {
    Game yavalath = BuiltInGames.load("yavalath");
    OpeningBook book = BuiltInBooks.of(yavalath);
    assertThat(book.reply(yavalath.start())).isPresent();
    for (Move first : yavalath.start().legalMoves()) {
      assertThat(book.reply(yavalath.start().play(first))).as("%s", first).isPresent();
    }
  }

  @Test
  void oneBookServesAllEnginesOfTheSameRules() {
    OpeningBook once = BuiltInBooks.of(BuiltInGames.load("yavalath"));
    assertThat(BuiltInBooks.of(BuiltInGames.load("yavalath:no-swap"))).isSameAs(once);
    assertThat(BuiltInBooks.of(BuiltInGames.load("yavalath:side4"))).isSameAs(OpeningBook.NONE);
  }
}
