package games.oxo.game.check;

import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.definition.Definition;
import games.oxo.game.definition.LinePattern;
import games.oxo.game.definition.LineRule;
import games.oxo.game.definition.Turn;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board of marks with turns, rings, gravity and lines, written directly from the description of
 * the rules. It takes only figures from a definition, shares no geometry and no rules with the rest
 * of the program, and answers every question by looking at the marks; but it can take moves back,
 * and is fast enough to walk through a million positions. What a score rule counts is in {@link
 * NaiveReferee}.
 */
final class PlainBoard {
  private static final char EMPTY = '.';
  private static final char BORDER = '#';

  private final Definition rules;
  private final PlainGeometry geometry;
  private final boolean gravity;
  private final int win;
  private final int lose;
  private final List<long[]> winningPatterns = new ArrayList<>();
  private final List<long[]> losingPatterns = new ArrayList<>();
  private final int[] places;
  private final char[] sheet;
  private int stones;
  private long stonesOfX;
  private long stonesOfO;
  private boolean over;
  private @Nullable Player winner;

  PlainBoard(Definition rules) {
    this.rules = rules;
    geometry = new PlainGeometry(rules.board());
    gravity = rules.board().gravity();
    LineRule line = rules.line();
    win = line == null ? 0 : line.win();
    lose = line == null ? 0 : line.lose();
    List<LinePattern> patterns = line == null ? List.of() : line.patterns();
    for (LinePattern each : patterns) {
      (each.wins() ? winningPatterns : losingPatterns).add(geometry.placesOf(each.cells()));
    }
    places = geometry.places;
    sheet = new char[geometry.size];
    Arrays.fill(sheet, BORDER);
    for (int place : places) {
      sheet[place] = EMPTY;
    }
  }

  int cells() {
    return places.length;
  }

  /** The cells beside a cell. */
  int[] neighbours(int cell) {
    return geometry.neighbours[cell];
  }

  /** The cells of each winning line. */
  long[] winningLines() {
    return geometry.lines(win);
  }

  /** Whether a permutation of the cells changes nothing in the rules. */
  boolean isSymmetry(Symmetry symmetry) {
    return geometry.isSymmetry(symmetry);
  }

  /**
   * Puts stones on the empty board.
   *
   * @return why no game stands so and goes on, or null
   */
  @Nullable String setUp(long x, long o) {
    int countX = 0;
    int turnsOfX = 0;
    for (int cell = 0; cell < places.length; cell++) {
      boolean hasX = (x >>> cell & 1) != 0;
      boolean hasO = (o >>> cell & 1) != 0;
      if (hasX || hasO) {
        turnsOfX += turn().player() == Player.X ? 1 : 0;
        countX += hasX ? 1 : 0;
        sheet[places[cell]] = hasX ? 'X' : 'O';
        stones++;
      }
    }
    stonesOfX = x;
    stonesOfO = o;
    if (countX != turnsOfX) {
      return Text.format("X has %d stones, but %d turns", countX, turnsOfX);
    }
    for (int place : places) {
      if (gravity && sheet[place] != EMPTY && sheet[place + geometry.down] == EMPTY) {
        return "a stone floats";
      }
      int longest = sheet[place] == EMPTY ? 0 : longestThrough(place);
      if (isWon(longest) || isLost(longest)) {
        return "there is a line already";
      }
    }
    return stones == places.length ? "the board is full" : null;
  }

  /** Sets the board to these stones, between which there is no line. */
  void put(long x, long o) {
    for (int cell = 0; cell < places.length; cell++) {
      sheet[places[cell]] = (x >>> cell & 1) != 0 ? 'X' : (o >>> cell & 1) != 0 ? 'O' : EMPTY;
    }
    stones = Long.bitCount(x | o);
    stonesOfX = x;
    stonesOfO = o;
    over = false;
    winner = null;
  }

  private Turn turn() {
    return turn(stones);
  }

  private Turn turn(int ply) {
    int once = rules.turns().opening().size();
    return ply < once
        ? rules.turns().opening().get(ply)
        : rules.turns().cycle().get((ply - once) % rules.turns().cycle().size());
  }

  /** Whose turn it is while the game goes on. */
  Player toMove() {
    return turn().player();
  }

  /** Whether the second player has not had a turn yet, before which a swap comes. */
  boolean beforeSwap() {
    int firstOfO = 0;
    while (firstOfO < places.length && turn(firstOfO).player() == Player.X) {
      firstOfO++;
    }
    return stones < firstOfO;
  }

