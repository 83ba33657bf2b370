package games.oxo.invent.run;

import games.oxo.game.Game;
import games.oxo.game.library.BuiltInGames;
import games.oxo.invent.rules.RuleSet;
import games.oxo.invent.rules.RuleSpace;
import games.oxo.invent.sieve.Wish;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a search for games is to do. The same plan finds the same games.
 *
 * @param from rules to begin with, or null to begin anywhere
 * @param wishes what is wanted above all
 * @param known games that are not to be found again
 */
public record InventPlan(
    RuleSpace space, @Nullable RuleSet from, Set<Wish> wishes, List<Game> known, long seed) {
  public InventPlan {
    wishes = Set.copyOf(new TreeSet<>(wishes));
    known = List.copyOf(known);
  }

  /** All games that come with the program. */
  public static List<Game> builtIn() {
    return BuiltInGames.ids().stream().map(BuiltInGames::load).toList();
  }
}
