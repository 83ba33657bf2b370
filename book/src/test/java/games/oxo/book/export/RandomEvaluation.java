package games.oxo.book.export;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.search.evaluation.Scalar;
import games.oxo.search.evaluation.StateClasses;
import games.oxo.search.evaluation.Tuples;
import games.oxo.search.evaluation.Tuples.Kind;
import games.oxo.search.evaluation.Weights;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Evaluations whose weights are drawn at random, as symmetric as those of a game must be. */
final class RandomEvaluation {
  private RandomEvaluation() {}

  /**
   * @param alike whether both colours have the same weights
   */
  static SourceEvaluation of(Game game, long seed, boolean alike) {
    Dice dice = new Dice(seed);
    List<Kind> kinds = Tuples.of(game).kinds();
    short[][] early = new short[kinds.size()][];
    short[][] late = new short[kinds.size()][];
    for (int kind = 0; kind < early.length; kind++) {
      StateClasses classes = new StateClasses(kinds.get(kind), alike);
      early[kind] = table(classes, dice);
      late[kind] = table(classes, dice);
    }
    Map<Scalar, short[]> scalars = new EnumMap<>(Scalar.class);
    for (Scalar scalar : Scalar.values()) {
      short[] byStones = new short[game.board().cells() + 1];
      scalars.put(scalar, byStones);
      for (int stones = 0; stones < byStones.length; stones++) {
        byStones[stones] = weight(dice);
      }
    }
    return new SourceEvaluation(new Weights(early, late, scalars), alike, 1.25, "learned");
  }

  private static short[] table(StateClasses classes, Dice dice) {
    short[] table = new short[classes.size()];
    for (int state = 0; state < table.length; state++) {
      int first = classes.first(state);
      boolean own = classes.isFirst(state);
      table[state] = own ? weight(dice) : (short) (classes.sign(state) * table[first]);
    }
    return table;
  }

  /** Most are small; a few are as large as a file may hold. */
  private static short weight(Dice dice) {
    int most = dice.below(500) == 0 ? Short.MAX_VALUE : dice.below(3) == 0 ? 200 : 4;
    return (short) (dice.below(2 * most + 1) - most);
  }
}
