package games.oxo.search.alphabeta;

import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
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
import games.oxo.search.value.Margin;
import games.oxo.search.value.Points;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The classic player: alpha-beta or NegaScout to a fixed depth, or to a depth that grows as the
 * board fills. Every legal move gets its exact value at that depth; among equal best moves one is
 * chosen at random, or always the first. The workers of a pool share out the legal moves, which
 * changes neither values nor leaves.
 */
public final class AlphaBetaEngine implements Engine {
  /** The depth that grows: by the number of free cells, from few to many. */
  private static final int[][] DEPTH_BY_FREE_CELLS = {{12, 10}, {17, 6}, {64, 4}};

  private static final int RANDOM_BIAS = 5;

  /**
   * How the player is set up.
   *
   * @param nullWindows whether it is NegaScout
   * @param depth stones to look ahead, 0 for a depth that grows as the board fills
   * @param randomBias whether each cell gets a random bias from -5 to 5, drawn anew for each game
   * @param deterministic whether it always plays the first of equal moves
   * @param everyMove whether it tells the expected play after every move, not only the best one
   * @param seed for its chances
   */
  public record Setup(
      boolean nullWindows,
      int depth,
      boolean randomBias,
      boolean deterministic,
      boolean everyMove,
      long seed) {}

  private final Kernel kernel;
  private final Setup setup;
  private final WorkerPool pool;
  private final Dice dice;
  private int[] bias;

  public AlphaBetaEngine(Kernel kernel, Setup setup, WorkerPool pool) {
    this.kernel = kernel;
    this.setup = setup;
    this.pool = pool;
    dice = new Dice(setup.seed());
    bias = drawBias();
  }

  private int[] drawBias() {
    int[] drawn = new int[kernel.cells()];
    for (int cell = 0; cell < drawn.length; cell++) {
      drawn[cell] =
          setup.randomBias()
              ? dice.below(2 * RANDOM_BIAS + 1) - RANDOM_BIAS
              : Long.bitCount(kernel.game().board().around(cell)) / 3;
    }
    return drawn;
  }

  @Override
  public String name() {
    return setup.nullWindows() ? "negascout" : "alphabeta";
  }

  @Override
  public void newGame() {
    bias = drawBias();
  }

  @Override
  public Analysis think(Position position, Limits limits, SearchListener listener) {
    Clock clock = new Clock(limits.perWorker(pool.size()), listener::stop);
    List<AlphaBetaSearch> searches = new ArrayList<>();
    for (int worker = 0; worker < pool.size(); worker++) {
      searches.add(search(clock.forWorker(worker, listener::stop)));
    }
    int free = Long.bitCount(kernel.all() & ~position.occupied());
    int depth = Math.min(free, depth(limits, free));
    // Under a limit of time or nodes the depth grows step by step, so that there is always a
    // result.
    boolean stepwise = limits.millis() > 0 || limits.nodes() > 0;
    Analysis result = unsearched(position);
    try {
      for (int at = stepwise ? 1 : depth; at <= depth; at++) {
        List<MoveValue> values = valueAll(position, searches, at);
        result = analysis(position, values, at, searches, clock);
        listener.found(result);
        if (result.value().isProven()) {
          break;
        }
      }
    } catch (SearchStopped e) {
      // The last finished depth stands.
      return new Analysis(
          result.best(),
          result.value(),
          result.moves(),
          result.line(),
          result.depth(),
          leaves(searches),
          0,
          clock.micros());
    }
    return result;
  }

  private static long leaves(List<AlphaBetaSearch> searches) {
    return searches.stream().mapToLong(AlphaBetaSearch::leaves).sum();
  }

  private int depth(Limits limits, int free) {
    if (limits.depth() > 0) {
      return limits.depth();
    }
    if (setup.depth() > 0) {
      return setup.depth();
    }
    if (limits.millis() > 0 || limits.nodes() > 0) {
      return free;
    }
    for (int[] step : DEPTH_BY_FREE_CELLS) {
      if (free <= step[0]) {
        return step[1];
      }
    }
    throw new IllegalStateException("a board has at most 64 cells");
  }

