package games.oxo.learn.sample;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.search.evaluation.TupleEvaluation;
import games.oxo.search.kernel.SearchRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LinePlayerTest {
  private static final long NODES = 300;

  static Stream<Game> games() {
    return Stream.of("squava", "connect4:5x4", "yavalath:side4", "tic-tac-toe:misere")
        .map(Samples::game);
  }

  private static SelfPlayer player(Game game, long seed) {
    return new LinePlayer(TupleEvaluation.handMade(new SearchRules(game)), NODES, seed);
  }

  private static List<ScoredGame> some(Game game, long seed) {
    return IntStream.range(0, 20).mapToObj(player(game, seed)::play).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameNumberAndSeedGiveTheSameGame(Game game) {
    List<ScoredGame> games = some(game, 4);
    SelfPlayer other = player(game, 4);
    for (int number = games.size() - 1; number >= 0; number--) {
      assertThat(other.play(number)).isEqualTo(games.get(number));
    }
  }

  @Test
  void anotherSeedGivesOtherGames() {
    Game game = Samples.game("squava");
    assertThat(some(game, 4)).isNotEqualTo(some(game, 5));
  }

  private static Position position(Game game, ScoredPosition sample) {
    return game.position(sample.x(), sample.o());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameIsPlayedByTheRules(Game game) {
    for (ScoredGame played : some(game, 6)) {
      assertThat(played.result()).isBetween(-1, 1);
      List<Position> positions =
          played.samples().stream().map(each -> position(game, each)).toList();
      for (int i = 0; i < positions.size(); i++) {
        Position position = positions.get(i);
        assertThat(position.outcome().isOver()).isFalse();
        assertThat(position.stones(Player.X) & position.stones(Player.O)).isZero();
        assertThat(Long.bitCount(position.stones(Player.X)))
            .isEqualTo(game.stonesOfX(position.ply()));
        if (i > 0) {
          Position before = positions.get(i - 1);
          assertThat(before.stones(Player.X) & ~position.stones(Player.X)).isZero();
          assertThat(before.stones(Player.O) & ~position.stones(Player.O)).isZero();
          assertThat(position.ply()).isGreaterThan(before.ply());
        }
      }
    }
  }

  /** Moves that neither lose at once nor leave the other side a win. */
  private static List<Move> choices(Position position) {
    Player mover = position.toMove().orElseThrow();
    List<Move> choices = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      Position after = move.isSwap() ? position : position.play(move);
      boolean lost = after.outcome().isOver() && after.outcome().winner() == mover.other();
      if (!move.isSwap() && !lost && !leavesWin(after)) {
        choices.add(move);
      }
    }
    return choices;
  }

  private static boolean leavesWin(Position after) {
    return !after.outcome().isOver()
        && after.legalMoves().stream()
            .filter(move -> !move.isSwap())
            .anyMatch(move -> after.play(move).outcome().winner() == after.toMove().orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("games")
  void inEveryPositionThereIsAChoice(Game game) {
    int seen = 0;
    for (ScoredGame played : some(game, 7)) {
      for (ScoredPosition sample : played.samples()) {
        assertThat(choices(position(game, sample))).hasSizeGreaterThan(1);
        seen++;
      }
    }
    assertThat(seen).isPositive();
  }

  /** So that the same game is not played again and again. */
  @Test
  void openingsDiffer() {
    Game game = Samples.game("squava");
    assertThat(some(game, 8).stream().map(ScoredGame::samples).distinct()).hasSizeGreaterThan(15);
  }
}
