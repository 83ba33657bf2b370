package games.oxo.game.rules;

import games.oxo.game.board.Board;
import games.oxo.game.board.Placements;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.definition.LinePattern;
import games.oxo.game.definition.LineRule;
import games.oxo.game.input.InputException;
import games.oxo.game.rules.Outcome.Reason;
import games.oxo.game.score.MarginBound;
import games.oxo.game.words.Text;
import java.util.List;

/**
 * The rules of a line game: a player who completes a set of the winning pattern wins at once; one
 * who completes a set of the losing pattern, and no winning one, loses at once; a full board is a
 * draw. A move is judged by the few sets through its cell.
 *
 * <p>Exact values: a game that is won with stone number n of the whole game is worth {@code cells +
 * 1 - n} to the winner and the negative of that to the loser, so that a draw is 0 and the slowest
 * win is 1. A value so defined does not depend on where a search began.
 */
public final class LineRules implements Rules, StoneJudge {
  private final Board board;
  private final CellPattern winning;
  private final CellPattern losing;

  private LineRules(Board board, CellPattern winning, CellPattern losing) {
    this.board = board;
    this.winning = winning;
    this.losing = losing;
  }

  /** The rule of a definition: straight runs and other patterns win or lose. */
  static LineRules of(Board board, LineRule rule) {
    return of(board, pattern(board, rule, true), pattern(board, rule, false));
  }

  private static CellPattern pattern(Board board, LineRule rule, boolean wins) {
    CellPattern all = CellPattern.runs(board, wins ? rule.win() : rule.lose());
    for (LinePattern pattern : rule.patterns()) {
      if (pattern.wins() == wins) {
        long[] sets = Placements.of(board, pattern.cells());
        all = all.or(board, CellPattern.of(board, sets, pattern.name()));
      }
    }
    return all;
  }

  /**
   * Rules by which any sets win or lose.
   *
   * @param board the board that the patterns were made for
   */
  public static LineRules of(Board board, CellPattern winning, CellPattern losing) {
    return new LineRules(board, winning, losing);
  }

  @Override
  public String kind() {
    return "line";
  }

  @Override
  public String goal() {
    if (winning.isNone()) {
      return losing.words() + " loses";
    }
    boolean runs = winning.inARow() > 0 && losing.inARow() > 0;
    String loses = runs ? Text.number(losing.inARow()) : losing.words();
    return winning.words() + " wins" + (losing.isNone() ? "" : ", " + loses + " loses");
  }

  @Override
  public String fingerprint() {
    return "win " + winning.fingerprint() + " lose " + losing.fingerprint() + "\n";
  }

  @Override
  public boolean isKeptBy(Symmetry symmetry) {
    return winning.isKeptBy(symmetry) && losing.isKeptBy(symmetry);
  }

  @Override
  public Outcome outcome(long x, long o, Player mover, int cell) {
    long own = mover == Player.X ? x : o;
    if (winning.completed(own, cell)) {
      return new Outcome(Reason.WINNING_LINE, mover, 0, 0);
    }
    if (losing.completed(own, cell)) {
      return new Outcome(Reason.LOSING_LINE, mover.other(), 0, 0);
    }
    return (x | o) == board.all() ? Outcome.DRAW : Outcome.OPEN;
  }

  @Override
  public Outcome outcomeOf(long x, long o, Player last, long lastCells) {
    if (winning.owned(x) != 0 && winning.owned(o) != 0) {
      throw new InputException(
          "both sides have a winning line, but the first one would have ended the game");
    }
    boolean lineX = isEndedBy(x);
    boolean lineO = isEndedBy(o);
    if (!lineX && !lineO) {
      return (x | o) == board.all() ? Outcome.DRAW : Outcome.OPEN;
    }
    if (lineX && lineO) {
      throw new InputException(
          "both sides have a line that ends the game, but the first one would have ended it");
    }
    Player owner = lineX ? Player.X : Player.O;
    long own = lineX ? x : o;
    if (owner != last) {
      throw new InputException(
          Text.format(
              "%s has a %s line, so the game was over before the last move of %s",
              owner, winning.owned(own) != 0 ? "winning" : "losing", last));
    }
    for (long rest = own & lastCells; rest != 0; rest &= rest - 1) {
      if (!isEndedBy(own & ~(rest & -rest))) {
        return outcome(x, o, owner, Long.numberOfTrailingZeros(rest));
      }
    }
    throw new InputException(
        Text.format(
            "%s has lines that no single move can have completed, so the game was over earlier",
            owner));
  }

  @Override
  public long decidingCells(Outcome outcome, long x, long o) {
    long winners = outcome.winner() == Player.X ? x : o;
    return switch (outcome.reason()) {
      case WINNING_LINE -> winning.owned(winners);
      case LOSING_LINE -> losing.owned((x | o) & ~winners);
      case OPEN, FULL_BOARD, POINTS -> 0;
    };
  }

  /** These rules themselves, since they need no memory of their own. */
  @Override
  public StoneJudge newJudge() {
    return this;
  }

  @Override
  public int result(long own, long other, int cell) {
    if (winning.completed(own, cell)) {
      return 1;
    }
    if (losing.completed(own, cell)) {
      return -1;
    }
    return (own | other) == board.all() ? 0 : GOES_ON;
  }

  @Override
  public boolean endsEarly() {
    return true;
  }

  @Override
  public CellPattern winning() {
    return winning;
  }

  @Override
  public CellPattern losing() {
    return losing;
  }

  @Override
  public boolean hasPoints() {
    return false;
  }

  @Override
  public boolean scoresPaths() {
    return false;
  }

  @Override
  public boolean scoresOnlyPaths() {
    return false;
  }

  @Override
  public PointCounter newCounter() {
    return PointCounter.ofNothing(board);
  }

  @Override
  public List<MarginBound> newBounds() {
    return List.of();
  }

  @Override
  public int mostPoints(int mostStones) {
    return 0;
  }

  @Override
  public boolean countsStones() {
    return true;
  }

  @Override
  public int value(int result, int stones) {
    return result * (board.cells() + 1 - stones);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LineRules that
        && board.equals(that.board)
        && winning.equals(that.winning)
        && losing.equals(that.losing);
  }

  @Override
  public int hashCode() {
    return 31 * winning.hashCode() + losing.hashCode();
  }
}
