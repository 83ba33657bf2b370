package games.oxo.learn.sample;

import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.mcts.MctsEngine;
import games.oxo.search.mcts.Policy;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Games of Monte Carlo tree search against itself in a score game, with few simulations, from
 * random openings. A game ends with the first proof.
 */
final class TreePlayer implements SelfPlayer {
  private static final long TREE_BYTES = 1 << 22;

  /** Nothing is as certain as a few simulations may say. */
  private static final double LEAST_CHANCE = 0.01;

  private final SearchRules rules;
  private final Optional<LearnedEvaluation> learned;
  private final Limits limits;
  private final long seed;
  private final OpeningLength openings;

  /**
   * @param learned what the players look at; empty for nothing
   * @param simulations of each for a move
   */
  TreePlayer(SearchRules rules, Optional<LearnedEvaluation> learned, long simulations, long seed) {
    this.rules = rules;
    this.learned = learned;
    limits = Limits.simulations(simulations);
    this.seed = seed;
    openings = OpeningLength.of(rules.game());
  }

  @Override
  public ScoredGame play(int number) {
    Dice dice = new Dice(new Dice(seed + number).next());
    Position position = opening(dice);
    MctsEngine.Setup setup =
        new MctsEngine.Setup(true, Policy.UNIFORM, TREE_BYTES, dice.next(), learned);
    MctsEngine engine = new MctsEngine(rules, setup, WorkerPool.SINGLE);
    List<ScoredPosition> samples = new ArrayList<>();
    while (!position.outcome().isOver()) {
      Player mover = position.toMove().orElseThrow();
      Analysis found = engine.think(position, SearchRequest.of(limits), SearchListener.NONE);
      Value value = found.value();
      if (value instanceof Proven proven) {
        int sign = proven.result().sign();
        return new ScoredGame(number, mover == Player.X ? sign : -sign, samples);
      }
      samples.add(sample(position, (Chance) value));
      position = position.play(found.best());
    }
    return new ScoredGame(number, position.outcome().sign(Player.X), samples);
  }

  private static ScoredPosition sample(Position position, Chance chance) {
    double expected = Math.max(LEAST_CHANCE, Math.min(1 - LEAST_CHANCE, chance.expected()));
    short score = (short) Math.rint(100 * new Chance(expected).logOdds());
    return new ScoredPosition(position.stones(Player.X), position.stones(Player.O), score);
  }

  private Position opening(Dice dice) {
    Position position = rules.game().start();
    for (int left = openings.draw(dice); left > 0; left--) {
      position = position.play(Move.at(dice.bitOf(position.legalCells())));
    }
    return position;
  }
}
