package games.oxo.match.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.library.BuiltInGames;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Openings")
class OpeningMakerTest {
  private static List<String> texts(Game game, long seed, int plies, int count) {
    return new OpeningMaker(game, seed).draw(plies, count).stream().map(Opening::text).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "squava, 1, 6",
    "squava, 2, 85",
    "yavalath, 1, 9",
    "yavalath, 2, 328",
    "connect4, 1, 4"
  })
  void areAllThereAreUpToSymmetry(String game, int plies, int count) {
    assertThat(texts(BuiltInGames.load(game), 1, plies, 10_000)).hasSize(count);
  }

  @ParameterizedTest
  @CsvSource({"yavalath, 4", "tictactrains, 3", "connect4, 8"})
  void areDifferentHoweverTheBoardIsTurned(String name, int plies) {
    Game game = BuiltInGames.load(name);
    TreeSet<String> seen = new TreeSet<>();
    List<Opening> drawn = new OpeningMaker(game, 3).draw(plies, 300);
    assertThat(drawn).hasSize(300);
    for (Opening opening : drawn) {
      Position position = opening.position();
      assertThat(position.ply()).isEqualTo(plies);
      TreeSet<String> images = new TreeSet<>();
      for (Symmetry symmetry : game.symmetries()) {
        images.add(
            symmetry.map(position.stones(Player.X))
                + " "
                + symmetry.map(position.stones(Player.O)));
      }
      assertThat(seen.add(images.first())).isTrue();
    }
  }

  @Test
  void dependOnTheSeedAlone() {
    Game game = BuiltInGames.load("squava");
    assertThat(texts(game, 5, 3, 20)).isEqualTo(texts(game, 5, 3, 20));
    assertThat(texts(game, 5, 3, 20)).isNotEqualTo(texts(game, 6, 3, 20));
  }

  @Test
  void areNeverOverNorWonWithTheNextStone() {
    Game game = BuiltInGames.load("connect4");
    for (Opening opening : new OpeningMaker(game, 1).draw(9, 200)) {
      Position position = opening.position();
      Player mover = position.toMove().orElseThrow();
      assertThat(position.legalMoves())
          .noneMatch(move -> position.play(move).outcome().winner() == mover);
    }
  }

  @Test
  void withoutStonesAreTheEmptyBoard() {
    assertThat(texts(BuiltInGames.load("fourtic"), 1, 0, 10)).containsExactly("");
  }

  @ParameterizedTest
  @CsvSource({
    "squava, 2",
    "yavalath, 2",
    "connect4, 3",
    "fourtic, 3",
    "tictactrains, 2",
    "tic-tac-toe, 3"
  })
  void haveAsManyStonesAsVarietyNeeds(String game, int plies) {
    assertThat(OpeningMaker.usualPlies(BuiltInGames.load(game))).isEqualTo(plies);
  }
}
