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
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import games.oxo.search.value.ValueWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Exact values of one game in words. */
public final class SolveText {
  private final boolean stonesLeft;
  private final ValueScale scale;
  private final boolean weak;
  private final MoveNotation notation;

  public SolveText(Game game, boolean weak) {
    this.weak = weak;
    scale = new ValueScale(game);
    stonesLeft = scale.countsStonesLeft();
    notation = new MoveNotation(game);
  }

  /**
   * What is proven about a position, for a person: {@code X wins in 7}, {@code O loses by 5}, and
   * for Connect Four {@code X wins in 7 (score 18)}.
   */
  public String sentence(Position position, Solution found) {
    Player side = position.toMove().orElseThrow();
    if (!found.isSettled()) {
      return between(side, found.atLeast(), found.atMost());
    }
    Proven value = found.atLeast();
    OptionalInt score = stonesLeft ? score(value, position.ply()) : OptionalInt.empty();
    return ValueWords.of(side, value)
        + (score.isPresent() ? Text.format(" (score %d)", score.getAsInt()) : "");
  }

  /**
   * The same as a line of a file: in Connect Four the position and its score, {@code 4455 18}, as
   * the public sets have it.
   */
  public String line(Position position, Solution found) {
    if (!stonesLeft) {
      return sentence(position, found);
    }
    String id = id(position);
    int ply = position.ply();
    if (!found.isSettled()) {
      return weak
          ? id + " " + between(position.toMove().orElseThrow(), found.atLeast(), found.atMost())
          : Text.format(
              "%s between %s and %s",
              id, number(found.atLeast(), ply), number(found.atMost(), ply));
    }
    return id + " " + (weak ? found.atLeast().result().word() : number(found.atLeast(), ply));
  }

  /** The moves of a position where they are known, else its rows. */
  private String id(Position position) {
    boolean movesKnown = position.origin().ply() == 0 && position.ply() > 0;
    return movesKnown ? notation.writeList(position.moves()) : PositionWriter.rows(position);
  }

  private String number(Proven value, int ply) {
    OptionalInt score = score(value, ply);
    return score.isPresent() ? Integer.toString(score.getAsInt()) : value.result().word();
  }

  /**
   * The number that people write for a value, where there is one and more than the result counts.
   */
  public OptionalInt score(Proven value, int ply) {
    return scale.hasScores() && !weak ? scale.score(value, ply) : OptionalInt.empty();
  }

  /** What two bounds that differ say about the value of a position to the player to move. */
  public String between(Player side, Proven low, Proven high) {
    if (low instanceof Margin least && high instanceof Margin most) {
      return Text.format(
          "%s: between %s and %s", side, margin(least.points()), margin(most.points()));
    }
    if (low.result() == high.result()) {
      return low.isWin()
          ? Text.format("%s wins in %d to %d", side, high.plies(), low.plies())
          : Text.format("%s loses in %d to %d", side, low.plies(), high.plies());
    }
    if (low.isDraw()) {
      return side + " does not lose" + without("win", high.plies() - 1);
    }
    return high.isDraw()
        ? side + " does not win" + without("loss", low.plies() - 1)
        : "undecided" + without("end", Math.min(low.plies(), high.plies()) - 1);
  }

  private static String margin(int points) {
    return points == 0
        ? "a draw"
        : points > 0 ? "a win by " + points : "a loss by " + Math.abs(points);
  }

  /** That no end is forced soon; none within a single move is what everybody sees. */
  private static String without(String end, int moves) {
    return moves < 2 ? "" : Text.format("; no forced %s within %d moves", end, moves);
  }

  /**
   * The moves by what they are worth, best first, in the order of the game within a value.
   *
   * @param numbers whether values are the scores of files, where the game has such
   */
  public Map<String, List<String>> byValue(
      Position position, List<SolvedMove> moves, boolean numbers) {
    List<SolvedMove> sorted = new ArrayList<>(moves);
    sorted.sort(Comparator.comparingDouble((SolvedMove each) -> each.value().rank()).reversed());
    Map<String, List<String>> groups = new LinkedHashMap<>();
    for (SolvedMove each : sorted) {
      String value =
          numbers && stonesLeft && !weak
              ? number(each.value(), position.ply())
              : ValueWords.ofMove(position.toMove().orElseThrow(), each.move(), each.value());
      groups
          .computeIfAbsent(value, text -> new ArrayList<>())
          .add(notation.writeInList(each.move()));
    }
    return groups;
  }
}
