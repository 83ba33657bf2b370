package games.oxo.game.check;

import games.oxo.game.board.Player;
import games.oxo.game.board.PositionMap;
import games.oxo.game.words.Text;
import java.util.function.DoublePredicate;
import org.jspecify.annotations.Nullable;

/**
 * Checks a certificate: from its position it plays every legal move of the loser and the move that
 * the certificate gives for the winner, and requires every game to end with a win. Of positions
 * that are images of each other it looks at one, after it has made sure that the symmetry keeps the
 * rules. Where there is no move it looks for a win by threats, if the certificate says so. Its
 * rules are in {@link PlainBoard}; it shares no code with solvers or with the rules that they use.
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
   * @param proof what is proven, or null when that is nothing
   */
  public record Report(
      @Nullable String fault,
      int line,
      @Nullable String position,
      long moves,
      long unused,
      long games,
      boolean complete,
      @Nullable CheckedProof proof) {
    /** A certificate that is refused before its position is looked at. */
    public static Report refused(Certificate certificate, String fault) {
      return new Report(fault, 0, null, 0, certificate.moves().size(), 0, true, null);
    }

    /** Whether the win is proven. */
    public boolean holds() {
      return proof != null;
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

  /** Positions to look at; no proof that anybody can wait for needs more. */
  private static final long MOST_POSITIONS = 1_000_000_000;

  /** Positions within a turn of several stones that are remembered; more take only time. */
  private static final int MOST_SEEN = 1 << 20;

  private static final int BETWEEN_QUESTIONS = 1 << 12;

  private final Certificate certificate;
  private final CertificateMoves moves;
  private final CertificateStrategy strategy;
  private final PlainBoard board;
  private final PlainThreatSearch threats;
  private final DoublePredicate goOn;
  private final long mostPositions;

  /** Positions that the loser reaches by several stones in a row, in any order. */
  private final PositionMap seen = PositionMap.set(PositionMap.Load.HALF);

  private long used;
  private long games;
  private long positions;

  private CertificateReferee(Certificate certificate, DoublePredicate goOn, long mostPositions) {
    this.certificate = certificate;
    this.goOn = goOn;
    this.mostPositions = mostPositions;
    moves = certificate.moves();
    board = new PlainBoard(certificate.rules());
    strategy =
        new CertificateStrategy(
            moves, certificate.symmetries().stream().filter(board::isSymmetry).toList());
    threats = new PlainThreatSearch(board, certificate.winner(), this::count);
  }

  /**
   * Checks a certificate.
   *
   * @param goOn receives now and then the share done, from 0 to 1, and returns whether to continue
   */
  public static Report check(Certificate certificate, DoublePredicate goOn) {
    return check(certificate, goOn, MOST_POSITIONS);
  }

  /**
   * The same with another bound.
   *
   * @param mostPositions where there are more positions to look at, it is refused
   */
  static Report check(Certificate certificate, DoublePredicate goOn, long mostPositions) {
    return new CertificateReferee(certificate, goOn, mostPositions).check();
  }

  private Report check() {
    moves.unuse();
    try {
      String wrong = board.setUp(certificate.x(), certificate.o());
      if (wrong != null) {
        throw new Refused("the position is impossible: " + wrong, certificate.positionLine());
      }
      if (certificate.rules().swap() && board.beforeSwap()) {
        throw new Refused("a swap may still come in this position", certificate.positionLine());
      }
      visit(certificate.positionLine(), false);
    } catch (Refused e) {
      return report(e.getMessage(), e.line, board.rows(), true);
    } catch (ToldToStop e) {
      return report(null, 0, null, false);
    }
    return report(certificate.damage(), 0, null, true);
  }

  private Report report(
      @Nullable String fault, int line, @Nullable String position, boolean complete) {
    CheckedProof proof = fault == null && complete ? new CheckedProof(certificate, strategy) : null;
    return new Report(fault, line, position, used, moves.size() - used, games, complete, proof);
  }

  /**
   * Makes sure that the winner wins the position on the board, which is not over.
   *
   * @param line where the last move of the winner stands
   * @param sameTurn whether the player to move has placed the last stone too
   */
  private void visit(int line, boolean sameTurn) {
    if (board.toMove() == certificate.winner()) {
      visitWinner(line);
      return;
    }
    if (sameTurn && wasSeen()) {
      return;
    }
    count();
    long legal = board.legalCells();
    for (int cell = 0; cell < board.cells(); cell++) {
      if ((legal >>> cell & 1) != 0) {
        play(cell, line);
      }
    }
  }

  private void count() {
    if (++positions > mostPositions) {
      throw new Refused(
          Text.format("there are more than %d positions to look at", mostPositions),
          certificate.positionLine());
    }
    if (positions % BETWEEN_QUESTIONS == 0
        && !goOn.test(moves.size() == 0 ? 0 : (double) used / moves.size())) {
      throw new ToldToStop();
    }
  }

  private boolean wasSeen() {
    long x = board.stones(Player.X);
    long o = board.stones(Player.O);
    return seen.size() < MOST_SEEN ? !seen.add(x, o) : seen.contains(x, o);
  }

  private void visitWinner(int line) {
    long x = board.stones(Player.X);
    long o = board.stones(Player.O);
    int place = strategy.find(x, o);
    if (place == CertificateMoves.NONE) {
      if (!winsAtOnce() && !threats.wins(certificate.threats())) {
        throw new Refused("there is no move for this position", line);
      }
      games++;
      return;
    }
    if (moves.use(place)) {
      return;
    }
    used++;
    board.put(moves.x(place), moves.o(place));
    int cell = moves.cell(place);
    if ((board.legalCells() >>> cell & 1) == 0) {
      throw new Refused(Text.format("the move to cell %d is not legal", cell), moves.line(place));
    }
    play(cell, moves.line(place));
    board.put(x, o);
  }

  private void play(int cell, int line) {
    Player mover = board.toMove();
    board.play(cell);
    if (!board.isOver()) {
      visit(line, board.toMove() == mover);
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
