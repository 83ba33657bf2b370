package games.oxo.search.certificate;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.check.Certificate;
import games.oxo.game.check.CertificateMoves;
import games.oxo.game.check.CertificateReader;
import games.oxo.game.check.CertificateStrategy;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.threat.FailureCache;
import games.oxo.search.threat.ThreatSearch;
import games.oxo.search.value.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The wins that certificates prove, looked up by position. The winner wins where a certificate or
 * an image of one of its positions has a move, where it wins at once or by threats alone, and one
 * stone before the position that a certificate is about; the loser loses where each of its moves
 * leads to such a position. How far away the end is, is not known.
 *
 * <p>The certificates are not checked here: whoever makes this must know that the referee accepts
 * them. It serves several threads.
 */
public final class CertifiedWins implements ExactValues {
  private static final int NONE = CertificateMoves.NONE;

  /**
   * The positions in which to look for a win by threats: more than the referee looks at, which
   * takes them in another order. Chosen by hand.
   */
  private static final int THREAT_NODES = 2_000;

  private static final long CACHE_BYTES = 1 << 12;

  private record Proof(Certificate claim, CertificateStrategy strategy) {}

  private final List<Proof> proofs = new ArrayList<>();
  private final LineState[] stack;
  private final FailureCache failures = new FailureCache(CACHE_BYTES);
  private final ThreatSearch threats;

  /**
   * @param certificates what is proven, the easiest first; of the rules of the game
   */
  public CertifiedWins(Game game, List<Certificate> certificates) {
    for (Certificate each : certificates) {
      proofs.add(new Proof(each, new CertificateStrategy(each.moves(), each.symmetries())));
    }
    SearchRules rules = new SearchRules(game);
    stack = LineState.stack(rules);
    threats = new ThreatSearch(rules, failures);
  }

  /**
   * Reads certificates that follow one another in a text.
   *
   * @param file how messages name it
   * @throws InputException when one is damaged, or of other rules
   */
  public static CertifiedWins read(Game game, String text, String file) {
    List<Certificate> certificates = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    String rules = RulesFingerprint.of(game).toString();
    for (String line : text.split("\n")) {
      lines.add(line);
      if (line.startsWith("end ")) {
        Certificate found = CertificateReader.read(lines.iterator());
        if (found.damage() != null || !rules.equals(found.fingerprint())) {
          String fault = found.damage() == null ? "its rules are others" : found.damage();
          throw new InputException(Text.format("%s: %s", file, fault));
        }
        certificates.add(found);
        lines.clear();
      }
    }
    return new CertifiedWins(game, certificates);
  }

  @Override
  public OptionalInt value(Position position) {
    return OptionalInt.empty();
  }

  @Override
  public synchronized Optional<Result> result(Position position) {
    LineState at = at(position);
    Player mover = position.game().mover(position.ply());
    if (winsAtOnce(at) || isWon(mover, at) || openingMove(mover, at) != NONE) {
      return Optional.of(Result.WIN);
    }
    return isLost(mover.other(), at) ? Optional.of(Result.LOSS) : Optional.empty();
  }

  /**
   * The move of a certificate; wins by threats are left to searches, which find how soon they are.
   */
  @Override
  public synchronized Optional<Move> winningMove(Position position) {
    LineState at = at(position);
    Player mover = position.game().mover(position.ply());
    int cell = strategyMove(mover, at);
    cell = cell == NONE ? openingMove(mover, at) : cell;
    return winsAtOnce(at) || cell == NONE ? Optional.empty() : Optional.of(Move.at(cell));
  }

  private LineState at(Position position) {
    LineState at = stack[position.ply()];
    at.set(position);
    return at;
  }

  private static boolean winsAtOnce(LineState at) {
    return (at.ownWins & at.free()) != 0;
  }

  /** Whether a winner who is to move, and does not win at once, is proven to win. */
  private boolean isWon(Player winner, LineState at) {
    if (!isAttacker(winner)) {
      return false;
    }
    if (strategyMove(winner, at) != NONE) {
      return true;
    }
    // The same question always has the same answer, whatever was asked before.
    failures.clear();
    return threats.moverWins(at, THREAT_NODES);
  }

  private boolean isAttacker(Player player) {
    return proofs.stream().anyMatch(each -> each.claim().winner() == player);
  }

  /** Whether each move of the side to move leads to a position that the winner wins. */
  private boolean isLost(Player winner, LineState at) {
    if (winsAtOnce(at) || !isAttacker(winner)) {
      return false;
    }
    // All other moves lose at once, or let the winner win at once.
    for (long rest = at.nonLosingMoves(at.free()); rest != 0; rest &= rest - 1) {
      LineState next = at.place(Long.numberOfTrailingZeros(rest));
      if (!winsAtOnce(next) && !isWon(winner, next)) {
        return false;
      }
    }
    return true;
  }

  /** The move of a certificate for a position with the winner to move, or {@link #NONE}. */
  private int strategyMove(Player winner, LineState at) {
    for (Proof each : proofs) {
      if (each.claim().winner() == winner) {
        int cell = each.strategy().move(x(winner, at), o(winner, at));
        if (cell != NONE) {
          return cell;
        }
      }
    }
    return NONE;
  }

  /** The stone that leads to a position that a certificate is about, or {@link #NONE}. */
  private int openingMove(Player winner, LineState at) {
    for (Proof each : proofs) {
      for (Symmetry symmetry : each.claim().symmetries()) {
        long x = symmetry.map(each.claim().x()) ^ x(winner, at);
        long o = symmetry.map(each.claim().o()) ^ o(winner, at);
        long own = winner == Player.X ? x : o;
        boolean alone = (winner == Player.X ? o : x) == 0 && Long.bitCount(own) == 1;
        if (each.claim().winner() == winner && alone && (own & at.free()) != 0) {
          return Long.numberOfTrailingZeros(own);
        }
      }
    }
    return NONE;
  }

  private static long x(Player mover, LineState at) {
    return mover == Player.X ? at.own : at.other;
  }

  private static long o(Player mover, LineState at) {
    return mover == Player.X ? at.other : at.own;
  }
}
