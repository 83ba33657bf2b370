package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Await;
import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Analysis;
import games.oxo.search.LatePosition;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.value.Chance;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
class EnginesTest {
  private static final EngineContext CONTEXT = EngineContext.of(5, 10_000_000);

  private static ConfiguredEngine create(Game game, String spec) {
    return Engines.create(game, EngineSpec.parse(spec), CONTEXT);
  }

  static List<String> names() {
    return Engines.names();
  }

  private static List<Move> selfPlay(Game game, String spec) {
    ConfiguredEngine configured = EveryEngine.configured(game, spec, CONTEXT);
    boolean limited = !configured.limits().equals(Limits.NONE);
    SearchRequest request =
        SearchRequest.of(limited ? configured.limits() : Limits.simulations(60));
    Position position = game.start();
    while (!position.outcome().isOver()) {
      Analysis found = configured.engine().think(position, request, SearchListener.NONE);
      assertThat(position.legalMoves()).contains(found.best());
      assertThat(found.moves()).extracting(MoveValue::move).allMatch(position::isLegal);
      position = position.play(found.best());
    }
    return position.moves();
  }

  @ParameterizedTest
  @MethodSource("games.oxo.search.engines.EveryEngine#withOptionsAndGame")
  void everyEnginePlaysEveryGameToItsEndAndTheSameAgain(Game game, String spec) {
    assertThat(selfPlay(game, spec)).isEqualTo(selfPlay(game, spec));
  }

