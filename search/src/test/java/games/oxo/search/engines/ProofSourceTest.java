package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SwapMinimax;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ProofSourceTest {
  private static final Limits FEW = Limits.nodes(300);

  /** Nothing is known but some first moves that win. */
  private record Won(List<Move> moves) implements ExactValues {
    @Override
    public OptionalInt value(Position position) {
      return OptionalInt.empty();
    }

    @Override
    public Optional<Result> result(Position position) {
      if (position.ply() == 0) {
        return moves.isEmpty() ? Optional.empty() : Optional.of(Result.WIN);
      }
      long stone = position.stones(position.game().mover(0));
      boolean won =
          position.ply() == 1 && moves.stream().anyMatch(move -> stone == 1L << move.cell());
      boolean same = position.game().mover(0) == position.game().mover(1);
      return won ? Optional.of(same ? Result.WIN : Result.LOSS) : Optional.empty();
    }

    @Override
    public Optional<Move> winningMove(Position position) {
      return position.ply() == 0 ? moves.stream().findFirst() : Optional.empty();
    }
  }

  private static Analysis think(Position position, List<Move> won, SearchRequest request) {
    EngineContext context = EngineContext.of(5, 2_000_000).withTable(new Won(won));
    return Engines.create(position.game(), EngineSpec.parse("best"), context)
        .engine()
        .think(position, request, SearchListener.NONE);
  }

  private static Analysis yavalath(String game, String moves, SearchRequest request) {
    Game rules = Samples.game(game);
    MoveNotation notation = new MoveNotation(rules);
    Position position = notation.playList(rules.start(), moves);
    List<Move> won =
        List.of(notation.read(rules.start(), "e5"), notation.read(rules.start(), "d4"));
    return think(position, won, request);
  }

  @Test
  void swapsAStoneThatWinsWithoutASearch() {
    for (String stone : List.of("e5", "d4")) {
      Analysis found = yavalath("yavalath", stone, SearchRequest.of(FEW));
      assertThat(found.best()).isEqualTo(Move.SWAP);
      assertThat(found.value()).isEqualTo(Ending.of(Result.WIN));
      assertThat(found.nodes()).isZero();
    }
    assertThat(yavalath("yavalath", "a1", SearchRequest.of(FEW)).nodes()).isPositive();
    assertThat(yavalath("yavalath:no-swap", "e5", SearchRequest.of(FEW)).nodes()).isPositive();
  }

  @Test
  void opensWithAStoneThatWinsOnlyWhereNobodySwaps() {
    Analysis plain = yavalath("yavalath:no-swap", "", SearchRequest.of(FEW));
    MoveNotation notation = new MoveNotation(Samples.game("yavalath"));
    assertThat(notation.writeInList(plain.best())).isEqualTo("e5");
    assertThat(plain.value()).isEqualTo(Ending.of(Result.WIN));
    Analysis swap = yavalath("yavalath", "", SearchRequest.of(FEW));
    assertThat(notation.writeInList(swap.best())).isNotIn("e5", "d4");
    assertThat(swap.value().isProven()).isFalse();
  }

  @Test
  void everyMoveHasAValue() {
    Analysis plain = yavalath("yavalath:no-swap", "", SearchRequest.of(FEW).withEveryMove(true));
    assertThat(plain.moves().stream().filter(each -> each.value().isWin())).hasSize(2);
    assertThat(plain.best())
        .isEqualTo(yavalath("yavalath:no-swap", "", SearchRequest.of(FEW)).best());
    Analysis swap = yavalath("yavalath", "", SearchRequest.of(FEW).withEveryMove(true));
    assertThat(swap.moves().stream().filter(each -> each.value().isLoss())).hasSize(2);
    Analysis answer = yavalath("yavalath", "e5", SearchRequest.of(FEW).withEveryMove(true));
    assertThat(answer.best()).isEqualTo(Move.SWAP);
    assertThat(answer.moves()).allMatch(each -> each.value().isWin() == each.move().isSwap());
  }

  @Test
  void aRequestIsObeyed() {
    SearchRequest few = SearchRequest.of(FEW);
    Move e5 =
        new MoveNotation(Samples.game("yavalath")).read(Samples.game("yavalath").start(), "e5");
    Analysis only = yavalath("yavalath", "", few.withOnly(List.of(e5)));
    assertThat(only.best()).isEqualTo(e5);
    assertThat(only.value()).isEqualTo(Ending.of(Result.LOSS));
    assertThat(only.line()).containsExactly(e5, Move.SWAP);
    Analysis noSwap = yavalath("yavalath", "e5", few.withAvoid(List.of(Move.SWAP)));
    assertThat(noSwap.best().isSwap()).isFalse();
    assertThat(noSwap.value().isLoss()).isTrue();
    Analysis other = yavalath("yavalath:no-swap", "", few.withAvoid(List.of(e5)));
    assertThat(other.best()).isNotEqualTo(e5);
    assertThat(other.value()).isEqualTo(Ending.of(Result.WIN));
  }

  @Test
  void whatIsProvenIsTrueInRandomGames() {
    Dice dice = new Dice(4);
    int known = 0;
    for (int i = 0; i < 60; ) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      if (!game.rules().endsEarly() || game.board().cells() > 9) {
        continue;
      }
      i++;
      Minimax minimax = new Minimax();
      Position start = game.start();
      List<Move> won =
          start.legalMoves().stream()
              .filter(move -> !start.play(move).outcome().isOver())
              .filter(move -> minimax.value(start, move) > 0)
              .toList();
      known += won.isEmpty() ? 0 : 1;
      compare(start, won);
      for (Move move : won) {
        compare(start.play(move), won);
      }
    }
    assertThat(known).isGreaterThan(10);
  }

  private static void compare(Position position, List<Move> won) {
    SwapMinimax truth = new SwapMinimax();
    String where = position.game().definition() + " " + position.moves();
    for (boolean every : List.of(false, true)) {
      Analysis found =
          think(position, won, SearchRequest.of(Limits.nodes(30)).withEveryMove(every));
      assertTrue(found.value(), truth.value(position), where);
      assertTrue(found.value(), truth.value(position, found.best()), where);
      for (MoveValue each : found.moves()) {
        assertTrue(each.value(), truth.value(position, each.move()), where + " " + each.move());
      }
    }
  }

  private static void assertTrue(Value value, int truth, String where) {
    if (value instanceof Proven proven) {
      assertThat(proven.result().sign()).as(where).isEqualTo(Integer.signum(truth));
    }
  }
}
