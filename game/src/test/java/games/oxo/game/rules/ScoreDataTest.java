package games.oxo.game.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.text.PositionReader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Finished boards score what brute force found")
class ScoreDataTest {
  @ParameterizedTest
  @CsvSource({
    "fourtic, fourtic_final_scores.txt, 60",
    "tictactrains, trains_full_random.txt, 100",
    "tictactrains, trains_full_adversarial.txt, 30"
  })
  void inTheDataFiles(String game, String file, int rows) {
    assertThat(Samples.data(file)).hasSize(rows);
    for (String[] row : Samples.data(file)) {
      Position position = PositionReader.read(Samples.game(game), row[0]);
      assertThat(position.outcome().pointsX()).as(row[0]).isEqualTo(Integer.parseInt(row[1]));
      assertThat(position.outcome().pointsO()).as(row[0]).isEqualTo(Integer.parseInt(row[2]));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "tictactrains, XXOXOOO/XXOOXXX/OOOOOOX/XOOXXXO/XXXXXOO/OXOXOXO/XXXOOXO, 9, 10, O",
    "fourtic, OOXO/XXXX/OXOX/OOXO, 14, 7, X"
  })
  void inTheAuthorsExamples(String game, String board, int x, int o, Player winner) {
    Position position = PositionReader.read(Samples.game(game), board);
    assertThat(position.outcome().pointsX()).isEqualTo(x);
    assertThat(position.outcome().pointsO()).isEqualTo(o);
    assertThat(position.outcome().winner()).isEqualTo(winner);
  }
}
