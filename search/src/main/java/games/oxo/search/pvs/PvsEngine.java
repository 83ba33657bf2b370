package games.oxo.search.pvs;

import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Points;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The strongest player of line games: principal-variation search that looks deeper and deeper until
 * its limits are reached or all is known. What it has learned stays in one table from depth to
 * depth and from move to move. The workers of a pool search the same position, each in its own
 * order, and help each other through the table; the one that knows most answers.
 */
public final class PvsEngine implements Engine {
  /** Stones to look ahead when there is no limit at all. */
  private static final int DEFAULT_DEPTH = 8;

  /** For the size of the table, as a power of two: twice as many positions for each depth. */
  private static final int POSITIONS_AT_NO_DEPTH = 12;

  /** For the size of the table: about as many positions as a worker visits. */
  private static final long NODES_PER_MILLI = 5_000;

  /**
   * How the player is set up.
   *
   * @param everyMove whether every legal move gets an exact value, not only the best one
   * @param deterministic whether it tries moves always in the same order
   * @param bytes how much memory its table may take
   * @param seed for its chances
   */
  public record Setup(boolean everyMove, boolean deterministic, long bytes, long seed) {}

  private final Kernel kernel;
  private final Setup setup;
  private final WorkerPool pool;
  private final Dice dice;
  private @Nullable TranspositionTable table;

  /**
   * @param kernel of a line game
   */
  public PvsEngine(Kernel kernel, Setup setup, WorkerPool pool) {
    this.kernel = kernel;
    this.setup = setup;
    this.pool = pool;
    dice = new Dice(setup.seed());
  }

  @Override
  public String name() {
    return "deep";
  }

  @Override
  public void newGame() {
    if (table != null) {
      table.clear();
    }
  }

  @Override
  public Analysis think(Position position, Limits limits, SearchListener listener) {
    long nodes = limits.nodesOrSimulations();
    Clock clock = new Clock(limits.withNodes(nodes).perWorker(pool.size()), listener::stop);
    int free = kernel.cells() - position.ply();
    boolean limited = limits.millis() > 0 || nodes > 0;
    int depth = limits.depth() > 0 ? limits.depth() : limited ? free : DEFAULT_DEPTH;
    int last = Math.min(free, depth);
    TranspositionTable shared = table(limits.millis(), nodes, last);
    shared.nextSearch();
    List<PvsSearch> searches = new ArrayList<>();
    List<IterativeDeepening> roots = new ArrayList<>();
    for (int worker = 0; worker < pool.size(); worker++) {
      PvsSearch search = new PvsSearch(kernel, shared, clock.forWorker(worker, listener::stop));
      searches.add(search);
      roots.add(
          new IterativeDeepening(kernel, search, position, order(position), setup.everyMove()));
    }
    Report report = new Report(position, searches, clock);
    pool.work(
        pool.size(),
        (worker, number) -> {
          IterativeDeepening root = roots.get(number);
          try {
            // Half of the workers are a depth ahead, so that they do not all do the same.
            for (int at = Math.min(last, 1 + number % 2); at <= last && !root.isSettled(); at++) {
              root.deepen(at);
              if (number == 0) {
                listener.found(report.of(root));
              }
            }
          } catch (SearchStopped e) {
            // What was found so far stands.
          }
          clock.stopAll();
        });
    IterativeDeepening best = roots.get(0);
    for (IterativeDeepening root : roots) {
      best = root.knowsMoreThan(best) ? root : best;
    }
    return report.of(best);
  }

  /** The table, with room for what these limits allow. */
  private TranspositionTable table(long millis, long nodes, int depth) {
    long most = 1L << Math.min(40, POSITIONS_AT_NO_DEPTH + depth);
    most = nodes > 0 ? Math.min(most, nodes) : most;
    most = millis > 0 ? Math.min(most, pool.size() * NODES_PER_MILLI * millis) : most;
    TranspositionTable made = table;
    if (made == null || made.isSmallerThan(setup.bytes(), most)) {
      made = new TranspositionTable(setup.bytes(), most);
      table = made;
    }
    return made;
  }

  /** The legal cells from the middle outwards, by chance among equals. */
  private List<Integer> order(Position position) {
    List<Integer> cells = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      if (!move.isSwap()) {
        cells.add(setup.deterministic() ? cells.size() : dice.below(cells.size() + 1), move.cell());
      }
    }
    cells.sort(Comparator.comparingInt(cell -> kernel.game().board().ring(cell)));
    return cells;
  }

  /** Puts what a worker has found into words. */
  private final class Report {
    private final Position position;
    private final List<PvsSearch> searches;
    private final Clock clock;
    private final PrincipalVariation play;

    Report(Position position, List<PvsSearch> searches, Clock clock) {
      this.position = position;
      this.searches = searches;
      this.clock = clock;
      play = new PrincipalVariation(kernel, searches.get(0));
    }

    Analysis of(IterativeDeepening root) {
      List<MoveValue> moves = new ArrayList<>();
      for (IterativeDeepening.Choice choice : root.choices()) {
        Move move = Move.at(choice.cell);
        boolean wanted = moves.isEmpty() || setup.everyMove();
        moves.add(
            new MoveValue(
                move,
                value(choice, root.depth()),
                0,
                wanted ? play.from(position, move) : List.of(move)));
      }
      MoveValue best = moves.get(0);
      long nodes = searches.stream().mapToLong(PvsSearch::nodes).sum();
      return new Analysis(
          best.move(),
          best.value(),
          root.depth() == 0 ? List.of() : moves,
          best.line(),
          root.depth(),
          nodes,
          0,
          clock.micros());
    }

    private Value value(IterativeDeepening.Choice choice, int depth) {
      int value = choice.value;
      if (value == -PvsSearch.INFINITE) {
        return Points.evaluation(0);
      }
      // An upper bound proves a loss, but no win.
      if (value < -PvsSearch.DECIDED || (value > PvsSearch.DECIDED && choice.exact)) {
        int plies = PvsSearch.WIN - Math.abs(value) - position.ply();
        return value > 0 ? Ending.win(plies) : Ending.loss(plies);
      }
      boolean toTheEnd = depth >= kernel.cells() - position.ply();
      return toTheEnd && choice.exact ? Ending.DRAW : Points.evaluation(value);
    }
  }
}
