package games.oxo.search.prove;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.check.CertificateFormat;
import games.oxo.game.words.Text;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The text format of the parts of an unfinished proof: a header that says what is to be proven,
 * then the parts, each with its moves and a checksum. Texts are ASCII.
 */
public final class PartsFormat {
  /** The first line of every such text. */
  public static final String FIRST_LINE = "oxo-proof 1";

  private static final String PART = "part ";
  private static final String DONE = "done ";

  /** A part of more moves is no part. */
  private static final int MOST_MOVES = 10_000_000;

  private final int cells;
  private final Player attacker;

  /**
   * @param cells how many cells the board has
   */
  public PartsFormat(int cells, Player attacker) {
    this.cells = cells;
    this.attacker = attacker;
  }

  /** The lines before the first part, each with its end. */
  public static String header(Position position, Player attacker) {
    List<String> lines = ProofWriter.header(position, attacker);
    return FIRST_LINE + "\n" + String.join("\n", lines.subList(1, lines.size())) + "\n";
  }

  /** Whether a part begins with a line. */
  public static boolean isPart(String line) {
    return line.startsWith(PART);
  }

  /** The lines of a part, each with its end. */
  public String write(StrategyPart part) {
    StringBuilder text = new StringBuilder(PART).append(part.size()).append('\n');
    long checksum = CertificateFormat.NO_LINES;
    for (int i = 0; i < part.size(); i++) {
      boolean isX = attacker == Player.X;
      long x = isX ? part.attacker(i) : part.defender(i);
      long o = isX ? part.defender(i) : part.attacker(i);
      String line = CertificateFormat.move(cells, x, o, part.cell(i));
      checksum = CertificateFormat.checksum(checksum, line);
      text.append(line).append('\n');
    }
    return text.append(end(checksum)).append('\n').toString();
  }

  private static String end(long checksum) {
    return DONE + Text.format("%016x", checksum);
  }

  /**
   * Reads the next part.
   *
   * @param lines gives the next line, without its end, or an empty one where there is none
   * @return null when there is no part that is whole
   */
  public @Nullable StrategyPart read(Supplier<String> lines) {
    String first = lines.get();
    int size = isPart(first) ? size(first) : -1;
    if (size < 0) {
      return null;
    }
    StrategyPart part = new StrategyPart();
    long checksum = CertificateFormat.NO_LINES;
    for (int i = 0; i < size; i++) {
      String move = lines.get();
      checksum = CertificateFormat.checksum(checksum, move);
      if (!CertificateFormat.readMove(move, cells, (x, o, cell) -> add(part, x, o, cell))) {
        return null;
      }
    }
    return lines.get().equals(end(checksum)) ? part : null;
  }

  private void add(StrategyPart part, long x, long o, int cell) {
    boolean isX = attacker == Player.X;
    part.add(isX ? x : o, isX ? o : x, cell);
  }

  /** The number after the word of a part's first line, or -1. */
  private static int size(String line) {
    String digits = line.substring(PART.length());
    boolean number = digits.matches("[0-9]{1,8}") && Integer.parseInt(digits) <= MOST_MOVES;
    return number ? Integer.parseInt(digits) : -1;
  }
}
