package games.oxo.learn.sample;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.evaluation.TupleEvaluation;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.pvs.PvsEngine;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * Games of {@code deep} against itself in a line game, with little effort, from random openings. A
 * game ends with the first proof.
 */
final class LinePlayer implements SelfPlayer {
  private static final long TABLE_BYTES = 1 << 20;

  private final Game game;
  private final SearchRules rules;
  private final TupleEvaluation evaluation;
  private final Limits limits;
  private final long seed;
  private final LineState[] stack;
  private final OpeningLength openings;

  /**
   * @param evaluation what the players look at, with a plain scale of chances
   * @param nodes how many positions each visits for a move
   */
  LinePlayer(TupleEvaluation evaluation, long nodes, long seed) {
    this.evaluation = evaluation;
    rules = evaluation.rules();
    game = rules.game();
    limits = Limits.nodes(nodes);
    this.seed = seed;
    stack = LineState.stack(rules);
    openings = OpeningLength.of(game);
  }

  @Override
  public ScoredGame play(int number) {
    Dice dice = new Dice(new Dice(seed + number).next());
    Position position = opening(dice);
    PvsEngine engine =
        new PvsEngine(
            evaluation, new PvsEngine.Setup(false, TABLE_BYTES, dice.next()), WorkerPool.SINGLE);
    List<ScoredPosition> samples = new ArrayList<>();
    while (!position.outcome().isOver()) {
      Player mover = position.toMove().orElseThrow();
      Analysis found = engine.think(position, SearchRequest.of(limits), SearchListener.NONE);
      Value value = found.value();
      if (value instanceof Proven proven) {
        int sign = proven.result().sign();
        return new ScoredGame(number, mover == Player.X ? sign : -sign, samples);
      }
      // Without a whole depth a search knows less than the position shows.
      if (found.depth() > 0 && hasChoice(position)) {
        samples.add(sample(position, (Chance) value));
      }
      position = position.play(found.best());
    }
    return new ScoredGame(number, position.outcome().sign(Player.X), samples);
  }

  private static ScoredPosition sample(Position position, Chance chance) {
    short score = (short) Math.rint(100 * chance.logOdds());
    return new ScoredPosition(position.stones(Player.X), position.stones(Player.O), score);
  }

  /** Whether more than one move neither loses at once nor leaves a win. */
  private boolean hasChoice(Position position) {
    LineState at = stack[position.ply()];
    at.set(position);
    long tries = at.nonLosingMoves(at.legal());
    return (tries & (tries - 1)) != 0;
  }

  /** Some random stones that complete no line. */
  private Position opening(Dice dice) {
    Position position = game.start();
    for (int left = openings.draw(dice); left > 0; left--) {
      LineState at = stack[position.ply()];
      at.set(position);
      long moves = at.legal() & ~at.ownWins & ~at.ownLoses;
      if (moves == 0 || position.ply() + 1 == rules.cells()) {
        return position;
      }
      position = position.play(Move.at(dice.bitOf(moves)));
    }
    return position;
  }
}
