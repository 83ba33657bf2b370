package games.oxo.cluster.grow;

import games.oxo.book.grow.EngineThinker;
import games.oxo.book.grow.Expander;
import games.oxo.book.grow.GrowListener;
import games.oxo.book.grow.GrowPlan;
import games.oxo.book.grow.Growth;
import games.oxo.book.grow.PathCosts;
import games.oxo.book.grow.SelfPlay;
import games.oxo.book.grow.SelfPlayRules;
import games.oxo.book.grow.Thinker;
import games.oxo.book.store.BookStore;
import org.jspecify.annotations.Nullable;

/**
 * How a book grows: by expansion or by self-play.
 *
 * @param costs of expansion; null for self-play
 * @param rules of self-play; null for expansion
 */
public record GrowWay(@Nullable PathCosts costs, @Nullable SelfPlayRules rules) {
  public static GrowWay expansion(PathCosts costs) {
    return new GrowWay(costs, null);
  }

  public static GrowWay selfPlay(SelfPlayRules rules) {
    return new GrowWay(null, rules);
  }

  /**
   * Grows a book.
   *
   * @param source makes the thinkers; null for engines in this process
   */
  public Growth grow(
      BookStore store, GrowPlan plan, Thinker.@Nullable Source source, GrowListener listener) {
    Thinker.Source thinkers =
        source != null ? source : (number, stop) -> new EngineThinker(plan, number, stop);
    if (costs != null) {
      return new Expander(store, plan, costs, thinkers, listener).run();
    }
    SelfPlayRules played = rules == null ? SelfPlayRules.USUAL : rules;
    return new SelfPlay(store, plan, played, thinkers, listener).run();
  }
}
