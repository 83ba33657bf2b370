package games.oxo.cluster.prove;

import static java.nio.charset.StandardCharsets.US_ASCII;

import games.oxo.app.prove.PackedNumbers;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.cluster.storage.StorageException;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.prove.PartsFormat;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.ProofTasks;
import games.oxo.search.prove.Strategy;
import games.oxo.search.prove.StrategyPart;
import java.io.Serial;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;

/**
 * The shared folder of an unfinished proof. All files but the last have the text format of {@code
 * oxo prove}'s parts.
 *
 * <ul>
 *   <li>{@code proof} says what is to be proven;
 *   <li>{@code parts-0001}, {@code parts-0002} and so on have the parts that each round has found;
 *   <li>{@code piece-…} are parts of the round in progress: executors write them as they go;
 *   <li>{@code tasks} has the number of rounds, and what was known of each task after the last.
 * </ul>
 *
 * <p>A part relies only on parts of earlier rounds and on those before it in the same piece of
 * work, which are written earlier or with it. So whatever is there at any moment is a strategy
 * without gaps. That is not taken on trust: the referee checks the certificate that it ends in.
 */
final class ProofFolder implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  /**
   * How far a proof is.
   *
   * @param written how many files with parts there are
   * @param finished how many rounds of whole tasks got to their end; one that the time ended is
   *     begun again
   */
  record Rounds(int written, int finished) {}

  private static final String PROOF = "proof";
  private static final String TASKS = "tasks";
  private static final String PARTS = "parts-";
  private static final String PIECE = "piece-";

  /** More rounds than anybody can wait for. */
  private static final int MOST_ROUNDS = 1_000_000_000;

  private final SharedFolder folder;
  private final String header;
  private final Player attacker;
  private final int cells;

  ProofFolder(SharedFolder folder, Position position, Player attacker) {
    this.folder = folder;
    this.attacker = attacker;
    header = PartsFormat.header(position, attacker);
    cells = position.game().board().cells();
  }

  private PartsFormat format() {
    return new PartsFormat(cells, attacker);
  }

  /**
   * Makes the folder ready for work, by the driver.
   *
   * @throws InputException when it has another proof, or cannot be used
   */
  void prepare() {
    folder.prepare();
    if (folder.exists(PROOF)) {
      if (!Arrays.equals(folder.read(PROOF), header.getBytes(US_ASCII))) {
        throw new InputException(
            Text.format("%s has the parts of another proof; choose another folder", folder));
      }
    } else if (!folder.list().isEmpty()) {
      throw new InputException(
          Text.format("%s has files that are no proof; choose another folder", folder));
    } else {
      folder.write(PROOF, header.getBytes(US_ASCII));
    }
  }

  /**
   * Takes over all that is known from earlier work.
   *
   * @throws StorageException when a file is damaged; the message names it
   */
  Rounds load(ProofTasks tasks, Strategy strategy) {
    // Without what is known of the tasks their trees begin anew, with all parts.
    int files = (int) folder.list().stream().filter(name -> name.startsWith(PARTS)).count();
    Rounds rounds = folder.exists(TASKS) ? loadTasks(tasks.all()) : new Rounds(files, 0);
    loadRounds(0, rounds.written, strategy);
    for (String name : pieces()) {
      loadParts(name, strategy);
    }
    return rounds;
  }

  private Rounds loadTasks(List<ProofTask> tasks) {
    long[][] rows = PackedNumbers.unpack(folder.read(TASKS)).orElseThrow(() -> damaged(TASKS));
    if (rows.length != tasks.size() + 1 || rows[0].length != 2) {
      throw damaged(TASKS);
    }
    for (long number : rows[0]) {
      if (number < 0 || number > MOST_ROUNDS) {
        throw damaged(TASKS);
      }
    }
    for (int i = 0; i < tasks.size(); i++) {
      if (!tasks.get(i).resume(rows[i + 1])) {
        throw damaged(TASKS);
      }
    }
    return new Rounds((int) rows[0][0], (int) rows[0][1]);
  }

  /** Adds the parts of some rounds to a strategy, on any machine. */
  void loadRounds(int from, int to, Strategy strategy) {
    for (int round = from; round < to; round++) {
      loadParts(partsOf(round), strategy);
    }
  }

  private static String partsOf(int round) {
    return PARTS + Text.format("%04d", round + 1);
  }

  private List<String> pieces() {
    return folder.list().stream().filter(name -> name.startsWith(PIECE)).toList();
  }

  private void loadParts(String name, Strategy strategy) {
    Iterator<String> lines = body(name).lines().iterator();
    PartsFormat format = format();
    while (lines.hasNext()) {
      StrategyPart part = format.read(() -> lines.hasNext() ? lines.next() : "");
      if (part == null) {
        throw damaged(name);
      }
      part.addTo(strategy);
    }
  }

  private String body(String name) {
    String text = new String(folder.read(name), US_ASCII);
    if (!text.startsWith(header)) {
      throw damaged(name);
    }
    return text.substring(header.length());
  }

  private StorageException damaged(String name) {
    return new StorageException(Text.format("%s/%s is damaged", folder, name));
  }

  /**
   * Writes parts that were found, by an executor.
   *
   * @param parts as {@link PartsFormat} writes them
   */
  void writePiece(String parts) {
    folder.write(PIECE + UUID.randomUUID(), (header + parts).getBytes(US_ASCII));
  }

  String write(StrategyPart part) {
    return format().write(part);
  }

  /**
   * Ends a round: its pieces become one file, and what is known of the tasks is written.
   *
   * @param now how far the proof is with it
   * @param strategy gets what was found
   */
  void endRound(Rounds now, ProofTasks tasks, Strategy strategy) {
    StringBuilder text = new StringBuilder(header);
    List<String> pieces = pieces();
    for (String name : pieces) {
      loadParts(name, strategy);
      text.append(body(name));
    }
    folder.write(partsOf(now.written - 1), text.toString().getBytes(US_ASCII));
    long[][] rows = new long[tasks.all().size() + 1][];
    rows[0] = new long[] {now.written, now.finished};
    for (int i = 1; i < rows.length; i++) {
      rows[i] = tasks.all().get(i - 1).save();
    }
    folder.write(TASKS, PackedNumbers.pack(rows));
    pieces.forEach(folder::delete);
  }

  @Override
  public String toString() {
    return folder.toString();
  }

  /** Removes all files, which are no longer needed: what they are part of comes last. */
  void remove() {
    folder.delete(TASKS);
    for (String name : folder.list()) {
      if (name.startsWith(PARTS) || name.startsWith(PIECE)) {
        folder.delete(name);
      }
    }
    folder.delete(PROOF);
  }
}
