package games.oxo.session.api;

import games.oxo.search.Limits;
import games.oxo.search.solve.SolveGoal;
import games.oxo.session.puzzle.PuzzleWish;
import java.util.List;

/** A question to the {@link ApiService}. {@link ApiRequestJson} has their JSON. */
public sealed interface ApiRequest {
  /** Asks for the list of games. */
  record Games() implements ApiRequest {}

  /** Asks for the engines that play the game of a place. */
  record EnginesFor(Place place) implements ApiRequest {}

  /** Asks for a position: stones, legal moves, outcome. */
  record Show(Place place) implements ApiRequest {}

  /**
   * Asks for the position after one more move.
   *
   * @param move as the user writes it
   */
  record Play(Place place, String move) implements ApiRequest {}

  /**
   * What a move does: lines, threats, blocks, points.
   *
   * @param move as the user writes it
   */
  record Explain(Place place, String move) implements ApiRequest {}

  /** Asks what the opponent would do if the side to move passed. */
  record ThreatsIn(Place place) implements ApiRequest {}

  /** Asks for the rules of the game of a place in a few examples. */
  record RulesOf(Place place) implements ApiRequest {}

  /** Asks what the opening book knows of a position. */
  record BookFor(Place place) implements ApiRequest {}

  /**
   * Asks for an engine's analysis of a position; answered repeatedly until the search ends.
   *
   * @param engine with its options, as in {@code mcts:policy=sharp}
   * @param only the moves to choose from; none means all
   * @param avoid moves not to choose
   * @param seed for the random numbers of the engine
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

  /**
   * Asks for what is proven about a position; answered whenever more is proven, until it is
   * settled.
   */
  record Solve(Place place, SolveGoal goal, Limits limits) implements ApiRequest {}

  /**
   * Asks for a puzzle of the game of a place; answered repeatedly while one is looked for.
   *
   * @param seed another seed gives another puzzle
   * @param avoid the keys of puzzles that are not wanted again
   * @param limits of which time counts
   */
  record MakePuzzle(Place place, long seed, PuzzleWish wish, List<String> avoid, Limits limits)
      implements ApiRequest {
    public MakePuzzle {
      avoid = List.copyOf(avoid);
    }
  }

  /**
   * Asks for the balance of a game: statistics of an engine's games against itself from the empty
   * board, answered every few games.
   *
   * @param place the game; a position does not matter
   * @param engine with its options
   * @param millis the longest time to play; 0 for as long as is allowed
   */
  record Balance(Place place, String engine, int games, long seed, long millis)
      implements ApiRequest {}

  /**
   * Asks for the definition file of a built-in game.
   *
   * @param game its id
   */
  record DefinitionOf(String game) implements ApiRequest {}

  /**
   * Asks what every move of a game was worth and which were mistakes; answered move by move, from
   * the last one back.
   *
   * @param place the end of the game, with its moves
   */
  record Review(Place place, long millisPerMove) implements ApiRequest {}

  /**
   * Asks why a move is good or bad: what it is worth, and the play that follows, explained step by
   * step; answered as the steps are found.
   *
   * @param move as the user writes it
   */
  record Why(Place place, String move, Limits limits) implements ApiRequest {}

  /**
   * Asks whether a definition is valid; the answer to an invalid one names the line and the fault.
   */
  record Check(String definition) implements ApiRequest {}
}
