package games.oxo.app.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.PositionReader;
import games.oxo.search.WorkerPool;
import games.oxo.search.prove.KeptStrategy;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.ProofTasks;
import games.oxo.search.prove.Prover;
import games.oxo.search.prove.Strategy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TasksFileTest {
  @TempDir Path folder;

  private Path certificate() {
    return folder.resolve("win.txt");
  }

  private static Position position(String moves) {
    return PositionReader.read(BuiltInGames.load("squava"), moves);
  }

  private static ProofTasks worked(Position position) {
    Strategy strategy = new Strategy(position.game().symmetryGroup());
    KeptStrategy kept = KeptStrategy.inMemory(strategy);
    Prover prover = new Prover(position, Player.X, kept, WorkerPool.SINGLE, 1 << 22);
    prover.run(3_000, () -> false);
    return prover.work();
  }

  private static List<long[]> states(ProofTasks tasks) {
    return tasks.all().stream().map(ProofTask::save).toList();
  }

  @Test
  void whatIsKnownOfTheTasksIsThereTheNextTime() {
    ProofTasks before = worked(position("1,1"));
    new TasksFile(certificate(), before).save();
    ProofTasks after = new ProofTasks(position("1,1"), Player.X);
    new TasksFile(certificate(), after).load();
    assertThat(after.expansions()).isEqualTo(before.expansions()).isPositive();
    for (int i = 0; i < states(before).size(); i++) {
      assertThat(states(after).get(i)).isEqualTo(states(before).get(i));
    }
    new TasksFile(certificate(), after).remove();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aFileOfAnotherProofIsRefused() throws IOException {
    new TasksFile(certificate(), worked(position("1,1"))).save();
    TasksFile other = new TasksFile(certificate(), new ProofTasks(position("2,2"), Player.X));
    assertThatThrownBy(other::load)
        .isInstanceOf(InputException.class)
        .hasMessageContaining("win.txt.tasks is damaged or of another proof");
    Path file = folder.resolve("win.txt.tasks");
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(whole, whole.length / 2));
    TasksFile same = new TasksFile(certificate(), new ProofTasks(position("1,1"), Player.X));
    assertThatThrownBy(same::load).isInstanceOf(InputException.class);
  }

  @Test
  void withoutAFileNothingIsKnown() {
    ProofTasks tasks = new ProofTasks(position("1,1"), Player.X);
    new TasksFile(certificate(), tasks).load();
    assertThat(tasks.expansions()).isZero();
  }
}
