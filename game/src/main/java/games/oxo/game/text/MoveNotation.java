package games.oxo.game.text;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.CellNames;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.board.Player;
import games.oxo.game.definition.Turn;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes and reads moves and lists of moves in a game's own notation. */
public final class MoveNotation {
  private static final String SWAP = "swap";
  private static final Pattern BETWEEN_WORDS = Pattern.compile("[\\s;]+");
  private static final Pattern ROUND = Pattern.compile("^[0-9]+\\.+");

  private final Game game;
  private final CellNames names;

  /** The notation that a game's definition names. */
  public MoveNotation(Game game) {
    this.game = game;
    names = game.cellNames();
  }

  /** A move on its own: {@code 1 1}, {@code e5}, {@code 4}, {@code swap}. */
  public String write(Move move) {
    if (move.isSwap()) {
      return SWAP;
    }
    return names.style() == NotationStyle.COLUMN
        ? CellNames.columnMark(game.board().column(move.cell()))
        : names.name(move.cell());
  }

  /** A move in a list of moves: without blanks, {@code 1,1}. */
  public String writeInList(Move move) {
    return write(move).replace(' ', ',');
  }

  /** Moves in a row: {@code e5 swap d4}, or as one word where a move is one character. */
  public String writeList(List<Move> moves) {
    StringBuilder text = new StringBuilder();
    boolean afterSwap = false;
    for (Move move : moves) {
      boolean glued = names.style() == NotationStyle.COLUMN && !move.isSwap() && !afterSwap;
      text.append(text.length() > 0 && !glued ? " " : "").append(writeInList(move));
      afterSwap = move.isSwap();
    }
    return text.toString();
  }

