package games.oxo.learn.fit;

/**
 * What can be chosen about a fit.
 *
 * @param alike whether both colours have the same weights
 * @param decay how strongly weights are drawn to 0
 * @param mix the part of what a position should be worth that comes from the search, not from the
 *     result of the game
 * @param epochs how often all positions are looked at
 */
public record FitSettings(boolean alike, double decay, double mix, int epochs) {
  /** Where the choice begins. */
  public static final FitSettings USUAL = new FitSettings(true, 1, 0.3, 8);

  public FitSettings withAlike(boolean same) {
    return new FitSettings(same, decay, mix, epochs);
  }

  public FitSettings withDecay(double other) {
    return new FitSettings(alike, other, mix, epochs);
  }

  public FitSettings withMix(double other) {
    return new FitSettings(alike, decay, other, epochs);
  }
}
