package games.oxo.session.balance;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.search.Limits;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.Knowledge;

/** What the games of an engine against itself are played with: its limits and its seeds. */
public final class StudyEngine {
  /** What an engine may do for a move that needs a limit and has none. */
  public static final Limits USUAL = Limits.simulations(1000);

  /**
   * How much memory a player gets: the same for any number of games at once, so that what comes out
   * is the same, unless the whole memory is less.
   */
  public static final long BYTES = 16L << 20;

  private StudyEngine() {}

  /**
   * What an engine thinks with: its own limits, or these where it needs a limit and has none.
   *
   * @param known what it may know of the game
   * @throws InputException when there is no such engine, or it does not play this game
   */
  public static Limits limitsOf(Game game, EngineSpec spec, Limits otherwise, Knowledge known) {
    EngineContext context = EngineContext.of(0, 1 << 20).withKnowledge(known);
    ConfiguredEngine configured = Engines.create(game, spec, context);
    return configured.timed() && configured.limits().equals(Limits.NONE)
        ? otherwise
        : configured.limits();
  }

  /**
   * The seed of a game.
   *
   * @param seed of all games together
   * @param number of the game, from 1
   */
  public static long seedOfGame(long seed, int number) {
    return new Dice(new Dice(seed).next() + number).next() >>> 1;
  }

  /**
   * The seeds of the players of a game, first the one who begins.
   *
   * @param seed of the game
   */
  public static long[] seedsOfPlayers(long seed) {
    Dice dice = new Dice(seed);
    return new long[] {dice.next() >>> 1, dice.next() >>> 1};
  }
}
