package games.oxo.web;

/** Why a request about a room is not followed, with the status of HTTP that says so. */
final class RoomRefusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int status;

  RoomRefusal(int status, String sentence) {
    super(sentence, null, false, false);
    this.status = status;
  }

  int status() {
    return status;
  }

  String sentence() {
    return String.valueOf(getMessage());
  }
}
