package games.oxo.game.score;

import games.oxo.game.board.Board;
import games.oxo.game.board.Symmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Points for owning cells. A cell has the sum of all bonuses that name it.
 *
 * @param points for each cell of the board, by its number
 */
public record CellBonus(List<Integer> points) implements ScorePart {
  /** {@code bonus = { cells = "border", points = 1 }}, or a list of such tables. */
  static final Kind KIND =
      new Kind() {
        @Override
        public String key() {
          return "bonus";
        }

        @Override
        public List<String> keys() {
          return List.of("cells", "points");
        }

        @Override
        public List<ScorePart> read(ScoreSettings settings) {
          List<String> tables = settings.each("bonus");
          Integer[] sums = new Integer[settings.board().cells()];
          Arrays.fill(sums, 0);
          for (String table : tables) {
            int points = settings.points(table + ".points");
            for (long rest = settings.cells(table + ".cells"); rest != 0; rest &= rest - 1) {
              sums[Long.numberOfTrailingZeros(rest)] += points;
            }
          }
          return tables.isEmpty() ? List.of() : List.of(new CellBonus(List.of(sums)));
        }
      };

  public CellBonus {
    points = List.copyOf(points);
  }

  @Override
  public boolean counts() {
    return points.stream().anyMatch(each -> each != 0);
  }

  @Override
  public boolean isKeptBy(Symmetry symmetry) {
    for (int cell = 0; cell < points.size(); cell++) {
      if (!points.get(cell).equals(points.get(symmetry.map(cell)))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String fingerprint() {
    StringBuilder text = new StringBuilder();
    points.forEach(each -> text.append("bonus ").append(each).append('\n'));
    return text.toString();
  }

  @Override
  public List<String> describe(Board board) {
    Map<Integer, Long> cellsByPoints = new TreeMap<>();
    for (int cell = 0; cell < points.size(); cell++) {
      if (points.get(cell) != 0) {
        cellsByPoints.merge(points.get(cell), 1L << cell, (a, b) -> a | b);
      }
    }
    List<String> words = new ArrayList<>();
    cellsByPoints.forEach((each, cells) -> words.add(each + " for each " + set(cells, board)));
    return words;
  }

  private static String set(long cells, Board board) {
    if (cells == board.border()) {
      return "border cell";
    }
    if (cells == board.corners()) {
      return "corner";
    }
    for (int ring = 1; ring <= board.rings(); ring++) {
      if (cells == board.ringCells(ring)) {
        return "cell of ring " + ring;
      }
    }
    int count = Long.bitCount(cells);
    return cells == board.all()
        ? "cell"
        : count == 1 ? "bonus cell" : "of " + count + " bonus cells";
  }

  /** Each cell belongs to one player. */
  @Override
  public int mostPoints(Board board, int mostStones) {
    return points.stream().mapToInt(Math::abs).sum();
  }

  @Override
  public void addTo(ScoreSheet sheet) {
    sheet.addCells(points);
  }

  /** The player gets the cells that are worth least, the other one all better ones. */
  @Override
  public MarginBound bound(Board board) {
    int[] ofCell = points.stream().mapToInt(Integer::intValue).toArray();
    int[] ascending =
        IntStream.range(0, ofCell.length)
            .boxed()
            .sorted(Comparator.comparing(points::get))
            .mapToInt(Integer::intValue)
            .toArray();
    int total = Arrays.stream(ofCell).sum();
    return (own, more) -> {
      int sum = 0;
      int missing = more;
      for (int cell : ascending) {
        boolean has = (own >>> cell & 1) != 0;
        if (has || missing > 0) {
          sum += ofCell[cell];
          missing -= has ? 0 : 1;
        }
      }
      return 2 * sum - total;
    };
  }
}
