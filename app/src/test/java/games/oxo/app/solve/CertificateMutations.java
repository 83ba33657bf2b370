package games.oxo.app.solve;

import games.oxo.game.Dice;
import games.oxo.game.check.SealedLines;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Certificates with something changed, sealed again or not. */
final class CertificateMutations {
  /** Lines before the moves in versions 3 and 4. */
  private static final int HEADER = 10;

  private static final int GAME = 1;
  private static final int RULES = 2;
  private static final int BOARD = 3;
  private static final int LINE = 4;
  private static final int TURNS = 5;
  private static final int SWAP = 6;
  private static final int POSITION = 7;
  private static final int WINNER = 8;
  private static final int THREATS = 9;

  private static final String LETTERS = "0123456789abcdefghijklmnopqrz .XO/A\n\té";
  private static final List<String> GAMES =
      listed(
          "tic-tac-toe|squava|SQUAVA|yavalath|Yavalath:No-Swap|no-swap-yavalath|"
              + "connect4|connect4:4x4|connect4:5x4|fivalath|yavalath:side3|fourtic|"
              + "misere-tic-tac-toe|a game|squava:5x5|tictactrains:modern|"
              + "yavalath:fivalath:side5");
  private static final List<String> BOARDS =
      listed(
          "square 3 3|square 5 5|square 4 4|square 4 4 gravity|square 5 5 gravity|"
              + "hexagon 5|hexagon 3|square 8 8|square 9 8|square 64 1|hexagon 6|"
              + "hexagon 0");
  private static final List<String> LINES =
      listed(
          "win 3 lose 0|win 4 lose 3|win 4 lose 0|win 0 lose 3|win 3 lose 2|"
              + "win 3 lose 3|win 0 lose 0|win 1 lose 0|win 9 lose 3|win 2 lose 1|"
              + "win 4 lose 2");
  private static final List<String> TURN_ORDERS =
      listed(
          "XA, OA, ...|XA, (OA, OA, XA, XA), ...|XA, O1, OA, XA, OA, ...|"
              + "XA, O2, XA, OA, ...|OA, XA, ...|XA, ...|(XA, OA), ...|XA,OA,...|XA, OA|"
              + "xa, oa, ...|XA, O9, XA, OA, ...|XA, XA, OA, OA, ...|XA, (OA), ...|"
              + "XA, (OA, XA)|XA, O0, ...");

  private final Dice dice;

  private static List<String> listed(String texts) {
    return List.of(texts.split("\\|"));
  }

  CertificateMutations(Dice dice) {
    this.dice = dice;
  }

  /** A certificate that differs from this one in one or two places. */
  String of(String certificate) {
    List<String> lines = new ArrayList<>(certificate.lines().toList());
    lines.remove(lines.size() - 1);
    int kind = dice.below(12);
    if (kind == 0) {
      return damaged(certificate);
    }
    for (int i = 1 + dice.below(2); i > 0; i--) {
      if (kind <= 7 && lines.size() > HEADER) {
        changeMoves(lines);
      } else {
        changeHeader(lines);
      }
    }
    return String.join("\n", SealedLines.of(lines, Math.min(HEADER, lines.size()))) + "\n";
  }

  /** What happens to files: a character is another, some are lost, or there are more. */
  private String damaged(String text) {
    int at = dice.below(text.length());
    return switch (dice.below(5)) {
      case 0 -> text.substring(0, at);
      case 1 -> text.substring(0, at) + letter() + text.substring(at + 1);
      case 2 -> text.substring(0, at) + letter() + text.substring(at);
      case 3 -> text.replace("\n", "\r\n");
      default -> text + (dice.below(2) == 0 ? "\n" : text);
    };
  }

  private char letter() {
    return LETTERS.charAt(dice.below(LETTERS.length()));
  }

  private String one(List<String> of) {
    return of.get(dice.below(of.size()));
  }

  private void changeMoves(List<String> lines) {
    int at = HEADER + dice.below(lines.size() - HEADER);
    String[] words = lines.get(at).split(" ");
    String position = words[0];
    switch (dice.below(8)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(at, lines.get(HEADER + dice.below(lines.size() - HEADER)));
      case 2, 3, 4 -> lines.set(at, position + " " + dice.below(position.length() * 3 + 1));
      case 5 -> {
        int place = dice.below(position.length());
        String changed = position.substring(0, place) + letter() + position.substring(place + 1);
        lines.set(at, changed.replace("\n", "") + " " + words[1]);
      }
      case 6 -> lines.set(at, new StringBuilder(position).reverse() + " " + words[1]);
      default -> {
        int other = HEADER + dice.below(lines.size() - HEADER);
        String otherMove = lines.get(other).split(" ")[1];
        lines.set(other, lines.get(other).split(" ")[0] + " " + words[1]);
        lines.set(at, position + " " + otherMove);
      }
    }
  }

