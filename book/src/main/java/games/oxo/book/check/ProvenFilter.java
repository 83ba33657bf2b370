package games.oxo.book.check;

import games.oxo.book.check.ProvenCheck.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Lets pass what another book calls proven if it turns out true, and counts the rest. */
public final class ProvenFilter implements Predicate<ProvenRow> {
  /** The most false values that are listed; more are only counted. */
  public static final int LISTED = 20;

  private final ProvenCheck check;
  private final List<ProvenRow> listed = new ArrayList<>();
  private long wrong;
  private long unsettled;

  public ProvenFilter(ProvenCheck check) {
    this.check = check;
  }

  @Override
  public boolean test(ProvenRow row) {
    Verdict verdict = check.of(row);
    if (verdict == Verdict.FALSE) {
      wrong++;
      if (listed.size() < LISTED) {
        listed.add(row);
      }
    } else if (verdict == Verdict.UNSETTLED) {
      unsettled++;
    }
    return verdict == Verdict.TRUE;
  }

  /** How many values were false. */
  public long wrong() {
    return wrong;
  }

  /** The first of them. */
  public List<ProvenRow> listed() {
    return List.copyOf(listed);
  }

  /** How many values could not be solved. */
  public long unsettled() {
    return unsettled;
  }
}
