package games.oxo.search.alphabeta;

/** The leaves of all workers of a search, which together keep its limit. */
final class LeafCount {
  private long leaves;

  /**
   * Adds leaves of a worker.
   *
   * @return how many there are now
   */
  synchronized long add(long more) {
    leaves += more;
    return leaves;
  }
}
