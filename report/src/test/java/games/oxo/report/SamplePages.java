package games.oxo.report;

import games.oxo.book.browse.MemoryBook;
import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.match.balance.BalanceResult;
import games.oxo.match.balance.FirstMoves;
import games.oxo.match.balance.LevelLadder;
import games.oxo.match.record.EndReason;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import games.oxo.match.record.MatchHeader;
import games.oxo.search.prove.ProofTasks;
import games.oxo.search.value.ValueWords;
import games.oxo.session.balance.SelfPlayStatistics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A page of each kind. */
final class SamplePages {
  static final String EVIL = "</script><img src=x onerror=\"window.broken=1\">";

  private SamplePages() {}

  /** The pages by their names. */
  static Map<String, String> all() {
    Map<String, String> pages = new LinkedHashMap<>();
    pages.put("match", match());
    pages.put("tournament", tournament());
    pages.put("balance", balance());
    pages.put(
        "learned",
        LearnPage.html(LearnPageTest.summary(Samples.game("squava"), false, LearnPageTest.SOME)));
    pages.put("proof", proof());
    pages.put("book", book());
    return pages;
  }

  private static String tournament() {
    GameLog log = SampleLogs.roundRobin(120);
    return MatchReport.html(log, SampleLogs.ratings(log), null);
  }

  /** Games on a hexagon, one of whose players has a name that tries to break out. */
  static String match() {
    Game rules = Samples.game("yavalath:side4");
    List<GameRecord> games = games(rules, 12);
    GameLog log =
        new GameLog(
            new MatchHeader("match", rules.id(), List.of("deep", EVIL), Map.of("nodes", "300")),
            games);
    return MatchReport.html(log, SampleLogs.ratings(log), rules);
  }

  private static String balance() {
    Game rules = Samples.game("squava");
    SelfPlayStatistics study = SelfPlayStatistics.of(rules, games(rules, 40));
    return BalancePage.html(
        new BalanceResult(
            "random",
            study,
            new FirstMoves(List.of(), -1, study.unit()),
            false,
            new LevelLadder(List.of(), Optional.empty()),
            true));
  }

  private static String proof() {
    Position position = Samples.game("squava").start().play(Move.at(6));
    return ProofPage.html(new ProofTasks(position, Player.X), Player.X, "0 of 14 replies beaten");
  }

  private static String book() {
    Game rules = Samples.game("squava");
    MemoryBook book = new MemoryBook(rules, 2);
    BookBrowser browser = new BookBrowser(rules, book, ValueWords::of);
    browser.find(book.game().plain().start(), 2, 200, () -> {});
    return browser.dataPage().html();
  }

  /** Random games; the engines think something of most moves. */
  private static List<GameRecord> games(Game rules, int many) {
    Dice dice = new Dice(5);
    MoveNotation notation = new MoveNotation(rules);
    List<GameRecord> games = new ArrayList<>();
    for (int number = 1; number <= many; number++) {
      boolean swapped = number % 2 == 0;
      Position position = rules.start();
      List<String> moves = new ArrayList<>();
      List<Turn> turns = new ArrayList<>();
      while (!position.outcome().isOver()) {
        List<Move> legal = position.legalMoves().stream().filter(move -> !move.isSwap()).toList();
        Move move = legal.get(dice.below(legal.size()));
        moves.add(notation.write(move));
        String value = dice.below(5) == 0 ? "" : "chance 0." + (10 + dice.below(80));
        turns.add(new Turn(turns.size() % 2 == 0, 1000 + dice.below(500), 300, value));
        position = position.play(move);
      }
      Player winner = position.outcome().winner();
      games.add(
          new GameRecord(
              number,
              (number + 1) / 2,
              swapped ? EVIL : "deep",
              swapped ? "deep" : EVIL,
              "",
              0,
              number,
              moves,
              turns,
              winner == null ? Result.DRAW : winner == Player.X ? Result.FIRST : Result.SECOND,
              EndReason.valueOf(position.outcome().reason().name()),
              ""));
    }
    return games;
  }
}
