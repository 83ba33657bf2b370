package games.oxo.search.solve.drop;

import games.oxo.game.Game;
import games.oxo.game.rules.CellPattern;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.Prober;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Prober for Connect Four and similar games: stones fall, lines win and never lose, and the players
 * alternate.
 */
public final class DropProber implements Prober {
  /** More does not make it faster: twice and half the size were tried. */
  private static final long MOST_BYTES = 32L << 20;

  /**
   * A probe is shared out among the workers when it takes more nodes than this, one or two
   * milliseconds. Chosen by hand.
   */
  private static final long ALONE = 30_000;

  /**
   * With this many empty cells or fewer every question is quick, and the fewer the better. Chosen
   * by hand.
   */
  private static final int LATE = 14;

  /**
   * With more empty cells than this an early end is easily missed otherwise. Measured: fewer nodes
   * for early ends after this took the set L2_R2 from 1.36 to 1.23 s ({@code docs/solving.md}).
   */
  private static final int OPENING = 27;

  /**
   * So many nodes are spent on looking for early ends before the result is asked. Chosen by hand.
   */
  private static final long NODES_IN_OPENING = 10_000;

  /** The same later in the game. */
  private static final long NODES_AFTERWARDS = 1_000;

  /** How far apart the questions for early ends and for the distance are. Chosen by hand. */
  private static final int QUICK_STEP = 4;

  private static final int STEP = 5;

  private final ColumnLayout columns;
  private final Threats threats;
  private final DropTable table;
  private final WorkerPool pool;
  private final AbdadaState abdada;
  private final DropSearch[] searches;
  private final int cells;
  private @Nullable Clock lastClock;

  /**
   * @param game one that it {@link #serves}
   * @param bytes how much memory its table may take
   */
  public DropProber(Game game, long bytes, WorkerPool pool) {
    this.pool = pool;
    CellPattern winning = game.rules().winning();
    columns = new ColumnLayout(game.board(), winning.run());
    threats = new Threats(game.board(), winning);
    cells = columns.cells;
    table = new DropTable(columns.keyBits(), Math.min(bytes, MOST_BYTES));
    abdada = new AbdadaState(pool.size(), cells);
    searches = new DropSearch[pool.size()];
    for (int worker = 0; worker < searches.length; worker++) {
      searches[worker] = new DropSearch(columns, threats, table, abdada, worker);
    }
  }

  /** Whether it can search a game. */
  public static boolean serves(Game game) {
    return ColumnLayout.serves(game);
  }

  @Override
  public int probe(long own, long other, int ply, int beta, Clock clock) {
    long ownWins = threats.all(own);
    if ((ownWins & columns.next(own | other)) != 0) {
      return cells - ply;
    }
    if (ply == cells - 1) {
      return 0;
    }
    long otherWins = threats.all(other);
    int alpha = score(beta, ply) - 1;
    begin(ply, clock);
    ToIntFunction<DropSearch> task =
        search -> search.search(own, other, ownWins, otherWins, ply, alpha);
    return value(search(task), ply);
  }

  private void begin(int ply, Clock clock) {
    if (lastClock != clock) {
      lastClock = clock;
      abdada.follow(clock);
      for (DropSearch search : searches) {
        search.beginQuestion();
      }
    }
    if (searches[0].needsShared(ply)) {
      table.reserve();
    }
    boolean alone = pool.size() == 1;
    abdada.beginAlone(alone ? Long.MAX_VALUE : searches[0].nodesOfQuestion() + ALONE);
  }

  /** Searches by the first worker alone, and by all together if it takes longer. */
  private int search(ToIntFunction<DropSearch> task) {
    try {
      return task.applyAsInt(searches[0]);
    } catch (SearchStopped e) {
      if (pool.size() == 1 || abdada.isTimeUp(0, searches[0].nodesOfQuestion())) {
        throw e;
      }
    }
    abdada.beginTogether();
    pool.together(
        worker -> {
          try {
            abdada.solved(task.applyAsInt(searches[worker]));
          } catch (SearchStopped e) {
            if (!abdada.isSolved()) {
              throw e;
            }
          }
        });
    return abdada.answer();
  }

  /**
   * The least score of all values of at least this. The player to move can win only with every
   * second stone from the next one on, the other with those between, so every second value is
   * impossible.
   */
  private int score(int value, int ply) {
    int parity = (cells - ply) & 1;
    if (value > 0) {
      int possible = (value & 1) == parity ? value : value + 1;
      return (possible + 1) / 2;
    }
    int size = -value;
    int possible = (size & 1) == parity ? size - 1 : size;
    return -((possible + 1) / 2);
  }

  /** The value that a score stands for. */
  private int value(int score, int ply) {
    int parity = (cells - ply) & 1;
    return score > 0 ? 2 * score - parity : score < 0 ? 2 * score + (parity ^ 1) : 0;
  }

  /**
   * Early ends first, which cost little to find; then whether the first player wins, since zugzwang
   * settles most of that; then how soon.
   */
  @Override
  public int next(int ply, int low, int high, int probes, long nodes) {
    int empty = cells - ply;
    if (empty > LATE && nodes < (empty > OPENING ? NODES_IN_OPENING : NODES_AFTERWARDS)) {
      int quickWin = high - QUICK_STEP + 1;
      int quickLoss = low + QUICK_STEP;
      boolean win = quickWin > Math.max(low, 0);
      boolean loss = quickLoss <= Math.min(high, 0);
      if (win && (probes % 2 == 0 || !loss)) {
        return quickWin;
      }
      if (loss) {
        return quickLoss;
      }
    }
    // With more stones on the board games tend to end sooner.
    int step = Math.min(Math.min(1 + ply / 2, STEP), high - low);
    if (low > 0) {
      return low + step;
    }
    if (high < 0) {
      return high + 1 - step;
    }
    boolean firstToMove = ply % 2 == 0;
    return high > 0 && (firstToMove || low == 0) ? 1 : 0;
  }

  @Override
  public long nodes() {
    long sum = 0;
    for (DropSearch search : searches) {
      sum += search.nodes();
    }
    return sum;
  }

  @Override
  public void forget() {
    table.clear();
    for (DropSearch search : searches) {
      search.forget();
    }
  }
}
