package games.oxo.app.prove;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.input.InputException;
import games.oxo.game.text.Drawing;
import games.oxo.game.words.Text;
import games.oxo.report.ProofPage;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.ProofTasks;
import games.oxo.search.prove.Prover;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Shows how far a proof is while it goes on: a line of progress, on a terminal the replies as a
 * drawing of the board when it has changed, and a page if one is wanted.
 */
final class LiveMap {
  private static final long BETWEEN_PAGES_NANOS = 10_000_000_000L;
  private static final long BETWEEN_DRAWINGS_NANOS = 60_000_000_000L;
  private static final String BEATEN = "+";
  private static final String HOLDS = "!";
  private static final String OPEN = "?";
  private static final String HARDEST = "*";

  /** So many bytes of a page tell what it is. */
  private static final int BEGINNING = 1000;

  private final LongWork work;
  private final ProofTasks tasks;
  private final Player attacker;
  private final @Nullable Path page;
  private final ProofProgress words;
  private long nextPage = System.nanoTime();
  private long nextDrawing = System.nanoTime() + BETWEEN_DRAWINGS_NANOS;
  private Map<Integer, String> drawn = Map.of();

  /**
   * @param page where the page goes, or null where none is wanted
   */
  LiveMap(LongWork work, Prover prover, Player attacker, @Nullable Path page) {
    this.work = work;
    this.attacker = attacker;
    this.page = page;
    tasks = prover.work();
    words = new ProofProgress(tasks, tasks.position(), prover::leftInRound);
  }

  /**
   * The file of a page. An earlier page of a proof is replaced, so that a proof can be continued.
   *
   * @throws InputException when there is another file, or it cannot be written
   */
  static Path page(String name, Existing existing) {
    Path file = UserPath.of(name);
    OutputFile.check(file, isPage(file) ? Existing.REPLACE : existing);
    return file;
  }

  private static boolean isPage(Path file) {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(BEGINNING), UTF_8).contains(ProofPage.MARK);
    } catch (IOException e) {
      return false;
    }
  }

  /** Shows what it is time to show; one thread calls it again and again. */
  void show() {
    work.show(words::remark);
    long now = System.nanoTime();
    if (now - nextPage >= 0) {
      write();
      nextPage = now + BETWEEN_PAGES_NANOS;
    }
    if (work.terminal().live().isPresent() && now - nextDrawing >= 0) {
      draw();
      nextDrawing = now + BETWEEN_DRAWINGS_NANOS;
    }
  }

  /** Writes the page, if one is wanted. */
  void write() {
    if (page != null) {
      OutputFile.write(page, Existing.REPLACE, ProofPage.html(tasks, attacker, words.remark()));
    }
  }

  /** Draws the board if a reply was beaten or another one is the hardest since the last time. */
  private void draw() {
    Map<Integer, String> marks = marks(tasks);
    if (marks.isEmpty() || marks.equals(drawn)) {
      return;
    }
    drawn = marks;
    work.clear();
    Terminal terminal = work.terminal();
    lines(tasks, marks, terminal.colours()).forEach(line -> terminal.err().println(line));
  }

  private static Iterable<String> lines(
      ProofTasks tasks, Map<Integer, String> marks, boolean colours) {
    Position position = tasks.position();
    var lines = new Drawing(position.game(), colours).draw(position, marks);
    lines.add(
        Text.format(
            "%s beaten, %s open, %s open and the hardest, %s holds", BEATEN, OPEN, HARDEST, HOLDS));
    return lines;
  }

  /** What is known of each reply, by its cell. */
  static Map<Integer, String> marks(ProofTasks tasks) {
    ProofTask hardest = tasks.hardest().orElse(null);
    Map<Integer, String> marks = new HashMap<>();
    tasks
        .byCell()
        .forEach(
            (cell, task) ->
                marks.put(
                    cell,
                    switch (task.state()) {
                      case BEATEN -> BEATEN;
                      case HOLDS -> HOLDS;
                      case OPEN -> task == hardest ? HARDEST : OPEN;
                    }));
    return marks;
  }
}
