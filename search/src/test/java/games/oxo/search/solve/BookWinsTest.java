package games.oxo.search.solve;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The wins of an opening book")
class BookWinsTest {
  private static final Game SQUAVA = BuiltInGames.load("squava");
  private static final Move MOVE = Move.at(7);

  private static ExactValues playing(Value value) {
    return new BookWins(position -> Optional.of(new MoveValue(MOVE, value, 1, List.of(MOVE))));
  }

  @Test
  void areResultsWithTheirMove() {
    ExactValues won = playing(Ending.win(9));
    assertThat(won.result(SQUAVA.start())).contains(Result.WIN);
    assertThat(won.winningMove(SQUAVA.start())).contains(MOVE);
    assertThat(won.value(SQUAVA.start())).isEmpty();
  }

  @Test
  void leaveALostPosition() {
    OpeningBook first =
        position ->
            position.ply() > 0
                ? Optional.empty()
                : Optional.of(new MoveValue(MOVE, Ending.win(9), 1, List.of(MOVE)));
    ExactValues won = new BookWins(first);
    assertThat(won.result(SQUAVA.start().play(MOVE))).contains(Result.LOSS);
    assertThat(won.result(SQUAVA.start().play(Move.at(0)))).isEmpty();
    assertThat(won.result(SQUAVA.position(1L << MOVE.cell(), 0))).isEmpty();
  }

  /** That one move draws, loses or is hopeful says nothing of the others. */
  @Test
  void areAllThatItProves() {
    for (Value value : List.of(Ending.DRAW, Ending.loss(4), new Chance(0.99))) {
      assertThat(playing(value).result(SQUAVA.start())).isEmpty();
      assertThat(playing(value).winningMove(SQUAVA.start())).isEmpty();
    }
  }

  /** A book regards the swap, exact values do not. */
  @Test
  void sayNothingBeforeTheSwapIsDecided() {
    Game yavalath = BuiltInGames.load("yavalath");
    Position offered = yavalath.start().play(Move.at(0));
    ExactValues won = playing(Ending.win(9));
    assertThat(won.result(yavalath.start())).isEmpty();
    assertThat(won.result(offered)).isEmpty();
    assertThat(won.result(offered.play(Move.SWAP))).contains(Result.WIN);
  }

  @Test
  void areAskedAfterAnotherSource() {
    ExactValues exact = position -> position.ply() == 0 ? OptionalInt.of(-3) : OptionalInt.empty();
    OpeningBook book =
        position -> Optional.of(new MoveValue(MOVE, Ending.win(5), 1, List.of(MOVE)));
    ExactValues both = BookWins.after(exact, book);
    assertThat(both.value(SQUAVA.start())).hasValue(-3);
    assertThat(both.result(SQUAVA.start())).contains(Result.LOSS);
    Position next = SQUAVA.start().play(Move.at(0));
    assertThat(both.value(next)).isEmpty();
    assertThat(both.result(next)).contains(Result.WIN);
    assertThat(BookWins.after(exact, OpeningBook.NONE)).isSameAs(exact);
    assertThat(BookWins.after(ExactValues.NONE, book)).isEqualTo(new BookWins(book));
  }
}
