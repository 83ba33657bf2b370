package games.oxo.game.check;

import games.oxo.game.board.Board;
import games.oxo.game.board.BoardFeatures;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.board.Player;
import games.oxo.game.board.Shape;
import games.oxo.game.board.Shapes;
import games.oxo.game.board.Symmetry;
import games.oxo.game.board.Wrap;
import games.oxo.game.definition.Definition;
import games.oxo.game.definition.LineRule;
import games.oxo.game.definition.TurnOrder;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads certificates, and reports what is wrong with a file that is not one. */
public final class CertificateReader {
  private static final Pattern BOARD =
      Pattern.compile(
          "([a-z]+)((?: [0-9]{1,2})+)( gravity)?(?: cells ([.#/]{1,1000}))?"
              + "(?: directions ([a-z,]{1,100}))?(?: wrap (cylinder|torus))?");
  private static final Pattern LINE = Pattern.compile("win ([0-9]{1,2}) lose ([0-9]{1,2})");
  private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{64}");
  private static final Pattern THREATS = Pattern.compile("[0-9]{1,5}");
  private static final Pattern END = Pattern.compile("end ([0-9]{1,9}) ([0-9a-f]{16})");

  private final Iterator<String> lines;
  private int number;
  private long checksum = CertificateFormat.NO_LINES;

  private CertificateReader(Iterator<String> lines) {
    this.lines = lines;
  }

  /**
   * Reads a certificate. One that was cut off or changed is read too, and says so.
   *
   * @param lines the lines of the file
   * @throws InputException when this is none, with the line
   */
  public static Certificate read(Iterator<String> lines) {
    CertificateReader reader = new CertificateReader(lines);
    try {
      return reader.read();
    } catch (InputException e) {
      throw e.at("line " + reader.number);
    }
  }

  private Certificate read() {
    String first = next();
    boolean oldest = CertificateFormat.OLDEST_FIRST_LINE.equals(first);
    boolean withoutThreats = oldest || CertificateFormat.SECOND_FIRST_LINE.equals(first);
    boolean older = withoutThreats || CertificateFormat.THIRD_FIRST_LINE.equals(first);
    if (!older && !CertificateFormat.FIRST_LINE.equals(first)) {
      throw new InputException(
          Text.format(
              "this is not a certificate; a certificate begins with '%s'",
              CertificateFormat.FIRST_LINE));
    }
    String id = field("game");
    if (!id.equals(Text.printable(id))) {
      throw new InputException("the name of the game has characters that cannot be printed");
    }
    String fingerprint = oldest ? null : fingerprint(field("rules"));
    Board board = board(field("board"));
    LineRule line = line(field("line"));
    // A rule that cannot be is found here, where its line is known.
    rules(id, board, line, false, TurnOrder.ALTERNATING);
    TurnOrder turns = TurnOrder.parse(field("turns"));
    Definition rules = rules(id, board, line, !oldest && swap(field("swap")), turns);
    String rows = field("position");
    int positionLine = number;
    long x = stones(board, rows, 'X');
    long o = stones(board, rows, 'O');
    String winner = field("winner");
    if (!winner.equals("X") && !winner.equals("O")) {
      throw new InputException(Text.format("the winner must be X or O, not '%s'", winner));
    }
    int threats = withoutThreats ? 0 : threats(field("threats"));
    CertificateMoves moves = new CertificateMoves();
    List<Symmetry> symmetries =
        board.symmetries().subList(0, older ? 1 : board.symmetries().size());
    String damage = readMoves(board.cells(), moves, new CertificateStrategy(moves, symmetries));
    return new Certificate(
        rules,
        fingerprint,
        x,
        o,
        Player.valueOf(winner),
        threats,
        moves,
        symmetries,
        positionLine,
        damage);
  }

  private static Definition rules(
      String id, Board board, LineRule line, boolean swap, TurnOrder turns) {
    NotationStyle notation = NotationStyle.defaultFor(board);
    return new Definition(id, "Certificate", board, line, null, swap, turns, notation);
  }

  private static String fingerprint(String text) {
    if (!FINGERPRINT.matcher(text).matches()) {
      throw new InputException(
          Text.format(
              "'%s' is not a fingerprint of rules; a fingerprint has 64 hexadecimal digits", text));
    }
    return text;
  }

  private static boolean swap(String text) {
    if (!text.equals(CertificateFormat.NO_SWAP) && !text.equals(CertificateFormat.SWAP_OVER)) {
      throw new InputException(
          Text.format(
              "the swap is '%s' or '%s', not '%s'",
              CertificateFormat.NO_SWAP, CertificateFormat.SWAP_OVER, text));
    }
    return text.equals(CertificateFormat.SWAP_OVER);
  }

