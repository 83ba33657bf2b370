package games.oxo.book.check;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.merge.BookMerger;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.search.Limits;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Values that a book calls proven, most of them false")
class ForgedRowsTest {
  private static final Game GAME = Samples.game("tic-tac-toe");

  @TempDir private Path folder;

  private final Dice dice = new Dice(29);
  private final Minimax minimax = new Minimax();

  private BookStore open(String name) {
    return BookStore.open(BookGame.of(GAME), BookAddress.of(folder.resolve(name)));
  }

  private static ProvenCheck check() {
    return new ProvenCheck(BookGame.of(GAME), Limits.NONE, 1 << 20, () -> false);
  }

  private Proven anyValue() {
    return switch (dice.below(8)) {
      case 0 -> Ending.DRAW;
      case 1 -> new Margin(dice.below(3));
      case 2, 3 -> Ending.of(Result.WIN);
      case 4 -> Ending.of(Result.LOSS);
      default ->
          dice.below(2) == 0 ? Ending.win(1 + dice.below(9)) : Ending.loss(1 + dice.below(9));
    };
  }

  private boolean isTrue(Proven said, int value) {
    if (said instanceof Margin || said.result().sign() != Integer.signum(value)) {
      return false;
    }
    return said.plies() == 0 || Minimax.stonesToTheEnd(value) <= said.plies();
  }

  private boolean isTrue(ProvenRow row) {
    return isTrue(
        row.said(),
        row.move() == null
            ? minimax.value(row.position())
            : minimax.value(row.position(), row.move()));
  }

  /** Writes values of random positions and moves to a book; returns how many rows these are. */
  private int forge(BookStore store, int positions) {
    BookChange change = new BookChange();
    for (int i = 0; i < positions; i++) {
      Position position = GAME.start();
      for (int stones = dice.below(7); stones > 0 && !position.outcome().isOver(); stones--) {
        position = position.play(any(position));
      }
      if (!position.outcome().isOver()) {
        var form = store.game().form(position);
        change.position(form.key()).proven(anyValue());
        change.position(form.key()).move(form.toKey(any(position)).cell()).proven(anyValue());
      }
    }
    store.write(change, 0);
    return rows(store).size();
  }

  private Move any(Position position) {
    return position.legalMoves().get(dice.below(position.legalMoves().size()));
  }

  private static List<ProvenRow> rows(BookStore store) {
    List<ProvenRow> rows = new ArrayList<>();
    store.forEach(
        each -> {
          Position board = each.key().position(GAME);
          if (each.proven() != null) {
            rows.add(new ProvenRow(board, null, each.proven()));
          }
          for (BookMove move : each.moves()) {
            if (move.proven() != null) {
              rows.add(new ProvenRow(board, Move.at(move.cell()), move.proven()));
            }
          }
        });
    return rows;
  }

  @Test
  void eachFalseOneIsFoundAndNoneIsTakenOver() {
    int most = Samples.howMany("oxo.cases") * 3 / 4;
    for (int done = 0, book = 0; done < most; book++) {
      try (BookStore forged = open("forged" + book);
          BookStore own = open("own" + book)) {
        done += forge(forged, 1000);
        ProvenSample all = new ProvenSample(forged, Integer.MAX_VALUE, 1);
        all.run(check(), () -> false);
        List<ProvenRow> rows = rows(forged);
        assertThat(all.proven()).isEqualTo(rows.size());
        assertThat(all.unsettled()).isZero();
        assertThat(all.wrong())
            .containsExactlyInAnyOrderElementsOf(rows.stream().filter(row -> !isTrue(row)).toList())
            .isNotEmpty();
        ProvenFilter filter = new ProvenFilter(check());
        new BookMerger(forged, own, filter).run(fraction -> true);
        assertThat(filter.wrong()).isEqualTo(all.wrong().size());
        assertThat(rows(own))
            .hasSize(all.right())
            .allSatisfy(row -> assertThat(isTrue(row)).as(row.toString()).isTrue());
      }
    }
  }

  @Test
  void whatIsKnownStaysWhateverAnotherBookSays() {
    try (BookStore own = open("own");
        BookStore other = open("other")) {
      var start = own.game().key(GAME.start());
      BookChange mine = new BookChange();
      mine.position(start).proven(Ending.DRAW).move(4).proven(Ending.DRAW);
      own.write(mine, 0);
      BookChange theirs = new BookChange();
      theirs.position(start).proven(Ending.win(5)).move(4).proven(Ending.win(5));
      other.write(theirs, 0);
      new BookMerger(other, own, row -> true).run(fraction -> true);
      BookPosition merged = own.find(start).orElseThrow();
      assertThat(merged.proven()).isEqualTo(Ending.DRAW);
      assertThat(merged.move(4).orElseThrow().proven()).isEqualTo(Ending.DRAW);
    }
  }

  @Test
  void aSampleIsDrawnByLotAndTheSameForTheSameSeed() {
    try (BookStore store = open("book")) {
      forge(store, 300);
      List<ProvenRow> first = wrong(store, 1);
      assertThat(wrong(store, 1)).isEqualTo(first);
      assertThat(wrong(store, 2)).isNotEqualTo(first);
    }
  }

  private static List<ProvenRow> wrong(BookStore store, long seed) {
    ProvenSample sample = new ProvenSample(store, 20, seed);
    sample.run(check(), () -> false);
    assertThat(sample.size()).isEqualTo(20);
    assertThat(sample.right() + sample.wrong().size()).isEqualTo(20);
    return sample.wrong();
  }

  /** Without the room for an answer nothing is called true or false. */
  @Test
  void whatIsTooHardIsNotSettled() {
    Game squava = Samples.game("squava");
    ProvenCheck check = new ProvenCheck(BookGame.of(squava), Limits.nodes(1), 1 << 20, () -> false);
    for (Result result : Result.values()) {
      ProvenRow row = new ProvenRow(squava.start(), null, Ending.of(result));
      assertThat(check.of(row)).isEqualTo(ProvenCheck.Verdict.UNSETTLED);
    }
  }

  @Test
  void pointsAreComparedToo() {
    Game game =
        Samples.gameOf(
            """
            name = "Points"
            board = { shape = "square", width = 3, height = 2 }
            score = { run = { length = 3, points = 3 }, bonus = { cells = "corners", points = 1 } }
            """);
    int value = minimax.value(game.start());
    ProvenCheck check = new ProvenCheck(BookGame.of(game), Limits.NONE, 1 << 20, () -> false);
    for (int points = -9; points <= 9; points++) {
      ProvenRow row = new ProvenRow(game.start(), null, new Margin(points));
      assertThat(check.of(row) == ProvenCheck.Verdict.TRUE).isEqualTo(points == value);
    }
    for (Result result : Result.values()) {
      ProvenRow row = new ProvenRow(game.start(), null, Ending.of(result));
      assertThat(check.of(row) == ProvenCheck.Verdict.TRUE)
          .isEqualTo(result == Result.ofSign(value));
    }
  }
}
