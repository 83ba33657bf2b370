package games.oxo.cli.option;

import games.oxo.game.input.InputException;
import games.oxo.game.input.NumberRange;
import games.oxo.search.engines.Engines;

/**
 * What a number may be that several options mean, or that is also in a settings file or in the line
 * protocol. Where one option alone has a range, {@link Between} says it.
 */
public enum OptionRange {
  LEVEL(NumberRange.whole(1, Engines.LEVELS)),
  /** Stones to look ahead; no board has more cells. */
  DEPTH(NumberRange.whole(1, 64)),
  /** Stones on the board. */
  STONES(NumberRange.whole(0, 64)),
  MILLIS(NumberRange.whole(1, OptionRange.MOST)),
  /** A time of which there may be nothing. */
  MILLIS_OR_NONE(NumberRange.whole(0, OptionRange.MOST)),
  NODES(NumberRange.whole(1, OptionRange.MOST)),
  /** A number of positions of which there may be none. */
  NODES_OR_NONE(NumberRange.whole(0, OptionRange.MOST)),
  /** Positions of a book to keep. */
  BOOK_POSITIONS(NumberRange.whole(1, 1_000_000_000)),
  SIMULATIONS(NumberRange.whole(1, OptionRange.MOST)),
  THREADS(NumberRange.whole(1, 256)),
  /** A port to listen on; 0 is any. */
  PORT(NumberRange.whole(0, 65_535)),
  CONCURRENCY(NumberRange.whole(1, 256)),
  SEED(NumberRange.whole(0, 1_000_000_000_000_000L)),
  /** In the line protocol, where programs may read it as an int. */
  PROTOCOL_SEED(NumberRange.whole(0, 1_000_000_000)),
  GAMES(NumberRange.whole(1, 1_000_000)),
  /** Moves of both players until a puzzle is won. */
  PUZZLE_PLIES(NumberRange.whole(3, 64)),
  /** A part of the whole, or a chance. */
  SHARE(NumberRange.decimal(0, 1)),
  /** The cost of a move on its way into a book. */
  COST(NumberRange.decimal(0, 1000));

  /** More than anybody can wait for. */
  private static final long MOST = 1_000_000_000_000L;

  @SuppressWarnings("ImmutableEnumChecker") // A record of two numbers and an enum.
  private final NumberRange range;

  OptionRange(NumberRange range) {
    this.range = range;
  }

  public NumberRange range() {
    return range;
  }

  /**
   * The whole number that a person wrote.
   *
   * @param name how the message names it
   * @throws InputException when it is none of this range
   */
  public long read(String name, String text) {
    return range.readWhole(name, text);
  }
}
