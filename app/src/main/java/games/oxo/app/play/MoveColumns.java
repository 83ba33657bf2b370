package games.oxo.app.play;

import games.oxo.game.Position;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/** The moves of a game in numbered rounds, three to a line, in columns. */
final class MoveColumns {
  /** How wide the number of a round is, with the blank after it. */
  static final int INDENT = 4;

  private static final int COLUMNS = 3;
  private static final int MOST_WITH_ONE_DIGIT = 9;

  private MoveColumns() {}

  /** The lines; a game whose moves are one character each is one word. */
  static List<String> of(Position position) {
    MoveNotation notation = new MoveNotation(position.game());
    if (position.game().definition().notation() == NotationStyle.COLUMN) {
      return List.of(notation.writeNumbered(position));
    }
    List<String> rounds = notation.rounds(position);
    // All numbers have room for two digits, but if none needs it, lines begin without a blank.
    int margin = rounds.size() <= MOST_WITH_ONE_DIGIT ? 1 : 0;
    List<String> lines = new ArrayList<>();
    for (int first = 0; first < rounds.size(); first += COLUMNS) {
      StringBuilder line = new StringBuilder();
      for (int i = first; i < Math.min(first + COLUMNS, rounds.size()); i++) {
        String round = rounds.get(i);
        line.append(i == first ? "" : "  ").append(Text.format("%2d. ", i + 1)).append(round);
        line.append(" ".repeat(width(rounds, i % COLUMNS) - round.length()));
      }
      lines.add(line.substring(margin).stripTrailing());
    }
    return lines;
  }

  /** The width of the widest round in a column. */
  private static int width(List<String> rounds, int column) {
    int width = 0;
    for (int i = column; i < rounds.size(); i += COLUMNS) {
      width = Math.max(width, rounds.get(i).length());
    }
    return width;
  }
}
