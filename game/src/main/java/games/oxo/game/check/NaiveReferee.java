package games.oxo.game.check;

import games.oxo.game.Outcome.Reason;
import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.definition.Definition;
import games.oxo.game.definition.LineRule;
import games.oxo.game.definition.ScoreRule;
import games.oxo.game.definition.Turn;
import games.oxo.game.score.CellBonus;
import games.oxo.game.score.PathLength;
import games.oxo.game.score.RunPoints;
import games.oxo.game.score.ScorePart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An independent, slow implementation of the rules, written directly from their description, to
 * check the fast rules against. It takes only figures from a definition (how the cells lie on the
 * table, lengths, turns, the points of each cell) and shares no geometry and no rules with the rest
 * of the program: the board is a map of places as they lie on the table, {@code x} to the right in
 * half cells and {@code y} downwards, and every question is answered by looking.
 */
public final class NaiveReferee {
  private record Place(int x, int y) {
    Place move(int dx, int dy) {
      return new Place(x + dx, y + dy);
    }
  }

  private static final char EMPTY = '.';

  /** Steps for one longest path: some tenths of a second. */
  private static final int PATIENCE = 100_000;

  private final Definition definition;
  private final List<Place> places = new ArrayList<>();
  private final Map<Place, Character> table = new HashMap<>();
  private final Map<Place, Integer> rings = new HashMap<>();
  private int stones;
  private int patience;
  private boolean gaveUp;
  private boolean swapped;
  private Reason reason = Reason.OPEN;
  private @Nullable Player winner;

  /** A referee for the game of this definition, with an empty board. */
  public NaiveReferee(Definition definition) {
    this.definition = definition;
    Board board = definition.board();
    for (int y = 0; y < board.rows(); y++) {
      for (int i = 0; i < board.rowLength(y); i++) {
        places.add(new Place(board.indent(y) + 2 * i, y));
      }
    }
    numberRings();
    reset();
  }

  /** Peels the board like an onion; a core that is a single row or column joins the next layer. */
  private void numberRings() {
    List<List<Place>> layers = new ArrayList<>();
    List<Place> left = new ArrayList<>(places);
    while (!left.isEmpty()) {
      List<Place> inside = new ArrayList<>(left);
      List<Place> layer = new ArrayList<>();
      for (Place place : left) {
        if (!inside.containsAll(sides(place))) {
          layer.add(place);
        }
      }
      left.removeAll(layer);
      layers.add(0, layer);
    }
    List<Place> core = layers.get(0);
    boolean oneRow = core.stream().map(Place::y).distinct().count() == 1;
    boolean oneColumn = core.stream().map(Place::x).distinct().count() == 1;
    if (layers.size() > 1 && (oneRow || oneColumn)) {
      layers.remove(0);
      layers.get(0).addAll(core);
    }
    for (int i = 0; i < layers.size(); i++) {
      for (Place place : layers.get(i)) {
        rings.put(place, i + 1);
      }
    }
  }

  /** Clears the board for a new game. */
  public void reset() {
    places.forEach(place -> table.put(place, EMPTY));
    stones = 0;
    swapped = false;
    gaveUp = false;
    reason = Reason.OPEN;
    winner = null;
  }

  private Turn turn() {
    List<Turn> once = definition.turns().opening();
    List<Turn> again = definition.turns().cycle();
    return stones < once.size()
        ? once.get(stones)
        : again.get((stones - once.size()) % again.size());
  }

  /** Whose turn it is while the game goes on. */
  public Player toMove() {
    return turn().player();
  }

  /** The cells where a stone may be placed, by number. */
  public long legalCells() {
    if (reason != Reason.OPEN) {
      return 0;
    }
    long free = 0;
    long freeInRing = 0;
    for (int cell = 0; cell < places.size(); cell++) {
      Place place = places.get(cell);
      boolean floats = definition.board().gravity() && mark(place.move(0, 1)) == EMPTY;
      if (mark(place) == EMPTY && !floats) {
        free |= 1L << cell;
        if (turn().ring() == Turn.ANYWHERE || turn().ring() == rings.getOrDefault(place, 0)) {
          freeInRing |= 1L << cell;
        }
      }
    }
    return freeInRing != 0 ? freeInRing : free;
  }

  /** Whether the player to move may change seats: O, before its first stone, once. */
  public boolean swapOffered() {
    return definition.swap()
        && !swapped
        && reason == Reason.OPEN
        && toMove() == Player.O
        && !table.containsValue('O');
  }

  /** Changes seats. */
  public void swap() {
    swapped = true;
  }

