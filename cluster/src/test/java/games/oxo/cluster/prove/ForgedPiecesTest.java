package games.oxo.cluster.prove;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.prove.PackedNumbers;
import games.oxo.cli.option.UserGames;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.cluster.storage.StorageException;
import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.PositionReader;
import games.oxo.search.certificate.ProofRefused;
import games.oxo.search.prove.PartsFormat;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.ProofTask.State;
import games.oxo.search.prove.ProofTasks;
import games.oxo.search.prove.ProofWriter;
import games.oxo.search.prove.StrategyPart;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The folder of a cluster's proof with forged pieces and tasks")
class ForgedPiecesTest {
  private static final Game GAME = BuiltInGames.load("tic-tac-toe");

  @TempDir private Path folder;

  private final Dice dice = new Dice(29);

  private ClusterProver prover(Position position) {
    return new ClusterProver(
        PortableGame.of(UserGames.sources("tic-tac-toe")),
        position,
        Player.X,
        SharedFolder.of(folder.toString()),
        1 << 20);
  }

  private void writePiece(Position position) throws IOException {
    StrategyPart part = new StrategyPart();
    for (var move : position.legalMoves()) {
      Position after = position.play(move);
      part.add(after.stones(Player.X), after.stones(Player.O), dice.below(9));
    }
    part.add(position.stones(Player.X), position.stones(Player.O), dice.below(9));
    String text = PartsFormat.header(position, Player.X) + new PartsFormat(9, Player.X).write(part);
    Files.write(folder.resolve("piece-forged"), text.getBytes(US_ASCII));
  }

  /** All tasks are done, or all but some numbers are as they were. */
  private void writeTasks(Position position) throws IOException {
    List<ProofTask> tasks = new ProofTasks(position, Player.X).all();
    long[][] rows = new long[tasks.size() + 1][];
    rows[0] = new long[] {0, dice.below(3)};
    for (int i = 1; i < rows.length; i++) {
      rows[i] = tasks.get(i - 1).save();
      rows[i][0] = 1 + dice.below(2);
      if (dice.below(8) == 0) {
        rows[i][dice.below(rows[i].length)] = dice.next();
      }
    }
    Files.write(folder.resolve("tasks"), PackedNumbers.pack(rows));
  }

  @Test
  void nothingThereIsBelieved() throws IOException {
    Position won = PositionReader.read(GAME, "XO./.../...");
    Position lost = PositionReader.read(GAME, "XXO/.../..O");
    Position open = PositionReader.read(GAME, "X../.../...");
    int refused = 0;
    for (int i = 0; i < Math.max(30, Integer.getInteger("oxo.cases") / 40); i++) {
      Position position = List.of(won, lost, open).get(i % 3);
      Files.deleteIfExists(folder.resolve("proof"));
      Files.deleteIfExists(folder.resolve("tasks"));
      Files.deleteIfExists(folder.resolve("piece-forged"));
      Files.writeString(folder.resolve("proof"), PartsFormat.header(position, Player.X));
      writePiece(position);
      writeTasks(position);
      try {
        ClusterProver prover = prover(position);
        assertThat(prover.tasks().state()).isNotEqualTo(State.HOLDS);
        ProofWriter.checked(position, Player.X, prover.strategy(), () -> false);
        assertThat(position).isEqualTo(won);
      } catch (ProofRefused | StorageException e) {
        refused++;
      }
    }
    assertThat(refused).isPositive();
  }
}
