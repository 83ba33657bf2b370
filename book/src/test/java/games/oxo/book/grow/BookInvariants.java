package games.oxo.book.grow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.BookReader;
import games.oxo.book.BookValue;
import games.oxo.book.Proofs;
import games.oxo.book.check.BookCheck;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Proven;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What must hold in every book that has grown, checked by other means than those of growing. */
final class BookInvariants {
  private final Game game;
  private final Map<CanonicalPosition, BookPosition> positions = new LinkedHashMap<>();

  BookInvariants(BookReader book) {
    BookCheck check = new BookCheck(book);
    check.run();
    assertThat(check.faults()).isEmpty();
    game = book.game().plain();
    book.forEach(each -> positions.put(each.key(), each));
  }

  Map<CanonicalPosition, BookPosition> positions() {
    return positions;
  }

  /** The negamax value of every position that has a value is the best of its moves. */
  void assertNegamax() {
    for (BookPosition each : positions.values()) {
      if (each.proven() != null) {
        assertThat(each.negamax())
            .as(each.key().toString())
            .isEqualTo(BookValue.chance(each.proven()));
      } else if (!Double.isNaN(each.value())) {
        assertThat(each.negamax()).as(each.key().toString()).isCloseTo(best(each), within(1e-12));
      }
    }
  }

  private double best(BookPosition of) {
    Position position = of.key().position(game);
    double best = of.unbooked() == BookPosition.NO_CELL ? -1 : of.unbookedValue();
    for (BookMove move : of.moves()) {
      if (move.proven() != null) {
        best = Math.max(best, BookValue.chance(move.proven()));
        continue;
      }
      Position after = position.play(Move.at(move.cell()));
      BookPosition child = positions.get(CanonicalForm.of(after).key());
      if (child != null && !Double.isNaN(child.negamax())) {
        boolean same = after.toMove().equals(position.toMove());
        best = Math.max(best, same ? child.negamax() : 1 - child.negamax());
      }
    }
    return best;
  }

  /** Every proven value, of positions and moves, is right as far as the solver gets. */
  int assertProvenAreRight(long nodes) {
    Solver solver = new Solver(game, 32 << 20, WorkerPool.SINGLE, ExactValues.NONE);
    int checked = 0;
    for (BookPosition each : positions.values()) {
      Position position = each.key().position(game);
      checked += assertRight(solver, position, each.proven(), nodes);
      for (BookMove move : each.moves()) {
        Position after = position.play(Move.at(move.cell()));
        if (move.proven() != null && after.outcome().isOver()) {
          Proven exact = Proofs.ofLastMove(after, position.toMove().orElseThrow());
          assertThat(move.proven().result()).isEqualTo(exact.result());
          // An engine may prove a result without its distance.
          assertThat(move.proven().plies()).isIn(0, exact.plies());
        } else if (move.proven() != null) {
          boolean same = after.toMove().equals(position.toMove());
          checked += assertRight(solver, after, Proofs.afterMove(move.proven(), same), nodes);
        }
      }
    }
    return checked;
  }

  private static int assertRight(
      Solver solver, Position position, @Nullable Proven proven, long nodes) {
    if (proven == null) {
      return 0;
    }
    Solution exact =
        solver.solve(position, SolveGoal.VALUE, Limits.nodes(nodes), SolveListener.NONE);
    if (!exact.isSettled()) {
      return 0;
    }
    String where = CanonicalForm.of(position).key() + " " + proven + " " + exact.atLeast();
    assertThat(proven.result()).as(where).isEqualTo(exact.atLeast().result());
    if (proven.plies() > 0) {
      assertThat(proven.plies()).as(where).isGreaterThanOrEqualTo(exact.atLeast().plies());
    }
    return 1;
  }

  /**
   * Whole games only: what came to a position in games also left it, so but for the roots each
   * position was left as often as it was reached.
   */
  void assertWholeGames(long games, CanonicalPosition root) {
    Map<CanonicalPosition, Long> reached = new LinkedHashMap<>();
    for (BookPosition each : positions.values()) {
      Position position = each.key().position(game);
      for (BookMove move : each.moves()) {
        Position after = position.play(Move.at(move.cell()));
        if (!after.outcome().isOver()) {
          reached.merge(CanonicalForm.of(after).key(), move.games(), Long::sum);
        }
      }
    }
    reached.merge(root, games, Long::sum);
    positions.forEach(
        (key, each) ->
            assertThat(each.games()).as(key.toString()).isEqualTo(reached.getOrDefault(key, 0L)));
  }
}
