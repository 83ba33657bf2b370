package games.oxo.session.balance;

import java.util.ArrayList;
import java.util.List;

/** Games written by hand, in which the players take turns. */
final class HandMade {
  /** Who won. */
  enum Result {
    FIRST,
    SECOND,
    DRAW
  }

  private record WrittenGame(
      List<String> moves, List<Thought> thoughts, int winner, boolean isForfeit)
      implements StudiedGame {}

  private HandMade() {}

  /**
   * @param moves with blanks between them
   * @param values one for each move, with commas between them, for who moved; may be too few
   */
  static StudiedGame game(Result result, String moves, String values) {
    return game(result, false, moves, values);
  }

  /** The same, but lost by a fault. */
  static StudiedGame forfeit(Result result, String moves, String values) {
    return game(result, true, moves, values);
  }

  private static StudiedGame game(Result result, boolean forfeit, String moves, String values) {
    List<String> list = moves.isEmpty() ? List.of() : List.of(moves.split(" "));
    List<StudiedGame.Thought> thoughts = new ArrayList<>();
    for (String value : values.split(",", -1)) {
      thoughts.add(new StudiedGame.Thought(thoughts.size() % 2 == 0, value.strip()));
    }
    int winner = result == Result.DRAW ? 0 : result == Result.FIRST ? 1 : -1;
    return new WrittenGame(list, thoughts, winner, forfeit);
  }
}
