package games.oxo.game.rules;

import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.definition.ScoreRule;
import games.oxo.game.rules.Outcome.Reason;
import games.oxo.game.score.MarginBound;
import games.oxo.game.score.PathLength;
import games.oxo.game.score.ScorePart;
import games.oxo.game.score.ScoreSheet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The rules of a score game: the board is filled, and whoever has more points wins. Points are
 * counted by a {@link PointCounter}, of which each thread has its own. Exact values are margins.
 */
public final class PointRules implements Rules {
  private final Board board;
  private final ScoreRule rule;
  private final ScoreSheet sheet;
  private final PointTables tables;

  /** The rule laid out for a board. */
  PointRules(Board board, ScoreRule rule) {
    this.board = board;
    this.rule = rule;
    sheet = new ScoreSheet(board);
    rule.parts().forEach(part -> part.addTo(sheet));
    tables = new PointTables(sheet);
  }

  @Override
  public String kind() {
    return "score";
  }

  @Override
  public String goal() {
    List<ScorePart> parts = rule.parts();
    Optional<String> alone = parts.size() == 1 ? parts.get(0).goalAlone() : Optional.empty();
    return alone.orElseGet(
        () ->
            "most points win: "
                + parts.stream()
                    .flatMap(part -> part.describe(board).stream())
                    .collect(Collectors.joining(", ")));
  }

  @Override
  public String fingerprint() {
    return rule.parts().stream().map(ScorePart::fingerprint).collect(Collectors.joining());
  }

  @Override
  public boolean isKeptBy(Symmetry symmetry) {
    return rule.parts().stream().allMatch(part -> part.isKeptBy(symmetry));
  }

  @Override
  public Outcome outcome(long x, long o, Player mover, int cell) {
    return outcome(x, o);
  }

  @Override
  public Outcome outcomeOf(long x, long o, Player last, long lastCells) {
    return outcome(x, o);
  }

  private Outcome outcome(long x, long o) {
    if ((x | o) != board.all()) {
      return Outcome.OPEN;
    }
    PointCounter counter = newCounter();
    int pointsX = counter.points(x);
    int pointsO = counter.points(o);
    Player winner = pointsX > pointsO ? Player.X : pointsO > pointsX ? Player.O : null;
    return new Outcome(Reason.POINTS, winner, pointsX, pointsO);
  }

  @Override
  public long decidingCells(Outcome outcome, long x, long o) {
    Player winner = outcome.winner();
    return winner == null ? 0 : newCounter().scoringCells(winner == Player.X ? x : o);
  }

  @Override
  public StoneJudge newJudge() {
    return newCounter();
  }

  @Override
  public boolean endsEarly() {
    return false;
  }

  @Override
  public CellPattern winning() {
    return CellPattern.NONE;
  }

  @Override
  public CellPattern losing() {
    return CellPattern.NONE;
  }

  @Override
  public boolean hasPoints() {
    return true;
  }

  @Override
  public boolean scoresPaths() {
    return rule.parts().stream().anyMatch(PathLength.class::isInstance);
  }

  @Override
  public boolean scoresOnlyPaths() {
    return rule.parts().size() == 1 && scoresPaths();
  }

  @Override
  public PointCounter newCounter() {
    return new PointCounter(board, tables, sheet.newMeasure().orElse(null));
  }

  @Override
  public List<MarginBound> newBounds() {
    return rule.parts().stream().map(part -> part.bound(board)).toList();
  }

  @Override
  public int mostPoints(int mostStones) {
    return rule.mostPoints(board, mostStones);
  }

  @Override
  public boolean countsStones() {
    return false;
  }

  @Override
  public int value(int result, int stones) {
    return result;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PointRules that && board.equals(that.board) && rule.equals(that.rule);
  }

  @Override
  public int hashCode() {
    return rule.hashCode();
  }
}
