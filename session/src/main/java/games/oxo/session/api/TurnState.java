package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.definition.Turn;
import games.oxo.game.words.Text;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What the turn order demands in a position.
 *
 * @param player whose turn it is; null when the game is over
 * @param left how many stones the player still places before the other one does; 0 when the game is
 *     over
 * @param begun whether the stone before was the player's own
 * @param ring the only ring where the next stone may go, if there is such a rule
 */
record TurnState(@Nullable Player player, int left, boolean begun, OptionalInt ring) {
  static TurnState of(Position position) {
    Game game = position.game();
    Player player = position.toMove().orElse(null);
    if (player == null) {
      return new TurnState(null, 0, false, OptionalInt.empty());
    }
    int ply = position.ply();
    int next = ply;
    while (next < game.board().cells() && game.mover(next) == player) {
      next++;
    }
    int ring = game.definition().turns().at(ply).ring();
    boolean restricted =
        ring != Turn.ANYWHERE && (position.legalCells() & ~game.board().ringCells(ring)) == 0;
    return new TurnState(
        player,
        next - ply,
        ply > 0 && game.mover(ply - 1) == player,
        restricted ? OptionalInt.of(ring) : OptionalInt.empty());
  }

  /** A sentence where the turn is more than one stone anywhere. */
  Optional<String> sentence() {
    if (player == null || (left == 1 && !begun && ring.isEmpty())) {
      return Optional.empty();
    }
    String stones =
        Text.format(
            "%s places %s%s stone%s",
            player, Text.number(left), begun ? " more" : "", left == 1 ? "" : "s");
    if (ring.isEmpty()) {
      return Optional.of(stones + ".");
    }
    return Optional.of(
        Text.format(
            left == 1 ? "%s, in ring %d." : "%s; this one goes into ring %d.",
            stones,
            ring.getAsInt()));
  }
}
