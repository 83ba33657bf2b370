package games.oxo.cli.option;

import games.oxo.game.input.InputException;
import games.oxo.game.input.NumberRange;
import games.oxo.search.engines.Engines;

/**
 * What each kind of number may be: on the command line, in a settings file, and in the line
 * protocol.
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
  /** Moves of an opening whose replies are all valued. */
  OPENING_PLIES(NumberRange.whole(1, 2)),
  /** Positions of a book to keep. */
  BOOK_POSITIONS(NumberRange.whole(1, 1_000_000_000)),
  /** c of a lower confidence bound. */
  CONFIDENCE(NumberRange.decimal(0, 100)),
  SIMULATIONS(NumberRange.whole(1, OptionRange.MOST)),
  /** Pages of an HTML book. */
  PAGES(NumberRange.whole(1, 1_000_000)),
  THREADS(NumberRange.whole(1, 256)),
  /** Threads of a measurement. */
  BENCH_THREADS(NumberRange.whole(1, 1024)),
  /** Workers of a cluster on this machine. */
  WORKERS(NumberRange.whole(1, 64)),
  /** Positions of one task of a cluster. */
  TASK_POSITIONS(NumberRange.whole(1000, 100_000_000)),
  /** A port to listen on; 0 is any. */
  PORT(NumberRange.whole(0, 65_535)),
  CONCURRENCY(NumberRange.whole(1, 256)),
  SEED(NumberRange.whole(0, 1_000_000_000_000_000L)),
  /** In the line protocol, where programs may read it as an int. */
  PROTOCOL_SEED(NumberRange.whole(0, 1_000_000_000)),
  GAMES(NumberRange.whole(1, 1_000_000)),
  PUZZLES(NumberRange.whole(1, 1_000_000)),
  /** Moves of both players until a puzzle is won. */
  PUZZLE_PLIES(NumberRange.whole(3, 64)),
  /** Games of a match, which come in pairs. */
  PAIRED_GAMES(NumberRange.even(2, 2_000_000)),
  /** Games of each rung of a ladder, which come in pairs; none leaves the ladder out. */
  LADDER_GAMES(NumberRange.even(0, 1_000_000)),
  ROUNDS(NumberRange.whole(1, 1_000_000)),
  /** The number of a game in a log. */
  GAME_NUMBER(NumberRange.whole(1, Integer.MAX_VALUE)),
  /** Moves to list. */
  TOP(NumberRange.whole(1, 1000)),
  /** Moves at the beginning of a game that are drawn at random. */
  RANDOM_PLIES(NumberRange.whole(0, 2)),
  /** A part of the whole, or a chance. */
  SHARE(NumberRange.decimal(0, 1)),
  /** The cost of a move on its way into a book. */
  COST(NumberRange.decimal(0, 1000)),
  /** Characters of source code. */
  CHARACTERS(NumberRange.whole(1000, 100_000_000)),
  SECONDS(NumberRange.decimal(0.01, 3600)),
  /** A time of work; up to a year. */
  HOURS(NumberRange.decimal(0.001, 8760)),
  /** Positions of self-play for one fit. */
  LEARN_POSITIONS(NumberRange.whole(100, 10_000_000));

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
