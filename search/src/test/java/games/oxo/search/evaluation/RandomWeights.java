package games.oxo.search.evaluation;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.search.evaluation.Tuples.Kind;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Weights drawn at random, as symmetric as those of a game must be. */
public final class RandomWeights {
  private RandomWeights() {}

  /** Weights that differ between the colours. */
  public static Weights of(Game game, long seed) {
    return of(game, seed, false);
  }

  /**
   * @param alike whether both colours have the same weights
   */
  public static Weights of(Game game, long seed, boolean alike) {
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
    return new Weights(early, late, scalars);
  }

  private static short[] table(StateClasses classes, Dice dice) {
    short[] table = new short[classes.size()];
    for (int state = 0; state < table.length; state++) {
      int first = classes.first(state);
      table[state] =
          first == state && classes.sign(state) != 0
              ? weight(dice)
              : (short) (classes.sign(state) * table[first]);
    }
    return table;
  }

  private static short weight(Dice dice) {
    return (short) (dice.below(401) - 200);
  }
}
