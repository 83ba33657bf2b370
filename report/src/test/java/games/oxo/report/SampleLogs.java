package games.oxo.report;

import games.oxo.game.Dice;
import games.oxo.match.record.EndReason;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import games.oxo.match.record.MatchHeader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Matches that nobody played, but that look as if. */
final class SampleLogs {
  static final String LONG = "mcts:policy=neighbours,simulations=10000";

  private SampleLogs() {}

  /** Two engines, many games from several openings. */
  static GameLog match(int games) {
    return log("match", "squava", List.of("deep", "mcts:simulations=20000"), games, 12, 1);
  }

  /** Cross table, names of all lengths. */
  static GameLog roundRobin(int games) {
    return log(
        "roundrobin",
        "yavalath",
        List.of(
            LONG,
            "mcts:policy=neighbours,simulations=20000",
            "deep",
            "alphabeta:depth=6,table=64M",
            "random",
            "./my engine --level \"3\" <x> & 'y'"),
        games,
        30,
        2);
  }

  static GameLog log(
      String kind, String game, List<String> engines, int games, int openings, long seed) {
    Dice dice = new Dice(seed);
    List<GameRecord> records = new ArrayList<>();
    int pairs = engines.size() * (engines.size() - 1) / 2;
    for (int number = 1; number <= games; number++) {
      int pair = (number + 1) / 2;
      int[] seats = seats(engines.size(), pairs == 0 ? 0 : (pair - 1) % pairs);
      int a = seats[number % 2];
      int b = seats[1 - number % 2];
      // Earlier ones in the list are stronger, and who begins has a small advantage.
      double chance = 1 / (1 + Math.pow(10, -(0.25 * (b - a) + 0.12)));
      double luck = dice.fraction();
      Result result =
          luck < chance - 0.04 ? Result.FIRST : luck < chance + 0.04 ? Result.DRAW : Result.SECOND;
      Dice cells = new Dice(100 + pair % openings);
      List<String> moves = new ArrayList<>(List.of(cell(cells), cell(cells)));
      String opening = String.join(" ", moves);
      int length = 10 + dice.below(10) + dice.below(8) + (result == Result.DRAW ? 20 : 0);
      List<Turn> turns = new ArrayList<>();
      while (moves.size() < length) {
        int mover = moves.size() % 2 == 0 ? a : b;
        moves.add(cell(dice));
        long nodes = mover == 4 ? 0 : 10_000L * (mover + 1) + dice.below(500);
        turns.add(new Turn(turns.size() % 2 == 0, 500 + dice.below(90_000), nodes, "0.530"));
      }
      boolean fault = result != Result.DRAW && dice.below(70) == 0;
      EndReason reason =
          fault
              ? List.of(EndReason.ILLEGAL_MOVE, EndReason.CRASH, EndReason.TIME, EndReason.GARBAGE)
                  .get(dice.below(4))
              : result == Result.DRAW
                  ? EndReason.FULL_BOARD
                  : dice.below(5) == 0 ? EndReason.LOSING_LINE : EndReason.WINNING_LINE;
      records.add(
          new GameRecord(
              number,
              pair,
              engines.get(a),
              engines.get(b),
              opening,
              2,
              dice.next(),
              moves,
              turns,
              result,
              reason,
              fault
                  ? "it said '<b>move e5</b>', a cell that is taken; a free cell was wanted"
                  : ""));
    }
    Map<String, String> settings = new LinkedHashMap<>();
    settings.put("limits", "simulations=10000");
    settings.put("openings", "random, 2 moves");
    settings.put("pairs", "" + (games + 1) / 2);
    settings.put("seed", "2026");
    settings.put("adjudicate", "");
    return new GameLog(new MatchHeader(kind, game, engines, settings), records);
  }

  private static int[] seats(int engines, int pair) {
    int left = pair;
    for (int a = 0; a < engines; a++) {
      for (int b = a + 1; b < engines; b++) {
        if (left-- == 0) {
          return new int[] {a, b};
        }
      }
    }
    throw new IllegalArgumentException();
  }

  private static String cell(Dice dice) {
    return "" + (char) ('a' + dice.below(5)) + (char) ('1' + dice.below(5));
  }

  /** Plausible ratings, from 60 Elo for each place. */
  static List<Rating> ratings(GameLog log) {
    List<Rating> ratings = new ArrayList<>();
    int size = log.header().engines().size();
    for (int i = 0; i < size; i++) {
      double elo = 95.0 * ((size - 1) / 2.0 - i);
      ratings.add(new Rating(log.header().engines().get(i), elo, elo - 38 - 4 * i, elo + 41));
    }
    return ratings;
  }

  /** Writes pages to look at to a folder. */
  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    Files.createDirectories(folder);
    Map<String, GameLog> logs = new LinkedHashMap<>();
    logs.put("two", match(200));
    logs.put("six", roundRobin(300));
    logs.put("one", match(1));
    logs.put("none", match(0));
    List<String> many = new ArrayList<>();
    for (int i = 1; i <= 12; i++) {
      many.add(LONG + ",exploration=0." + i);
    }
    logs.put("twelve", log("gauntlet", "connect4:9x7", many, 5000, 400, 3));
    for (Map.Entry<String, GameLog> each : logs.entrySet()) {
      GameLog log = each.getValue();
      Files.writeString(
          folder.resolve(each.getKey() + ".html"),
          MatchReport.html(log, log.games().isEmpty() ? List.of() : ratings(log), null));
    }
  }
}