  /**
   * The game so far in numbered rounds, each beginning with X: {@code 1. d4 d5 2. e4 c4}. Where a
   * move is one character, the game is one word: {@code 44435}.
   */
  public String writeNumbered(Position position) {
    if (names.style() == NotationStyle.COLUMN) {
      return writeList(position.moves());
    }
    List<String> rounds = rounds(position);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < rounds.size(); i++) {
      text.append(i == 0 ? "" : "   ").append(i + 1).append(". ").append(rounds.get(i));
    }
    return text.toString();
  }

  /** The moves of each round of the game so far: {@code d4 d5}, then {@code e4 c4}. */
  public List<String> rounds(Position position) {
    List<Position> line = new ArrayList<>();
    for (Position at = position; ; at = at.previous().orElseThrow()) {
      line.add(0, at);
      if (at.previous().isEmpty()) {
        break;
      }
    }
    List<String> rounds = new ArrayList<>();
    Player before = Player.O;
    for (int i = 1; i < line.size(); i++) {
      Player mover = line.get(i - 1).toMove().orElseThrow();
      String move = writeInList(line.get(i).lastMove().orElseThrow());
      if (rounds.isEmpty() || (mover == Player.X && before == Player.O)) {
        rounds.add(move);
      } else {
        rounds.add(rounds.remove(rounds.size() - 1) + " " + move);
      }
      before = mover;
    }
    return rounds;
  }

  /** Names of cells, in the order of their numbers. */
  public String writeCells(long cells) {
    List<String> written = new ArrayList<>();
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      written.add(names.name(Long.numberOfTrailingZeros(rest)).replace(' ', ','));
    }
    return String.join(" ", written);
  }

  /**
   * Reads one move and makes sure that it is legal.
   *
   * @throws InputException when it is not, with the reason
   */
  public Move read(Position position, String text) {
    Move move = parse(position, text.strip());
    if (!position.isLegal(move)) {
      throw new InputException(whyIllegal(position, move, text.strip()));
    }
    return move;
  }

  /** Whether a text names a move of the game, be it legal somewhere or not. */
  public boolean isMove(String text) {
    String move = text.strip();
    if (move.equalsIgnoreCase(SWAP)) {
      return true;
    }
    if (names.style() == NotationStyle.COLUMN) {
      return move.length() == 1 && names.columnOf(move.charAt(0)) >= 0;
    }
    try {
      return names.read(move) >= 0;
    } catch (InputException e) {
      return false;
    }
  }

  /**
   * Plays a list of moves; move numbers such as {@code 12.} are ignored.
   *
   * @throws InputException when one cannot be read or is not legal, with its number
   */
  public Position playList(Position from, String text) {
    Position position = from;
    int number = position.moves().size();
    for (String word : split(text)) {
      number++;
      try {
        position = position.play(read(position, word));
      } catch (InputException e) {
        throw e.at(Text.format("move %d ('%s')", number, word));
      }
    }
    return position;
  }

  private List<String> split(String text) {
    List<String> atoms = new ArrayList<>();
    for (String word : BETWEEN_WORDS.split(text)) {
      String unnumbered = withoutRound(word);
      for (String atom : unnumbered.split(",")) {
        if (!atom.isEmpty()) {
          atoms.add(atom);
        }
      }
    }
    return switch (names.style()) {
      case COLUMN -> splitColumns(atoms);
      case ROW_COLUMN -> joinNumbers(atoms);
      default -> atoms;
    };
  }

  /**
   * A word without a round number in front; {@code 1.1} of two numbers is left as it is, because it
   * is ambiguous.
   */
  private String withoutRound(String word) {
    if (word.indexOf('.') < 0) {
      return word;
    }
    String rest = ROUND.matcher(word).replaceFirst("");
    boolean half =
        names.style() == NotationStyle.ROW_COLUMN
            && rest.matches("[0-9]+")
            && !(names.pairsMayTouch() && rest.length() == 2);
    return half ? word : rest;
  }

  private static List<String> splitColumns(List<String> atoms) {
    List<String> moves = new ArrayList<>();
    for (String atom : atoms) {
      if (atom.equalsIgnoreCase(SWAP)) {
        moves.add(atom);
      } else {
        for (int i = 0, next; i < atom.length(); i = next) {
          next = atom.offsetByCodePoints(i, 1);
          moves.add(atom.substring(i, next));
        }
      }
    }
    return moves;
  }

  private List<String> joinNumbers(List<String> atoms) {
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < atoms.size(); i++) {
      String atom = atoms.get(i);
      boolean whole =
          atom.equalsIgnoreCase(SWAP)
              || (names.pairsMayTouch() && atom.length() == 2)
              || !atom.matches("[0-9]+")
              || i + 1 == atoms.size();
      moves.add(whole ? atom : atom + " " + atoms.get(++i));
    }
    return moves;
  }

  private Move parse(Position position, String text) {
    if (text.equalsIgnoreCase(SWAP)) {
      return Move.SWAP;
    }
    if (names.style() != NotationStyle.COLUMN) {
      return Move.at(names.read(text));
    }
    int column = text.length() == 1 ? names.columnOf(text.charAt(0)) : -1;
    if (column < 0) {
      throw new InputException(
          Text.format("there is no column '%s'; a move is %s", text, names.columnRange()));
    }
    long resting = game.board().supported(position.occupied()) & ~position.occupied();
    for (int row = game.board().rows() - 1; row >= 0; row--) {
      int cell = game.board().cell(row, column);
      if ((resting >>> cell & 1) != 0) {
        return Move.at(cell);
      }
    }
    throw new InputException(
        position.outcome().isOver()
            ? "the game is over"
            : Text.format("column %s is full", text.toLowerCase(Locale.ROOT)));
  }

  private String whyIllegal(Position position, Move move, String text) {
    if (position.outcome().isOver()) {
      return "the game is over";
    }
    if (move.isSwap()) {
      return game.swapPly() < 0
          ? Text.format("%s has no swap", game.name())
          : position.swapped()
              ? "the seats have been swapped already"
              : "only the second player may swap, on its first turn";
    }
    char mark = position.mark(move.cell());
    if (mark != '.') {
      return Text.format("%s is taken by %s", text, mark);
    }
    boolean rests = (game.board().supported(position.occupied()) >>> move.cell() & 1) != 0;
    if (game.board().gravity() && !rests) {
      return Text.format("a stone on %s would fall", text);
    }
    Turn turn = game.definition().turns().at(position.ply());
    return Text.format(
        "this stone of %s must go into ring %d: %s",
        turn.player(),
        turn.ring(),
        position.legalMoves().stream()
            .filter(legal -> !legal.isSwap())
            .map(this::writeInList)
            .collect(Collectors.joining(" ")));
  }
}
