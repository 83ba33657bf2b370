package games.oxo.cluster.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("All canonical positions with some number of stones")
class OpeningsTest {
  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe, 0",
    "tic-tac-toe, 8",
    "tic-tac-toe:misere, 6",
    "connect4:5x4, 7",
    "squava, 4",
    "yavalath, 3",
    "fourtic, 3",
    "tictactrains, 2"
  })
  void areThoseOfPlayingEveryGame(String name, int stones) {
    Game game = BuiltInGames.load(name);
    Set<CanonicalPosition> expected = Set.of(CanonicalForm.of(game.position(0, 0)).key());
    for (int ply = 0; ply < stones; ply++) {
      Set<CanonicalPosition> next = new HashSet<>();
      for (CanonicalPosition key : expected) {
        Position position = game.position(key.x(), key.o());
        for (Move move : position.legalMoves()) {
          if (!move.isSwap() && !position.play(move).outcome().isOver()) {
            next.add(CanonicalForm.of(position.play(move)).key());
          }
        }
      }
      expected = next;
    }
    PositionBlock found = Openings.find(game, stones, () -> false);
    Set<CanonicalPosition> keys = new HashSet<>();
    for (int i = 0; i < found.size(); i++) {
      Position position = found.position(game, i);
      CanonicalForm form = CanonicalForm.of(position);
      assertThat(form.key().x()).isEqualTo(found.x(i));
      assertThat(form.key().o()).isEqualTo(found.o(i));
      keys.add(form.key());
    }
    assertThat(keys).isEqualTo(expected).hasSize(found.size());
    assertThat(Openings.find(game, stones, () -> false).checkSum()).isEqualTo(found.checkSum());
  }

  @ParameterizedTest
  @CsvSource({"tic-tac-toe, 9", "connect4:5x4, 64", "yavalath, 1"})
  void whereThereAreNoneThatIsSaid(String name, int stones) {
    Game game = BuiltInGames.load(name);
    assertThatThrownBy(() -> Openings.find(game, stones, () -> false))
        .isInstanceOf(InputException.class);
  }
}
