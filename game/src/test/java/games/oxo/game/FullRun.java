package games.oxo.game;

/** Whether {@code ./test --full} runs, which tries what the short run only samples. */
public final class FullRun {
  private FullRun() {}

  public static boolean isOn() {
    return Boolean.getBoolean("oxo.full");
  }

  /** How often something is repeated: in the full run, and in the short one. */
  public static int rounds(int full, int brief) {
    return isOn() ? full : brief;
  }
}
