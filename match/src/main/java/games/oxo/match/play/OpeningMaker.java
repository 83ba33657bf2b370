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
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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
      if (new OpeningMaker(game, 1).draw(plies, PLENTY).size() == PLENTY) {
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
   */
  public List<Opening> draw(int plies, int count) {
    List<Opening> drawn = new ArrayList<>();
    Iterator<Position> candidates = candidates(plies);
    while (drawn.size() < count && candidates.hasNext()) {
      drawn.add(new Opening(candidates.next()));
    }
    return drawn;
  }

  /**
   * The positions after this many stones in the order in which they are drawn, each found when it
   * is asked for.
   */
  public Iterator<Position> candidates(int plies) {
    List<Position> all = list(plies);
    return all.isEmpty() ? new RandomLines(plies) : new Shuffled(all);
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

  /** An iterator that finds its next position ahead. */
  private abstract static class Lookahead implements Iterator<Position> {
    private @Nullable Position next;

    /** The next position, or null when there is none left. */
    abstract @Nullable Position find();

    @Override
    public boolean hasNext() {
      if (next == null) {
        next = find();
      }
      return next != null;
    }

    @Override
    public Position next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      Position found = Objects.requireNonNull(next);
      next = null;
      return found;
    }
  }

  /** All positions of a list in random order. */
  private final class Shuffled extends Lookahead {
    private final List<Position> rest;

    Shuffled(List<Position> all) {
      rest = new ArrayList<>(all);
    }

    @Override
    @Nullable Position find() {
      while (!rest.isEmpty()) {
        int last = rest.size() - 1;
        int chosen = dice.below(rest.size());
        Position position = rest.get(chosen);
        rest.set(chosen, rest.get(last));
        rest.remove(last);
        if (!isWonAtOnce(position)) {
          return position;
        }
      }
      return null;
    }
  }

  /** The ends of random lines, until many in a row have led to nothing new. */
  private final class RandomLines extends Lookahead {
    private final int plies;
    private final Set<CanonicalPosition> seen = new HashSet<>();

    RandomLines(int plies) {
      this.plies = plies;
    }

    @Override
    @Nullable Position find() {
      for (int vain = 0; vain < MOST_VAIN_DRAWS; vain++) {
        Position position = game.start();
        while (position.ply() < plies && !position.outcome().isOver()) {
          List<Move> stones = stones(position);
          position = position.play(stones.get(dice.below(stones.size())));
        }
        boolean open = !position.outcome().isOver();
        if (open && seen.add(CanonicalForm.of(position).key()) && !isWonAtOnce(position)) {
          return position;
        }
      }
      return null;
    }
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
