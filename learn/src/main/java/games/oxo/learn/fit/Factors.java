package games.oxo.learn.fit;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.search.evaluation.StateClasses;
import games.oxo.search.evaluation.Tuples;
import games.oxo.search.evaluation.Tuples.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How the entries of the tables are made of parameters, as a sparse matrix of 1 and -1: an entry is
 * the sum of a parameter for its own state and of parameters for the windows of 4 to 7 cells that
 * its tuple contains, which all tuples share. So rare states of whole lines learn from the frequent
 * states of their parts.
 */
final class Factors {
  private static final int SHORTEST_WINDOW = 4;
  private static final int LONGEST_WINDOW = 7;

  private static final int ROW = 1;
  private static final int COLUMN = 2;
  private static final int DIRECTIONS = 3;

  private final int[] tableStart;

  /** For each entry of all tables where its factors begin. */
  private final int[] start;

  private int[] parameter = new int[1 << 16];
  private byte[] sign = new byte[1 << 16];
  private int filled;
  private int parameters;

  /**
   * @param alike whether both colours have the same weights
   */
  Factors(Game game, boolean alike) {
    List<Kind> kinds = Tuples.of(game).kinds();
    tableStart = new int[kinds.size() + 1];
    for (int kind = 0; kind < kinds.size(); kind++) {
      tableStart[kind + 1] = tableStart[kind] + Tuples.states(kinds.get(kind).cells());
    }
    start = new int[tableStart[kinds.size()] + 1];
    Map<Integer, Shared> shared = new HashMap<>();
    for (int kind = 0; kind < kinds.size(); kind++) {
      add(game, kinds, kind, alike, shared);
    }
    start[tableStart[kinds.size()]] = filled;
  }

  private void add(
      Game game, List<Kind> kinds, int kind, boolean alike, Map<Integer, Shared> shared) {
    Shared own = new Shared(new StateClasses(kinds.get(kind), alike));
    List<Window> windows = windows(game, kinds, kind, alike, shared);
    for (int state = 0; state < own.size(); state++) {
      start[tableStart[kind] + state] = filled;
      put(own, state);
      for (Window window : windows) {
        put(window.shared, state / Tuples.states(window.from) % window.shared.size());
      }
    }
  }

  /** A window of a tuple: its first place, and the parameters that it shares. */
  private record Window(int from, Shared shared) {}

  /** The parameters of one table of states, some of which mean the same or the opposite. */
  private final class Shared {
    private final StateClasses classes;
    private final int[] number;

    Shared(StateClasses classes) {
      this.classes = classes;
      number = new int[classes.size()];
      for (int state = 0; state < number.length; state++) {
        number[state] = classes.isFirst(state) ? parameters++ : -1;
      }
    }

    int size() {
      return number.length;
    }
  }

  private void put(Shared table, int state) {
    int meaning = table.classes.sign(state);
    if (meaning == 0) {
      return;
    }
    if (filled == parameter.length) {
      parameter = Arrays.copyOf(parameter, 2 * filled);
      sign = Arrays.copyOf(sign, 2 * filled);
    }
    parameter[filled] = table.number[table.classes.first(state)];
    sign[filled++] = (byte) meaning;
  }

  private List<Window> windows(
      Game game, List<Kind> kinds, int kind, boolean alike, Map<Integer, Shared> shared) {
    if (!Tuples.areStraight(game)) {
      return wholes(kinds, alike, shared);
    }
    int cells = kinds.get(kind).cells();
    List<Window> windows = new ArrayList<>();
    int direction = direction(game.board(), kinds.get(kind));
    boolean mirrored = !game.board().gravity() || direction == ROW;
    for (int length = SHORTEST_WINDOW; length <= LONGEST_WINDOW && length < cells; length++) {
      int number = length;
      Shared table =
          shared.computeIfAbsent(
              DIRECTIONS * length + direction,
              any -> new Shared(StateClasses.ofRow(number, mirrored, alike)));
      for (int from = 0; from + length <= cells; from++) {
        windows.add(new Window(from, table));
      }
    }
    return windows;
  }

  /** Where tuples are no lines, all of the same size share what they have as a whole. */
  private List<Window> wholes(List<Kind> kinds, boolean alike, Map<Integer, Shared> shared) {
    int cells = kinds.get(0).cells();
    if (kinds.size() == 1 || kinds.stream().anyMatch(each -> each.cells() != cells)) {
      return List.of();
    }
    Kind symmetric = Collections.max(kinds, Comparator.comparingInt(each -> each.turns().size()));
    return List.of(
        new Window(
            0, shared.computeIfAbsent(0, any -> new Shared(new StateClasses(symmetric, alike)))));
  }

  /** Where stones fall, lines of different directions are different things. */
  private static int direction(Board board, Kind kind) {
    if (!board.gravity()) {
      return 0;
    }
    int first = kind.first().cells().get(0);
    int second = kind.first().cells().get(1);
    return board.row(first) == board.row(second)
        ? ROW
        : board.column(first) == board.column(second) ? COLUMN : 0;
  }

  /** How many parameters there are. */
  int parameters() {
    return parameters;
  }

  /** How many entries all tables have. */
  int entries() {
    return start.length - 1;
  }

  /** Where the table of a kind begins among all entries. */
  int tableStart(int kind) {
    return tableStart[kind];
  }

  /** Fills the entries with what the parameters from a place on say. */
  void expand(float[] values, int from, float[] entries) {
    for (int entry = 0; entry < entries.length; entry++) {
      float sum = 0;
      for (int i = start[entry]; i < start[entry + 1]; i++) {
        sum += sign[i] * values[from + parameter[i]];
      }
      entries[entry] = sum;
    }
  }

  /** Adds the slopes of the entries to those of the parameters from a place on. */
  void gather(float[] entrySlopes, float[] slopes, int from) {
    for (int entry = 0; entry < entrySlopes.length; entry++) {
      float slope = entrySlopes[entry];
      if (slope != 0) {
        for (int i = start[entry]; i < start[entry + 1]; i++) {
          slopes[from + parameter[i]] += sign[i] * slope;
        }
      }
    }
  }
}
