package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.OnlyInFullRun;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class LevelEngineTest {
  private static ConfiguredEngine engine(Game game, String spec, long seed) {
    EngineContext context = EngineContext.of(seed, 10_000_000);
    return Engines.create(game, EngineSpec.parse(spec), context);
  }

  private static Position opening(Game game, int stones, Dice dice) {
    Position position = game.start();
    while (position.ply() < stones) {
      List<Move> legal = position.legalMoves();
      position = position.play(legal.get(dice.below(legal.size())));
    }
    return position;
  }

  /**
   * Half points that the first engine takes off the second, from both sides of each opening.
   *
   * @param stones how many random ones an opening has
   * @param highest the limits of the highest level
   */
  private static int match(
      Game game, int stones, String first, String second, int pairs, Limits highest) {
    int points = 0;
    for (int i = 0; i < 2 * pairs; i++) {
      Position position = opening(game, stones, new Dice(i / 2));
      ConfiguredEngine one = engine(game, first, i);
      ConfiguredEngine two = engine(game, second, i + 1000);
      Player colour = i % 2 == 0 ? Player.X : Player.O;
      while (!position.outcome().isOver()) {
        boolean isFirst = (position.toMove().orElseThrow() == colour) != position.swapped();
        ConfiguredEngine mover = isFirst ? one : two;
        Limits limits = mover.timed() ? highest : mover.limits();
        position =
            position.play(
                mover
                    .engine()
                    .think(position, SearchRequest.of(limits), SearchListener.NONE)
                    .best());
      }
      Player winner = position.outcome().winner();
      boolean won = winner != null && (winner == colour) != position.swapped();
      points += winner == null ? 1 : won ? 2 : 0;
    }
    return points;
  }

  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe, level4, level1, 40",
    "tic-tac-toe, level10, level6, 40",
    "squava, level4, level1, 20",
    "squava, level7, level4, 20",
    "squava, level10, level7, 20",
    "connect4, level5, level2, 15",
    "fourtic, level6, level2, 15"
  })
  void aHigherLevelWins(String name, String higher, String lower, int most) {
    int pairs = FullRun.rounds(most, most / 3);
    Limits highest = Limits.nodes(20_000);
    assertThat(match(Samples.game(name), 1, higher, lower, pairs, highest))
        .isGreaterThan(2 * pairs);
  }

  /** Games that nobody tuned an engine for, where a game is long. */
  @OnlyInFullRun
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "shape = 'hexagon', side = 4             | win = 5, lose = 3",
        "shape = 'square', width = 6, height = 6 | win = 5, lose = 4"
      })
  void theLadderRisesInLongGamesOfOnesOwn(String board, String line) {
    theLadderRisesInGamesOfOnesOwn(board, line);
  }

  /** The same where it is shorter. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "shape = 'square', width = 5, height = 5                 | lose = 3",
        "shape = 'square', width = 6, height = 6, gravity = true | win = 5, lose = 4"
      })
  void theLadderRisesInGamesOfOnesOwn(String board, String line) {
    Game game =
        Samples.gameOf("name = 'Own'\nboard = { %s }\nline = { %s }\n".formatted(board, line));
    int pairs = FullRun.isOn() ? 20 : 2;
    Limits highest = new Limits(0, 0, 100_000, 20_000);
    int[] rungs = {2, 5, 8, 10};
    for (int i = 1; i < rungs.length; i++) {
      String higher = Engines.level(rungs[i]);
      String lower = Engines.level(rungs[i - 1]);
      assertThat(match(game, 2, higher, lower, pairs, highest))
          .as("%s : %s", higher, lower)
          .isGreaterThan(2 * pairs);
    }
  }

  @Test
  void theLowestLevelIsCarelessInEveryMove() {
    Game game = Samples.game("tic-tac-toe");
    Set<Move> played = new HashSet<>();
    for (long seed = 0; seed < 60; seed++) {
      ConfiguredEngine configured = engine(game, "level1", seed);
      played.add(
          configured
              .engine()
              .think(game.start(), SearchRequest.of(Limits.NONE), SearchListener.NONE)
              .best());
    }
    assertThat(played).hasSize(9);
  }

  @Test
  void withoutChanceALevelPlaysTheSameInTheSamePosition() {
    Game game = Samples.game("squava");
    for (int level = 1; level <= 9; level++) {
      EngineContext context = EngineContext.of(3, 10_000_000).withDeterministic(true);
      EngineSpec spec = EngineSpec.parse(Engines.level(level));
      Set<Move> played = new HashSet<>();
      for (int i = 0; i < 3; i++) {
        ConfiguredEngine configured = Engines.create(game, spec, context);
        played.add(
            configured
                .engine()
                .think(game.start(), SearchRequest.of(Limits.NONE), SearchListener.NONE)
                .best());
      }
      assertThat(played).hasSize(1);
    }
  }
}
