package games.oxo.session.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.session.balance.HandMade.Result;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What games tell about the rules")
class SelfPlayStatisticsTest {
  private static final Game OXO = BuiltInGames.load("tic-tac-toe");

  /** X wins in the first column, O wins in the second, nobody. */
  private static final List<StudiedGame> GAMES =
      List.of(
          HandMade.game(Result.FIRST, "a1 b1 a2 b2 a3", "0.5,-0.5,win 3,loss 2,win 1"),
          HandMade.game(Result.FIRST, "c1 b1 c2 b2 c3", "0.5,-0.5,win 3,loss 2,win 1"),
          HandMade.game(Result.SECOND, "a1 b1 a2 b2 c3 b3", "0.5,-0.5,0.5,0.5,-0.9,win 1"),
          HandMade.game(Result.DRAW, "a1 b2 c3 b1 b3 a3 c1 c2 a2", "0,0,0,0,0,0,0,0,0"));

  private final SelfPlayStatistics study = SelfPlayStatistics.of(OXO, GAMES);

  @Test
  void resultsAreThoseOfTheFirstPlayer() {
    assertThat(study.games()).isEqualTo(4);
    assertThat(study.results()).isEqualTo(new ResultCounts(2, 1, 1));
    assertThat(study.first().value()).isEqualTo(0.625);
    assertThat(study.first().interval().contains(0.5)).isTrue();
    assertThat(study.draws().value()).isEqualTo(0.25);
    assertThat(study.decided().value()).isEqualTo(0.75);
  }

  @Test
  void lengthsAreStones() {
    assertThat(study.stones().counts()).containsOnlyKeys(5, 6, 9).containsEntry(5, 2);
    assertThat(study.filled()).isEqualTo(25 / 36.0);
  }

  @Test
  void gamesThatAreImagesOfEachOtherDoNotDiffer() {
    assertThat(study.different()).isEqualTo(3);
  }

  @Test
  void choicesAreLegalMoves() {
    // 9+8+7+6+5 twice, with 4 once more, and all down to 1.
    assertThat(study.branching()).isEqualTo((35 + 35 + 39 + 45) / 25.0);
  }

  @Test
  void theCourseIsCounted() {
    assertThat(study.leadChanges().counts()).containsEntry(0, 3).containsEntry(1, 1);
    assertThat(study.changing().value()).isEqualTo(0.25);
    assertThat(study.even().value()).isEqualTo(0.25);
    assertThat(study.comebacks()).isEqualTo(new Proportion(0, 3));
    assertThat(study.sureBefore().counts()).containsEntry(3, 2).containsEntry(1, 1);
  }

  @Test
  void marginsArePointsOfScoreGames() {
    Game trains = BuiltInGames.load("fourtic");
    StudiedGame game =
        HandMade.game(Result.FIRST, "a1 b2 b1 b3 c1 c2 d1 c3 a2 a3 a4 d2 d3 b4 d4 c4", "");
    PlayedGame played = PlayedGame.of(trains, game);
    assertThat(played.stones()).isEqualTo(16);
    assertThat(played.margin()).isPositive();
    assertThat(SelfPlayStatistics.of(trains, List.of(game)).margins().most())
        .isEqualTo(played.margin());
    assertThat(study.margins().most()).isZero();
  }

  @Test
  void aSwapIsAMoveButNoStone() {
    Game yavalath = BuiltInGames.load("yavalath");
    StudiedGame game = HandMade.game(Result.DRAW, "e5 swap d4", "0.9,0.9,0.1");
    PlayedGame played = PlayedGame.of(yavalath, game);
    assertThat(played.stones()).isEqualTo(2);
    assertThat(played.moves()).isEqualTo(3);
    assertThat(played.choices()).isEqualTo(61 + 61 + 60);
    assertThat(SelfPlayStatistics.of(yavalath, List.of(game)).swaps().value()).isEqualTo(1);
  }

  @Test
  void faultsDoNotCount() {
    SelfPlayStatistics some =
        SelfPlayStatistics.of(
            OXO, List.of(GAMES.get(0), HandMade.forfeit(Result.SECOND, "a1", "0.1")));
    assertThat(some.games()).isEqualTo(1);
    assertThat(some.faults()).isEqualTo(1);
  }

  @Test
  void noGamesAreNoFault() {
    SelfPlayStatistics none = SelfPlayStatistics.of(OXO, List.of());
    assertThat(none.games()).isZero();
    assertThat(none.branching()).isZero();
    assertThat(none.filled()).isZero();
    assertThat(none.first().interval().low()).isZero();
  }

  @Test
  void aGameByOtherRulesIsRefused() {
    assertThatThrownBy(
            () -> SelfPlayStatistics.of(OXO, List.of(HandMade.game(Result.DRAW, "a1 a1", "0,0"))))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("a1");
  }
}
