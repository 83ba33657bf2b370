package games.oxo.game.check;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.definition.Definition;
import games.oxo.game.text.PositionReader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The fast rules and the slow referee agree at every ply of random games")
class RulesAgreeWithRefereeTest {
  private static GameCheck.Report play(Game game, int games, long seed) {
    return new GameCheck(game, new NaiveReferee(game.definition()), game.symmetries(), seed)
        .run(games);
  }

  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#allBuiltIn")
  void ofEveryBuiltInGameAndVariant(Game game) {
    int games = Samples.howMany("oxo.games");
    GameCheck.Report report = play(game, games, 20);
    assertThat(report.fault()).isNull();
    assertThat(report.games()).isEqualTo(games);
    assertThat(report.winsOfX() + report.winsOfO() + report.draws()).isEqualTo(games);
  }

  @ParameterizedTest
  @MethodSource("games.oxo.game.UnusualGames#all")
  void ofGamesWithUnusualKeys(Game game) {
    assertThat(play(game, 200, 5).fault()).isNull();
  }

  @Test
  void ofUnusualGamesThatNobodyHasThoughtOf() {
    Dice dice = new Dice(9);
    for (int i = 0; i < Math.max(200, Samples.howMany("oxo.games") / 20); i++) {
      String text = RandomDefinition.unusual(dice);
      Definition definition = Samples.define(text);
      assertThat(play(Game.of(definition), 5, i).fault()).as(text).isNull();
    }
  }

  @Test
  @Tag("slow")
  void ofGamesThatNobodyHasThoughtOf() {
    Dice dice = new Dice(7);
    int tried = Math.max(150, Samples.howMany("oxo.games") / 50);
    for (int i = 0; i < tried; i++) {
      String text = RandomDefinition.text(dice);
      Definition definition = Samples.define(text);
      assertThat(play(Game.of(definition), 5, i).fault()).as(text).isNull();
    }
  }

  @Test
  void ofAGameWhoseBonusesOverlap() {
    String bonus = "{ cells = \"corners\", points = 1000 }";
    Game game =
        Samples.gameOf(
            "name = \"Twice\"\nboard = { shape = \"square\", width = 3, height = 3 }\n"
                + "score.bonus = ["
                + String.join(", ", bonus, bonus)
                + "]\n");
    assertThat(play(game, 100, 1).fault()).isNull();
    Position end = PositionReader.read(game, "XXX/XOO/OOX");
    assertThat(end.points(Player.X)).isEqualTo(6000);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Each differs from Squava in one rule, so the referee of Squava must object.
        "line = { win = 4 }",
        "line = { win = 5, lose = 3 }",
        "line = { win = 4, lose = 2 }",
        "line = { win = 4, lose = 3 }\nturns = \"XA, O1, XA, OA, ...\"",
        "line = { win = 4, lose = 3 }\nturns = \"XA, OA, OA, XA, OA, ...\"",
        "line = { win = 4, lose = 3 }\nswap = true",
        "line = { win = 4, lose = 3 }\nboard.gravity = true",
        "score = { longest = \"path\" }"
      })
  void orTheCheckSaysWhereTheyDiffer(String otherRules) {
    Game other =
        Samples.gameOf(
            "name = \"Not Squava\"\nboard.shape = \"square\"\nboard.width = 5\nboard.height = 5\n"
                + otherRules);
    NaiveReferee referee = new NaiveReferee(Samples.game("squava").definition());
    GameCheck.Report report = new GameCheck(other, referee, other.symmetries(), 1).run(200);
    assertThat(report.fault()).startsWith("after the moves '");
  }

  @Test
  @Tag("slow")
  void boardsTooTangledForTheRefereeAreCountedApart() {
    Game game =
        Samples.gameOf(
            "name = \"Tangle\"\nboard = { shape = \"square\", width = 8, height = 8 }\n"
                + "score.longest = \"path\"\nturns = \"XA, (XA, XA, XA, XA, OA), ...\"");
    GameCheck.Report report = play(game, 3, 1);
    assertThat(report.fault()).isNull();
    assertThat(report.unjudged()).isPositive();
  }

  @Test
  void theCheckStopsWhenTold() {
    Game game = Samples.game("squava");
    GameCheck check =
        new GameCheck(game, new NaiveReferee(game.definition()), game.symmetries(), 1);
    assertThat(check.run(1000, fraction -> fraction < 0.01).games()).isEqualTo(10);
  }

  @Test
  void andABrokenSymmetryIsNoticed() {
    Game connect4 = Samples.game("connect4");
    Game square =
        Samples.gameOf(
            "name = \"S\"\nboard = { shape = \"square\", width = 7, height = 6 }\nline.win = 4");
    NaiveReferee referee = new NaiveReferee(connect4.definition());
    GameCheck.Report report =
        new GameCheck(connect4, referee, square.board().symmetries(), 1).run(1);
    assertThat(report.fault()).contains("symmetry 2 ");
  }
}
