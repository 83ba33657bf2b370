package games.oxo.book.merge;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.check.CertificateMoves;
import games.oxo.game.check.CheckedProof;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Result;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Takes over proofs that one side wins: their moves, and that the positions before them are won and
 * those after them lost. Only positions with a move of their own in a proof are taken over; what is
 * left of a win after that, engines find by themselves.
 */
public final class ProofImport {
  private static final Ending WON = Ending.of(Result.WIN);
  private static final Ending LOST = Ending.of(Result.LOSS);

  private final BookGame game;
  private final Game plain;
  private final BookChange change = new BookChange();
  private final Set<CanonicalPosition> seen = new HashSet<>();

  public ProofImport(BookGame game) {
    this.game = game;
    plain = game.plain();
  }

  /** What the proofs change in a book. */
  public BookChange change() {
    return change;
  }

  /**
   * Takes over a proof.
   *
   * @throws IllegalArgumentException when it is about other rules
   */
  public void add(CheckedProof proof) {
    if (!RulesFingerprint.of(Game.of(proof.rules())).equals(RulesFingerprint.of(plain))) {
      throw new IllegalArgumentException("a proof for other rules than those of the book");
    }
    Position root = plain.position(proof.x(), proof.o());
    boolean wins = plain.mover(root.ply()) == proof.winner();
    change.position(game.key(root)).proven(wins ? WON : LOST);
    Deque<Position> queue = new ArrayDeque<>();
    queue.add(root);
    for (Position next = queue.poll(); next != null; next = queue.poll()) {
      if (plain.mover(next.ply()) == proof.winner()) {
        win(proof, next, queue);
      } else {
        answerAll(proof, next, queue);
      }
    }
  }

  /**
   * Takes over a proof that a reply of the loser is beaten, whose position itself is not proven.
   *
   * @param proof is about the position after the reply
   */
  public void addReply(Position before, Move reply, CheckedProof proof) {
    add(proof);
    CanonicalForm form = game.form(before);
    change.position(form.key()).move(form.toKey(reply).cell()).proven(LOST);
  }

  private static int move(CheckedProof proof, Position position) {
    return proof.move(position.stones(Player.X), position.stones(Player.O));
  }

  private void win(CheckedProof proof, Position position, Deque<Position> queue) {
    CanonicalForm form = game.form(position);
    int cell = move(proof, position);
    if (cell == CertificateMoves.NONE || !seen.add(form.key())) {
      return;
    }
    Move move = Move.at(cell);
    change.position(form.key()).proven(WON).move(form.toKey(move).cell()).proven(WON);
    Position after = position.play(move);
    if (!after.outcome().isOver()) {
      change.position(game.key(after)).proven(LOST);
      queue.add(after);
    }
  }

  /** The loser's moves that the proof answers by a move of its own become moves of the book. */
  private void answerAll(CheckedProof proof, Position position, Deque<Position> queue) {
    CanonicalForm form = game.form(position);
    if (!seen.add(form.key())) {
      return;
    }
    for (Move reply : position.legalMoves()) {
      Position after = position.play(reply);
      if (!after.outcome().isOver() && move(proof, after) != CertificateMoves.NONE) {
        change.position(form.key()).move(form.toKey(reply).cell()).proven(LOST);
        queue.add(after);
      }
    }
  }
}
