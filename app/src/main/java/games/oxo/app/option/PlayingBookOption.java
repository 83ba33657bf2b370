package games.oxo.app.option;

import games.oxo.cli.option.UserPath;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.engines.Engines;
import java.nio.file.Files;
import java.util.Locale;
import java.util.Map;
import java.util.Stack;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Which opening book the engines of a command play from. */
public final class PlayingBookOption {
  /** What the option is without a file. */
  private static final String ALONE = "";

  @Option(
      names = {"-B", "--book"},
      arity = "0..1",
      fallbackValue = ALONE,
      preprocessor = BeforeGame.class,
      paramLabel = "FILE",
      description =
          "Engines play from this opening book; without FILE, or with 'builtin', from the openings that"
              + " come with OXO (default: those, for 'best' only).")
  private @Nullable String file;

  @Option(names = "--no-book", description = "Engines play without an opening book.")
  private boolean none;

  /** Leaves the name of a game that follows the option alone to the command. */
  static final class BeforeGame implements IParameterPreprocessor {
    @Override
    @SuppressWarnings("JdkObsolete") // Picocli's own type.
    public boolean preprocess(
        Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> info) {
      if (words.isEmpty() || !isGame(words.peek())) {
        return false;
      }
      option.setValue(ALONE);
      return true;
    }

    private static boolean isGame(String word) {
      return BuiltInGames.isId(word.toLowerCase(Locale.ROOT)) && !Files.exists(UserPath.of(word));
    }
  }

  /** Sets the book as a settings file gives it: a file, 'builtin' or 'none'. */
  public void set(String text) {
    none = text.equals(Engines.NO_BOOK);
    file = none || text.isEmpty() ? null : text;
  }

  /** The book as a settings file gives it; empty when nothing is said. */
  public String text() {
    String given = file == null ? "" : file;
    return none ? Engines.NO_BOOK : isAlone() ? ReadableBook.BUILT_IN : given;
  }

  /** Whether the option stands on the command line without a file. */
  public boolean isAlone() {
    return ALONE.equals(file);
  }

  /**
   * The books for the engines of a command; close them when it ends.
   *
   * @throws InputException when the options contradict each other
   */
  public PlayingBooks open() {
    if (none && file != null) {
      throw new InputException("--book and --no-book exclude each other");
    }
    return new PlayingBooks(text());
  }
}
