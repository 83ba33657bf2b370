package games.oxo.game;

import games.oxo.game.board.Board;
import games.oxo.game.board.CellNames;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.board.SymmetryGroup;
import games.oxo.game.definition.Definition;
import games.oxo.game.definition.Turn;
import games.oxo.game.input.InputException;
import games.oxo.game.rules.Rules;
import java.util.List;

/** A playable game, built from its definition. Immutable; one instance serves all threads. */
public final class Game {
  private final Definition definition;
  private final Board board;
  private final Rules rules;
  private final SymmetryGroup symmetries;
  private final Player[] movers;
  private final long[] rings;
  private final int swapPly;
  private final Position start;

  private Game(Definition definition, Rules rules) {
    this.definition = definition;
    this.rules = rules;
    board = definition.board();
    symmetries = new SymmetryGroup(board.symmetries().stream().filter(rules::isKeptBy).toList());
    movers = new Player[board.cells()];
    rings = new long[board.cells()];
    int firstOfO = -1;
    for (int ply = 0; ply < movers.length; ply++) {
      Turn turn = definition.turns().at(ply);
      movers[ply] = turn.player();
      rings[ply] = turn.ring() == Turn.ANYWHERE ? board.all() : board.ringCells(turn.ring());
      firstOfO = firstOfO < 0 && turn.player() == Player.O ? ply : firstOfO;
    }
    swapPly = definition.swap() ? firstOfO : -1;
    start = Position.startOf(this);
  }

  /** The game that a definition describes. */
  public static Game of(Definition definition) {
    return of(definition, Rules.of(definition));
  }

  /**
   * A game that its rules decide, whatever its definition says about that: the board, turns, swap
   * and names are those of the definition. So rules that no definition file can describe are played
   * and searched like any others. What is made from a definition alone, as the referees and
   * certificates are, does not know them.
   *
   * @param rules for the board of the definition
   */
  public static Game of(Definition definition, Rules rules) {
    return new Game(definition, rules);
  }

  /** What its file says. */
  public Definition definition() {
    return definition;
  }

  /** The name of the game for the user: {@code yavalath:side4}, or the path of its file. */
  public String id() {
    return definition.id();
  }

  /** The name to print. */
  public String name() {
    return definition.name();
  }

  /** The board it is played on. */
  public Board board() {
    return board;
  }

  /** What decides it. */
  public Rules rules() {
    return rules;
  }

  /** The symmetries of the board that also keep the rules, the identity first. */
  public List<Symmetry> symmetries() {
    return symmetries.list();
  }

  /** The same symmetries as a group, which finds canonical forms. */
  public SymmetryGroup symmetryGroup() {
    return symmetries;
  }

  /** Who places the stone number {@code ply}, from 0. */
  public Player mover(int ply) {
    return movers[ply];
  }

  /** The number of stones that X has placed when {@code stones} are on the board. */
  public int stonesOfX(int stones) {
    int count = 0;
    for (int ply = 0; ply < stones; ply++) {
      count += movers[ply] == Player.X ? 1 : 0;
    }
    return count;
  }

  /** The number of stones at which the second player may swap, or -1 without that rule. */
  public int swapPly() {
    return swapPly;
  }

  /**
   * The cells where the next stone may go while nobody has won. If the ring that the turn order
   * names has no free cell left, any free cell will do.
   */
  public long legalCells(long occupied) {
    int ply = Long.bitCount(occupied);
    if (ply == movers.length) {
      return 0;
    }
    long free = board.all() & ~occupied;
    if (board.gravity()) {
      free &= board.supported(occupied);
    }
    long inRing = free & rings[ply];
    return inRing != 0 ? inRing : free;
  }

  /** The empty board. */
  public Position start() {
    return start;
  }

  /**
   * The position with these stones; its moves are not known. The side to move follows from the
   * number of stones and the turn order.
   *
   * @throws InputException when no game could lead there, with the reason
   */
  public Position position(long x, long o) {
    return new PositionCheck(this, x, o).position();
  }

  /** The names of the cells. */
  public CellNames cellNames() {
    return new CellNames(board, definition.notation());
  }

  /** Games are equal when their definitions and rules are. */
  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Game game
            && definition.equals(game.definition)
            && rules.equals(game.rules));
  }

  @Override
  public int hashCode() {
    return definition.hashCode();
  }

  @Override
  public String toString() {
    return id();
  }
}
