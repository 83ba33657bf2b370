package games.oxo.search.evaluation;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.board.Symmetry;
import games.oxo.game.rules.CellPattern;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The tuples of cells whose stones an evaluation looks up together (n-tuples, Bledsoe and Browning
 * 1959), each with its cells in order. Where straight runs decide, they are the straight lines of
 * the board that are long enough for one; a line too long for a table is covered by tuples that
 * overlap. Where other sets decide, they are those sets; where points do, each cell with all that
 * touch it.
 *
 * <p>Tuples that a symmetry of the game maps onto each other are of one kind and share a table, so
 * their cells are listed in corresponding order. The order of tuples and kinds depends on the rules
 * alone: files of weights rely on it.
 */
public final class Tuples {
  /** The most cells of a tuple: a table has 3^10 entries then. */
  public static final int MOST_CELLS = 10;

  /**
   * A tuple.
   *
   * @param kind from 0
   * @param cells in the order that all tuples of its kind share
   */
  public record Tuple(int kind, List<Integer> cells) {
    public Tuple {
      cells = List.copyOf(cells);
    }

    /** Its cells as a set. */
    public long set() {
      return Tuples.set(cells);
    }
  }

  /**
   * A kind of tuple.
   *
   * @param first the first tuple of this kind
   * @param turns the ways to list the cells of a tuple that symmetries cannot tell apart, as places
   *     in its list; the list as it is comes first
   */
  public record Kind(Tuple first, List<List<Integer>> turns) {
    public Kind {
      turns = List.copyOf(turns);
    }

    /** The number of cells. */
    public int cells() {
      return first.cells().size();
    }
  }

  private final List<Tuple> all = new ArrayList<>();
  private final List<Kind> kinds = new ArrayList<>();

  private Tuples() {}

  /** The tuples of a game. */
  public static Tuples of(Game game) {
    Map<Long, List<Integer>> unsorted = new HashMap<>();
    List<List<Integer>> listed = list(game);
    for (List<Integer> cells : listed) {
      unsorted.put(set(cells), cells);
    }
    Tuples found = new Tuples();
    for (List<Integer> cells : listed) {
      if (unsorted.containsKey(set(cells))) {
        found.addKind(cells, game.symmetries(), unsorted);
      }
    }
    return found;
  }

  private void addKind(
      List<Integer> cells, List<Symmetry> symmetries, Map<Long, List<Integer>> unsorted) {
    int number = kinds.size();
    Set<List<Integer>> turns = new LinkedHashSet<>();
    for (Symmetry symmetry : symmetries) {
      List<Integer> image = cells.stream().map(symmetry::map).toList();
      if (set(image) == set(cells)) {
        turns.add(image.stream().map(cells::indexOf).toList());
      }
      if (unsorted.remove(set(image)) != null) {
        all.add(new Tuple(number, image));
      }
    }
    kinds.add(new Kind(new Tuple(number, cells), new ArrayList<>(turns)));
  }

  /** All tuples, those of a kind together. */
  public List<Tuple> all() {
    return List.copyOf(all);
  }

  /** All kinds. */
  public List<Kind> kinds() {
    return List.copyOf(kinds);
  }

  /** The number of entries in a table for this many cells: each is free, of X or of O. */
  public static int states(int cells) {
    int states = 1;
    for (int i = 0; i < cells; i++) {
      states *= 3;
    }
    return states;
  }

  private static long set(List<Integer> cells) {
    long set = 0;
    for (int cell : cells) {
      set |= 1L << cell;
    }
    return set;
  }

  /**
   * Whether the tuples of a game are straight lines, with their cells from one end to the other.
   */
  public static boolean areStraight(Game game) {
    CellPattern winning = game.rules().winning();
    CellPattern losing = game.rules().losing();
    return !game.rules().hasPoints()
        && !game.board().features().isJoined()
        && (winning.isNone() || winning.run() > 0)
        && (losing.isNone() || losing.run() > 0);
  }

  private static List<List<Integer>> list(Game game) {
    if (game.rules().hasPoints()) {
      return windows(game.board());
    }
    CellPattern winning = game.rules().winning();
    CellPattern losing = game.rules().losing();
    return areStraight(game)
        ? lines(game.board(), winning.run(), losing.run())
        : sets(winning, losing);
  }

  /** Each cell with all that touch it, as far as all of these are on the board. */
  private static List<List<Integer>> windows(Board board) {
    int most = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      most = Math.max(most, Long.bitCount(board.around(cell)));
    }
    List<List<Integer>> found = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (Long.bitCount(board.around(cell)) == most) {
        found.add(cells(board.around(cell) | 1L << cell));
      }
    }
    return found;
  }

  private static List<List<Integer>> sets(CellPattern winning, CellPattern losing) {
    Set<List<Integer>> found = new LinkedHashSet<>();
    for (CellPattern pattern : List.of(winning, losing)) {
      for (long set : pattern.sets()) {
        if (Long.bitCount(set) <= MOST_CELLS) {
          found.add(cells(set));
        }
      }
    }
    return new ArrayList<>(found);
  }

  private static List<Integer> cells(long set) {
    List<Integer> cells = new ArrayList<>();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      cells.add(Long.numberOfTrailingZeros(rest));
    }
    return cells;
  }

  /**
   * @param winning how many cells in a row win; 0 if no row does
   * @param losing how many lose
   */
  private static List<List<Integer>> lines(Board board, int winning, int losing) {
    int least = winning == 0 || losing == 0 ? winning + losing : Math.min(winning, losing);
    int overlap = Math.min(MOST_CELLS, Math.max(winning, losing)) - 1;
    List<List<Integer>> found = new ArrayList<>();
    for (int direction = 0; direction < board.directions(); direction++) {
      for (int cell = 0; cell < board.cells(); cell++) {
        List<Integer> line = line(board, cell, direction);
        if (board.step(cell, direction, -1) < 0 && line.size() >= least) {
          addCut(line, overlap, found);
        }
      }
    }
    return found;
  }

  /** Adds a line, in pieces if it is long, such that each run of cells that decides is in one. */
  private static void addCut(List<Integer> line, int overlap, List<List<Integer>> to) {
    int from = 0;
    for (; from + MOST_CELLS < line.size(); from += MOST_CELLS - overlap) {
      to.add(line.subList(from, from + MOST_CELLS));
    }
    to.add(line.subList(Math.min(from, Math.max(0, line.size() - MOST_CELLS)), line.size()));
  }

  /** The cells of a line from one of them on. */
  private static List<Integer> line(Board board, int first, int direction) {
    List<Integer> cells = new ArrayList<>();
    for (int at = first; at >= 0; at = board.step(first, direction, cells.size())) {
      cells.add(at);
    }
    return cells;
  }
}
