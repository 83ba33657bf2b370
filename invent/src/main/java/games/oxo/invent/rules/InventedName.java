package games.oxo.invent.rules;

import games.oxo.game.Dice;
import games.oxo.game.library.BuiltInGames;
import java.util.List;

/** A name for a game that nobody has named: a few syllables that follow from its rules. */
public final class InventedName {
  private static final List<String> BEGINNINGS =
      List.of("b", "d", "g", "h", "k", "l", "m", "n", "r", "s", "t", "v", "z", "tr", "kl");

  private static final List<String> VOWELS = List.of("a", "e", "i", "o", "u");
  private static final List<String> ENDS = List.of("", "n", "l", "r", "x");

  private InventedName() {}

  /** The name of the game with this identity. */
  public static String of(String identity) {
    Dice dice = new Dice(identity.hashCode());
    while (true) {
      StringBuilder name = new StringBuilder();
      for (int syllables = 2 + dice.below(2); syllables > 0; syllables--) {
        name.append(one(BEGINNINGS, dice)).append(one(VOWELS, dice));
      }
      name.append(one(ENDS, dice));
      name.setCharAt(0, Character.toUpperCase(name.charAt(0)));
      if (BuiltInGames.find(name.toString()).isEmpty()) {
        return name.toString();
      }
    }
  }

  private static String one(List<String> parts, Dice dice) {
    return parts.get(dice.below(parts.size()));
  }
}
