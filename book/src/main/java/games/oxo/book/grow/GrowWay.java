package games.oxo.book.grow;

import games.oxo.book.store.BookStore;
import java.io.Serializable;

/** How a book grows: by expansion or by self-play. It can be sent to other machines. */
public sealed interface GrowWay extends Serializable {
  /** Best-first expansion. */
  static GrowWay expansion(PathCosts costs) {
    return new Expansion(costs);
  }

  /** Games of an engine against itself. */
  static GrowWay selfPlay(SelfPlayRules rules) {
    return new OwnPlay(rules);
  }

  /**
   * Grows a book.
   *
   * @param source makes those who think, one for each thread
   */
  Growth grow(BookStore store, GrowPlan plan, Thinker.Source source, GrowListener listener);

  /** Grows a book with engines in this process. */
  default Growth grow(BookStore store, GrowPlan plan, GrowListener listener) {
    return grow(store, plan, (number, stop) -> new EngineThinker(plan, number, stop), listener);
  }

  /** Does what remains when all have ended that grew a book in this way. */
  void finish(BookStore store);

  /** What is counted while it grows: {@code games}. */
  String counted();

  /** What was done in the end: {@code 12 games}. */
  String done(long number);

  /**
   * Expansion.
   *
   * @param costs which positions come first
   */
  record Expansion(PathCosts costs) implements GrowWay {
    @Override
    public Growth grow(
        BookStore store, GrowPlan plan, Thinker.Source source, GrowListener listener) {
      return new Expander(store, plan, costs, source, listener).run();
    }

    /** The values are right at all times. */
    @Override
    public void finish(BookStore store) {}

    @Override
    public String counted() {
      return "expanded";
    }

    @Override
    public String done(long number) {
      return number + " positions expanded";
    }

    @Override
    public String toString() {
      return "expand";
    }
  }

  /**
   * Self-play.
   *
   * @param rules when it takes a move from the book
   */
  record OwnPlay(SelfPlayRules rules) implements GrowWay {
    @Override
    public Growth grow(
        BookStore store, GrowPlan plan, Thinker.Source source, GrowListener listener) {
      return new SelfPlay(store, plan, rules, source, listener).run();
    }

    @Override
    public void finish(BookStore store) {
      SelfPlay.correctValues(store);
    }

    @Override
    public String counted() {
      return "games";
    }

    @Override
    public String done(long number) {
      return number + " games";
    }

    @Override
    public String toString() {
      return "selfplay";
    }
  }
}
