package games.oxo.table;

/** Hears how far the building or verifying of a table has come, and can stop it. */
public interface BuildListener {
  /** Hears nothing and never stops. */
  BuildListener NONE =
      new BuildListener() {
        @Override
        public void begins(Stage stage, int stones) {}

        @Override
        public boolean goOn(double fraction) {
          return true;
        }
      };

  /** A part of the work. */
  enum Stage {
    /** The positions with some number of stones are being found. */
    FINDING,
    /** All positions are getting their values, from the last layer to the first. */
    VALUING,
    /** All values are being checked. */
    VERIFYING,
    /** All positions are being written as text. */
    EXPORTING
  }

  /**
   * A new part of the work begins.
   *
   * @param stones of the positions to be found; otherwise of the last layer
   */
  void begins(Stage stage, int stones);

  /**
   * Called from time to time, always by the thread that called.
   *
   * @param fraction how much of the part is done, from 0 to 1
   * @return whether to go on
   */
  boolean goOn(double fraction);
}
