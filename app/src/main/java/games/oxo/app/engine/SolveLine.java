package games.oxo.app.engine;

import games.oxo.cli.option.OptionRange;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.search.solve.SolveGoal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What {@code solve} asks in the line protocol.
 *
 * @param position as people write it; empty for the start
 */
record SolveLine(SolveGoal goal, Limits limits, String position) {
  private static final Pattern PARTS = Pattern.compile("(?:(.*?)\\s)??position(?:\\s+(.*))?");
  private static final List<String> WORDS =
      List.of("weak", "best", "all", "nodes", "movetime", "position");

  /**
   * Reads it.
   *
   * @throws InputException when a word is not known or has no number
   */
  static SolveLine read(String text) {
    Matcher parts = PARTS.matcher(text);
    if (!parts.matches()) {
      throw new InputException(
          "a position is solved by 'solve [weak] [best] [all] [nodes N] [movetime MS] position"
              + " POSITION'");
    }
    String before = parts.group(1);
    String position = parts.group(2);
    SolveLine line =
        new SolveLine(SolveGoal.VALUE, Limits.NONE, position == null ? "" : position.strip());
    String[] words = before == null || before.isBlank() ? new String[0] : before.split("\\s+");
    for (int i = 0; i < words.length; i++) {
      boolean numbered = words[i].equals("nodes") || words[i].equals("movetime");
      line = line.with(words[i], numbered && i + 1 < words.length ? words[i + 1] : "");
      i += numbered ? 1 : 0;
    }
    return line;
  }

  private SolveLine with(String word, String number) {
    return switch (word) {
      case "weak" -> with(new SolveGoal(true, goal.best(), goal.everyMove()));
      case "best" -> with(new SolveGoal(goal.weak(), true, goal.everyMove()));
      case "all" -> with(new SolveGoal(goal.weak(), goal.best(), true));
      case "nodes" -> with(limits.withNodes(OptionRange.NODES.read(word, number)));
      case "movetime" -> with(limits.withMillis(OptionRange.MILLIS.read(word, number)));
      default ->
          throw new InputException(
              Text.format("unknown word '%s'%s", word, Nearest.hint(word, WORDS)));
    };
  }

  private SolveLine with(SolveGoal asked) {
    return new SolveLine(asked, limits, position);
  }

  private SolveLine with(Limits asked) {
    return new SolveLine(goal, asked, position);
  }
}
