package games.oxo.match.play;

import games.oxo.match.record.EndReason;

/** Thrown when a player loses its game by a fault and not by the rules of the game. */
public final class Forfeit extends Exception {
  private static final long serialVersionUID = 1;

  private final EndReason fault;

  /**
   * @param fault the kind of fault
   * @param detail one sentence for the user: what was seen and what would have been right
   */
  public Forfeit(EndReason fault, String detail) {
    super(detail);
    this.fault = fault;
  }

  /** The kind of fault. */
  public EndReason fault() {
    return fault;
  }

  /** One sentence for the user. */
  public String detail() {
    return String.valueOf(getMessage());
  }
}
