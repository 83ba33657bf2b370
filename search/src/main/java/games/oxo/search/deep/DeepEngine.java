package games.oxo.search.deep;

import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Crew;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.Value;
import games.oxo.search.Watcher;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.Stopped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The strongest player of line games: principal-variation search that looks deeper and deeper until
 * its limits are reached or all is known. What it has learned stays in one table from depth to
 * depth and from move to move. The workers of a crew search the same position, each in its own
 * order, and help each other through the table; the one that knows most answers.
 */
public final class DeepEngine implements Engine {
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
  private final Crew crew;
  private final Dice dice;
  private @Nullable Transpositions table;

  /**
   * @param kernel of a line game
   */
  public DeepEngine(Kernel kernel, Setup setup, Crew crew) {
    this.kernel = kernel;
    this.setup = setup;
    this.crew = crew;
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
  public Analysis think(Position position, Limits limits, Watcher watcher) {
    long nodes = limits.nodesOrSimulations();
    Clock clock = new Clock(limits.withNodes(nodes).perWorker(crew.size()), watcher);
    int free = kernel.cells() - position.ply();
    boolean limited = limits.millis() > 0 || nodes > 0;
    int depth = limits.depth() > 0 ? limits.depth() : limited ? free : DEFAULT_DEPTH;
    int last = Math.min(free, depth);
    Transpositions shared = table(limits.millis(), nodes, last);
    shared.nextSearch();
    List<DeepSearch> searches = new ArrayList<>();
    List<RootSearch> roots = new ArrayList<>();
    for (int worker = 0; worker < crew.size(); worker++) {
      DeepSearch search = new DeepSearch(kernel, shared, clock.forWorker(worker, watcher));
      searches.add(search);
      roots.add(new RootSearch(kernel, search, position, order(position), setup.everyMove()));
    }
    Report report = new Report(position, searches, clock);
    crew.work(
        crew.size(),
        (worker, number) -> {
          RootSearch root = roots.get(number);
          try {
            // Half of the workers are a depth ahead, so that they do not all do the same.
            for (int at = Math.min(last, 1 + number % 2); at <= last && !root.isSettled(); at++) {
              root.deepen(at);
              if (number == 0) {
                watcher.found(report.of(root));
              }
            }
          } catch (Stopped e) {
            // What was found so far stands.
          }
          clock.stopAll();
        });
    RootSearch best = roots.get(0);
    for (RootSearch root : roots) {
      best = root.knowsMoreThan(best) ? root : best;
    }
    return report.of(best);
  }

  /** The table, with room for what these limits allow. */
  private Transpositions table(long millis, long nodes, int depth) {
    long most = 1L << Math.min(40, POSITIONS_AT_NO_DEPTH + depth);
    most = nodes > 0 ? Math.min(most, nodes) : most;
    most = millis > 0 ? Math.min(most, crew.size() * NODES_PER_MILLI * millis) : most;
    Transpositions made = table;
    if (made == null || made.isSmallerThan(setup.bytes(), most)) {
      made = new Transpositions(setup.bytes(), most);
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
    private final List<DeepSearch> searches;
    private final Clock clock;
    private final ExpectedPlay play;

    Report(Position position, List<DeepSearch> searches, Clock clock) {
      this.position = position;
      this.searches = searches;
      this.clock = clock;
      play = new ExpectedPlay(kernel, searches.get(0));
    }

    Analysis of(RootSearch root) {
      List<MoveValue> moves = new ArrayList<>();
      for (RootSearch.Choice choice : root.choices()) {
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
      long nodes = searches.stream().mapToLong(DeepSearch::nodes).sum();
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

    private Value value(RootSearch.Choice choice, int depth) {
      int value = choice.value;
      if (value == -DeepSearch.INFINITE) {
        return Value.estimate(0);
      }
      // An upper bound proves a loss, but no win.
      if (value < -DeepSearch.DECIDED || (value > DeepSearch.DECIDED && choice.exact)) {
        int plies = DeepSearch.WIN - Math.abs(value) - position.ply();
        int score = DeepSearch.WIN - plies;
        return value > 0
            ? new Value(Value.Kind.WIN, score, plies)
            : new Value(Value.Kind.LOSS, -score, plies);
      }
      boolean toTheEnd = depth >= kernel.cells() - position.ply();
      return toTheEnd && choice.exact ? new Value(Value.Kind.DRAW, 0, 0) : Value.estimate(value);
    }
  }
}
