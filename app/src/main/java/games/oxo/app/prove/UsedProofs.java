package games.oxo.app.prove;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.oxo.app.solve.CertificateFile;
import games.oxo.cli.option.UserPath;
import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.check.CheckedProof;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.prove.KeptStrategy;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/**
 * The wins that another proof takes over, from certificates and from the parts of unfinished
 * proofs: files, or folders with such files. All of it is checked by the referee first.
 */
final class UsedProofs {
  /** So many bytes tell what a file is. */
  private static final int BEGINNING = 64;

  private final Game game;
  private final Consumer<String> note;
  private final IntConsumer checked;
  private final List<UsedProof> proofs = new ArrayList<>();

  /**
   * @param note is told what is left out of a folder, and why
   * @param checked is told after each win that the referee has accepted how many there are
   */
  UsedProofs(Game game, Consumer<String> note, IntConsumer checked) {
    this.game = game;
    this.note = note;
    this.checked = checked;
  }

  /**
   * Reads a file, or all files of a folder.
   *
   * @param winner the side whose wins are wanted; in a folder there may be others
   * @throws InputException when the file is about another game, does not hold, or the other side
   *     wins
   */
  void read(String name, Player winner) {
    Path path = UserPath.of(name);
    if (Files.isDirectory(path)) {
      files(path).forEach(this::readOfFolder);
      return;
    }
    Player found = read(path);
    if (found != winner) {
      throw new InputException(
          Text.format("%s proves a win of %s; here %s is to win", name, found, winner));
    }
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", folder, e.getMessage()));
    }
  }

  /** One file that is no proof, or of another game, does not keep the others from being used. */
  private void readOfFolder(Path file) {
    String first = firstLine(file);
    if (first.startsWith("oxo-certificate") || UnfinishedProof.is(first)) {
      try {
        read(file);
      } catch (InputException e) {
        note.accept(Text.format("left out: %s", e.getMessage()));
      }
    }
  }

  /** Reads a file, and says who wins. */
  private Player read(Path file) {
    if (Files.exists(file) && UnfinishedProof.is(firstLine(file))) {
      UnfinishedProof unfinished = UnfinishedProof.read(game, file);
      unfinished.forEachProof(this::add);
      return unfinished.attacker();
    }
    CheckedProof proof = CertificateFile.readChecked(game, file.toString());
    add(proof);
    return proof.winner();
  }

  private void add(CheckedProof proof) {
    proofs.add(new UsedProof(game, proof));
    checked.accept(proofs.size());
  }

  private static String firstLine(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(BEGINNING), UTF_8).split("\n", 2)[0];
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    }
  }

  /** Adds the moves of a side to what is known of its wins. */
  void addTo(KeptStrategy kept, Player winner) {
    for (UsedProof proof : proofs) {
      if (proof.winner() == winner) {
        proof.addTo(kept);
      }
    }
  }
}
