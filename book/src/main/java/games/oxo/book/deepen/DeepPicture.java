package games.oxo.book.deepen;

import games.oxo.book.picture.ValueLabel;
import games.oxo.book.picture.ValueShades;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.picture.BoardPicture;
import games.oxo.game.picture.CellLabel;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Markup;
import games.oxo.game.words.Text;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * A picture of a study as one SVG file: a board with the values of the first moves, and with
 * replies a sheet of boards, one more for each first move. All symmetric cells have their value.
 */
public final class DeepPicture {
  private static final double HEAD = 62;
  private static final double GAP = 24;
  private static final double TITLE = 64;
  private static final double LINE = 30;
  private static final int MOST_COLUMNS = 4;

  /** How many characters of the small print fit into a unit of width. */
  private static final double CHARACTERS = 1 / 10.5;

  private final DeepStudy study;
  private final BiFunction<Player, Value, String> words;
  private final BoardPicture board;
  private final MoveNotation notation;

  /**
   * @param words says what a value means to a player
   */
  public DeepPicture(DeepStudy study, BiFunction<Player, Value, String> words) {
    this.study = study;
    this.words = words;
    board = new BoardPicture(study.game().plain());
    notation = new MoveNotation(study.game().plain());
  }

  /** The text of the SVG file. */
  public String svg() {
    List<String> tiles = new ArrayList<>();
    tiles.add(tile(study.game().plain().start(), study.firsts(), "First moves", ""));
    if (study.hasReplies()) {
      for (OpeningKind first : study.sorted(study.firsts())) {
        String name = notation.writeInList(first.move());
        Value value = study.value(first).orElseThrow().value();
        tiles.add(
            tile(
                first.position(),
                study.replies(first),
                Text.format("After %s", name),
                words.apply(first.mover(), value)));
      }
    }
    return sheet(tiles);
  }

  private String sheet(List<String> tiles) {
    int columns = columns(tiles.size());
    int rows = (tiles.size() + columns - 1) / columns;
    double width = GAP + columns * (board.width() + GAP);
    double tileHeight = HEAD + board.height() + GAP;
    List<String> legend = legend(width - 2 * GAP);
    double below = TITLE + rows * tileHeight;
    double height = below + (legend.size() + 0.5) * LINE;
    StringBuilder out = new StringBuilder();
    String size = Text.format("%s %s", BoardPicture.number(width), BoardPicture.number(height));
    out.append(
        Text.format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s\" width=\"%s\" style=\"max-width:100%%;height:auto\""
                + " role=\"img\" aria-label=\"%s\" font-family=\"system-ui, 'Segoe UI', Roboto,"
                + " 'Noto Sans', 'Liberation Sans', sans-serif\">\n",
            size, BoardPicture.number(width), Markup.escape(title())));
    out.append("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
    text(out, GAP, 42, 26, "700", title());
    for (int i = 0; i < tiles.size(); i++) {
      double x = GAP + i % columns * (board.width() + GAP);
      int row = i / columns;
      double y = TITLE + row * tileHeight;
      out.append(
          Text.format(
              "<g transform=\"translate(%s %s)\">\n%s</g>\n",
              BoardPicture.number(x), BoardPicture.number(y), tiles.get(i)));
    }
    for (int i = 0; i < legend.size(); i++) {
      text(out, GAP, below + (i + 0.6) * LINE, 18, "400", legend.get(i));
    }
    return out.append("</svg>\n").toString();
  }

  /** As many as make the sheet about as wide as it is high, and leave few gaps in its last row. */
  private int columns(int tiles) {
    double aspect = (HEAD + board.height()) / board.width();
    int even = (int) Math.ceil(Math.sqrt(tiles * aspect));
    int best = 1;
    double least = Double.MAX_VALUE;
    for (int columns = Math.min(MOST_COLUMNS, tiles); columns >= 1; columns--) {
      int gaps = (columns - tiles % columns) % columns;
      double fault = gaps + Math.abs(columns - even);
      if (fault < least) {
        least = fault;
        best = columns;
      }
    }
    return best;
  }

  private String title() {
    String game = study.game().plain().name();
    return game + (study.hasReplies() ? ": all first moves and replies" : ": all first moves");
  }

  private String tile(Position at, List<OpeningKind> moves, String name, String value) {
    StringBuilder out = new StringBuilder();
    Player mover = at.toMove().orElseThrow();
    text(out, 8, 24, 22, "700", name + (value.isEmpty() ? "" : ": " + value));
    text(out, 8, 50, 18, "400", Text.format("values for %s, who moves", mover));
    out.append(Text.format("<g transform=\"translate(0 %s)\">\n", BoardPicture.number(HEAD)));
    out.append(board.group(at, labels(moves, mover)));
    return out.append("</g>\n").toString();
  }

  private Map<Integer, CellLabel> labels(List<OpeningKind> moves, Player mover) {
    List<OpeningKind> known = study.sorted(moves);
    ValueShades shades = new ValueShades(known.stream().map(this::value).toList());
    Map<Integer, CellLabel> labels = new HashMap<>();
    for (OpeningKind move : known) {
      Value value = value(move);
      boolean best = value.rank() == value(known.get(0)).rank();
      CellLabel label =
          new CellLabel(
              ValueLabel.text(value),
              shades.of(value),
              value.isProven(),
              best,
              words.apply(mover, value));
      for (long rest = move.cells(); rest != 0; rest &= rest - 1) {
        labels.put(Long.numberOfTrailingZeros(rest), label);
      }
    }
    return labels;
  }

  private Value value(OpeningKind move) {
    return study.value(move).orElseThrow().value();
  }

  /** What the picture means, in lines that fit. */
  private List<String> legend(double width) {
    List<Value> all = new ArrayList<>();
    for (OpeningKind first : study.sorted(study.firsts())) {
      all.add(value(first));
      study.sorted(study.replies(first)).forEach(reply -> all.add(value(reply)));
    }
    String sentence =
        "The darker, the better for the player who moves; "
            + (all.stream().anyMatch(Value::isProven) ? "bold is proven; " : "")
            + "an outline marks the best. "
            + ValueLabel.legend(all)
            + ".";
    int most = (int) (width * CHARACTERS);
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : sentence.split(" ")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > most) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  private static void text(
      StringBuilder out, double x, double y, int size, String weight, String text) {
    out.append(
        Text.format(
            "<text x=\"%s\" y=\"%s\" font-size=\"%d\" font-weight=\"%s\" fill=\"#1b2330\">%s</text>\n",
            BoardPicture.number(x), BoardPicture.number(y), size, weight, Markup.escape(text)));
  }
}
