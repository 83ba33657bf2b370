package games.oxo.search.engines;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Outcome;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.MoveValue;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.ValueScale;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * An engine that plays by exact values from a table (endgame tablebase): winners hurry, losers
 * delay. If a value is missing, another engine searches instead.
 *
 * <p>The values ignore the swap; this class accounts for a swap by the other player.
 */
final class TableEngine implements Engine {
  private final Game game;
  private final ExactValues table;
  private final ValueScale scale;
  private final boolean deterministic;
  private final Dice dice;
  private final Engine otherwise;
  private long asked;

  /** Thrown when a value is missing. */
  private static final class Missing extends RuntimeException {
    Missing() {
      super("missing", null, false, false);
    }
  }

  /** A legal move and its worth on the scale to the player who makes it. */
  private record Worth(Move move, int number) {}

  TableEngine(Game game, EngineContext context, Engine otherwise) {
    this.game = game;
    this.otherwise = otherwise;
    table = context.table();
    scale = new ValueScale(game);
    deterministic = context.deterministic();
    dice = new Dice(context.seed());
  }

  @Override
  public String name() {
    return otherwise.name();
  }

  @Override
  public void newGame() {
    otherwise.newGame();
  }

  @Override
  public Search start(Position position, SearchRequest request) {
    try {
      return new FinishedSearch(analysis(position, request, System.nanoTime()));
    } catch (Missing e) {
      return otherwise.start(position, request);
    }
  }

  private Analysis analysis(Position position, SearchRequest request, long started) {
    asked = 0;
    List<Worth> worths = new ArrayList<>(worths(position, request.stones(position)));
    worths.sort(Comparator.comparingInt(Worth::number).reversed());
    int best = worths.get(0).number();
    long equal = worths.stream().filter(each -> each.number() == best).count();
    int chosen = deterministic ? 0 : dice.below((int) equal);
    worths.add(0, worths.remove(chosen));
    List<MoveValue> moves = new ArrayList<>();
    for (Worth each : worths) {
      boolean whole = request.everyMove() || moves.isEmpty();
      moves.add(
          new MoveValue(
              each.move(),
              scale.value(each.number(), position.ply()),
              0,
              whole ? line(position, each.move()) : List.of(each.move())));
    }
    MoveValue first = moves.get(0);
    long micros = (System.nanoTime() - started) / 1000;
    return new Analysis(first.move(), first.value(), moves, first.line(), 0, asked, 0, micros);
  }

  /** The play that follows a move when both play as well as can be. */
  private List<Move> line(Position position, Move first) {
    List<Move> line = new ArrayList<>(List.of(first));
    for (Position at = position.play(first); !at.outcome().isOver(); ) {
      Worth best = null;
      for (Worth each : worths(at)) {
        best = best == null || each.number() > best.number() ? each : best;
      }
      if (best == null) {
        throw new IllegalStateException("a game that is not over has a move");
      }
      Move move = at.swapOffered() && best.number() < 0 ? Move.SWAP : best.move();
      line.add(move);
      at = at.play(move);
    }
    return line;
  }

  private List<Worth> worths(Position position) {
    return worths(position, position.legalMoves().stream().filter(move -> !move.isSwap()).toList());
  }

  private List<Worth> worths(Position position, List<Move> stones) {
    return stones.stream().map(move -> new Worth(move, worth(position, move))).toList();
  }

  private int worth(Position position, Move move) {
    Player mover = game.mover(position.ply());
    Position after = position.play(move);
    Outcome outcome = after.outcome();
    if (outcome.isOver()) {
      int win = scale.win(after.ply());
      return !game.isLineGame()
          ? outcome.margin(mover)
          : outcome.isDraw() ? 0 : outcome.winner() == mover ? win : -win;
    }
    int number = number(after);
    return game.mover(after.ply()) == mover ? number : -number;
  }

  /** The worth of a position to the player to move, who may be offered a swap here or later. */
  private int number(Position position) {
    if (position.ply() < game.swapPly()) {
      return worths(position).stream().mapToInt(Worth::number).max().orElseThrow();
    }
    asked++;
    OptionalInt stored = table.value(position);
    int stones = stored.orElseThrow(Missing::new);
    return position.swapOffered() ? Math.abs(stones) : stones;
  }
}
