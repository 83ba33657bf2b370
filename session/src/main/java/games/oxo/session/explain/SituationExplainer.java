package games.oxo.session.explain;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import java.util.ArrayList;
import java.util.List;

/** Finds the facts that leave the player to move little choice, in one game. */
public final class SituationExplainer {
  private final Board board;
  private final boolean endsEarly;
  private final LineFacts lines;

  public SituationExplainer(Game game) {
    board = game.board();
    endsEarly = game.rules().endsEarly();
    lines = new LineFacts(game);
  }

  /**
   * What the player to move must, cannot or can only do.
   *
   * @param position one that is not over
   */
  public List<Reason> explain(Position position) {
    Player player = position.toMove().orElseThrow();
    List<Move> legal = position.legalMoves();
    List<Reason> reasons = new ArrayList<>();
    if (legal.size() == 1) {
      reasons.add(new Reason.OnlyMove(player));
    }
    if (!endsEarly) {
      return reasons;
    }
    List<Move> holding = lines.holding(position);
    if (holding.isEmpty()) {
      addLost(position, player, reasons);
    } else if (holding.size() == 1 && legal.size() > 1 && !holding.get(0).isSwap()) {
      int cell = holding.get(0).cell();
      long line = lines.won(position.stones(player.other()) | 1L << cell, cell);
      reasons.add(new Reason.MustPlay(player, cell, line));
    }
    long poisoned = poisoned(position, player);
    if (poisoned != 0) {
      reasons.add(new Reason.Poisoned(player, poisoned));
    }
    return reasons;
  }

  private void addLost(Position position, Player player, List<Reason> reasons) {
    Player opponent = player.other();
    long threats = lines.completing(position, opponent, lines.reachable(position));
    int cell = Long.numberOfTrailingZeros(threats);
    boolean one = Long.bitCount(threats) == 1 && (position.legalCells() & threats) != 0;
    long losing = one ? lines.loses(position, player, cell) : 0;
    if (losing != 0) {
      long line = lines.won(position.stones(opponent) | 1L << cell, cell);
      reasons.add(new Reason.BlockLoses(player, cell, line, losing));
    }
    reasons.add(new Reason.NoGoodMove(player, threats == 0));
  }

  private long poisoned(Position position, Player player) {
    if (!board.gravity()) {
      return 0;
    }
    long cells = 0;
    for (long rest = position.legalCells(); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      int above = board.cell(board.row(cell) - 1, board.column(cell));
      Position after = position.play(Move.at(cell));
      boolean answered =
          above >= 0
              && after.toMove().filter(next -> next != player).isPresent()
              && (after.legalCells() >>> above & 1) != 0
              && lines.won(after.stones(player.other()) | 1L << above, above) != 0;
      cells |= answered ? 1L << cell : 0;
    }
    return cells;
  }
}
