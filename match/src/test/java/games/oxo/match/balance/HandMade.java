package games.oxo.match.balance;

import games.oxo.match.record.EndReason;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import java.util.ArrayList;
import java.util.List;

/** Games written by hand, in which the players take turns. */
final class HandMade {
  private HandMade() {}

  /**
   * @param moves with blanks between them
   * @param values one for each move, with commas between them, for who moved; may be too few
   */
  static GameRecord game(Result result, String moves, String values) {
    return game(result, EndReason.WINNING_LINE, moves, values);
  }

  static GameRecord game(Result result, EndReason reason, String moves, String values) {
    List<String> list = moves.isEmpty() ? List.of() : List.of(moves.split(" "));
    List<Turn> turns = new ArrayList<>();
    for (String value : values.split(",", -1)) {
      turns.add(new Turn(turns.size() % 2 == 0, 1, 1, value.strip()));
    }
    return new GameRecord(1, 1, "A", "B", "", 0, 1, list, turns, result, reason, "");
  }
}
