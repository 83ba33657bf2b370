package games.oxo.search;

/**
 * A display of the progress of long work. A piece of work is started, updated often, and cleared at
 * its end.
 */
public interface WorkProgress {
  /** Shows nothing. */
  WorkProgress NONE =
      new WorkProgress() {
        @Override
        public void start(String work) {}

        @Override
        public void show(double fraction) {}

        @Override
        public void clear() {}
      };

  /** A new piece of work begins. */
  void start(String work);

  /**
   * The piece continues.
   *
   * @param fraction how much of it is done, from 0 to 1
   */
  void show(double fraction);

  /** Nothing is under way any more. */
  void clear();
}
