package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.rules.Outcome;
import java.util.ArrayList;
import java.util.List;

/**
 * A first move of a game, and how many of the moves after it keep the result that they find. A swap
 * is not looked at.
 *
 * @param move the first of the moves that are images of each other
 * @param alike how many those are
 * @param value what it is worth to the player who makes it, on the game's scale
 * @param replies the replies to it
 * @param seconds the second moves, after all of these replies
 * @param onlyOne after how many replies exactly one second move keeps a result that can be lost
 */
public record OpeningStudy(
    Move move, int alike, int value, Kept replies, Kept seconds, int onlyOne) {
  /**
   * Moves that were looked at.
   *
   * @param holding how many of them keep the result
   */
  public record Kept(int holding, int all) {
    Kept plus(Kept other) {
      return new Kept(holding + other.holding, all + other.all);
    }
  }

  private static final Kept NONE = new Kept(0, 0);

  /** All first moves up to symmetry, in the order of the cells. */
  public static List<OpeningStudy> of(Table table) {
    Game game = table.game();
    List<OpeningStudy> studies = new ArrayList<>();
    Position start = game.start();
    for (Move move : stones(start)) {
      long bit = 1L << move.cell();
      long images = 0;
      for (int i = 0; i < game.symmetryGroup().size(); i++) {
        images |= game.symmetryGroup().image(bit, i) & start.legalCells();
      }
      if ((images & -images) == bit) {
        studies.add(of(table, move, Long.bitCount(images)));
      }
    }
    return studies;
  }

  private static OpeningStudy of(Table table, Move move, int alike) {
    Position after = table.game().start().play(move);
    Kept seconds = NONE;
    int onlyOne = 0;
    for (Move reply : stones(after)) {
      Kept kept = kept(table, after.play(reply));
      seconds = seconds.plus(kept);
      onlyOne += kept.holding() == 1 && kept.all() > 1 ? 1 : 0;
    }
    int value = valueOfMove(table, table.game().start(), move);
    return new OpeningStudy(move, alike, value, kept(table, after), seconds, onlyOne);
  }

  private static List<Move> stones(Position position) {
    return position.legalMoves().stream().filter(move -> !move.isSwap()).toList();
  }

  private static Kept kept(Table table, Position position) {
    List<Integer> signs =
        stones(position).stream()
            .map(move -> Integer.signum(valueOfMove(table, position, move)))
            .toList();
    int best = signs.stream().mapToInt(Integer::intValue).max().orElse(0);
    return new Kept((int) signs.stream().filter(sign -> sign == best).count(), signs.size());
  }

  /** What a move is worth to the player who makes it. */
  private static int valueOfMove(Table table, Position position, Move move) {
    Game game = table.game();
    Player mover = game.mover(position.ply());
    Position after = position.play(move);
    Outcome outcome = after.outcome();
    if (outcome.isOver()) {
      return game.rules().value(outcome.result(mover), after.ply());
    }
    int value = table.value(after).orElseThrow();
    return game.mover(after.ply()) == mover ? value : -value;
  }
}
