package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Result;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An engine with an opening book")
class BookSourceTest {
  private static final Game SQUAVA = BuiltInGames.load("squava");
  private static final Move BOOKED = Move.at(7);
  private static final OpeningBook BOOK =
      position ->
          position.ply() == 0
              ? Optional.of(new MoveValue(BOOKED, new Chance(0.6), 12, List.of(BOOKED)))
              : Optional.empty();

  /** A book that can be named, and that {@code best} has by itself. */
  private static final BookSupply SUPPLY =
      new BookSupply() {
        @Override
        public OpeningBook named(Game game, String text) {
          assertThat(text).isEqualTo("mine");
          return BOOK;
        }

        @Override
        public OpeningBook usual(Game game, boolean strongest) {
          return strongest ? BOOK : OpeningBook.NONE;
        }
      };

  private static Analysis think(String spec, SearchRequest request) {
    EngineContext context = EngineContext.of(1, 1 << 20).withDeterministic(true).withBooks(SUPPLY);
    return Engines.create(SQUAVA, EngineSpec.parse(spec), context)
        .engine()
        .think(SQUAVA.start(), request, SearchListener.NONE);
  }

  private static final SearchRequest SHORT = SearchRequest.of(Limits.nodes(100));

  @Test
  void playsFromIt() {
    Analysis found = think("alphabeta:depth=2,book=mine", SHORT);
    assertThat(found.best()).isEqualTo(BOOKED);
    assertThat(found.fromBook()).isTrue();
    assertThat(found.nodes()).isZero();
    assertThat(found.value()).isEqualTo(new Chance(0.6));
  }

  @Test
  void isBestWithoutBeingAskedForIt() {
    assertThat(think("best", SHORT).fromBook()).isTrue();
    assertThat(think("level10", SHORT).fromBook()).isTrue();
    assertThat(think("best:book=none", SHORT).fromBook()).isFalse();
    assertThat(think("deep", SHORT).fromBook()).isFalse();
  }

  @Test
  void thinksWhereTheRequestIsNotForTheBook() {
    assertThat(think("deep:book=mine", SHORT.withAvoid(List.of(BOOKED))).fromBook()).isFalse();
    assertThat(think("deep:book=mine", SHORT.withEveryMove(true)).fromBook()).isFalse();
  }

  /** Where a proof has a winning move, the book is not asked; a move that loses is not played. */
  @Test
  void isOverruledByProofs() {
    ExactValues won = proof(Result.WIN);
    Analysis proven = best(won);
    assertThat(proven.fromBook()).isFalse();
    assertThat(proven.value().isWin()).isTrue();
    Analysis avoided = best(proof(Result.LOSS));
    assertThat(avoided.fromBook()).isFalse();
    assertThat(avoided.best()).isNotEqualTo(BOOKED);
    assertThat(best(ExactValues.NONE).fromBook()).isTrue();
  }

  private static Analysis best(ExactValues known) {
    EngineContext context = EngineContext.of(1, 1 << 20).withTable(known).withBooks(SUPPLY);
    return Engines.create(SQUAVA, EngineSpec.parse("best"), context)
        .engine()
        .think(SQUAVA.start(), SHORT, SearchListener.NONE);
  }

  /** The first stone in the middle wins, or the one that the book plays loses. */
  private static ExactValues proof(Result first) {
    Move middle = Move.at(12);
    return new ExactValues() {
      @Override
      public OptionalInt value(Position position) {
        return OptionalInt.empty();
      }

      @Override
      public Optional<Result> result(Position position) {
        Move move = first == Result.WIN ? middle : BOOKED;
        return position.ply() == 1 && position.occupied() == 1L << move.cell()
            ? Optional.of(first.negate())
            : Optional.empty();
      }

      @Override
      public Optional<Move> winningMove(Position position) {
        return first == Result.WIN && position.ply() == 0 ? Optional.of(middle) : Optional.empty();
      }
    };
  }

  @Test
  void takesOnlyItsFirstMovesFromItIfAsked() {
    // A book for every position: the first free cell.
    OpeningBook all =
        position ->
            position.legalMoves().stream()
                .findFirst()
                .map(move -> new MoveValue(move, new Chance(0.5), 1, List.of(move)));
    EngineContext context = EngineContext.of(1, 1 << 20).withBooks(new OneBook(all));
    for (String spec : List.of("random:book=all,book-moves=3", "random:book-moves=3")) {
      Engine engine = Engines.create(SQUAVA, EngineSpec.parse(spec), context).engine();
      Position position = SQUAVA.start();
      for (int cell : new int[] {24, 0, 22, 2, 15, 9, 5}) {
        boolean booked = engine.think(position, SHORT, SearchListener.NONE).fromBook();
        assertThat(booked)
            .as("%s after %d stones", spec, position.ply())
            .isEqualTo(position.ply() < 6);
        position = position.play(Move.at(cell));
      }
    }
    assertThatThrownBy(
            () -> Engines.create(SQUAVA, EngineSpec.parse("random:book-moves=0"), context))
        .isInstanceOf(InputException.class)
        .hasMessage("random:book-moves is 0; it must be 1 to 64");
  }

  @Test
  void cannotNameABookWhereNobodyHandedOneIn() {
    EngineContext context = EngineContext.of(1, 1 << 20);
    EngineSpec spec = EngineSpec.parse("best:book=/etc/passwd");
    assertThatThrownBy(() -> Engines.create(SQUAVA, spec, context))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("a book can be chosen on the command line only");
  }
}