  private static int threats(String text) {
    int threats = THREATS.matcher(text).matches() ? Integer.parseInt(text) : -1;
    if (threats < 0 || threats > CertificateFormat.MOST_THREATS) {
      throw new InputException(
          Text.format(
              "the bound of threats is a number from 0 to %d, not '%s'",
              CertificateFormat.MOST_THREATS, text));
    }
    return threats;
  }

  /** The next line, which counts in the checksum; empty at the end of the file. */
  private String next() {
    number++;
    String line = lines.hasNext() ? lines.next() : "";
    checksum = CertificateFormat.checksum(checksum, line);
    return line;
  }

  private String field(String name) {
    String line = next();
    if (!line.startsWith(name + " ")) {
      throw new InputException(Text.format("expected '%s …' here", name));
    }
    return line.substring(name.length() + 1);
  }

  private static Board board(String text) {
    Matcher board = BOARD.matcher(text);
    if (board.matches() && Shapes.BUILT_IN.keys().contains(board.group(1))) {
      Shape shape = Shapes.BUILT_IN.ofKey(board.group(1));
      boolean gravity = board.group(3) != null;
      List<Integer> figures =
          Arrays.stream(board.group(2).strip().split(" ")).map(Integer::valueOf).toList();
      if (figures.size() == shape.figureNames().size() && (!gravity || shape.hasColumns())) {
        String outline = board.group(4);
        List<String> rows = outline == null ? List.of() : List.of(outline.split("/", -1));
        List<String> directions = directions(shape, board.group(5));
        Wrap wrap = board.group(6) == null ? Wrap.NONE : Wrap.ofKey(board.group(6));
        return Board.of(shape, figures, new BoardFeatures(gravity, rows, directions, wrap));
      }
    }
    throw new InputException(
        Text.format("'%s' is not a board; a board is like %s", text, boardExamples()));
  }

  private static List<String> directions(Shape shape, @Nullable String text) {
    List<String> names = text == null ? List.of() : List.of(text.split(",", -1));
    for (String name : names) {
      if (!BoardFeatures.directionsOf(shape).contains(name)) {
        throw new InputException(Text.format("'%s' is not a direction of lines", name));
      }
    }
    return names;
  }

  /** {@code 'square 5 5', 'square 7 6 gravity' or 'hexagon 5'}. */
  private static String boardExamples() {
    List<String> examples =
        Shapes.BUILT_IN.list().stream()
            .flatMap(shape -> shape.certificateExamples().stream())
            .map(example -> "'" + example + "'")
            .toList();
    int last = examples.size() - 1;
    return String.join(", ", examples.subList(0, last)) + " or " + examples.get(last);
  }

  private static LineRule line(String text) {
    Matcher line = LINE.matcher(text);
    if (!line.matches()) {
      throw new InputException(
          Text.format("'%s' is not a rule; a rule is like 'win 4 lose 3'", text));
    }
    return new LineRule(Integer.parseInt(line.group(1)), Integer.parseInt(line.group(2)));
  }

  private static long stones(Board board, String rows, char mark) {
    String empty = CertificateFormat.rows(board, 0, 0);
    if (!rows.replaceAll("[XO]", ".").equals(empty)) {
      throw new InputException(Text.format("'%s' is not a position on this board", rows));
    }
    String marks = rows.replace("/", "");
    long stones = 0;
    for (int cell = 0; cell < marks.length(); cell++) {
      stones |= marks.charAt(cell) == mark ? 1L << cell : 0;
    }
    return stones;
  }

  /** Reads the lines up to the last; returns what is wrong with the file as a whole. */
  private @Nullable String readMoves(
      int cells, CertificateMoves moves, CertificateStrategy strategy) {
    while (lines.hasNext()) {
      long before = checksum;
      String line = next();
      Matcher end = END.matcher(line);
      if (end.matches()) {
        return damage(end, before, moves.size());
      }
      boolean[] isNew = {false};
      if (!CertificateFormat.readMove(
          line,
          cells,
          (x, o, cell) -> isNew[0] = !strategy.has(x, o) && moves.add(x, o, cell, number))) {
        throw new InputException(Text.format("'%s' is not a position with a move", line));
      }
      if (!isNew[0]) {
        throw new InputException(
            "there already is a move for this position, or for an image of it");
      }
    }
    return "it is truncated: the last line, 'end …', is missing";
  }

  private @Nullable String damage(Matcher end, long sum, int moves) {
    if (Integer.parseInt(end.group(1)) != moves) {
      return Text.format(
          "it was changed: the last line says %s moves, but there are %d", end.group(1), moves);
    }
    if (!end.group(2).equals(Text.format("%016x", sum))) {
      return Text.format("it was changed: the checksum should be %016x", sum);
    }
    return lines.hasNext() ? "there are lines after the 'end' line" : null;
  }
}
