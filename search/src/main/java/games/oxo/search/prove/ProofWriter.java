package games.oxo.search.prove;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.board.PositionMap;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.check.CertificateFormat;
import games.oxo.game.check.CertificateMoves;
import games.oxo.game.check.CertificateStrategy;
import games.oxo.game.check.CertificateThreats;
import games.oxo.game.check.CheckedProof;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.certificate.CheckedCertificate;
import games.oxo.search.certificate.ProofRefused;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.threat.FailureCache;
import games.oxo.search.threat.ThreatSearch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Writes the certificate of a proven position from a {@link Strategy}: the attacker's move in each
 * position that it may reach, each once up to symmetry, but for those that the referee finds to be
 * won by threats alone.
 */
public final class ProofWriter {
  /** How many positions the referee may look at for each win by threats. */
  private static final int THREATS = 200;

  /** Enough to find again each win by threats that a job has found. */
  private static final int THREAT_NODES = 200_000;

  private static final long CACHE_BYTES = 1 << 20;

  /** The stones of the winner, who is to move, and of the other side. */
  private record Start(long own, long other) {}

  /** What is said to be proven. */
  private record Claim(Position position, Player winner, Strategy strategy) {}

  private final Position position;
  private final Player winner;
  private final Strategy strategy;
  private final Consumer<String> out;
  private final BooleanSupplier stop;
  private final int cells;
  private final LineState[] stack;
  private final ThreatSearch search;
  private final CertificateThreats referee;
  private final CertificateMoves written = new CertificateMoves();
  private final CertificateStrategy images;
  private final PositionMap leftOut = PositionMap.set(PositionMap.Load.HALF);
  private long checksum = CertificateFormat.NO_LINES;

  /**
   * @param position a position that the prover has proven
   * @param out takes the lines, without line ends
   * @param stop whether to give up
   */
  public ProofWriter(
      Position position,
      Player winner,
      Strategy strategy,
      Consumer<String> out,
      BooleanSupplier stop) {
    this(new SearchRules(position.game()), new Claim(position, winner, strategy), out, stop);
  }

  private ProofWriter(SearchRules rules, Claim claim, Consumer<String> out, BooleanSupplier stop) {
    position = claim.position;
    winner = claim.winner;
    strategy = claim.strategy;
    this.out = out;
    this.stop = stop;
    Game game = position.game();
    cells = rules.cells();
    images = new CertificateStrategy(written, game.board().symmetries());
    stack = LineState.stack(rules);
    search = new ThreatSearch(rules, new FailureCache(CACHE_BYTES));
    referee = new CertificateThreats(game.definition(), winner, THREATS);
  }

  /**
   * Writes the certificate of a position and has it checked.
   *
   * @param strategy anybody's; nothing of it is believed
   * @param stop whether to give up
   * @throws ProofRefused when the strategy does not win, or the referee does not see that it does
   * @throws SearchStopped when told to stop
   */
  public static CheckedCertificate checked(
      Position position, Player winner, Strategy strategy, BooleanSupplier stop) {
    return checked(new SearchRules(position.game()), new Claim(position, winner, strategy), stop);
  }

  private static CheckedCertificate checked(SearchRules rules, Claim claim, BooleanSupplier stop) {
    List<String> lines = new ArrayList<>();
    new ProofWriter(rules, claim, lines::add, stop).write();
    return CheckedCertificate.of(lines, stop);
  }

  /**
   * Has all that a strategy is said to win checked, from the positions with the fewest stones on.
   * What the referee refuses is left out.
   *
   * @param game that it is about
   * @param parts of the strategy
   * @param taker is given what the referee accepts; each position once
   */
  public static void checkAll(
      Game game, Player winner, List<StrategyPart> parts, Consumer<CheckedProof> taker) {
    SearchRules rules = new SearchRules(game);
    boolean isX = winner == Player.X;
    Strategy claimed = new Strategy(game.symmetryGroup());
    List<Start> starts = new ArrayList<>();
    for (StrategyPart part : parts) {
      part.addTo(claimed);
      for (int i = 0; i < part.size(); i++) {
        starts.add(new Start(part.attacker(i), part.defender(i)));
      }
    }
    starts.sort(Comparator.comparingInt(start -> Long.bitCount(start.own)));
    Strategy known = new Strategy(game.symmetryGroup());
    for (Start start : starts) {
      if (known.knows(start.own, start.other)) {
        continue;
      }
      try {
        Position at = game.position(isX ? start.own : start.other, isX ? start.other : start.own);
        CheckedProof proof = checked(rules, new Claim(at, winner, claimed), () -> false).proof();
        proof.forEachMove((x, o, cell) -> known.add(isX ? x : o, isX ? o : x, cell));
        taker.accept(proof);
      } catch (InputException | ProofRefused e) {
        // No game leads there, or it is not won so.
      }
    }
  }

  /**
   * The lines before the moves, for a certificate or for the parts of one.
   *
   * @param position the position to be proven
   */
  public static List<String> header(Position position, Player winner) {
    Game game = position.game();
    return CertificateFormat.header(
        game.definition(),
        RulesFingerprint.of(game).toString(),
        position.stones(Player.X),
        position.stones(Player.O),
        winner,
        THREATS);
  }

  /**
   * Writes the certificate; an instance writes one.
   *
   * @return how many moves it has
   * @throws ProofRefused when the strategy lacks a move, or has one that is not legal
   * @throws SearchStopped when told to stop
   */
  public int write() {
    header(position, winner).forEach(this::line);
    LineState root = stack[position.ply()];
    root.set(position);
    if (position.toMove().orElseThrow() == winner) {
      visitWinner(root);
    } else {
      visitLoser(root);
    }
    out.accept(CertificateFormat.end(written.size(), checksum));
    return written.size();
  }

  private void line(String text) {
    checksum = CertificateFormat.checksum(checksum, text);
    out.accept(text);
  }

  /** All other moves of the loser lose at once, or let the winner win at once. */
  private void visitLoser(LineState at) {
    for (long rest = at.nonLosingMoves(at.free()); rest != 0; rest &= rest - 1) {
      visitWinner(at.place(Long.numberOfTrailingZeros(rest)));
    }
  }

  private void visitWinner(LineState at) {
    if ((at.ownWins & at.free()) != 0
        || images.has(at.own, at.other)
        || leftOut.contains(at.own, at.other)) {
      return;
    }
    if (stop.getAsBoolean()) {
      throw new SearchStopped();
    }
    long x = winner == Player.X ? at.own : at.other;
    long o = winner == Player.X ? at.other : at.own;
    if (referee.areFound(x, o)) {
      leftOut.add(at.own, at.other);
      return;
    }
    int cell = move(at, x, o);
    written.add(at.own, at.other, cell, 0);
    line(CertificateFormat.move(cells, x, o, cell));
    visitLoser(at.place(cell));
  }

  private int move(LineState at, long x, long o) {
    int known = strategy.move(at.own, at.other);
    if (known != CertificateMoves.NONE) {
      if ((at.free() >>> known & 1) == 0) {
        throw refused("a move is not legal", x, o);
      }
      return known;
    }
    if (at.free() != 0 && search.moverWins(at, THREAT_NODES)) {
      return search.firstMove();
    }
    throw refused("there is no move for a position", x, o);
  }

  private ProofRefused refused(String why, long x, long o) {
    return new ProofRefused(
        Text.format("%s: %s", why, CertificateFormat.rows(position.game().board(), x, o)));
  }
}