  @ParameterizedTest
  @MethodSource("names")
  void hostileLimitsStillGiveALegalMove(String spec) {
    Game game = Samples.game("yavalath");
    for (Limits limits :
        List.of(
            Limits.time(1), Limits.nodes(1), Limits.simulations(1), Limits.time(5).withDepth(99))) {
      Position position = PositionReader.read(game, "e5 d4");
      Analysis found =
          create(game, spec)
              .engine()
              .think(position, SearchRequest.of(limits), SearchListener.NONE);
      assertThat(position.isLegal(found.best())).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  @Timeout(Await.GUARD_SECONDS)
  void aWatcherHearsResultsAndStopsTheEngine(String spec) {
    Game game = Samples.game("yavalath");
    boolean[] heard = {false};
    SearchListener listener =
        new SearchListener() {
          @Override
          public void found(Analysis analysis) {
            heard[0] = true;
          }

          @Override
          public boolean stop() {
            return heard[0];
          }
        };
    create(game, spec)
        .engine()
        .think(game.start(), SearchRequest.of(Limits.time(2 * Await.GUARD_MILLIS)), listener);
    assertThat(heard[0]).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "deep | the engine 'deep' plays only games decided by a line; for fourtic use best,"
            + " alphabeta, negascout, negamax, mcts, mcts-solver, random, level1 to level10",
        "mcts:policy=sharp | mcts:policy=sharp needs a game decided by a line; for"
            + " fourtic use uniform, neighbours"
      })
  void anEngineThatDoesNotApplyNamesThoseThatDo(String spec, String message) {
    assertThatThrownBy(() -> create(Samples.game("fourtic"), spec))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }

  /** The rule in {@code docs/engines.md}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "shape = 'square', width = 8, height = 8                 | win = 5           | deep",
        "shape = 'hexagon', side = 5                             | win = 4, lose = 3 | deep",
        "shape = 'square', width = 6, height = 6                 | win = 4, lose = 3 | deep",
        "shape = 'square', width = 6, height = 6                 | win = 4, lose = 2 | mcts-solver",
        "shape = 'square', width = 8, height = 8                 | win = 5, lose = 4 | mcts-solver",
        "shape = 'hexagon', side = 4                             | win = 5, lose = 3 | mcts-solver",
        "shape = 'square', width = 7, height = 7                 | lose = 4          | mcts-solver",
        "shape = 'square', width = 32, height = 2                | win = 4, lose = 3 | mcts-solver",
        "shape = 'square', width = 7, height = 6, gravity = true | win = 4           | mcts-solver",
        "shape = 'square', width = 7, height = 6, gravity = true | win = 5, lose = 4 | mcts-solver",
        "shape = 'square', width = 7, height = 6, gravity = true | win = 4, lose = 3 | deep",
        "shape = 'square', width = 7, height = 6, gravity = true | lose = 3          | deep"
      })
  void bestSearchesAsWinsTheMostGames(String board, String line, String search) {
    Game game =
        Samples.gameOf("name = 'Own'\nboard = { %s }\nline = { %s }\n".formatted(board, line));
    assertThat(Engines.strongestSearch(game, Knowledge.NONE)).isEqualTo(search);
    Limits few = Limits.simulations(50);
    Analysis found =
        create(game, "best")
            .engine()
            .think(game.start(), SearchRequest.of(few), SearchListener.NONE);
    assertThat(found.value()).isInstanceOf(Chance.class);
  }

  @Test
  void anEngineThatNeedsALimitGetsOne() {
    Game game = Samples.game("squava");
    assertThat(create(game, "best").limitsOr(game.start(), 50)).isEqualTo(Limits.time(50));
    assertThat(create(game, "mcts:simulations=7").limitsOr(game.start(), 50))
        .isEqualTo(Limits.simulations(7));
    assertThat(create(game, "alphabeta").limitsOr(game.start(), 50)).isEqualTo(Limits.NONE);
  }

  @Test
  void theFirstMovesMayGetMoreTime() {
    Game game = Samples.game("squava");
    ConfiguredEngine engine = create(game, "mcts:time=50,time-first=3:20");
    Position position = game.start();
    for (String move : List.of("0,0", "1,1", "0,1", "2,1", "1,0", "3,0")) {
      assertThat(engine.limits(position)).as("%s", position).isEqualTo(Limits.time(1000));
      position = position.play(new MoveNotation(game).read(position, move));
    }
    assertThat(engine.limits(position)).isEqualTo(Limits.time(50));
    assertThat(create(game, "mcts:simulations=5,nodes=7,time-first=3:20").limits(game.start()))
        .isEqualTo(new Limits(0, 0, 140, 100));
    assertThat(engine.limitsFor(game.start(), Limits.NONE, 200, 1)).isEqualTo(Limits.time(200));
    assertThat(engine.limitsFor(game.start(), Limits.time(7), 0, 1)).isEqualTo(Limits.time(7));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "deep:time=5,time-first=3 | deep:time-first is '3'; it must be 1 to 99 moves and a factor of 1 to 999, such as 3:20",
        "deep:time=5,time-first=0:2 | deep:time-first is '0:2'; it must be 1 to 99 moves and a factor of 1 to 999, such as 3:20",
        "mcts:time-first=3:20 | mcts:time-first multiplies the engine's own time, nodes or simulations, which are missing; write it as in mcts:time=100,time-first=3:20"
      })
  void moreTimeForTheFirstMovesNeedsMovesAFactorAndATime(String spec, String message) {
    assertThatThrownBy(() -> create(Samples.game("squava"), spec))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }

  @Test
  void theBestEngineKnowsTheExactValueNearTheEnd() {
    Dice dice = new Dice(77);
    for (String name : List.of("squava", "connect4", "fourtic", "tictactrains:modern")) {
      for (int i = 0; i < 5; i++) {
        Position position = LatePosition.of(Samples.game(name), 7, dice).orElseThrow();
        Analysis found =
            create(position.game(), "best")
                .engine()
                .think(
                    position,
                    SearchRequest.of(Limits.time(Await.GUARD_MILLIS)),
                    SearchListener.NONE);
        assertThat(found.value().isProven()).isTrue();
        Minimax minimax = new Minimax();
        assertThat(Integer.signum(minimax.value(position, found.best())))
            .isEqualTo(Integer.signum(minimax.value(position)));
      }
    }
  }

  @Test
  void aSwapIsWorthWhatThePositionIsWorthToTheOther() {
    Game game = Samples.game("yavalath:side4");
    Position opening = PositionReader.read(game, "d4");
    Analysis found =
        create(game, "mcts:simulations=3000")
            .engine()
            .think(opening, SearchRequest.of(Limits.simulations(3000)), SearchListener.NONE);
    MoveValue swap =
        found.moves().stream().filter(each -> each.move().isSwap()).findFirst().orElseThrow();
    double stones =
        found.moves().stream()
            .filter(each -> !each.move().isSwap())
            .findFirst()
            .orElseThrow()
            .value()
            .rank();
    assertThat(swap.value().rank()).isEqualTo(-stones);
    assertThat(found.best().isSwap()).isEqualTo(-stones > stones);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "alphabta | there is no engine 'alphabta'; did you mean 'alphabeta'?",
        "chess | there is no engine 'chess'; known: best, alphabeta, negascout, negamax, deep, mcts, mcts-solver, random,"
            + " level1 to level10",
        "level11 | level is 11; it must be 1 to 10",
        "level=0 | level is 0; it must be 1 to 10",
        "level-1 | level is -1; it must be 1 to 10",
        "mcts:simulation=5 | the engine 'mcts' has no option 'simulation'; did you mean 'simulations'?",
        "mcts:simulations=many | mcts:simulations is 'many'; it must be a whole number from 1 to 1000000000000",
        "mcts:policy=sharpe | mcts:policy is 'sharpe'; did you mean 'sharp'?",
        "alphabeta:depth=0 | alphabeta:depth is 0; it must be 1 to 64",
        "alphabeta:depth=3,depth=4 | the engine 'alphabeta:depth=3,depth=4' has the option 'depth' twice",
        "mcts: | 'mcts:' is not an engine; write a name, or name:key=value,key=value",
        "random:depth=1 | the engine 'random' has no option 'depth'; known: book, book-moves"
      })
  void whatIsNoEngineIsRefused(String spec, String message) {
    assertThatThrownBy(() -> create(Samples.game("squava"), spec))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }
}
