package games.oxo.session.examples;

import games.oxo.game.Game;
import games.oxo.game.text.Drawing;
import java.util.ArrayList;
import java.util.List;

/** Examples of rules as lines of text, for a terminal. */
public final class RuleDrawing {
  private RuleDrawing() {}

  /** A sentence, the board below it, and an empty line, for each example. */
  public static List<String> lines(Game game, boolean colours) {
    Drawing drawing = new Drawing(game, colours);
    List<String> lines = new ArrayList<>();
    for (RuleExample example : RuleExamples.of(game)) {
      lines.add(example.text());
      drawing.draw(example.position()).forEach(line -> lines.add("  " + line));
      lines.add("");
    }
    return lines;
  }
}
