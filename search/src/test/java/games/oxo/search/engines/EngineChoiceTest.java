package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
@DisplayName("An engine chooses among the moves that the request allows")
class EngineChoiceTest {
  private static final SearchRequest ANY = SearchRequest.of(EveryEngine.SHORT);

  @ParameterizedTest
  @MethodSource("games.oxo.search.engines.EveryEngine#andGame")
  void everyEngineInEveryGame(Game game, String name) {
    for (Position position : EveryEngine.positions(game)) {
      // One engine for all, so that what it learned under one request meets the next.
      Engine engine = EveryEngine.create(game, name);
      List<Move> legal = position.legalMoves();
      Move first = legal.get(0);
      Move last = legal.get(legal.size() - 1);
      Move best = think(engine, position, ANY, legal);
      think(engine, position, ANY.withOnly(List.of(first)), List.of(first));
      think(engine, position, ANY.withOnly(List.of(last)), List.of(last));
      think(engine, position, ANY.withOnly(Set.of(first, last)), List.of(first, last));
      if (legal.size() > 1) {
        List<Move> others = new ArrayList<>(legal);
        others.remove(best);
        think(engine, position, ANY.withAvoid(List.of(best)), others);
        think(engine, position, ANY.withAvoid(List.of(best)).withEveryMove(true), others);
        think(engine, position, ANY.withOnly(legal).withAvoid(List.of(best)), others);
      }
      List<Move> stones = legal.stream().filter(move -> !move.isSwap()).toList();
      think(engine, position, ANY.withAvoid(List.of(Move.SWAP)), stones);
      think(engine, position, ANY, legal);
      assertThatThrownBy(() -> engine.think(position, ANY.withAvoid(legal), SearchListener.NONE))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "there is no move to choose from: the request allows none of the legal moves");
    }
  }

  private static Move think(
      Engine engine, Position position, SearchRequest request, List<Move> allowed) {
    Analysis found = engine.think(position, request, SearchListener.NONE);
    assertThat(allowed).contains(found.best());
    assertThat(allowed).containsAll(found.moves().stream().map(MoveValue::move).toList());
    assertThat(found.line().get(0)).isEqualTo(found.best());
    return found.best();
  }
}
