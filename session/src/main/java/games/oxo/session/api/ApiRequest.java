package games.oxo.session.api;

import games.oxo.search.Limits;
import games.oxo.search.solve.SolveGoal;
import java.util.List;

/** A question to the {@link ApiService}. {@link ApiRequestJson} has their JSON. */
public sealed interface ApiRequest {
  /** Which games there are. */
  record Games() implements ApiRequest {}

  /** Which engines play the game of a place. */
  record EnginesFor(Place place) implements ApiRequest {}

  /** A position: stones, legal moves, how it stands. */
  record Show(Place place) implements ApiRequest {}

  /**
   * The position after one more move.
   *
   * @param move as a person writes it
   */
  record Play(Place place, String move) implements ApiRequest {}

  /**
   * What a move does: lines, threats, blocks, points.
   *
   * @param move as a person writes it
   */
  record Explain(Place place, String move) implements ApiRequest {}

  /**
   * What an engine thinks of a position; answered again and again until the search ends.
   *
   * @param engine with its options, as in {@code mcts:policy=sharp}
   * @param only the moves to choose from; none stands for all
   * @param avoid moves not to choose
   * @param seed for the chances of the engine
   */
  record Analyze(
      Place place,
      String engine,
      Limits limits,
      boolean everyMove,
      List<String> only,
      List<String> avoid,
      long reportMillis,
      long seed)
      implements ApiRequest {
    public Analyze {
      only = List.copyOf(only);
      avoid = List.copyOf(avoid);
    }
  }

  /** What is proven about a position; answered when more is proven, until it is settled. */
  record Solve(Place place, SolveGoal goal, Limits limits) implements ApiRequest {}

  /** Whether a definition is right; a wrong one is answered with the line and what is wrong. */
  record Check(String definition) implements ApiRequest {}
}
