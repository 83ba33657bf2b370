package games.oxo.match.play;

/** Thrown when a player loses its game by a fault and not by the rules of the game. */
public final class Forfeit extends Exception {
  private static final long serialVersionUID = 1;

  /** The kind of fault. */
  public enum Fault {
    /** It played a move that the rules do not allow. */
    ILLEGAL_MOVE("illegal move"),
    /** It ended, or could not be started. */
    CRASH("crash"),
    /** It took longer than it had. */
    TIME("time"),
    /** It sent something that is not an answer. */
    GARBAGE("garbage");

    private final String words;

    Fault(String words) {
      this.words = words;
    }

    /** How a record of the game names it. */
    public String words() {
      return words;
    }
  }

  private final Fault fault;

  /**
   * @param detail one sentence for the user: what was seen and what would have been right
   */
  public Forfeit(Fault fault, String detail) {
    super(detail);
    this.fault = fault;
  }

  /** The kind of fault. */
  public Fault fault() {
    return fault;
  }

  /** One sentence for the user. */
  public String detail() {
    return String.valueOf(getMessage());
  }
}
