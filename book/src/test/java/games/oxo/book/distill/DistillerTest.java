package games.oxo.book.distill;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.EngineContext;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A distilled book")
class DistillerTest {
  private static final Game GAME = BuiltInGames.load("yavalath");
  private static final BookGame YAVALATH = BookGame.of(GAME);
  private static final MoveNotation NOTATION = new MoveNotation(YAVALATH.plain());

  @TempDir private Path folder;

  @SuppressWarnings("NullAway.Init")
  private BookStore book;

  @BeforeEach
  void open() {
    book = BookStore.open(YAVALATH, BookAddress.of(folder.resolve("book.db")));
  }

  @AfterEach
  void close() {
    book.close();
  }

  private static Position after(String moves) {
    return NOTATION.playList(YAVALATH.plain().start(), moves);
  }

  /** Enters a position with its value and moves, each of which leads to another position. */
  private void position(String moves, double value, String... next) {
    Position position = after(moves);
    CanonicalPosition key = YAVALATH.key(position);
    BookChange change = new BookChange();
    change.position(key).value(value, 1000).negamax(value);
    for (String each : next) {
      Move move = YAVALATH.form(position).toKey(NOTATION.read(position, each));
      change.position(key).move(move.cell());
    }
    book.write(change, 0);
  }

  private DistilledBook distilled() {
    return new Distiller(book, DistillPlan.usual(true)).distill();
  }

  private static String reply(DistilledBook from, Position position) {
    return from.reply(position).map(MoveValue::move).map(NOTATION::writeInList).orElse("none");
  }

  private void small() {
    position("", 0.6, "e5", "a1", "b3");
    position("e5", 0.2, "d4", "a2");
    position("a1", 0.55, "e5");
    position("b3", 0.49, "e5");
    position("e5 d4", 0.8, "c3");
    position("e5 a2", 0.9, "g7");
    position("a1 e5", 0.45);
    position("b3 e5", 0.51);
    position("e5 d4 c3", 0.2);
    position("e5 a2 g7", 0.1);
  }

  @Test
  void hasAMoveForEachPositionThatItsPlayerCanReach() {
    small();
    DistilledBook found = distilled();
    assertThat(reply(found, after(""))).isEqualTo("e5");
    assertThat(reply(found, after("e5 d4"))).isEqualTo("c3");
    assertThat(reply(found, after("e5 a2"))).isEqualTo("g7");
    assertThat(reply(found, after("e5"))).isEqualTo("d4");
    assertThat(reply(found, after("a1"))).isEqualTo("e5");
    assertThat(found.entry(YAVALATH.key(after("a1 e5"))))
        .as("its player does not open with a1")
        .isEmpty();
  }

  @Test
  void answersEveryMirrorImage() {
    small();
    DistilledBook found = distilled();
    for (Move move : after("e5").legalMoves()) {
      Position position = after("e5").play(move);
      boolean known = found.entry(YAVALATH.key(position)).isPresent();
      Optional<MoveValue> reply = found.reply(position);
      assertThat(reply.isPresent()).isEqualTo(known);
      reply.ifPresent(
          each ->
              assertThat(YAVALATH.key(position.play(each.move())))
                  .isIn(YAVALATH.key(after("e5 d4 c3")), YAVALATH.key(after("e5 a2 g7"))));
    }
  }

  @Test
  void hasFirstWhatASensibleOpponentPlays() {
    small();
    List<CanonicalPosition> keys = distilled().entries().stream().map(Entry::key).toList();
    assertThat(keys.indexOf(YAVALATH.key(after("e5 d4"))))
        .isLessThan(keys.indexOf(YAVALATH.key(after("e5 a2"))));
  }

  @Test
  void swapsWhatIsGoodAndOpensWithWhatIsEven() {
    small();
    DistilledBook found = distilled();
    MoveNotation own = new MoveNotation(GAME);
    Position start = GAME.start();
    assertThat(found.reply(start).map(each -> own.writeInList(each.move()))).contains("b3");
    Position centre = own.playList(start, "e5");
    assertThat(found.reply(centre).map(MoveValue::move)).contains(Move.SWAP);
    Position corner = own.playList(start, "a1");
    assertThat(found.reply(corner).map(each -> own.writeInList(each.move()))).contains("e5");
    Position swapped = centre.play(Move.SWAP);
    assertThat(found.reply(swapped).map(each -> own.writeInList(each.move()))).contains("d4");
    LiveBook live = new LiveBook(book, ChoiceRule.USUAL);
    for (Position each : List.of(start, centre, corner, swapped)) {
      assertThat(live.reply(each).map(MoveValue::move))
          .isEqualTo(found.reply(each).map(MoveValue::move));
    }
  }

  @Test
  void keepsNoMoveThatAProbeRefutes() {
    String moves = "e5 d4 a1 f6 a5 g7";
    position("", 0.6, "e5");
    position("e5", 0.5, "d4");
    position("e5 d4", 0.5, "a1");
    position("e5 d4 a1", 0.5, "f6");
    position("e5 d4 a1 f6", 0.5, "a5");
    position("e5 d4 a1 f6 a5", 0.5, "g7");
    position(moves, 0.5, "c1");
    position(moves + " c1", 0.5);
    Probe probe =
        new Probe(
            YAVALATH, new Probe.Effort(Limits.nodes(200_000), 0.1), EngineContext.of(1, 1 << 24));
    Distrust distrust =
        new Distrust(book, DistillPlan.usual(true), List.of(probe), WorkerPool.SINGLE);
    DistilledBook kept = distrust.run((probed, left, refuted) -> {}, () -> false);
    assertThat(distrust.refutations())
        .anySatisfy(each -> assertThat(each.found().isLoss()).isTrue());
    for (Entry each : kept.entries()) {
      assertThat(probe.attack(each, () -> false)).isEmpty();
    }
    assertThat(book.find(YAVALATH.key(after(moves)))).isPresent();
  }

  @Test
  void endsInNegamaxValues() {
    small();
    BookChange corrections = new Backup(book).corrections();
    book.write(corrections, 0);
    assertThat(new Backup(book).corrections().isEmpty()).isTrue();
    assertThat(book.find(YAVALATH.key(after("e5"))).orElseThrow().negamax())
        .as("the better of 1 - 0.8 and 1 - 0.9")
        .isCloseTo(0.2, org.assertj.core.data.Offset.offset(1e-9));
  }

  @Test
  void knowsWhatFollowsFirstStonesThatItWouldNotPlay() {
    small();
    position("a1 e5", 0.45, "c3");
    position("a1 e5 c3", 0.5);
    assertThat(reply(distilled(), after(""))).isNotEqualTo("a1");
    assertThat(reply(distilled(), after("a1 e5"))).isEqualTo("c3");
  }
}
