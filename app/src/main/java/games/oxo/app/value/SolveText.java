package games.oxo.app.value;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.search.MoveValue;
import games.oxo.search.Value;
import games.oxo.search.ValueOrder;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.ValueScale;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Exact values of one game in words. */
public final class SolveText {
  private final boolean lineGame;
  private final boolean stonesLeft;
  private final boolean asNumbers;
  private final boolean weak;
  private final MoveNotation notation;

  public SolveText(Game game, boolean weak) {
    this.weak = weak;
    lineGame = game.isLineGame();
    ValueScale scale = new ValueScale(game);
    stonesLeft = scale.countsStonesLeft();
    asNumbers = scale.hasScores() && !weak;
    notation = new MoveNotation(game);
  }

  /**
   * What is proven about a position, in one line: {@code X wins in 7}, {@code O 5}, and for Connect
   * Four {@code 4455 18}.
   */
  public String line(Position position, Solution found) {
    String who = stonesLeft ? id(position) : position.toMove().map(Player::name).orElse("");
    if (!found.isSettled()) {
      return who + " " + between(found.atLeast(), found.atMost());
    }
    Value value = found.atLeast();
    if (stonesLeft && weak) {
      return who + " " + value.kind().name().toLowerCase(Locale.ROOT);
    }
    boolean bare = value.kind() == Value.Kind.DRAW && (lineGame || weak) && !stonesLeft;
    return bare ? words(value) : who + " " + words(value);
  }

  /** The moves of a position where they are known, else its rows. */
  private String id(Position position) {
    boolean movesKnown = position.origin().ply() == 0 && position.ply() > 0;
    return movesKnown ? notation.writeList(position.moves()) : PositionWriter.rows(position);
  }

  /** A proven value: {@code wins in 7}, {@code draw}, or a number where the game has one. */
  public String words(Value value) {
    if (asNumbers) {
      return value.scoreText();
    }
    String distance = value.plies() > 0 ? " in " + value.plies() : "";
    return switch (value.kind()) {
      case WIN -> "wins" + distance;
      case LOSS -> "loses" + distance;
      default -> "draw";
    };
  }

  /** What two bounds say about the value. */
  public String between(Value low, Value high) {
    if (asNumbers) {
      return "between %s and %s".formatted(low.scoreText(), high.scoreText());
    }
    if (low.kind() == high.kind()) {
      return low.kind() == Value.Kind.WIN
          ? "wins in %d to %d".formatted(high.plies(), low.plies())
          : "loses in %d to %d".formatted(low.plies(), high.plies());
    }
    List<String> known = new ArrayList<>();
    // No end within two stones is what everybody sees.
    switch (low.kind()) {
      case WIN -> known.add("wins in at most " + low.plies());
      case LOSS -> {
        if (low.plies() > 2) {
          known.add("does not lose in less than " + low.plies());
        }
      }
      default -> known.add("does not lose");
    }
    switch (high.kind()) {
      case LOSS -> known.add("loses in at most " + high.plies());
      case WIN -> {
        if (high.plies() > 2) {
          known.add("does not win in less than " + high.plies());
        }
      }
      default -> known.add("does not win");
    }
    return known.isEmpty() ? "unknown" : String.join(" and ", known);
  }

  /** The moves by what they are worth, best first, in the order of the game within a value. */
  public Map<String, List<String>> byValue(List<MoveValue> moves) {
    List<MoveValue> sorted = new ArrayList<>(moves);
    sorted.sort(
        Comparator.comparingDouble((MoveValue each) -> ValueOrder.rank(each.value())).reversed());
    Map<String, List<String>> groups = new LinkedHashMap<>();
    for (MoveValue each : sorted) {
      groups
          .computeIfAbsent(words(each.value()), value -> new ArrayList<>())
          .add(notation.writeInList(each.move()));
    }
    return groups;
  }
}
