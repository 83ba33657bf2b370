package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.FLAG;
import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.list;
import static games.oxo.session.schema.ApiTypes.orNull;

import games.oxo.game.Position;
import games.oxo.game.text.PositionWriter;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolvedMove;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.value.Proven;
import games.oxo.session.schema.ApiShape;
import games.oxo.session.shape.ValueShape.Worth;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What is proven of a position so far.
 *
 * @param goal what was to be proven
 * @param last whether nothing more will follow
 */
public record Solved(Position position, SolveGoal goal, Solution solution, boolean last) {
  /** A value, or its bounds where it is not settled; and the score, if the game has one. */
  public static final ApiShape<Bounds> BOUNDS =
      ApiShape.<Bounds>unnamed()
          .field(
              "value",
              orNull(ValueShape.VALUE),
              "what the position is worth to the side to move; null if that is not settled",
              bounds -> bounds.isSettled() ? bounds.worth(bounds.low) : null)
          .optional(
              "atLeast",
              ValueShape.VALUE,
              "a bound on a value that is not settled",
              bounds -> !bounds.isSettled(),
              bounds -> bounds.worth(bounds.low))
          .optional(
              "atMost",
              ValueShape.VALUE,
              "a bound on a value that is not settled",
              bounds -> !bounds.isSettled(),
              bounds -> bounds.worth(bounds.high))
          .optional(
              "score",
              orNull(WHOLE),
              "in games with gravity: stones left at the end, negative for a loss",
              Bounds::hasScore,
              Bounds::score);

  private static final ApiShape<Valued> MOVE =
      ApiShape.<Valued>unnamed()
          .include(
              BoardTypes.move("move", "cell", ""),
              each -> new BoardTypes.Placed(each.position.game(), each.solved.move()))
          .field("value", ValueShape.VALUE, Valued::worth)
          .optional(
              "score",
              orNull(WHOLE),
              "",
              each -> each.bounds().hasScore(),
              each -> each.bounds().score());

  /** What a solution is, without whether more follows. */
  public static final ApiShape<Solved> FIELDS =
      ApiShape.<Solved>unnamed()
          .field(
              "position", TEXT, "rows from the top", found -> PositionWriter.rows(found.position))
          .field("toMove", PositionShape.TO_MOVE, "the side to move", Solved::position)
          .include(BOUNDS, Solved::bounds)
          .optional(
              "best",
              orNull(BoardTypes.MOVES),
              "all best moves; null if they are not known yet",
              found -> found.goal.best(),
              Solved::best)
          .optional(
              "cells",
              orNull(BoardTypes.CELL_LIST),
              "the cells of the best moves; a swap has none",
              found -> found.goal.best(),
              found -> found.best() == null ? null : BoardTypes.stones(found.solution.best()))
          .optional(
              "moves",
              list(MOVE),
              "every legal move with its value for the side that makes it",
              found -> found.goal.everyMove(),
              Solved::moves)
          .field("nodes", WHOLE, "positions visited", found -> found.solution.nodes())
          .field("micros", WHOLE, "microseconds taken", found -> found.solution.micros());

  /** A solution. */
  public static final ApiShape<Solved> SOLUTION =
      ApiShape.<Solved>named("Solution", "What is proven so far.")
          .include(FIELDS, found -> found)
          .field("final", FLAG, "whether this is the last answer", Solved::last);

  /** Between what the value of a position lies. */
  public record Bounds(Position position, Proven low, Proven high) {
    boolean isSettled() {
      return low.equals(high);
    }

    Worth worth(Proven value) {
      return position
          .toMove()
          .map(side -> Worth.to(side, value))
          .orElseGet(() -> new Worth(value, ""));
    }

    boolean hasScore() {
      return isSettled() && new ValueScale(position.game()).countsStonesLeft();
    }

    @Nullable Integer score() {
      OptionalInt score = new ValueScale(position.game()).score(low, position.ply());
      return score.isPresent() ? (Integer) score.getAsInt() : null;
    }
  }

  private record Valued(Position position, SolvedMove solved) {
    Worth worth() {
      return Worth.ofMove(position.toMove().orElseThrow(), solved.move(), solved.value());
    }

    Bounds bounds() {
      return new Bounds(position, solved.value(), solved.value());
    }
  }

  private Bounds bounds() {
    return new Bounds(position, solution.atLeast(), solution.atMost());
  }

  private BoardTypes.@Nullable Moves best() {
    return solution.best().isEmpty()
        ? null
        : new BoardTypes.Moves(position.game(), solution.best());
  }

  private List<Valued> moves() {
    return solution.moves().stream().map(each -> new Valued(position, each)).toList();
  }
}