  /** Places a stone of the player to move. */
  public void play(int cell) {
    Player player = toMove();
    char mark = player.name().charAt(0);
    Place place = places.get(cell);
    table.put(place, mark);
    stones++;
    boolean full = !table.containsValue(EMPTY);
    LineRule line = definition.line();
    if (line != null) {
      int longest = longestLineThrough(place, mark);
      if (line.win() > 0 && longest >= line.win()) {
        reason = Reason.WINNING_LINE;
        winner = player;
      } else if (line.lose() > 0 && longest >= line.lose()) {
        reason = Reason.LOSING_LINE;
        winner = player.other();
      } else if (full) {
        reason = Reason.FULL_BOARD;
      }
    } else if (full) {
      reason = Reason.POINTS;
      int margin = points(Player.X) - points(Player.O);
      winner = margin > 0 ? Player.X : margin < 0 ? Player.O : null;
    }
  }

  /**
   * Puts a stone of either player on a free cell, whoever's turn it is, to see what would be.
   *
   * @return the most stones in a row that it is part of
   */
  public int suppose(Player player, int cell) {
    char mark = player.name().charAt(0);
    table.put(places.get(cell), mark);
    return longestLineThrough(places.get(cell), mark);
  }

  /** Takes a stone away that was only supposed. */
  public void forget(int cell) {
    table.put(places.get(cell), EMPTY);
  }

  /** Why the game is over, or that it is not. */
  public Reason reason() {
    return reason;
  }

  /** Who has won; not to be relied on when the referee {@link #gaveUp()}. */
  public @Nullable Player winner() {
    return winner;
  }

  /**
   * Whether the longest path on this board was too tangled for the referee, who tries all ways:
   * then it cannot say who has won.
   */
  public boolean gaveUp() {
    return gaveUp;
  }

  /** What a player's stones are worth by the score rule. */
  public int points(Player player) {
    ScoreRule score = definition.score();
    if (score == null) {
      return 0;
    }
    int points = 0;
    for (ScorePart part : score.parts()) {
      points += points(part, player.name().charAt(0));
    }
    return points;
  }

  /** The rule of each part, as its description says. */
  private int points(ScorePart part, char mark) {
    if (part instanceof RunPoints runs) {
      return runPoints(runs, mark);
    }
    if (part instanceof CellBonus bonus) {
      int points = 0;
      for (int cell = 0; cell < places.size(); cell++) {
        points += mark(places.get(cell)) == mark ? bonus.points().get(cell) : 0;
      }
      return points;
    }
    if (part instanceof PathLength) {
      return longestPath(mark);
    }
    throw new IllegalStateException("the referee does not know the rule of " + part);
  }

  private int runPoints(RunPoints runs, char mark) {
    int points = 0;
    for (Place place : places) {
      for (int[] way : ways()) {
        points += runsOn(place, way, mark) >= runs.length() ? runs.points() : 0;
      }
    }
    return points;
  }

  private char mark(Place place) {
    return table.getOrDefault(place, '#');
  }

  /** The directions of lines: right, and downwards. */
  private int[][] ways() {
    return definition.board().shape().lineSteps();
  }

  private List<Place> sides(Place place) {
    return Arrays.stream(definition.board().shape().sideSteps())
        .map(step -> place.move(step[0], step[1]))
        .toList();
  }

  /** How many of these marks stand in a row from a place onwards. */
  private int runsOn(Place from, int[] way, char mark) {
    int count = 0;
    for (Place place = from; mark(place) == mark; place = place.move(way[0], way[1])) {
      count++;
    }
    return count;
  }

  private int longestLineThrough(Place place, char mark) {
    int longest = 0;
    for (int[] way : ways()) {
      int[] back = {-way[0], -way[1]};
      longest = Math.max(longest, runsOn(place, way, mark) + runsOn(place, back, mark) - 1);
    }
    return longest;
  }

  private int longestPath(char mark) {
    int[] longest = {0};
    patience = PATIENCE;
    for (Place place : places) {
      if (mark(place) == mark && patience > 0) {
        walk(place, mark, 1, longest);
      }
    }
    return longest[0];
  }

  /**
   * Walks on from the end of a path, marking it; gives up where even all that is left is too
   * little.
   */
  private void walk(Place place, char mark, int length, int[] longest) {
    longest[0] = Math.max(longest[0], length);
    if (--patience <= 0) {
      gaveUp = true;
      return;
    }
    table.put(place, '*');
    List<Place> left = new ArrayList<>();
    collect(place, mark, left);
    left.forEach(seen -> table.put(seen, mark));
    if (length + left.size() > longest[0]) {
      for (Place next : sides(place)) {
        if (mark(next) == mark) {
          walk(next, mark, length + 1, longest);
        }
      }
    }
    table.put(place, mark);
  }

  /** Gathers, and marks as seen, what can still be reached. */
  private void collect(Place from, char mark, List<Place> found) {
    for (Place next : sides(from)) {
      if (mark(next) == mark) {
        table.put(next, '+');
        found.add(next);
        collect(next, mark, found);
      }
    }
  }
}
