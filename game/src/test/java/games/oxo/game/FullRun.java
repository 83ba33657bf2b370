package games.oxo.game;

/** Whether {@code ./test --full} runs, which tries what the short run only samples. */
public final class FullRun {
  private FullRun() {}

  public static boolean isOn() {
    return Boolean.getBoolean("oxo.full");
  }
}
