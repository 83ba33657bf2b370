package games.oxo.invent.portrait;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.kernel.SearchRules;
import games.oxo.session.balance.Proportion;
import games.oxo.session.balance.StudyEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether it helps the second player to copy the opponent's moves by a symmetry: it is tried
 * against an engine. Where a copy is not legal, or there is nothing to copy, the copier moves like
 * the engine.
 */
final class MirrorPart {
  private static final int GAMES = 20;
  private static final Limits LIMITS = Limits.simulations(300);
  private static final long BYTES = 4L << 20;
  private static final String DEFINITION = "invent.md#the-figures-of-a-report";

  private final Game game;
  private final SearchRules rules;
  private final long seed;
  private final SearchControl control;

  /** A cell by whose image a symmetry is named. */
  private final int telling;

  MirrorPart(Game game, long seed, SearchControl control) {
    this.game = game;
    this.seed = seed;
    this.control = control;
    rules = new SearchRules(game);
    telling = telling(game);
  }

  /** The score of each way to copy; none where the board has no symmetry that swaps cells. */
  PortraitSection section() {
    List<PortraitFact> facts = new ArrayList<>();
    List<Symmetry> ways =
        game.symmetries().stream()
            .filter(each -> !isIdentity(each) && each.equals(each.inverse()))
            .toList();
    for (int i = 0; i < ways.size() && !control.stop(); i++) {
      double points = 0;
      for (int number = 1; number <= GAMES && !control.stop(); number++) {
        points += play(ways.get(i), number);
      }
      Proportion score = new Proportion(points, GAMES);
      facts.add(
          new PortraitFact(
              "mirror" + (i + 1),
              example(ways.get(i)),
              Text.format(
                  "the copier scores %.0f%% (%.0f to %.0f)",
                  100 * score.value(), 100 * score.interval().low(), 100 * score.interval().high()),
              score.value(),
              DEFINITION));
    }
    return PortraitSection.of("mirrors", "Copying the opponent's moves", facts);
  }

  private boolean isIdentity(Symmetry symmetry) {
    for (int cell = 0; cell < game.board().cells(); cell++) {
      if (symmetry.map(cell) != cell) {
        return false;
      }
    }
    return true;
  }

  /** Names a way by two cells that it exchanges: {@code a1 to e5}. */
  private String example(Symmetry symmetry) {
    MoveNotation notation = new MoveNotation(game);
    return Text.format(
        "%s for %s",
        notation.writeInList(Move.at(symmetry.map(telling))),
        notation.writeInList(Move.at(telling)));
  }

  /** The first cell that no two symmetries map alike, or as few as possible. */
  private static int telling(Game game) {
    int best = 0;
    long most = 0;
    for (int cell = 0; cell < game.board().cells(); cell++) {
      int from = cell;
      long images = game.symmetries().stream().mapToInt(each -> each.map(from)).distinct().count();
      if (images > most) {
        best = cell;
        most = images;
      }
    }
    return best;
  }

  /**
   * @return the points of the copier
   */
  private double play(Symmetry way, int number) {
    EngineContext context = EngineContext.of(StudyEngine.seedOfGame(seed, number), BYTES);
    ConfiguredEngine engine = Engines.create(rules, EngineSpec.parse("mcts-solver"), context);
    Position position = game.start();
    while (!position.outcome().isOver() && !control.stop()) {
      Optional<Move> copy =
          position.toMove().orElseThrow() == Player.O ? copy(position, way) : Optional.empty();
      Position at = position;
      position =
          position.play(
              copy.orElseGet(
                  () ->
                      engine
                          .engine()
                          .think(at, SearchRequest.of(LIMITS), SearchListener.controlledBy(control))
                          .moves()
                          .stream()
                          .map(value -> value.move())
                          .filter(move -> !move.isSwap())
                          .findFirst()
                          .orElseGet(() -> at.legalMoves().get(0))));
    }
    return (1 + position.outcome().sign(Player.O)) / 2.0;
  }

  private static Optional<Move> copy(Position position, Symmetry way) {
    return position
        .lastMove()
        .filter(move -> !move.isSwap())
        .map(move -> Move.at(way.map(move.cell())))
        .filter(position::isLegal);
  }
}
