package games.oxo.search;

import java.util.function.BooleanSupplier;

/**
 * A search of one position that can be paused and continued, so that a thread with other work can
 * run it in slices. Slices change nothing: with one worker, a search in slices visits the same
 * nodes and gives the same answer as a search without a pause. With several workers each continues
 * where it was; what they learn from each other depends on timing, as it does without pauses.
 *
 * <p>A search belongs to its engine and ends its use with the next one that the engine starts. It
 * serves one thread at a time.
 */
public interface Search {
  /**
   * Begins, or continues after a pause. The time between does not count.
   *
   * @param pause whether to return soon; asked often, so the answer must be quick, and by all
   *     threads of a search
   * @return true when the search has ended, by itself or by its limits, so that there is no more to
   *     do; false after a pause
   */
  boolean run(BooleanSupplier pause);

  /**
   * What is known so far, always with a legal move that the request allows. Not to be asked while
   * {@link #run} is at work.
   */
  Analysis analysis();

  /**
   * How many steps have been finished, such as depths or proven bounds. A step may change the
   * answer, so it is worth a report. May be asked at any time.
   */
  int steps();
}
