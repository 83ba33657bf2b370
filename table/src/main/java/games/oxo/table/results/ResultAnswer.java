package games.oxo.table.results;

import games.oxo.search.value.Proven;
import games.oxo.table.block.Layer;
import java.util.List;

/**
 * The answer to a question: first moves with their values, full boards by result, first moves with
 * what is proven of them, or positions by the number of stones.
 *
 * @param limit how many milliseconds each first move was given, 0 without a limit
 * @param threads how many worked on it
 * @param seconds time that it took to compute
 */
public record ResultAnswer(
    long limit,
    int threads,
    double seconds,
    List<FirstMove> moves,
    List<Ending> endings,
    List<Proof> proofs,
    List<Layer> layers) {
  public ResultAnswer {
    moves = List.copyOf(moves);
    endings = List.copyOf(endings);
    proofs = List.copyOf(proofs);
    layers = List.copyOf(layers);
  }

  /**
   * A first move.
   *
   * @param move in the game's notation
   * @param alike how many first moves are the same up to symmetry
   * @param atLeast its value to the player who makes it is not below this
   * @param atMost its value to the player who makes it is not above this
   * @param replies all best answers, none when they are not known
   * @param seconds time that it took
   */
  public record FirstMove(
      String move, int alike, Proven atLeast, Proven atMost, List<String> replies, double seconds) {
    public FirstMove {
      replies = List.copyOf(replies);
    }

    public boolean isSettled() {
      return atLeast.equals(atMost);
    }

    /** Whether both can be true; what took how long does not matter. */
    boolean agrees(FirstMove other) {
      boolean repliesAgree =
          replies.isEmpty() || other.replies.isEmpty() || replies.equals(other.replies);
      return move.equals(other.move)
          && alike == other.alike
          && repliesAgree
          && atLeast.rank() <= other.atMost.rank()
          && other.atLeast.rank() <= atMost.rank();
    }
  }

  /**
   * Full boards with one result.
   *
   * @param result {@code X wins}, {@code O wins} or {@code draw}
   * @param boards how many there are
   * @param distinct how many up to symmetry
   */
  public record Ending(String result, long boards, long distinct) {}

  /**
   * What is proven after a first move.
   *
   * @param move in the game's notation
   * @param alike how many first moves are the same up to symmetry
   * @param replies how many replies there are up to symmetry
   * @param beaten after how many of them the first player is proven to win
   * @param expansions how many positions of the second player were looked at
   * @param certificate how many moves the certificate has that was checked, -1 without one
   * @param seconds time that it took
   */
  public record Proof(
      String move,
      int alike,
      int replies,
      int beaten,
      long expansions,
      int certificate,
      double seconds) {
    /** Whether the win is proven, and the proof was checked. */
    public boolean isProven() {
      return certificate >= 0;
    }

    /** Whether both are about the same; how far each came does not matter. */
    boolean agrees(Proof other) {
      return move.equals(other.move) && alike == other.alike && replies == other.replies;
    }
  }

  /**
   * The positions with one number of stones, up to symmetry, by their result for the side to move.
   *
   * @param onlyWins the won ones in which exactly one move wins
   * @param onlyDraws the drawn ones in which exactly one move draws
   */
  public record Layer(
      int stones, long wins, long draws, long losses, long onlyWins, long onlyDraws) {
    public long positions() {
      return wins + draws + losses;
    }
  }

  /** Whether both can be true. */
  public boolean agrees(ResultAnswer other) {
    boolean same =
        moves.size() == other.moves.size()
            && endings.equals(other.endings)
            && layers.equals(other.layers)
            && proofs.size() == other.proofs.size();
    for (int i = 0; same && i < proofs.size(); i++) {
      same = proofs.get(i).agrees(other.proofs.get(i));
    }
    for (int i = 0; same && i < moves.size(); i++) {
      same = moves.get(i).agrees(other.moves.get(i));
    }
    return same;
  }

  /** Whether nothing is left open. */
  public boolean isComplete() {
    return moves.stream().allMatch(each -> each.isSettled() && !each.replies().isEmpty())
        && proofs.stream().allMatch(Proof::isProven);
  }
}
