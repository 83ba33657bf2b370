package games.oxo.app.play;

import games.oxo.game.words.Text;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The words that a person can type in a game besides moves. */
enum Word {
  SWAP("", "change seats, where the rules offer it"),
  UNDO("", "take back your last move and the answer to it"),
  HINT("", "what the best engine would play, and why"),
  WHY("[MOVE]", "why your last move, or MOVE now, is good or bad"),
  REVIEW("", "the mistakes of this game, yours and mine"),
  RULES("", "the rules, shown on small boards"),
  BOARD("", "draw the board again"),
  MOVES("", "the legal moves, and the game so far"),
  SAVE("FILE", "write the game to a file; --force FILE replaces one"),
  LOAD("FILE", "go on from a file"),
  AGAIN("", "play once more from the start"),
  QUIT("", "leave"),
  HELP("", "what you can type");

  /** What values mean, below the words. */
  private static final List<String> LEGEND =
      List.of(
          "Values are for the side that they name:",
          "X wins in 7   certain; moves of both sides count, the next one included",
          "X wins by 3   certain, in points",
          "draw          certain",
          "62% for X     an engine's estimate; a draw counts one half",
          "X leads by about 2: an engine's estimate in points",
          "+13 for X, even: a textbook search's own number, which only compares moves");

  private final String argument;
  private final String about;

  Word(String argument, String about) {
    this.argument = argument;
    this.about = about;
  }

  /** The word that somebody has typed, in upper or lower case. */
  static Optional<Word> of(String typed) {
    String lower = typed.toLowerCase(Locale.ROOT);
    String meant = lower.equals("exit") ? "quit" : lower.equals("?") ? "help" : lower;
    for (Word word : values()) {
      if (word.text().equals(meant)) {
        return Optional.of(word);
      }
    }
    return Optional.empty();
  }

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  boolean needsFile() {
    return argument.equals("FILE");
  }

  /** All that can be typed, one a line, for somebody who asked for it. */
  static String help(String exampleOfAMove) {
    StringBuilder lines = new StringBuilder(line("a move", "such as " + exampleOfAMove));
    for (Word word : values()) {
      if (word != HELP) {
        lines.append('\n').append(line((word.text() + " " + word.argument).strip(), word.about));
      }
    }
    return lines.toString();
  }

  /** What values mean. */
  static List<String> legend() {
    return LEGEND;
  }

  private static String line(String what, String meaning) {
    return Text.format("%-12s%s", what, meaning);
  }
}
