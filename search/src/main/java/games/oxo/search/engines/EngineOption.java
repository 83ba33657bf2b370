package games.oxo.search.engines;

import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.input.NumberRange;
import games.oxo.game.words.Text;
import java.util.List;

/**
 * An option of an engine, as in {@code mcts:simulations=1000,policy=sharp}: its name and values.
 */
public sealed interface EngineOption {
  /** The name of the option that gives the first moves more time. */
  String TIME_FIRST = "time-first";

  String name();

  /** What it is, in a few words. */
  String summary();

  /** What it may be, in words. */
  String values();

  /** The default value as the user would write it; empty when there is none. */
  String usual();

  /**
   * Refuses a value that this option does not allow.
   *
   * @param engine the name of the engine, for the message
   * @throws InputException when it is none
   */
  void check(String engine, String value);

  /**
   * A whole number.
   *
   * @param isLimit whether it is a limit, so that the caller's limits override it
   */
  record WholeNumber(String name, String summary, NumberRange range, boolean isLimit)
      implements EngineOption {
    @Override
    public String values() {
      return range.toString();
    }

    @Override
    public String usual() {
      return "";
    }

    @Override
    public void check(String engine, String value) {
      range.read(engine + ":" + name, value);
    }
  }

  /** One of several words. */
  record Choice(String name, String summary, List<String> words, String usual)
      implements EngineOption {
    public Choice {
      words = List.copyOf(words);
    }

    @Override
    public String values() {
      return String.join(", ", words);
    }

    @Override
    public void check(String engine, String value) {
      if (!words.contains(value)) {
        throw new InputException(
            Text.format("%s:%s is '%s'%s", engine, name, value, Nearest.hint(value, words)));
      }
    }
  }

  /** More time for the first moves, written {@code N:FACTOR}. */
  record TimeFirst(String name, String summary) implements EngineOption {
    @Override
    public String values() {
      return "moves:factor, such as 3:20";
    }

    @Override
    public String usual() {
      return "";
    }

    @Override
    public void check(String engine, String value) {
      if (!OpeningTime.isText(value)) {
        throw new InputException(
            Text.format(
                "%s:%s is '%s'; it must be 1 to 99 moves and a factor of 1 to 999, such as 3:20",
                engine, name, value));
      }
    }
  }

  /** Yes or no, written {@code true} and {@code false}; the default depends on the program. */
  record YesNo(String name, String summary) implements EngineOption {
    private static final List<String> WORDS = List.of("true", "false");

    @Override
    public String values() {
      return String.join(", ", WORDS);
    }

    @Override
    public String usual() {
      return "";
    }

    @Override
    public void check(String engine, String value) {
      new Choice(name, summary, WORDS, "").check(engine, value);
    }
  }
}
