package games.oxo.app.value;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.words.Text;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolvedMove;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.value.Proven;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Exact values of one game in words. */
public final class SolveText {
  private final boolean lineGame;
  private final boolean stonesLeft;
  private final ValueScale scale;
  private final boolean asNumbers;
  private final boolean weak;
  private final MoveNotation notation;

  public SolveText(Game game, boolean weak) {
    this.weak = weak;
    lineGame = game.isLineGame();
    scale = new ValueScale(game);
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
      return who + " " + between(found.atLeast(), found.atMost(), position.ply());
    }
    Proven value = found.atLeast();
    if (stonesLeft && weak) {
      return who + " " + value.result().word();
    }
    boolean bare = value.isDraw() && (lineGame || weak) && !stonesLeft;
    String words = words(value, position.ply());
    return bare ? words : who + " " + words;
  }

  /** The moves of a position where they are known, else its rows. */
  private String id(Position position) {
    boolean movesKnown = position.origin().ply() == 0 && position.ply() > 0;
    return movesKnown ? notation.writeList(position.moves()) : PositionWriter.rows(position);
  }

  /**
   * A proven value of a position with so many stones: {@code wins in 7}, {@code draw}, or a number
   * where the game has one.
   */
  public String words(Proven value, int ply) {
    OptionalInt score = score(value, ply);
    if (score.isPresent()) {
      return Integer.toString(score.getAsInt());
    }
    String distance = value.plies() > 0 ? " in " + value.plies() : "";
    return value.isWin() ? "wins" + distance : value.isLoss() ? "loses" + distance : "draw";
  }

  /**
   * The number that people write for a value, where there is one and more than the result counts.
   */
  public OptionalInt score(Proven value, int ply) {
    return asNumbers ? scale.score(value, ply) : OptionalInt.empty();
  }

  /** What two bounds say about the value of a position with so many stones. */
  public String between(Proven low, Proven high, int ply) {
    if (asNumbers) {
      return Text.format("between %s and %s", words(low, ply), words(high, ply));
    }
    if (low.result() == high.result()) {
      return low.isWin()
          ? Text.format("wins in %d to %d", high.plies(), low.plies())
          : Text.format("loses in %d to %d", low.plies(), high.plies());
    }
    List<String> known = new ArrayList<>();
    // No end within two stones is what everybody sees.
    switch (low.result()) {
      case WIN -> known.add("wins in at most " + low.plies());
      case LOSS -> {
        if (low.plies() > 2) {
          known.add("does not lose in less than " + low.plies());
        }
      }
      default -> known.add("does not lose");
    }
    switch (high.result()) {
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
  public Map<String, List<String>> byValue(List<SolvedMove> moves, int ply) {
    List<SolvedMove> sorted = new ArrayList<>(moves);
    sorted.sort(Comparator.comparingDouble((SolvedMove each) -> each.value().rank()).reversed());
    Map<String, List<String>> groups = new LinkedHashMap<>();
    for (SolvedMove each : sorted) {
      groups
          .computeIfAbsent(words(each.value(), ply), value -> new ArrayList<>())
          .add(notation.writeInList(each.move()));
    }
    return groups;
  }
}
