package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What goes before what in the engine best")
class AnswerOrderTest {
  private static final Game GAME = BuiltInGames.load("tic-tac-toe");
  private static final Position START = GAME.start();
  private static final Move BOOKED = Move.at(1);
  private static final Move PROVEN = Move.at(3);
  private static final Value GOOD = new Chance(0.7);
  private static final SearchRequest PLAY = SearchRequest.of(Limits.nodes(200));

  /** A proof of the first position, right or wrong. */
  private record Proof(Result result) implements ExactValues {
    @Override
    public OptionalInt value(Position position) {
      return OptionalInt.empty();
    }

    @Override
    public Optional<Result> result(Position position) {
      return position.ply() == 0 ? Optional.of(result) : Optional.empty();
    }

    @Override
    public Optional<Move> winningMove(Position position) {
      return result(position).filter(each -> each == Result.WIN).map(each -> PROVEN);
    }
  }

  /** A book with one move for the first position. */
  private static OpeningBook book(Value value) {
    return position ->
        position.ply() == 0
            ? Optional.of(new MoveValue(BOOKED, value, 5, List.of(BOOKED)))
            : Optional.empty();
  }

  private static Analysis think(OpeningBook book, ExactValues known, SearchRequest request) {
    EngineContext context =
        EngineContext.of(1, 1 << 20)
            .withDeterministic(true)
            .withTable(known)
            .withBooks(new OneBook(book));
    return Engines.create(GAME, EngineSpec.parse("best"), context)
        .engine()
        .think(START, request, SearchListener.NONE);
  }

  @Test
  void aTableBeforeTheBook() {
    ExactValues table = TableSourceTest.everything(GAME);
    for (Value value : List.of(GOOD, Ending.win(5))) {
      Analysis found = think(book(value), table, PLAY);
      assertThat(found.fromBook()).isFalse();
      assertThat(found.best()).isEqualTo(Move.at(0));
      assertThat(found.value()).isEqualTo(Ending.DRAW);
    }
  }

  @Test
  void aKnownValueBeforeTheBookEvenIfItsMoveMustBeFound() {
    ExactValues table = TableSourceTest.everything(GAME);
    ExactValues first = at -> at.ply() == 0 ? table.value(at) : OptionalInt.empty();
    Analysis found = think(book(GOOD), first, SearchRequest.of(Limits.NONE));
    assertThat(found.fromBook()).isFalse();
    assertThat(found.value()).isEqualTo(Ending.DRAW);
  }

  @Test
  void aProofBeforeTheBook() {
    for (Value value : List.of(GOOD, Ending.win(7))) {
      Analysis found = think(book(value), new Proof(Result.WIN), PLAY);
      assertThat(found.best()).isEqualTo(PROVEN);
      assertThat(found.value()).isEqualTo(Ending.of(Result.WIN));
      assertThat(found.fromBook()).isFalse();
      // Where the request forbids the proven move, the book is asked.
      SearchRequest without = PLAY.withAvoid(List.of(PROVEN));
      assertThat(think(book(value), new Proof(Result.WIN), without).fromBook()).isTrue();
    }
  }

  @Test
  void whereAllIsLostTheBookIsAsGoodAsAnything() {
    Analysis found = think(book(GOOD), new Proof(Result.LOSS), PLAY);
    assertThat(found.best()).isEqualTo(BOOKED);
    assertThat(found.value()).isEqualTo(Ending.of(Result.LOSS));
    assertThat(found.fromBook()).isTrue();
  }

  @Test
  void theBookBeforeTheSolverAndTheSearch() {
    Analysis found = think(book(GOOD), ExactValues.NONE, PLAY);
    assertThat(found.best()).isEqualTo(BOOKED);
    assertThat(found.value()).isEqualTo(GOOD);
    assertThat(found.nodes()).isZero();
    assertThat(think(OpeningBook.NONE, ExactValues.NONE, PLAY).nodes()).isPositive();
  }

  @Test
  void whatTheBookProvesIsKnownWhereEveryMoveIsValued() {
    SearchRequest few = SearchRequest.of(Limits.simulations(50).withNodes(50)).withEveryMove(true);
    Analysis found = think(book(Ending.win(7)), ExactValues.NONE, few);
    assertThat(found.best()).isEqualTo(BOOKED);
    assertThat(found.value()).isEqualTo(Ending.win(7));
    assertThat(found.fromBook()).isFalse();
    assertThat(found.moves().get(0).move()).isEqualTo(BOOKED);
  }
}
