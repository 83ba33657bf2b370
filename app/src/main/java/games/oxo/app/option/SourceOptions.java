package games.oxo.app.option;

import games.oxo.book.DistilledBook;
import games.oxo.book.compact.BuiltInBooks;
import games.oxo.book.export.BotSettings;
import games.oxo.book.export.SourceAlphabet;
import games.oxo.book.export.SourceEvaluation;
import games.oxo.book.export.SourceExporter;
import games.oxo.book.export.SourceLanguage;
import games.oxo.book.export.SourcePlan;
import games.oxo.book.export.SourceText;
import games.oxo.cli.option.Between;
import games.oxo.cli.option.DurationText;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.OutputOption;
import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of commands that write source code: language and size, where it goes, what is in it. */
public final class SourceOptions {
  private static final String NONE = "none";
  private static final String HAND_MADE = "handmade";

  @Option(
      names = "--book",
      paramLabel = "FILE",
      description =
          "A compact book, or a database, which is distilled; 'builtin' for the book that comes with"
              + " the program, 'none' for no book.")
  private String book = "";

  @Option(
      names = "--eval",
      paramLabel = "FILE",
      description =
          "A learned evaluation; 'builtin' for the one that comes with the program, 'handmade' for"
              + " weights made by hand, 'none' for no learned one.")
  private String evaluation = "";

  @Mixin private OutputOption output = OutputOption.needed();

  @Between(least = 1000, most = 100_000_000)
  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "100000",
      description = "The most characters of the source code (default: ${DEFAULT-VALUE}).")
  private int limit;

  @Option(
      names = "--unpack",
      paramLabel = "TIME",
      description =
          "How long the program may take to unpack its data, such as 500ms; what takes longer is"
              + " left out.")
  private String unpack = "";

  @Option(
      names = "--language",
      paramLabel = "LANGUAGE",
      defaultValue = "java",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private SourceLanguage language = SourceLanguage.JAVA;

  @Option(
      names = "--alphabet",
      paramLabel = "ALPHABET",
      defaultValue = "ascii",
      description =
          "ascii: characters that survive everything; unicode: more than twice the positions"
              + " (default: ${DEFAULT-VALUE}).")
  private SourceAlphabet alphabet = SourceAlphabet.ASCII;

  @Mixin private ForceOption force = new ForceOption();

  /**
   * The file to write, which is asked for before any work.
   *
   * @throws InputException when none was named, or it may not be written
   */
  public Path target() {
    Path target = output.path("say where the source code goes: -o FILE");
    OutputFile.check(target, force.existing());
    return target;
  }

  /** Writes the source code. */
  public void write(Path target, SourceText source) {
    OutputFile.write(target, force.existing(), source.text());
  }

  /** Classes to paste into a bot: a book, unless it is not wanted, and an evaluation if it is. */
  public SourceText classes(Game game) {
    boolean wantsEvaluation = !evaluation.isEmpty() && !evaluation.equals(NONE);
    if (wantsEvaluation) {
      SourcePlan.checkEvaluated(game, "an evaluation");
    } else if (book.equals(NONE)) {
      throw new InputException("without a book and an evaluation nothing is left to export");
    }
    return export(
        game,
        book.equals(NONE) ? null : read(game, book),
        wantsEvaluation ? evaluation(game) : null,
        null);
  }

  /** A whole bot: with the usual book and evaluation if there are any, and nothing else is said. */
  public SourceText bot(Game game, BotSettings settings) {
    SourcePlan.checkEvaluated(game, "a bot");
    SourcePlan.check(settings.protocol(), game);
    boolean usual = book.isEmpty() && BuiltInBooks.read(game).isEmpty();
    DistilledBook replies = usual || book.equals(NONE) ? null : read(game, book);
    return export(game, replies, evaluation(game), settings);
  }

  private SourceText export(
      Game game,
      @Nullable DistilledBook replies,
      @Nullable SourceEvaluation weights,
      @Nullable BotSettings bot) {
    long millis = unpack.isEmpty() ? 0 : DurationText.millis("--unpack", unpack);
    return SourceExporter.export(
        new SourcePlan(game, replies, weights, language, alphabet, limit, millis, bot));
  }

  private static DistilledBook read(Game game, String text) {
    try (ReadableBook open =
        text.isEmpty() ? ReadableBook.builtIn(game) : ReadableBook.open(game, text)) {
      return open.distilled();
    }
  }

  private SourceEvaluation evaluation(Game game) {
    PlayingEvaluations learned = new PlayingEvaluations();
    return switch (evaluation) {
      case NONE, HAND_MADE -> SourceEvaluation.handMade(game);
      case "" ->
          learned
              .usual(game)
              .map(SourceEvaluation::of)
              .orElseGet(() -> SourceEvaluation.handMade(game));
      default -> SourceEvaluation.of(learned.named(game, evaluation));
    };
  }

  /** The language of the source code. */
  public SourceLanguage language() {
    return language;
  }

  /** The characters of its data. */
  public SourceAlphabet alphabet() {
    return alphabet;
  }

  /** The most characters that it may have. */
  public int limit() {
    return limit;
  }
}
