package games.oxo.game.check;

import games.oxo.game.board.Player;
import games.oxo.game.words.Text;
import java.util.function.DoublePredicate;
import org.jspecify.annotations.Nullable;

/**
 * Checks a certificate: from its position it plays every legal move of the loser and the move that
 * the certificate gives for the winner, and requires every game to end with a win. Its rules are in
 * {@link PlainBoard}; it shares no code with solvers or with the rules that they use.
 */
public final class CertificateReferee {
  /**
   * What was found.
   *
   * @param fault why the certificate is refused, or null when it holds
   * @param line where in the file the fault is; 0 when it is in no line
   * @param position the position of the fault as rows, or null
   * @param moves how many moves of the certificate were needed
   * @param unused how many were not
   * @param games how many ways the games ended, each position with a move counted once
   * @param complete false when it was told to stop
   */
  public record Report(
      @Nullable String fault,
      int line,
      @Nullable String position,
      long moves,
      long unused,
      long games,
      boolean complete) {
    /** Whether the win is proven. */
    public boolean holds() {
      return fault == null && complete;
    }
  }

  /** Ends the walk at the first fault. */
  private static final class Refused extends RuntimeException {
    final int line;

    Refused(String fault, int line) {
      super(fault, null, false, false);
      this.line = line;
    }
  }

  private static final class ToldToStop extends RuntimeException {
    ToldToStop() {
      super("stopped", null, false, false);
    }
  }

  /** The lines before the moves. */
  private static final int HEADER_LINES = 7;

  private final Certificate certificate;
  private final CertificateMoves moves;
  private final PlainBoard board;
  private final DoublePredicate goOn;
  private long used;
  private long games;

  private CertificateReferee(Certificate certificate, DoublePredicate goOn) {
    this.certificate = certificate;
    this.goOn = goOn;
    moves = certificate.moves();
    board = new PlainBoard(certificate.rules());
  }

  /**
   * Checks a certificate.
   *
   * @param goOn receives now and then the share done, from 0 to 1, and returns whether to continue
   */
  public static Report check(Certificate certificate, DoublePredicate goOn) {
    return new CertificateReferee(certificate, goOn).check();
  }

  private Report check() {
    try {
      String wrong = board.setUp(certificate.x(), certificate.o());
      if (wrong != null) {
        throw new Refused("the position is impossible: " + wrong, HEADER_LINES - 1);
      }
      visit(HEADER_LINES - 1);
    } catch (Refused e) {
      return report(e.getMessage(), e.line, board.rows(), true);
    } catch (ToldToStop e) {
      return report(null, 0, null, false);
    }
    return report(certificate.damage(), 0, null, true);
  }

  private Report report(
      @Nullable String fault, int line, @Nullable String position, boolean complete) {
    return new Report(fault, line, position, used, moves.size() - used, games, complete);
  }

  /**
   * Makes sure that the winner wins the position on the board, which is not over.
   *
   * @param line where the last move of the winner stands
   */
  private void visit(int line) {
    if (board.toMove() == certificate.winner()) {
      visitWinner(line);
      return;
    }
    long legal = board.legalCells();
    for (int cell = 0; cell < board.cells(); cell++) {
      if ((legal >>> cell & 1) != 0) {
        play(cell, line);
      }
    }
  }

  private void visitWinner(int line) {
    int place = moves.find(board.stones(Player.X), board.stones(Player.O));
    if (place == CertificateMoves.NONE) {
      if (!winsAtOnce()) {
        throw new Refused("there is no move for this position", line);
      }
      games++;
      return;
    }
    if (moves.use(place)) {
      return;
    }
    if ((++used & 255) == 0 && !goOn.test((double) used / moves.size())) {
      throw new ToldToStop();
    }
    int cell = moves.cell(place);
    if ((board.legalCells() >>> cell & 1) == 0) {
      throw new Refused(Text.format("the move to cell %d is not legal", cell), moves.line(place));
    }
    play(cell, moves.line(place));
  }

  private void play(int cell, int line) {
    board.play(cell);
    if (!board.isOver()) {
      visit(line);
    } else if (board.winner() == certificate.winner()) {
      games++;
    } else {
      throw new Refused(
          board.winner() == null
              ? "this game is drawn"
              : Text.format("this game is won by %s", board.winner()),
          line);
    }
    board.takeBack(cell);
  }

  /** Whether a stone of the player to move ends the game in its favour. */
  private boolean winsAtOnce() {
    long legal = board.legalCells();
    for (int cell = 0; cell < board.cells(); cell++) {
      if ((legal >>> cell & 1) != 0) {
        board.play(cell);
        boolean won = board.isOver() && board.winner() == certificate.winner();
        board.takeBack(cell);
        if (won) {
          return true;
        }
      }
    }
    return false;
  }
}
