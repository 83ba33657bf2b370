package games.oxo.search.prove;

/**
 * How closely the attacker's moves in a position of a {@link ProofTree} are looked at before they
 * are tried, from there downwards: the more work a position resists, the more a closer look is
 * worth. When it gets a closer one its tree begins anew.
 */
enum Guide {
  FIRST(0, 3, 0),
  LARGE(1, 6, 100_000),

  /** Besides, the best moves are tried against all answers first. */
  TWO_PLY(2, 6, 400_000);

  /**
   * How many positions the search for values visits at least. Measured: see {@code docs/proofs.md}.
   */
  private static final long NODES = 8_000;

  /** How many moves a two-ply look tries, and how many positions it visits for each. */
  static final int TWO_PLY_MOVES = 8;

  static final long TWO_PLY_NODES = 2_500_000;

  private static final Guide[] ALL = values();

  /** Its number in files. */
  final int number;

  private final int doublings;
  private final long from;

  /**
   * @param number its number in files
   * @param doublings how often the number of positions is doubled for the moves of the position
   * @param from how many expansions it has resisted
   */
  Guide(int number, int doublings, long from) {
    this.number = number;
    this.doublings = doublings;
    this.from = from;
  }

  /** How many guides there are. */
  static int count() {
    return ALL.length;
  }

  static Guide of(int number) {
    return ALL[number];
  }

  /** What a position deserves that has taken so many expansions. */
  static Guide after(long expansions) {
    Guide found = FIRST;
    for (Guide each : ALL) {
      found = expansions >= each.from ? each : found;
    }
    return found;
  }

  /**
   * How many positions to visit for the values of moves.
   *
   * @param below how many moves of the attacker further down
   */
  long nodes(int below) {
    return NODES << Math.max(0, doublings - below);
  }
}
