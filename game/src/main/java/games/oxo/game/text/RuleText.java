package games.oxo.game.text;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.board.CellNames;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.board.Player;
import games.oxo.game.definition.Definition;
import games.oxo.game.definition.TurnOrder;
import games.oxo.game.rules.CellPattern;
import games.oxo.game.rules.Outcome;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/** Rules and outcomes in words. */
public final class RuleText {
  private RuleText() {}

  /** All the rules in sentences. */
  public static List<String> sentences(Game game) {
    Definition definition = game.definition();
    List<String> sentences = new ArrayList<>();
    String goal = game.rules().goal();
    sentences.add(Character.toUpperCase(goal.charAt(0)) + goal.substring(1) + ".");
    String directions = definition.board().features().directionWords();
    if (!directions.isEmpty()) {
      sentences.add("Lines run along " + directions + " only.");
    }
    String wrap = definition.board().features().wrap().sentence();
    if (!wrap.isEmpty()) {
      sentences.add(wrap);
    }
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

  /** The state of a game, in one sentence. */
  public static String outcome(Position position) {
    Outcome outcome = position.outcome();
    Player winner = outcome.winner();
    Game game = position.game();
    String cells = cells(game, position.decidingCells());
    String points = Text.format("X %d, O %d", outcome.pointsX(), outcome.pointsO());
    return switch (outcome.reason()) {
      case OPEN -> position.toMove().map(player -> player + " to move").orElse("");
      case FULL_BOARD -> "Draw: the board is full";
      case WINNING_LINE ->
          Text.format("%s wins with %s %s", winner, deciding(game.rules().winning()), cells);
      case LOSING_LINE ->
          Text.format(
              "%s loses with %s %s, so %s wins",
              winner == Player.X ? Player.O : Player.X,
              deciding(game.rules().losing()),
              cells,
              winner);
      case POINTS ->
          winner == null
              ? "Draw by points: " + points
              : Text.format("%s wins by %d: %s", winner, outcome.margin(winner), points);
    };
  }

  private static String deciding(CellPattern pattern) {
    return pattern.inARow() > 0 ? "the line" : "the cells";
  }

  /**
   * Cells by name, or where moves are columns {@code in columns 4 5 6}, as the drawing names only
   * these.
   */
  public static String cells(Game game, long cells) {
    if (game.definition().notation() != NotationStyle.COLUMN) {
      return new MoveNotation(game).writeCells(cells);
    }
    Board board = game.board();
    List<String> columns = new ArrayList<>();
    for (int column = 0; column < board.columns(); column++) {
      for (int row = 0; row < board.rows(); row++) {
        boolean in = (cells >>> board.cell(row, column) & 1) != 0;
        String mark = CellNames.columnMark(column);
        if (in && !columns.contains(mark)) {
          columns.add(mark);
        }
      }
    }
    return (columns.size() == 1 ? "in column " : "in columns ") + String.join(" ", columns);
  }
}
