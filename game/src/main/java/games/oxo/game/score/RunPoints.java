package games.oxo.game.score;

import games.oxo.game.board.Board;
import games.oxo.game.board.Symmetry;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * Points for every straight run of exactly this many neighbouring own cells; longer lines hold
 * several such runs.
 *
 * @param length how many cells a run has
 * @param points what each is worth
 */
public record RunPoints(int length, int points) implements ScorePart {
  /** {@code run = { length = 3, points = 3 }}, or a list of such tables. */
  static final Kind KIND =
      new Kind() {
        @Override
        public String key() {
          return "run";
        }

        @Override
        public List<String> keys() {
          return List.of("length", "points");
        }

        @Override
        public List<ScorePart> read(ScoreSettings settings) {
          List<ScorePart> parts = new ArrayList<>();
          for (String run : settings.each("run")) {
            parts.add(
                new RunPoints(settings.length(run + ".length"), settings.points(run + ".points")));
          }
          return parts;
        }
      };

  @Override
  public boolean counts() {
    return points != 0;
  }

  @Override
  public boolean isKeptBy(Symmetry symmetry) {
    return true;
  }

  @Override
  public String fingerprint() {
    return "run " + length + " points " + points + "\n";
  }

  @Override
  public List<String> describe(Board board) {
    return List.of(points + " for each run of " + Text.number(length));
  }

  /** Each run belongs to one player at most. */
  @Override
  public int mostPoints(Board board, int mostStones) {
    return Math.abs(points) * board.runs(length).length;
  }

  @Override
  public void addTo(ScoreSheet sheet) {
    sheet.addSets(sheet.board().runs(length), points);
  }

  /** The player completes what costs points, the other one what wins some. */
  @Override
  public MarginBound bound(Board board) {
    long[] runs = board.runs(length);
    int cells = board.cells();
    return (own, more) -> {
      int othersStones = cells - Long.bitCount(own) - more;
      int sum = 0;
      for (long run : runs) {
        int missing = Long.bitCount(run & ~own);
        if (points > 0) {
          sum += missing == 0 ? points : 0;
          sum -= missing == length && length <= othersStones ? points : 0;
        } else {
          sum += missing <= more ? points : 0;
        }
      }
      return sum;
    };
  }
}
