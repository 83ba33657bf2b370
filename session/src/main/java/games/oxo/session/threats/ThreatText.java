package games.oxo.session.threats;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/** Threats in one sentence. */
public final class ThreatText {
  private final Game game;
  private final MoveNotation notation;

  public ThreatText(Game game) {
    this.game = game;
    notation = new MoveNotation(game);
  }

  /** What a player would do if the other one passed. */
  public String sentence(Threats threats) {
    Player player = threats.player();
    if (game.rules().hasPoints()) {
      return gains(player, threats.gains());
    }
    List<Threats.Win> wins = threats.wins();
    if (!wins.isEmpty()) {
      return Text.format(
          "%s threatens to complete a line %s.",
          player, at(wins.stream().map(Threats.Win::cell).toList()));
    }
    return threats.line().isEmpty() ? nothing(threats) : byThreats(player, threats.line());
  }

  private String nothing(Threats threats) {
    if (game.rules().winning().isNone()) {
      return Text.format("No line wins here, so %s threatens nothing.", threats.player());
    }
    String nothing = threats.player() + " threatens no line at once";
    return switch (threats.search()) {
      case NONE -> nothing + ".";
      case PARTIAL -> nothing + "; no win by threats alone was found, as far as searched.";
      case COMPLETE -> nothing + " and no win by threats alone.";
    };
  }

  private String byThreats(Player player, List<Integer> line) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < line.size(); i++) {
      String move = notation.writeInList(Move.at(line.get(i)));
      words.add(i % 2 == 0 ? player + " " + move : player.other() + " must answer " + move);
    }
    return Text.format(
        "%s threatens to win by threats alone: %s, and %s has no answer.",
        player, String.join(", ", words), player.other());
  }

  private String gains(Player player, List<Threats.Gain> gains) {
    if (gains.isEmpty()) {
      return Text.format("No stone would gain %s points at once.", player);
    }
    int points = gains.get(0).points();
    return Text.format(
        "%s would gain %d %s %s.",
        player,
        points,
        points == 1 ? "point" : "points",
        at(gains.stream().map(Threats.Gain::cell).toList()));
  }

  /** {@code at c1 or d3}, or where moves are columns {@code in columns 4 5}. */
  private String at(List<Integer> cells) {
    if (game.definition().notation() == NotationStyle.COLUMN) {
      long set = 0;
      for (int cell : cells) {
        set |= 1L << cell;
      }
      return RuleText.cells(game, set);
    }
    List<String> names = cells.stream().map(cell -> notation.writeInList(Move.at(cell))).toList();
    return "at " + String.join(" or ", names);
  }
}
