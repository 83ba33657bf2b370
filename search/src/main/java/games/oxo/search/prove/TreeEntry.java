package games.oxo.search.prove;

import org.jspecify.annotations.Nullable;

/**
 * What the two kinds of entries of a {@link ProofTree} share, {@link Answer}s and {@link
 * Candidate}s.
 */
abstract class TreeEntry {
  static final float PROVEN = 0;
  static final float REFUTED = Float.POSITIVE_INFINITY;

  /** The largest number of an open entry: however hard it looks, it is not refuted. */
  private static final float MOST = 1e30f;

  /** Where the stone is that leads to it. */
  final int cell;

  /** The proof number: how hard it looks to prove that the attacker wins. */
  float number;

  /** How many workers take a step on it or below it. */
  int workers;

  TreeEntry(int cell, float number) {
    this.cell = cell;
    this.number = number;
  }

  /** The entries of the other kind right below it, or null in a leaf. */
  abstract TreeEntry @Nullable [] below();

  /**
   * What is written of it.
   *
   * @param below how many are right below it and one more, or 0 where there is nothing
   */
  abstract TreeState.Entry entry(int below);

  boolean isOpen() {
    return number > PROVEN && number < REFUTED;
  }

  /** A number that was added up or multiplied, kept below that of a refuted entry. */
  static float limited(float number) {
    return number == REFUTED ? REFUTED : Math.min(number, MOST);
  }

  /** Whether there is something to do on it or below it that nobody does. */
  boolean isFree() {
    TreeEntry[] all = below();
    if (!isOpen() || workers == 0 || all == null) {
      return isOpen() && workers == 0;
    }
    for (TreeEntry entry : all) {
      if (entry.isFree()) {
        return true;
      }
    }
    return false;
  }

  /** How many entries it and the tree below it take. */
  long size() {
    long sum = 1;
    TreeEntry[] all = below();
    if (all != null) {
      for (TreeEntry entry : all) {
        sum += entry.size();
      }
    }
    return sum;
  }

  /**
   * Whether the tree below it, which somebody else has written, can be one: each stone has a cell
   * of its own, and below an open entry that has others there is something left to do.
   *
   * @param free the cells that are free there
   */
  boolean fits(long free) {
    TreeEntry[] all = below();
    boolean open = all == null || !isOpen();
    if (all != null) {
      for (TreeEntry entry : all) {
        if ((free >>> entry.cell & 1) == 0 || !entry.fits(free & ~(1L << entry.cell))) {
          return false;
        }
        open |= entry.isOpen();
      }
    }
    return open;
  }

  /** Writes it and the tree below it. */
  void save(TreeState out) {
    TreeEntry[] all = below();
    out.write(entry(all == null ? 0 : all.length + 1));
    if (all != null) {
      for (TreeEntry entry : all) {
        entry.save(out);
      }
    }
  }
}