  private void changeHeader(List<String> lines) {
    switch (dice.below(12)) {
      case 0 -> lines.set(GAME, "game " + one(GAMES));
      case 1 -> rules(lines, BOARD, "board " + one(BOARDS));
      case 2 -> rules(lines, LINE, "line " + one(LINES));
      case 3 -> rules(lines, TURNS, "turns " + one(TURN_ORDERS));
      case 4 -> lines.set(SWAP, dice.below(3) == 0 ? "swap yes" : "swap over");
      case 5 ->
          lines.set(
              WINNER, dice.below(4) == 0 ? "winner x" : "winner " + "XO".charAt(dice.below(2)));
      case 6 ->
          lines.set(
              THREATS,
              "threats "
                  + one(List.of("0", "1", "2", "5", "10", "20", "10000", "10001", "-1", "007")));
      case 7, 8 -> {
        String rows = lines.get(POSITION);
        int at = rows.indexOf(' ') + 1 + dice.below(rows.length() - rows.indexOf(' ') - 1);
        lines.set(
            POSITION,
            rows.substring(0, at) + "XO./_x".charAt(dice.below(6)) + rows.substring(at + 1));
      }
      case 9 -> lines.set(0, "oxo-certificate " + one(List.of("1", "2", "3", "4", "5", "04")));
      case 10 -> older(lines);
      default -> {
        int at = BOARD + dice.below(HEADER - BOARD);
        String line = lines.get(at);
        lines.set(at, dice.below(3) == 0 ? line + " " : line.replaceFirst(" ", "  "));
      }
    }
  }

  /** Changes a rule, mostly so that the fingerprint fits and the name claims nothing. */
  private void rules(List<String> lines, int at, String changed) {
    lines.set(at, changed);
    if (dice.below(8) > 0) {
      lines.set(GAME, "game changed");
      lines.set(RULES, "rules " + fingerprint(lines));
    }
  }

  /** The same certificate in an earlier version, without the lines that it did not have. */
  private void older(List<String> lines) {
    int version = 1 + dice.below(3);
    lines.set(0, "oxo-certificate " + version);
    if (version < 3) {
      lines.remove(THREATS);
    }
    if (version < 2) {
      lines.remove(SWAP);
      lines.remove(RULES);
    }
  }

  private static final Pattern TURN = Pattern.compile("[XO](?:A|\\d+)");

  /** The SHA-256 of the text of the rules, where they make sense. */
  private static String fingerprint(List<String> lines) {
    String board = lines.get(BOARD).substring("board ".length());
    Matcher square = Pattern.compile("square (\\d+) (\\d+)( gravity)?").matcher(board);
    Matcher hexagon = Pattern.compile("hexagon (\\d+)").matcher(board);
    int cells;
    String text;
    if (square.matches()) {
      cells = Integer.parseInt(square.group(1)) * Integer.parseInt(square.group(2));
      text = square.group(1) + "x" + square.group(2) + (square.group(3) == null ? "" : " gravity");
    } else if (hexagon.matches()) {
      int side = Integer.parseInt(hexagon.group(1));
      cells = 3 * side * (side - 1) + 1;
      text = "hexagon of side " + side;
    } else {
      return "0".repeat(64);
    }
    List<String> turns = new ArrayList<>();
    String order = lines.get(TURNS);
    int open = order.indexOf('(');
    Matcher first = TURN.matcher(open < 0 ? order : order.substring(0, open));
    while (first.find()) {
      turns.add(first.group());
    }
    List<String> group = new ArrayList<>();
    Matcher again = TURN.matcher(open < 0 ? "" : order.substring(open));
    while (again.find()) {
      group.add(again.group());
    }
    if (group.isEmpty()) {
      group = turns.subList(Math.max(0, turns.size() - 2), turns.size());
    }
    List<String> all = new ArrayList<>(turns);
    while (all.size() < cells && !group.isEmpty()) {
      all.addAll(group);
    }
    String rules =
        "board "
            + text
            + "\nturns "
            + String.join(" ", all.subList(0, Math.min(cells, all.size())))
            + "\n"
            + lines.get(LINE).substring("line ".length())
            + "\n";
    try {
      byte[] sum =
          MessageDigest.getInstance("SHA-256").digest(rules.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(sum);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
