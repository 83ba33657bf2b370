package games.oxo.book.distill;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.value.Ending;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The move that a book plays")
class MoveChooserTest {
  private static final BookGame SQUAVA = BookGame.of(BuiltInGames.load("squava"));
  private static final CanonicalPosition START = SQUAVA.key(SQUAVA.plain().start());

  @TempDir private Path folder;

  @SuppressWarnings("NullAway.Init")
  private BookStore book;

  @BeforeEach
  void open() {
    book = BookStore.open(SQUAVA, BookAddress.of(folder.resolve("book.db")));
  }

  @AfterEach
  void close() {
    book.close();
  }

  private static CanonicalPosition after(int cell) {
    Position start = SQUAVA.plain().start();
    return SQUAVA.key(start.play(Move.at(cell)));
  }

  private void games(int cell, long won, long lost) {
    BookChange change = new BookChange();
    change.position(START).move(cell).addGames(won, 0, lost);
    book.write(change, (int) (won + lost));
  }

  private Optional<Integer> chosen() {
    return new MoveChooser(book, ChoiceRule.USUAL)
        .choose(book.find(START).orElseThrow())
        .map(Choice::cell);
  }

  @Test
  void hasTheBestLowerConfidenceBound() {
    games(12, 600, 400);
    games(6, 15, 5);
    assertThat(chosen()).as("0.60 - 0.06 against 0.75 - 0.45").contains(12);
  }

  @Test
  void needsEnoughGames() {
    games(12, 9, 0);
    assertThat(chosen()).isEmpty();
    games(12, 1, 0);
    assertThat(chosen()).as("1 - 0.63").contains(12);
  }

  @Test
  void isAProvenWinWhateverTheGamesSay() {
    games(12, 600, 0);
    BookChange proof = new BookChange();
    proof.position(START).move(6).proven(Ending.win(9));
    proof.position(START).move(7).proven(Ending.win(5));
    book.write(proof, 0);
    assertThat(chosen()).as("the sooner win").contains(7);
  }

  @Test
  void isNeitherRefutedNorProvenLost() {
    games(12, 600, 0);
    games(6, 300, 300);
    BookChange refuted = new BookChange();
    refuted.position(START).move(12).refuted(true);
    book.write(refuted, 0);
    assertThat(chosen()).contains(6);
    BookChange lost = new BookChange();
    lost.position(START).move(6).proven(Ending.loss(8));
    book.write(lost, 0);
    assertThat(chosen()).isEmpty();
  }

  @Test
  void hasTheBestValueInAnExpandedBook() {
    BookChange change = new BookChange();
    change.position(START).value(0.6, 1000).unbooked(0, 0.55).move(12);
    change.position(START).move(6);
    change.position(after(12)).value(0.5, 1000).negamax(0.42);
    change.position(after(6)).value(0.1, 1000).negamax(0.47);
    book.write(change, 0);
    assertThat(chosen()).as("1 - 0.42 against 1 - 0.47 and 0.55").contains(12);
    BookChange worse = new BookChange();
    worse.position(after(12)).negamax(0.48);
    book.write(worse, 0);
    assertThat(chosen()).as("the best one outside the book").contains(0);
  }
}
