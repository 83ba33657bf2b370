package games.oxo.app.results;

import games.oxo.app.value.SolveText;
import games.oxo.cli.option.UserGames;
import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.words.Text;
import games.oxo.search.value.Proven;
import games.oxo.search.value.ValueWords;
import games.oxo.table.results.ResultAnswer;
import games.oxo.table.results.ResultQuestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** An answer in words: a table, and a sentence that sums it up. */
final class ResultTable {
  private final ResultAnswer answer;
  private final Game game;
  private final SolveText text;

  ResultTable(ResultQuestion question, ResultAnswer answer) {
    this.answer = answer;
    game = UserGames.load(question.game());
    text = new SolveText(game, false);
  }

  /** A row of names, then the rows. */
  List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    if (!answer.proofs().isEmpty()) {
      addProofs(rows);
    } else if (!answer.layers().isEmpty()) {
      addLayers(rows);
    } else if (answer.endings().isEmpty()) {
      rows.add(List.of("first move", "moves like it", "value", "best replies", "time"));
      for (ResultAnswer.FirstMove move : answer.moves()) {
        rows.add(
            List.of(
                move.move(),
                Integer.toString(move.alike()),
                value(move.atLeast(), move.atMost()),
                move.replies().isEmpty() ? "?" : String.join(" ", move.replies()),
                seconds(move.seconds())));
      }
    } else {
      rows.add(List.of("result", "full boards", "up to symmetry"));
      for (ResultAnswer.Ending each : answer.endings()) {
        rows.add(List.of(each.result(), "" + each.boards(), "" + each.distinct()));
      }
    }
    return rows;
  }

  private void addProofs(List<List<String>> rows) {
    rows.add(
        List.of(
            "first move",
            "moves like it",
            "proven",
            "replies beaten",
            "moves of the proof",
            "expansions"));
    for (ResultAnswer.Proof proof : answer.proofs()) {
      rows.add(
          List.of(
              proof.move(),
              Integer.toString(proof.alike()),
              proof.isProven() ? "X wins" : "no",
              Text.format("%d of %d", proof.beaten(), proof.replies()),
              proof.isProven() ? count(proof.certificate()) : "-",
              count(proof.expansions())));
    }
  }

  private void addLayers(List<List<String>> rows) {
    rows.add(
        List.of("stones", "positions", "X wins", "draws", "O wins", "one move wins", "one draws"));
    for (ResultAnswer.Layer layer : answer.layers()) {
      boolean x = game.mover(layer.stones()) == Player.X;
      rows.add(
          List.of(
              Integer.toString(layer.stones()),
              count(layer.positions()),
              count(x ? layer.wins() : layer.losses()),
              count(layer.draws()),
              count(x ? layer.losses() : layer.wins()),
              count(layer.onlyWins()),
              count(layer.onlyDraws())));
    }
  }

  private static String count(long number) {
    return Text.format("%,d", number);
  }

  private String layers() {
    long all = answer.layers().stream().mapToLong(ResultAnswer.Layer::positions).sum();
    long wins = answer.layers().stream().mapToLong(ResultAnswer.Layer::wins).sum();
    long only =
        answer.layers().stream().mapToLong(each -> each.onlyWins() + each.onlyDraws()).sum();
    return Text.format(
        "The side to move wins %.1f%% of all %,d positions; in %.1f%% one move alone keeps a win or a draw.",
        100.0 * wins / all, all, 100.0 * only / all);
  }

  private String value(Proven low, Proven high) {
    return low.equals(high) ? ValueWords.of(Player.X, low) : text.between(Player.X, low, high);
  }

  String sentence() {
    return !answer.proofs().isEmpty()
        ? proofs()
        : !answer.layers().isEmpty()
            ? layers()
            : answer.endings().isEmpty() ? valueOfTheGame() : endings();
  }

  private String proofs() {
    List<ResultAnswer.Proof> proven =
        answer.proofs().stream().filter(ResultAnswer.Proof::isProven).toList();
    return proven.isEmpty()
        ? "None is proven yet."
        : Text.format(
            "X wins after %s: %d of the %d kinds of first moves.",
            String.join(", ", proven.stream().map(ResultAnswer.Proof::move).toList()),
            proven.size(),
            answer.proofs().size());
  }

  /** The best first move is what the game is worth. */
  private String valueOfTheGame() {
    Comparator<Proven> byRank = Comparator.comparingDouble(Proven::rank);
    Proven low =
        answer.moves().stream().map(ResultAnswer.FirstMove::atLeast).max(byRank).orElseThrow();
    Proven high =
        answer.moves().stream().map(ResultAnswer.FirstMove::atMost).max(byRank).orElseThrow();
    if (!low.equals(high)) {
      return Text.format("Proven so far: %s.", text.between(Player.X, low, high));
    }
    if (low.isDraw()) {
      return "With perfect play it is a draw.";
    }
    return Text.format("With perfect play %s.", ValueWords.of(Player.X, low));
  }

  private String endings() {
    long all = answer.endings().stream().mapToLong(ResultAnswer.Ending::boards).sum();
    long ofSecond =
        answer.endings().stream()
            .filter(each -> each.result().equals("O wins"))
            .mapToLong(ResultAnswer.Ending::boards)
            .sum();
    return ofSecond == all
        ? Text.format("Yes: the second player wins all %d.", all)
        : Text.format(
            "No: of the %d full boards that a game can end with, the second player wins %d.",
            all, ofSecond);
  }

  static String seconds(double seconds) {
    return Text.format("%.1f s", seconds);
  }
}
