package games.oxo.learn.run;

import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.match.stats.Elo;
import games.oxo.search.evaluation.EvaluationFormat;
import games.oxo.search.evaluation.EvaluationReader;
import games.oxo.search.evaluation.EvaluationWriter;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.Provenance;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The folder in which learning keeps what it has, so that it can go on where it stopped: a history,
 * and for each attempt its games, its weights and its match.
 */
final class LearnFolder {
  private static final String FIRST_LINE = "oxo-learn 1";

  private final Path folder;
  private final Game game;
  private final LearnPlan plan;
  private final List<Attempt> attempts = new ArrayList<>();

  /**
   * Reads a folder, if it is there.
   *
   * @throws InputException when it is one of another game or plan, or damaged
   */
  LearnFolder(Path folder, Game game, LearnPlan plan) {
    this.folder = folder;
    this.game = game;
    this.plan = plan;
    if (Files.exists(history())) {
      read(history());
    } else if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new InputException(Text.format("%s is a file; a folder is needed there", folder));
    }
  }

  /**
   * Makes the folder, unless it is there.
   *
   * @throws InputException when it cannot be written
   */
  void begin() {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw OutputFile.unwritable(folder, e);
    }
    if (!Files.exists(history())) {
      write();
    }
  }

  private Path history() {
    return folder.resolve("history.txt");
  }

  private String head() {
    return Text.format(
        "%s\nrules %s\nseed %d nodes %d positions %d\n",
        FIRST_LINE, RulesFingerprint.of(game), plan.seed(), plan.nodes(), plan.positions());
  }

  private void read(Path file) {
    String text = text(file);
    if (!text.startsWith(FIRST_LINE + "\n")) {
      throw new InputException(Text.format("%s is not a history of learning", file));
    }
    if (!text.startsWith(head())) {
      throw new InputException(
          Text.format(
              "%s was begun for other rules or with other options; give the same, or another file"
                  + " with -o",
              folder));
    }
    for (String line : text.substring(head().length()).split("\n")) {
      if (!line.isEmpty()) {
        attempts.add(
            Attempt.read(line)
                .filter(each -> each.number() == attempts.size() + 1)
                .orElseThrow(
                    () ->
                        new InputException(
                            Text.format("%s is damaged in the line '%s'", file, line))));
      }
    }
  }

  private static String text(Path file) {
    return new String(bytes(file), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new InputException(
          Text.format(
              "%s cannot be read: %s", file, Files.exists(file) ? e.getMessage() : "no such file"));
    }
  }

  private void write() {
    StringBuilder text = new StringBuilder(head());
    attempts.forEach(each -> text.append(each.line()).append('\n'));
    OutputFile.write(history(), OutputFile.Existing.REPLACE, text.toString());
  }

  /** All attempts that have ended. */
  List<Attempt> attempts() {
    return List.copyOf(attempts);
  }

  /** The number of the last attempt that was accepted; 0 if none was. */
  int accepted() {
    return attempts.stream().filter(Attempt::accepted).mapToInt(Attempt::number).max().orElse(0);
  }

  /** How many attempts were accepted. */
  int generations() {
    return (int) attempts.stream().filter(Attempt::accepted).count();
  }

  /** An attempt has ended. */
  void add(Attempt attempt) {
    attempts.add(attempt);
    write();
  }

  /** Where the games of an attempt are. */
  Path games(int attempt) {
    return folder.resolve(attempt + ".games");
  }

  /** Where the games are by which the values of the last accepted weights are calibrated. */
  Path calibration(long nodes) {
    return folder.resolve(Text.format("chances-%d-%d.games", accepted(), nodes));
  }

  /** Where the match of an attempt is. */
  Path match(String name) {
    return folder.resolve(name + ".jsonl");
  }

  /** Where the next accepted weights come from: these games, and the matches up to now. */
  Provenance provenance(long games, long positions) {
    List<String> matches = new ArrayList<>();
    for (Attempt each : attempts) {
      if (each.accepted()) {
        matches.add(
            Text.format(
                "generation %d: %s Elo", matches.size() + 1, Elo.logistic(each.score()).text()));
      }
    }
    return new Provenance(game.name(), plan.seed(), matches.size(), games, positions, matches);
  }

  private Path weightsFile(int attempt) {
    return folder.resolve(attempt + EvaluationFormat.ENDING);
  }

  private Path fitFile(int attempt) {
    return folder.resolve(attempt + ".fit");
  }

  /** Keeps what a fit has found. */
  void keepFit(Attempt fit, LearnedEvaluation learned) {
    byte[] bytes = EvaluationWriter.write(game, learned);
    OutputFile.write(
        weightsFile(fit.number()), OutputFile.Existing.REPLACE, out -> out.write(bytes));
    OutputFile.write(fitFile(fit.number()), OutputFile.Existing.REPLACE, fit.line() + "\n");
  }

  /** Whether weights were fitted in an attempt. */
  boolean hasFit(int attempt) {
    return Files.exists(fitFile(attempt));
  }

  /**
   * What is known of an attempt before its match.
   *
   * @throws InputException when its file is damaged
   */
  Attempt fit(int attempt) {
    Path file = fitFile(attempt);
    return Attempt.read(text(file).strip())
        .filter(fit -> fit.number() == attempt)
        .orElseThrow(() -> new InputException(Text.format("%s is damaged", file)));
  }

  /**
   * The weights of an attempt.
   *
   * @throws InputException when they are not there, or their file is damaged
   */
  LearnedEvaluation weights(int attempt) {
    Path file = weightsFile(attempt);
    return EvaluationReader.read(game, bytes(file), file.toString());
  }
}
