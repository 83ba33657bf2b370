package games.oxo.search.certificate;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.kernel.SearchRules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Move ordering for certificates: moves of the winner that leave the fewest replies come first.
 * They are proven fastest and make the shortest certificates.
 */
final class FewestReplies {
  private record Candidate(int cell, int replies) {}

  private final SearchRules rules;

  FewestReplies(SearchRules rules) {
    this.rules = rules;
  }

  /** The legal moves of the player to move, who cannot win at once. */
  List<Move> of(Position position) {
    Player mover = position.toMove().orElseThrow();
    long own = position.stones(mover);
    long other = position.stones(mover.other());
    List<Candidate> candidates = new ArrayList<>();
    for (long rest = position.legalCells(); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      candidates.add(new Candidate(cell, replies(own | (rest & -rest), other, position.ply() + 1)));
    }
    candidates.sort(Comparator.comparingInt(Candidate::replies));
    return candidates.stream().map(candidate -> Move.at(candidate.cell())).toList();
  }

  /** How many replies neither lose at once nor let the winner end the game at once. */
  private int replies(long own, long other, int ply) {
    if (ply >= rules.cells() || !rules.sidesChange(ply - 1)) {
      return rules.cells();
    }
    long wins = rules.lines().allWins(own);
    long losing = rules.lines().allLoses(other) & ~rules.lines().allWins(other);
    int count = 0;
    for (long rest = rules.legal(own | other, ply) & ~losing; rest != 0; rest &= rest - 1) {
      long occupied = own | other | (rest & -rest);
      boolean answered =
          ply + 1 < rules.cells()
              && rules.sidesChange(ply)
              && (rules.legal(occupied, ply + 1) & wins) != 0;
      count += answered ? 0 : 1;
    }
    return count;
  }
}
