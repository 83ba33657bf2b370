package games.oxo.session.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.kernel.SearchRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The grade of a puzzle")
@Tag("slow")
class PuzzleGraderTest {
  private static List<Puzzle> make(Game game, int count) {
    PuzzleMaker maker = new PuzzleMaker(game, 11, PuzzleWish.ANY, List.of(), EvaluationSupply.NONE);
    List<Puzzle> puzzles = new ArrayList<>();
    while (puzzles.size() < count) {
      puzzles.add(maker.next(SearchControl.NONE, tried -> {}).orElseThrow());
    }
    return puzzles;
  }

  private static int grade(Position position, Move best) {
    return new PuzzleGrader(new SearchRules(position.game()), position, best, EvaluationSupply.NONE)
        .grade(SearchControl.NONE);
  }

  /** The images of a position are the same puzzle. */
  @Test
  void isTheSameForAllImages() {
    Game game = Samples.game("squava");
    for (Puzzle each : make(game, FullRun.isOn() ? 5 : 2)) {
      for (Symmetry symmetry : game.symmetries()) {
        Position image =
            game.position(
                symmetry.map(each.position().stones(Player.X)),
                symmetry.map(each.position().stones(Player.O)));
        Move best = Move.at(symmetry.map(each.best().cell()));
        assertThat(grade(image, best)).isEqualTo(each.grade());
      }
    }
  }

  static Stream<String> games() {
    return FullRun.isOn() ? Stream.of("squava", "yavalath", "connect4") : Stream.of("squava");
  }

  /** With other random numbers than those of the grade, over many puzzles. */
  @ParameterizedTest
  @MethodSource("games")
  void isTheHighestLevelThatFails(String name) {
    Game game = Samples.game(name);
    Share atTheGrade = new Share(8);
    Share above = new Share(2);
    for (Puzzle each : make(game, FullRun.isOn() ? 15 : 8)) {
      if (each.grade() > 1) {
        atTheGrade.add(each, each.grade());
      }
      for (int level = each.grade() + 1; level <= Engines.LEVELS; level++) {
        above.add(each, level);
      }
    }
    assertThat(atTheGrade.failed()).isGreaterThan(0.4);
    assertThat(above.failed()).isLessThan(0.25);
  }

  /** How often levels fail. */
  private static final class Share {
    private final int seeds;
    private int wrong;
    private int all;

    Share(int seeds) {
      this.seeds = seeds;
    }

    void add(Puzzle puzzle, int level) {
      boolean highest = level == Engines.LEVELS;
      Limits limits = highest ? new Limits(0, 0, 200_000, 50_000) : Limits.NONE;
      for (int seed = 1; seed <= seeds; seed++) {
        Move played =
            Engines.create(
                    puzzle.position().game(),
                    EngineSpec.parse(Engines.level(level)),
                    EngineContext.of(1000 * all + seed, 16_000_000))
                .engine()
                .think(puzzle.position(), SearchRequest.of(limits), SearchListener.NONE)
                .best();
        wrong += played.equals(puzzle.best()) ? 0 : 1;
        all++;
      }
    }

    double failed() {
      return (double) wrong / Math.max(1, all);
    }
  }
}