  /** The legal moves with their values, best first. */
  private List<MoveValue> valueAll(Position position, List<AlphaBetaSearch> searches, int depth) {
    Player mover = position.toMove().orElseThrow();
    long own = position.stones(mover);
    long opponent = position.stones(mover.other());
    List<Move> stones = position.legalMoves().stream().filter(move -> !move.isSwap()).toList();
    MoveValue[] found = new MoveValue[stones.size()];
    pool.work(
        found.length,
        (worker, number) -> {
          Move move = stones.get(number);
          AlphaBetaSearch search = searches.get(worker);
          int value = search.valueOf(own, opponent, move.cell(), depth);
          found[number] = new MoveValue(move, value(value, search.sawHorizon()), 0, List.of(move));
        });
    List<MoveValue> values = new ArrayList<>(List.of(found));
    values.sort(Comparator.comparingDouble((MoveValue each) -> -each.value().rank()));
    return values;
  }

  private Value value(int score, boolean sawHorizon) {
    if (!kernel.isLineGame()) {
      if (sawHorizon) {
        return new Points(score, Points.Unit.HUNDREDTHS);
      }
      return new Margin(score / AlphaBetaSearch.POINT);
    }
    int plies = AlphaBetaSearch.WIN - Math.abs(score);
    if (plies <= kernel.cells()) {
      return score > 0 ? Ending.win(plies) : Ending.loss(plies);
    }
    return sawHorizon ? Points.evaluation(score) : Ending.DRAW;
  }

  /** The score of the search that a value stands for. */
  private static int score(Value value) {
    int unit = value instanceof Margin ? AlphaBetaSearch.POINT : 1;
    return unit * (int) RawValue.of(value);
  }

  private AlphaBetaSearch search(Clock clock) {
    return AlphaBetaSearch.of(kernel, setup.nullWindows(), bias, clock);
  }

  private Analysis analysis(
      Position position,
      List<MoveValue> values,
      int depth,
      List<AlphaBetaSearch> searches,
      Clock clock) {
    double bestRank = values.get(0).value().rank();
    int ties = (int) values.stream().filter(v -> v.value().rank() == bestRank).count();
    int chosen = setup.deterministic() ? 0 : dice.below(ties);
    // Leaves are counted by the searches that find the values, not by those that follow the play.
    long leaves = leaves(searches);
    AlphaBetaSearch follower = search(clock);
    for (int i = 0; i < values.size(); i++) {
      if (i == chosen || setup.everyMove()) {
        MoveValue each = values.get(i);
        List<Move> line = expectedPlay(position, each, follower, depth);
        values.set(i, new MoveValue(each.move(), each.value(), 0, line));
      }
    }
    MoveValue best = values.get(chosen);
    return new Analysis(
        best.move(), best.value(), values, best.line(), depth, leaves, 0, clock.micros());
  }

  /** The play to the depth that begins with a move; each later one keeps the move's value. */
  private List<Move> expectedPlay(
      Position position, MoveValue first, AlphaBetaSearch search, int depth) {
    List<Move> line = new ArrayList<>(List.of(first.move()));
    int value = score(first.value());
    Player mover = position.toMove().orElseThrow();
    Position at = position.play(first.move());
    for (int left = depth - 1; left > 0 && !at.outcome().isOver(); left--) {
      Player next = at.toMove().orElseThrow();
      int wanted = next == mover ? value : -value;
      long own = at.stones(next);
      long other = at.stones(next.other());
      int ahead = left;
      Move reply =
          at.legalMoves().stream()
              .filter(move -> !move.isSwap())
              .filter(
                  move -> search.reaches(wanted, own, other, move.cell(), ahead, position.ply()))
              .findFirst()
              .orElseThrow();
      line.add(reply);
      at = at.play(reply);
    }
    return line;
  }

  private static Analysis unsearched(Position position) {
    Move first = position.legalMoves().get(0);
    return new Analysis(first, Points.evaluation(0), List.of(), List.of(first), 0, 0, 0, 0);
  }
}
