package games.oxo.game.text;

import games.oxo.game.Game;
import games.oxo.game.Outcome;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.board.CellNames;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.board.Player;
import games.oxo.game.definition.Definition;
import games.oxo.game.definition.LineRule;
import games.oxo.game.definition.ScoreRule;
import games.oxo.game.definition.TurnOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Says in words what a definition means and how a game ended. */
public final class RuleText {
  private static final List<String> NUMBERS =
      List.of("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine");

  private RuleText() {}

  /** What decides the game, in a few words: {@code four in a row wins, three loses}. */
  public static String goal(Definition definition) {
    LineRule line = definition.line();
    ScoreRule score = definition.score();
    if (line != null) {
      return line.win() == 0
          ? number(line.lose()) + " in a row loses"
          : number(line.win())
              + " in a row wins"
              + (line.lose() == 0 ? "" : ", " + number(line.lose()) + " loses");
    }
    if (score != null && score.longestPath() && parts(score, definition).size() == 1) {
      return "the longest path wins";
    }
    return score == null ? "" : "most points win: " + String.join(", ", parts(score, definition));
  }

  private static List<String> parts(ScoreRule score, Definition definition) {
    List<String> parts = new ArrayList<>();
    for (ScoreRule.Run run : score.runs()) {
      parts.add("%d for each run of %s".formatted(run.points(), number(run.length())));
    }
    Map<Integer, Long> cellsByPoints = new TreeMap<>();
    for (int cell = 0; cell < score.bonus().size(); cell++) {
      if (score.bonus().get(cell) != 0) {
        cellsByPoints.merge(score.bonus().get(cell), 1L << cell, (a, b) -> a | b);
      }
    }
    cellsByPoints.forEach(
        (points, cells) -> parts.add("%d for each %s".formatted(points, set(cells, definition))));
    if (score.longestPath()) {
      parts.add("the length of the longest path");
    }
    return parts;
  }

  private static String set(long cells, Definition definition) {
    Board board = definition.board();
    if (cells == board.border()) {
      return "border cell";
    }
    if (cells == board.corners()) {
      return "corner";
    }
    for (int ring = 1; ring <= board.rings(); ring++) {
      if (cells == board.ringCells(ring)) {
        return "cell of ring " + ring;
      }
    }
    int count = Long.bitCount(cells);
    return cells == board.all()
        ? "cell"
        : count == 1 ? "bonus cell" : "of " + count + " bonus cells";
  }

  /** All the rules in sentences. */
  public static List<String> sentences(Definition definition) {
    List<String> sentences = new ArrayList<>();
    String goal = goal(definition);
    sentences.add(Character.toUpperCase(goal.charAt(0)) + goal.substring(1) + ".");
    if (definition.board().gravity()) {
      sentences.add("A stone falls to the lowest free cell of its column.");
    }
    if (definition.swap()) {
      sentences.add("The second player may answer the opening with a swap of seats.");
    }
    if (!definition.turns().equals(TurnOrder.ALTERNATING)) {
      sentences.add("Turns: " + definition.turns());
    }
    return sentences;
  }

  /** How a game stands, in one sentence. */
  public static String outcome(Position position) {
    Outcome outcome = position.outcome();
    Player winner = outcome.winner();
    String cells = where(position);
    String points = "X %d, O %d".formatted(outcome.pointsX(), outcome.pointsO());
    return switch (outcome.reason()) {
      case OPEN -> position.toMove().map(player -> player + " to move").orElse("");
      case FULL_BOARD -> "Draw: the board is full";
      case WINNING_LINE -> "%s wins with the line %s".formatted(winner, cells);
      case LOSING_LINE ->
          "%s loses with the line %s, so %s wins"
              .formatted(winner == Player.X ? Player.O : Player.X, cells, winner);
      case POINTS ->
          winner == null
              ? "Draw by points: " + points
              : "%s wins by %d: %s".formatted(winner, outcome.margin(winner), points);
    };
  }

  /**
   * The deciding cells by name, or under gravity by their columns, as the drawing names only these.
   */
  private static String where(Position position) {
    Game game = position.game();
    long deciding = position.decidingCells();
    if (game.definition().notation() != NotationStyle.COLUMN) {
      return new MoveNotation(game).writeCells(deciding);
    }
    Board board = game.board();
    List<String> columns = new ArrayList<>();
    for (int column = 0; column < board.columns(); column++) {
      for (int row = 0; row < board.rows(); row++) {
        boolean in = (deciding >>> board.cell(row, column) & 1) != 0;
        String mark = CellNames.columnMark(column);
        if (in && !columns.contains(mark)) {
          columns.add(mark);
        }
      }
    }
    return (columns.size() == 1 ? "in column " : "in columns ") + String.join(" ", columns);
  }

  private static String number(int value) {
    return value < NUMBERS.size() ? NUMBERS.get(value) : Integer.toString(value);
  }
}
