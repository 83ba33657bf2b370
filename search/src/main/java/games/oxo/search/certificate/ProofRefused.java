package games.oxo.search.certificate;

/**
 * Thrown when the moves that are said to prove a win do not, or not for the referee of
 * certificates. The message says why, and ends without a full stop.
 */
public final class ProofRefused extends RuntimeException {
  public ProofRefused(String why) {
    super(why, null, false, false);
  }

  /** The reason; never null. */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
