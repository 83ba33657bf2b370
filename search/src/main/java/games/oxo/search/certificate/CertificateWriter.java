package games.oxo.search.certificate;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.check.CertificateFormat;
import games.oxo.game.check.CertificateMoves;
import games.oxo.game.check.CertificateStrategy;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SearchStopped;
import java.util.function.Consumer;
import java.util.function.LongPredicate;

/**
 * Writes certificates, proofs that a position of a line game is won: a move for each position that
 * the winner may reach, line by line as they are found, each position once up to symmetry. Where
 * the winner can end the game at once, nothing is written.
 */
public final class CertificateWriter {
  private final Game game;
  private final WinnerOracle winners;
  private final Consumer<String> out;
  private final LongPredicate goOn;
  private final FewestReplies order;
  private final CertificateMoves written = new CertificateMoves();
  private final CertificateStrategy images;
  private long checksum = CertificateFormat.NO_LINES;

  /**
   * @param winners decides who wins each position
   * @param out takes the lines, without line ends
   * @param goOn receives the number of moves written, and returns whether to continue
   */
  public CertificateWriter(
      Game game, WinnerOracle winners, Consumer<String> out, LongPredicate goOn) {
    this.game = game;
    this.winners = winners;
    this.out = out;
    this.goOn = goOn;
    CertificateFormat.certifiable(game.definition());
    images = new CertificateStrategy(written, game.board().symmetries());
    order = new FewestReplies(new SearchRules(game));
  }

  /**
   * Writes the certificate of a position; an instance writes one.
   *
   * @return how many moves it has
   * @throws InputException when neither side wins, the game is over, or a swap may still come
   * @throws ProofRefused when what is said of the positions cannot be
   * @throws SearchStopped when told to stop
   */
  public int write(Position position) {
    if (position.outcome().isOver()) {
      throw new InputException("the game is over");
    }
    if (position.ply() < game.swapPly() || position.swapOffered()) {
      throw new InputException(
          "a certificate covers only stones, but in this position a swap may still come");
    }
    Player winner =
        winners
            .of(position)
            .orElseThrow(
                () -> new InputException("the position is a draw; only a win has a certificate"));
    CertificateFormat.header(
            game.definition(),
            RulesFingerprint.of(game).toString(),
            position.stones(Player.X),
            position.stones(Player.O),
            winner,
            0)
        .forEach(this::line);
    visit(position, winner);
    out.accept(CertificateFormat.end(written.size(), checksum));
    return written.size();
  }

  private void line(String text) {
    checksum = CertificateFormat.checksum(checksum, text);
    out.accept(text);
  }

  /** Writes what the winner needs in a position and after it. */
  private void visit(Position position, Player winner) {
    if (position.outcome().isOver()) {
      return;
    }
    if (position.toMove().orElseThrow() == winner) {
      visitWinner(position, winner);
      return;
    }
    for (Move move : position.legalMoves()) {
      visit(position.play(move), winner);
    }
  }

  private void visitWinner(Position position, Player winner) {
    long x = position.stones(Player.X);
    long o = position.stones(Player.O);
    if (images.has(x, o) || canEnd(position, winner)) {
      return;
    }
    Move move = winningMove(position, winner);
    written.add(x, o, move.cell(), 0);
    line(CertificateFormat.move(game.board().cells(), x, o, move.cell()));
    if (!goOn.test(written.size())) {
      throw new SearchStopped();
    }
    visit(position.play(move), winner);
  }

  private static boolean canEnd(Position position, Player winner) {
    for (Move move : position.legalMoves()) {
      if (position.play(move).outcome().winner() == winner) {
        return true;
      }
    }
    return false;
  }

  private Move winningMove(Position position, Player winner) {
    for (Move move : order.of(position)) {
      Position after = position.play(move);
      if (!after.outcome().isOver() && winners.of(after).filter(winner::equals).isPresent()) {
        return move;
      }
    }
    throw new ProofRefused(
        Text.format(
            "a position is said to be won, but no move wins: %s",
            CertificateFormat.rows(
                game.board(), position.stones(Player.X), position.stones(Player.O))));
  }
}
