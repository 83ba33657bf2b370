package games.oxo.search.value;

/**
 * The proven result of a score game.
 *
 * @param points by how many points the player to move wins; below zero it loses
 */
public record Margin(int points) implements Proven {
  @Override
  public Result result() {
    return Result.ofSign(points);
  }

  @Override
  public int plies() {
    return 0;
  }

  @Override
  public Margin negate() {
    return new Margin(-points);
  }

  @Override
  public double rank() {
    return points;
  }
}
