package games.oxo.session.explain;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.rules.Outcome;
import games.oxo.game.rules.PointCounter;
import java.util.ArrayList;
import java.util.List;

/** Finds the facts that explain moves of one game, by looking two stones ahead at most. */
public final class MoveExplainer {
  private final Board board;
  private final boolean hasPoints;
  private final PointCounter counter;
  private final boolean path;
  private final LineFacts lines;

  public MoveExplainer(Game game) {
    board = game.board();
    lines = new LineFacts(game);
    hasPoints = game.rules().hasPoints();
    counter = game.rules().newCounter();
    path = game.rules().scoresOnlyPaths();
  }

  /**
   * Explains a move.
   *
   * @throws InputException when it is not legal
   */
  public Explanation explain(Position before, Move move) {
    Position after = before.play(move);
    Player player = before.toMove().orElseThrow();
    List<Reason> reasons = new ArrayList<>();
    if (move.isSwap()) {
      reasons.add(new Reason.SwapsSeats());
      return new Explanation(move, player, reasons);
    }
    addEnd(after, player, reasons);
    if (hasPoints) {
      addPoints(before, after, player, move.cell(), reasons);
    } else if (!after.outcome().isOver()) {
      addLines(before, after, player, move.cell(), reasons);
    }
    return new Explanation(move, player, reasons);
  }

  private static void addEnd(Position after, Player player, List<Reason> reasons) {
    Outcome outcome = after.outcome();
    switch (outcome.reason()) {
      case OPEN -> {}
      case WINNING_LINE ->
          reasons.add(new Reason.CompletesLine(player, true, after.decidingCells()));
      case LOSING_LINE ->
          reasons.add(new Reason.CompletesLine(player, false, after.decidingCells()));
      case FULL_BOARD, POINTS -> reasons.add(new Reason.FillsBoard(outcome.winner()));
    }
  }

  private void addPoints(
      Position before, Position after, Player player, int cell, List<Reason> reasons) {
    int had = counter.points(before.stones(player));
    int has = counter.points(after.stones(player));
    if (had != has) {
      reasons.add(new Reason.ChangesPoints(player, had, has, path));
    }
    Player opponent = player.other();
    int now = counter.points(before.stones(opponent));
    int otherwise = counter.points(before.stones(opponent) | 1L << cell);
    if (now != otherwise) {
      reasons.add(new Reason.DeniesPoints(opponent, now, otherwise, path));
    }
    boolean x = player == Player.X;
    reasons.add(new Reason.Standing(x ? has : now, x ? now : has, path));
  }

  private void addLines(
      Position before, Position after, Player player, int cell, List<Reason> reasons) {
    Player opponent = player.other();
    long blocked = lines.won(before.stones(opponent) | 1L << cell, cell);
    if (blocked != 0) {
      reasons.add(new Reason.Blocks(opponent, blocked));
    }
    boolean lost = addAllowed(after, opponent, reasons);
    List<Reason> later = addThreats(after, player, reasons);
    if (!lost) {
      addAnswers(after, player, reasons);
    }
    reasons.addAll(later);
    long forbidden = lines.forbidden(after, player) & ~lines.forbidden(before, player);
    if (forbidden != 0) {
      reasons.add(new Reason.ForbidsItself(player, forbidden));
    }
    addOpenLines(before, player, cell, reasons);
  }

  /** Adds where the opponent, if it is its turn, wins at once; returns whether it can. */
  private boolean addAllowed(Position after, Player opponent, List<Reason> reasons) {
    if (after.toMove().orElseThrow() != opponent) {
      return false;
    }
    boolean any = false;
    for (long rest = after.legalCells(); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long line = lines.won(after.stones(opponent) | 1L << cell, cell);
      if (line != 0) {
        reasons.add(new Reason.Allows(opponent, cell, line));
        any = true;
      }
    }
    return any;
  }

  /** Adds what the player threatens now; returns what it could threaten later. */
  private List<Reason> addThreats(Position after, Player player, List<Reason> reasons) {
    long free = board.all() & ~after.occupied();
    long reachable = lines.reachable(after);
    List<Reason> later = new ArrayList<>();
    for (long rest = free; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long line = lines.won(after.stones(player) | 1L << cell, cell);
      if (line == 0) {
        continue;
      }
      if ((reachable >>> cell & 1) == 0) {
        later.add(new Reason.Prepares(player, cell, line));
        continue;
      }
      long blockLoses = lines.loses(after, player.other(), cell);
      reasons.add(new Reason.Threatens(player, cell, line, blockLoses));
    }
    return later;
  }

  /** Adds whether the opponent, if it is its turn and cannot win, has one good answer or none. */
  private void addAnswers(Position after, Player player, List<Reason> reasons) {
    if (after.toMove().orElseThrow() == player) {
      return;
    }
    List<Move> good = lines.holding(after);
    if (good.isEmpty()) {
      reasons.add(new Reason.LeavesNoAnswer(player));
    } else if (good.size() == 1 && after.legalMoves().size() > 1 && !good.get(0).isSwap()) {
      reasons.add(new Reason.ForcesAnswer(player.other(), good.get(0).cell()));
    }
  }

  private void addOpenLines(Position before, Player player, int cell, List<Reason> reasons) {
    long own = before.stones(player);
    long others = before.stones(player.other());
    int open = 0;
    int closed = 0;
    long[] through = lines.winningLines(cell);
    for (long line : through) {
      open += (line & others) == 0 ? 1 : 0;
      closed += (line & own) == 0 && (line & others) != 0 ? 1 : 0;
    }
    if (through.length > 0) {
      reasons.add(new Reason.LiesOnLines(player, open, closed));
    }
  }
}
