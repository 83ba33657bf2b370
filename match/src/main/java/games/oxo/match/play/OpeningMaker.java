package games.oxo.match.play;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Draws random openings: short lines whose positions are all different up to symmetry. Lines after
 * which the game is over or won with the next stone are left out, since they tell nothing about the
 * players. The same seed gives the same openings.
 */
public final class OpeningMaker {
  /** Up to this many positions are listed and shuffled; with more, lines are drawn at random. */
  private static final int MOST_LISTED = 20_000;

  /** After this many draws in a row without a new position, the search gives up. */
  private static final int MOST_VAIN_DRAWS = 20_000;

  /** So many openings are enough for a match by default. */
  private static final int PLENTY = 50;

  private final Game game;
  private final Dice dice;

  /** Draws with a seed. */
  public OpeningMaker(Game game, long seed) {
    this.game = game;
    dice = new Dice(seed);
  }

  /** The least number of stones that gives plenty of different openings, as far as there are. */
  public static int usualPlies(Game game) {
    int most = Math.max(1, game.board().cells() / 3);
    for (int plies = 1; plies < most; plies++) {
      if (new OpeningMaker(game, 1).draw(plies, PLENTY, any -> true).size() == PLENTY) {
        return plies;
      }
    }
    return most;
  }

  /**
   * Draws openings.
   *
   * @param plies how many stones are placed; 0 gives the empty board
   * @param count how many openings are wanted; there may be fewer
   * @param accepted which positions will do; asked only about those that would be drawn
   */
  public List<Opening> draw(int plies, int count, Predicate<Position> accepted) {
    List<Position> all = list(plies);
    return all.isEmpty() ? drawLines(plies, count, accepted) : shuffled(all, count, accepted);
  }

  /** All positions after this many stones, or none if there are too many. */
  private List<Position> list(int plies) {
    List<Position> level = List.of(game.start());
    for (int ply = 0; ply < plies; ply++) {
      List<Position> next = new ArrayList<>();
      Set<CanonicalPosition> seen = new HashSet<>();
      for (Position position : level) {
        for (Move move : stones(position)) {
          Position after = position.play(move);
          if (!after.outcome().isOver() && seen.add(CanonicalForm.of(after).key())) {
            next.add(after);
          }
        }
        if (next.size() > MOST_LISTED) {
          return List.of();
        }
      }
      level = next;
    }
    return level;
  }

  private List<Opening> shuffled(List<Position> all, int count, Predicate<Position> accepted) {
    List<Position> rest = new ArrayList<>(all);
    List<Opening> drawn = new ArrayList<>();
    while (!rest.isEmpty() && drawn.size() < count) {
      int last = rest.size() - 1;
      int chosen = dice.below(rest.size());
      Position position = rest.get(chosen);
      rest.set(chosen, rest.get(last));
      rest.remove(last);
      if (!isWonAtOnce(position) && accepted.test(position)) {
        drawn.add(new Opening(position));
      }
    }
    return drawn;
  }

  private List<Opening> drawLines(int plies, int count, Predicate<Position> accepted) {
    Set<CanonicalPosition> seen = new HashSet<>();
    List<Opening> drawn = new ArrayList<>();
    int vain = 0;
    while (drawn.size() < count && vain < MOST_VAIN_DRAWS) {
      Position position = game.start();
      while (position.ply() < plies && !position.outcome().isOver()) {
        List<Move> stones = stones(position);
        position = position.play(stones.get(dice.below(stones.size())));
      }
      boolean open = !position.outcome().isOver();
      boolean isNew = open && seen.add(CanonicalForm.of(position).key());
      vain = isNew ? 0 : vain + 1;
      if (isNew && !isWonAtOnce(position) && accepted.test(position)) {
        drawn.add(new Opening(position));
      }
    }
    return drawn;
  }

  private static List<Move> stones(Position position) {
    return position.legalMoves().stream().filter(move -> !move.isSwap()).toList();
  }

  private static boolean isWonAtOnce(Position position) {
    Player mover = position.toMove().orElseThrow();
    return stones(position).stream()
        .anyMatch(move -> position.play(move).outcome().winner() == mover);
  }
}
