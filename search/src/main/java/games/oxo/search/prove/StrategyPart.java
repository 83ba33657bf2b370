package games.oxo.search.prove;

import games.oxo.game.check.CertificateMoves;
import java.util.Arrays;

/** The attacker's moves from one proven position, found by one job. */
public final class StrategyPart {
  private static final int FIRST_SIZE = 16;

  private final CertificateMoves moves = new CertificateMoves();
  private long[] attackers = new long[FIRST_SIZE];
  private long[] defenders = new long[FIRST_SIZE];
  private int[] cells = new int[FIRST_SIZE];
  private int size;

  /** How many moves it has. */
  public int size() {
    return size;
  }

  /** The attacker's stones in a position with a move. */
  public long attacker(int number) {
    return attackers[number];
  }

  /** The defender's stones there. */
  public long defender(int number) {
    return defenders[number];
  }

  /** The attacker's move there. */
  public int cell(int number) {
    return cells[number];
  }

  /** Adds a move, in the order in which they are found. */
  public void add(long attacker, long defender, int cell) {
    if (!moves.add(attacker, defender, cell, 0)) {
      return;
    }
    if (size == cells.length) {
      attackers = Arrays.copyOf(attackers, 2 * size);
      defenders = Arrays.copyOf(defenders, 2 * size);
      cells = Arrays.copyOf(cells, 2 * size);
    }
    attackers[size] = attacker;
    defenders[size] = defender;
    cells[size++] = cell;
  }

  boolean knows(long attacker, long defender) {
    return moves.has(attacker, defender);
  }

  /** Adds all its moves to a strategy, the last first, so that what is there is complete. */
  public void addTo(Strategy strategy) {
    for (int i = size - 1; i >= 0; i--) {
      strategy.add(attackers[i], defenders[i], cells[i]);
    }
  }
}