  long stones(Player player) {
    return player == Player.X ? stonesOfX : stonesOfO;
  }

  /** Where a stone may go; where the ring of the turn is full, anywhere. */
  long legalCells() {
    int ring = turn().ring();
    long free = 0;
    long inRing = 0;
    for (int cell = 0; cell < places.length; cell++) {
      int place = places[cell];
      if (sheet[place] == EMPTY && !(gravity && sheet[place + geometry.down] == EMPTY)) {
        free |= 1L << cell;
        inRing |= ring == Turn.ANYWHERE || ring == geometry.rings[place] ? 1L << cell : 0;
      }
    }
    return inRing != 0 ? inRing : free;
  }

  /** Places a stone of the player to move. */
  void play(int cell) {
    Player player = toMove();
    int longest = suppose(player, cell);
    stones++;
    if (isWon(longest) || holds(winningPatterns, player)) {
      over = true;
      winner = player;
    } else if (isLost(longest) || holds(losingPatterns, player)) {
      over = true;
      winner = player.other();
    } else {
      over = stones == places.length;
      winner = null;
    }
  }

  /** Takes back the last stone; before it the game was not over. */
  void takeBack(int cell) {
    forget(cell);
    stones--;
    over = false;
    winner = null;
  }

  /**
   * Puts a stone of either player on a free cell; whose turn it is stays as it was.
   *
   * @return the most stones in a row that it is part of
   */
  int suppose(Player player, int cell) {
    int place = places[cell];
    sheet[place] = player == Player.X ? 'X' : 'O';
    stonesOfX |= player == Player.X ? 1L << cell : 0;
    stonesOfO |= player == Player.O ? 1L << cell : 0;
    return longestThrough(place);
  }

  /** Takes a stone away that was only supposed. */
  void forget(int cell) {
    sheet[places[cell]] = EMPTY;
    stonesOfX &= ~(1L << cell);
    stonesOfO &= ~(1L << cell);
  }

  /** Whether the last stone has ended the game. */
  boolean isOver() {
    return over;
  }

  /** Who has won by a line; null when nobody has. */
  @Nullable Player winner() {
    return winner;
  }

  /** Whether all marks of a pattern are a player's, wherever it lies. */
  private boolean holds(List<long[]> patterns, Player player) {
    for (long[] pattern : patterns) {
      for (long place : pattern) {
        if ((place & ~stones(player)) == 0) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isWon(int longest) {
    return win > 0 && longest >= win;
  }

  private boolean isLost(int longest) {
    return lose > 0 && longest >= lose;
  }

  private int longestThrough(int place) {
    int longest = 0;
    for (int way : geometry.ways) {
      longest = Math.max(longest, inARow(place, way));
    }
    return longest;
  }

  /** How many marks like that of a place stand in a row with it. */
  private int inARow(int place, int way) {
    char mark = sheet[place];
    int count = 1;
    int at = geometry.next(place, way);
    for (; sheet[at] == mark && at != place; at = geometry.next(at, way)) {
      count++;
    }
    if (at == place) {
      // The row goes all around the board.
      return count;
    }
    for (at = geometry.next(place, -way); sheet[at] == mark; at = geometry.next(at, -way)) {
      count++;
    }
    return count;
  }

  /** How many straight rows of exactly this many cells hold stones of one player only. */
  int rowsOf(Player player, int length) {
    int count = 0;
    for (long line : geometry.lines(length)) {
      count += (line & ~stones(player)) == 0 ? 1 : 0;
    }
    return count;
  }

  /** Whether from now on sides change after every stone, and each goes to any free cell. */
  boolean isPlain() {
    for (int ply = stones; ply < places.length; ply++) {
      boolean changes = ply == stones || turn(ply).player() != turn(ply - 1).player();
      if (!changes || turn(ply).ring() != Turn.ANYWHERE) {
        return false;
      }
    }
    return !gravity;
  }

  /** The board as rows from the top: {@code X../.O./...}. */
  String rows() {
    StringBuilder text = new StringBuilder();
    int row = -1;
    for (int place : places) {
      if (geometry.row(place) != row) {
        text.append(row < 0 ? "" : "/");
        row = geometry.row(place);
      }
      text.append(sheet[place]);
    }
    return text.toString();
  }
}
