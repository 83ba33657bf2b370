package games.oxo.match.balance;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.library.BuiltInGames;
import games.oxo.match.record.EndReason;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.session.balance.SelfPlayStatistics;
import games.oxo.session.balance.ValueUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The verdict on a game")
class VerdictTest {
  private static final LevelLadder NO_LADDER = new LevelLadder(List.of(), Optional.empty());

  private static List<GameRecord> games(int wins, int draws, int losses, String values) {
    List<GameRecord> games = new ArrayList<>();
    for (int i = 0; i < wins + draws + losses; i++) {
      Result result = i < wins ? Result.FIRST : i < wins + draws ? Result.DRAW : Result.SECOND;
      // The moves do not matter, as long as they differ a little.
      games.add(
          HandMade.game(result, EndReason.FULL_BOARD, i % 2 == 0 ? "0,0 1,1" : "0,1 1,1", values));
    }
    return games;
  }

  private static List<String> verdict(Game rules, List<GameRecord> games) {
    SelfPlayStatistics study = SelfPlayStatistics.of(rules, games);
    FirstMoves none = new FirstMoves(List.of(), rules.swapPly(), ValueUnit.CHANCES);
    return Verdict.sentences(new BalanceResult("engine", study, none, false, NO_LADDER, true));
  }

  private static List<String> squava(int wins, int draws, int losses, String values) {
    return verdict(BuiltInGames.load("squava"), games(wins, draws, losses, values));
  }

  @Test
  void namesALargeAdvantage() {
    assertThat(squava(70, 0, 30, "0,0").get(0))
        .isEqualTo(
            "The first player scores 70% (60 to 78), a large advantage; try a swap rule, another"
                + " board or another turn order.");
    assertThat(squava(30, 0, 70, "0,0").get(0)).contains("the second has a large advantage");
  }

  @Test
  void isCautiousWithFewGames() {
    assertThat(squava(6, 0, 4, "0,0").get(0))
        .endsWith("more games are needed to tell whether moving first helps.");
    assertThat(squava(62, 0, 38, "0,0").get(0)).endsWith("an advantage.");
    assertThat(squava(250, 0, 250, "0,0").get(0)).endsWith("no advantage found.");
  }

  @Test
  void tellsManyDrawsAndFew() {
    assertThat(squava(10, 80, 10, "0,0")).contains("Most games are drawn: 80% (71 to 87).");
    assertThat(squava(50, 0, 50, "0,0")).contains("Draws are rare.");
    assertThat(squava(40, 20, 40, "0,0")).noneMatch(sentence -> sentence.contains("raw"));
  }

  @Test
  void tellsWhetherTheLeadChanges() {
    assertThat(squava(50, 0, 50, "0.5,-0.5,-0.9,0.9"))
        .contains("The lead changes in 100% (96 to 100) of the games: the game is lively.");
    assertThat(squava(50, 0, 50, "0.5,-0.5"))
        .anyMatch(sentence -> sentence.endsWith("whoever is ahead stays ahead."));
    assertThat(squava(0, 100, 0, "0.5,-0.5"))
        .noneMatch(sentence -> sentence.endsWith("stays ahead."));
    assertThat(squava(0, 100, 0, "0,0"))
        .contains("In 100% (96 to 100) of the games nobody is ever ahead.");
  }

  @Test
  void warnsWhereGamesAreTheSame() {
    assertThat(squava(50, 0, 50, "0,0")).anyMatch(each -> each.startsWith("Only 2 of 100 games"));
  }

  @Test
  void aGameWithASwapIsNotToldToHaveOne() {
    Game yavalath = BuiltInGames.load("yavalath");
    List<GameRecord> games = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      games.add(HandMade.game(Result.FIRST, "e5 e4", "0,0"));
    }
    assertThat(verdict(yavalath, games).get(0)).endsWith("try another board or turn order.");
  }

  @Test
  void warnsWhereTheEngineOpensAsIfThereWereNoSwap() {
    Game yavalath = BuiltInGames.load("yavalath");
    List<GameRecord> games = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      games.add(HandMade.game(Result.SECOND, "e5 swap e4", "0.9,0.9,-0.9"));
    }
    assertThat(verdict(yavalath, games).get(1))
        .startsWith("The second player swaps in 100% (94 to 100) of the games")
        .endsWith("says more about the engine than about the rules.");
  }

  @Test
  void leavesOutGamesLostByAFault() {
    List<GameRecord> games = new ArrayList<>(games(1, 0, 0, "0,0"));
    games.add(HandMade.game(Result.SECOND, EndReason.CRASH, "0,0", "0.1"));
    SelfPlayStatistics study = SelfPlayStatistics.of(BuiltInGames.load("squava"), games);
    assertThat(study.games()).isEqualTo(1);
    assertThat(study.faults()).isEqualTo(1);
  }

  @Test
  void saysNothingWithoutGames() {
    assertThat(verdict(BuiltInGames.load("squava"), List.of())).isEmpty();
  }
}
