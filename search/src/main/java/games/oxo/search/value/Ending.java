package games.oxo.search.value;

import games.oxo.game.words.Text;

/**
 * A proven result, with the number of moves to the end if it is known. The winner hurries, the
 * loser delays.
 *
 * @param plies moves until the end; 0 when that is not known, and for every draw
 */
public record Ending(Result result, int plies) implements Proven {
  /** A draw. */
  public static final Ending DRAW = new Ending(Result.DRAW, 0);

  private static final double CERTAIN = 1_000_000;

  /** A distance that is not known counts as one that is farther than any other. */
  private static final int FAR = 1_000;

  public Ending {
    if (plies < 0 || (result == Result.DRAW && plies > 0)) {
      throw new IllegalArgumentException(Text.format("a %s in %d moves", result, plies));
    }
  }

  /** A result whose distance is not known. */
  public static Ending of(Result result) {
    return new Ending(result, 0);
  }

  /** A win after this many moves. */
  public static Ending win(int plies) {
    return new Ending(Result.WIN, plies);
  }

  /** A loss after this many moves. */
  public static Ending loss(int plies) {
    return new Ending(Result.LOSS, plies);
  }

  @Override
  public Ending negate() {
    return new Ending(result.negate(), plies);
  }

  /** The same result one move farther away. */
  public Ending delayed() {
    return plies == 0 ? this : new Ending(result, plies + 1);
  }

  @Override
  public double rank() {
    return result.sign() * (CERTAIN - (plies == 0 ? FAR : plies));
  }
}
