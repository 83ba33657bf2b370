package games.oxo.table;

/** A listener for the progress of building or verifying a table, which can stop it. */
public interface BuildListener {
  /** Ignores everything and never stops. */
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
    /** The parts of all layers are being put together. */
    ASSEMBLING,
    /** All bytes of the file are being read. */
    READING,
    /** All values are being checked. */
    VERIFYING,
    /** All positions are being written as text. */
    EXPORTING,
    /** The values of the positions with few stones are being looked up or computed. */
    EXTRACTING,
    /** All positions are being counted. */
    STUDYING
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
   * @return whether to continue
   */
  boolean goOn(double fraction);
}
