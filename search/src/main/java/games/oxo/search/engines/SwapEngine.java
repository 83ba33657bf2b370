package games.oxo.search.engines;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.MoveValue;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;
import games.oxo.search.value.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Adds the swap (pie rule) to an engine that handles stones only. After a swap the same colour is
 * to move, but it belongs to the opponent; so a swap is worth to a player what the position is
 * worth to the opponent, and is right exactly when the colour to move is worse off.
 */
final class SwapEngine implements Engine {
  private final Engine engine;

  SwapEngine(Engine engine) {
    this.engine = engine;
  }

  @Override
  public String name() {
    return engine.name();
  }

  @Override
  public void newGame() {
    engine.newGame();
  }

  @Override
  public Search start(Position position, SearchRequest request) {
    List<Move> choice = request.moves(position);
    if (!choice.contains(Move.SWAP)) {
      return engine.start(position, request);
    }
    // The opponent may choose among all stones, so all of them decide what a swap is worth.
    SearchRequest all =
        request.allowsAll()
            ? request
            : request.withOnly(List.of()).withAvoid(List.of()).withEveryMove(true);
    return new WithSwap(engine.start(position, all), choice);
  }

  /**
   * The search of another engine, and a swap.
   *
   * @param choice the moves that may be chosen
   */
  private record WithSwap(Search stones, List<Move> choice) implements Search {
    @Override
    public boolean run(BooleanSupplier pause) {
      return stones.run(pause);
    }

    @Override
    public int steps() {
      return stones.steps();
    }

    @Override
    public Analysis analysis() {
      Analysis found = stones.analysis();
      if (found.best().isSwap()) {
        // A solver handles the swap itself.
        return found;
      }
      List<MoveValue> moves = new ArrayList<>(found.moves());
      moves.removeIf(each -> !choice.contains(each.move()));
      Optional<MoveValue> known = moves.stream().filter(each -> each.move().isSwap()).findFirst();
      MoveValue swap = known.orElseGet(() -> swap(found));
      Optional<MoveValue> stone = bestStone(found, moves);
      boolean better = stone.isEmpty() || swap.value().rank() > stone.get().value().rank();
      if (known.isEmpty()) {
        moves.add(better ? 0 : moves.size(), swap);
      }
      MoveValue best = better ? swap : stone.get();
      return new Analysis(
          best.move(),
          best.value(),
          moves,
          best.line(),
          found.depth(),
          found.nodes(),
          found.simulations(),
          found.micros());
    }

    private static MoveValue swap(Analysis found) {
      List<Move> line = new ArrayList<>(List.of(Move.SWAP));
      line.addAll(found.line());
      return new MoveValue(Move.SWAP, found.value().negate(), 0, line);
    }

    /** The best stone among those that may be chosen, if there are any. */
    private Optional<MoveValue> bestStone(Analysis found, List<MoveValue> moves) {
      if (choice.contains(found.best())) {
        return Optional.of(new MoveValue(found.best(), found.value(), 0, found.line()));
      }
      return moves.stream()
          .filter(each -> !each.move().isSwap())
          .findFirst()
          .or(
              () ->
                  choice.stream()
                      .filter(move -> !move.isSwap())
                      .findFirst()
                      .map(move -> new MoveValue(move, Chance.EVEN, 0, List.of(move))));
    }
  }
}
