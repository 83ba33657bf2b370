package games.oxo.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.search.WorkerPool;
import games.oxo.search.parallel.ThreadWorkerPool;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compares a study with counting by the plain rules and plain minimax. */
class TableStudyTest {
  @TempDir Path folder;

  @Test
  void ofTicTacToe() {
    check(Samples.game("tic-tac-toe"));
  }

  @Test
  void ofAGameThatIsLostByALine() {
    check(
        Samples.gameOf(
            "name = \"Small\"\nboard = { shape = \"square\", width = 3, height = 3 }\n"
                + "line = { win = 3, lose = 2 }"));
  }

  @Test
  void ofASmallConnectFour() {
    check(
        Samples.gameOf(
            "name = \"Stacks\"\nboard = { shape = \"square\", width = 3, height = 4, gravity = true"
                + " }\nline = { win = 3 }"));
  }

  private void check(Game game) {
    Map<Position, Integer> values = TestTables.values(game);
    try (Table table = TestTables.build(game, folder)) {
      List<LayerStudy> much =
          new TableStudy(table, 1 << 22, WorkerPool.SINGLE, BuildListener.NONE).study();
      assertThat(new TableStudy(table, 2000, ThreadWorkerPool.of(3), BuildListener.NONE).study())
          .isEqualTo(much);
      assertThat(much).hasSize(table.layers());
      for (LayerStudy layer : much) {
        assertThat(layer.positions()).isEqualTo(table.positions(layer.stones()));
        check(game, layer, values);
      }
    }
  }

  private static void check(Game game, LayerStudy layer, Map<Position, Integer> values) {
    long[] counts = new long[5];
    int longest = Integer.MAX_VALUE;
    Set<Set<String>> seen = new HashSet<>();
    for (Position position : values.keySet()) {
      if (position.ply() != layer.stones() || !seen.add(images(game, position))) {
        continue;
      }
      int value = values.get(position);
      counts[1 - Integer.signum(value)]++;
      longest = value > 0 ? Math.min(longest, value) : longest;
      long holding = 0;
      for (Move move : position.legalMoves()) {
        holding += sign(position, move, values) == Integer.signum(value) ? 1 : 0;
      }
      if (holding == 1 && position.legalMoves().size() > 1 && value >= 0) {
        counts[value > 0 ? 3 : 4]++;
      }
    }
    assertThat(
            new long[] {
              layer.wins(), layer.draws(), layer.losses(), layer.onlyWins(), layer.onlyDraws()
            })
        .isEqualTo(counts);
    assertThat(layer.longest().isPresent()).isEqualTo(layer.wins() > 0);
    int found = layer.longest().map(LayerStudy.Example::value).orElse(Integer.MAX_VALUE);
    assertThat(found).isEqualTo(longest);
    layer
        .hardestWin()
        .ifPresent(
            example ->
                assertThat(
                        example.position().legalMoves().stream()
                            .filter(move -> sign(example.position(), move, values) >= 0))
                    .hasSize(1));
  }

  private static int sign(Position position, Move move, Map<Position, Integer> values) {
    Position after = position.play(move);
    Player mover = position.toMove().orElseThrow();
    if (after.outcome().isOver()) {
      return after.outcome().isDraw() ? 0 : after.outcome().winner() == mover ? 1 : -1;
    }
    int value = Integer.signum(values.get(after));
    return after.toMove().orElseThrow() == mover ? value : -value;
  }

  private static Set<String> images(Game game, Position position) {
    Set<String> images = new HashSet<>();
    for (int i = 0; i < game.symmetryGroup().size(); i++) {
      images.add(
          game.symmetryGroup().image(position.stones(Player.X), i)
              + " "
              + game.symmetryGroup().image(position.stones(Player.O), i));
    }
    return images;
  }
}
