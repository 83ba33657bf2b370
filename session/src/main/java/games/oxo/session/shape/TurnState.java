package games.oxo.session.shape;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.definition.Turn;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the turn order demands in a position.
 *
 * @param player whose turn it is; null when the game is over
 * @param left how many stones the player still places before the other one does; 0 when the game is
 *     over
 * @param begun whether the stone before was the player's own
 * @param ring the only ring where the next stone may go, if there is such a rule
 * @param rings the ring of each stone that is left, as the turn order names it
 */
public record TurnState(
    @Nullable Player player, int left, boolean begun, OptionalInt ring, List<Integer> rings) {
  /** More stones are not named one by one. */
  private static final int NAMED = 4;

  /** The state of the turn in a position. */
  public static TurnState of(Position position) {
    Game game = position.game();
    Player player = position.toMove().orElse(null);
    if (player == null) {
      return new TurnState(null, 0, false, OptionalInt.empty(), List.of());
    }
    int ply = position.ply();
    List<Integer> rings = new ArrayList<>();
    int[] taken = new int[game.board().cells() + 1];
    for (int at = ply; at < game.board().cells() && game.mover(at) == player; at++) {
      int ring = game.definition().turns().at(at).ring();
      // A stone that comes later finds the ring without the cells that earlier ones of the turn
      // take.
      long open = at == ply ? position.legalCells() : ~position.occupied();
      boolean restricted =
          ring != Turn.ANYWHERE && Long.bitCount(open & game.board().ringCells(ring)) > taken[ring];
      rings.add(restricted ? ring : Turn.ANYWHERE);
      if (restricted) {
        taken[ring]++;
      }
    }
    int ring = rings.get(0);
    return new TurnState(
        player,
        rings.size(),
        ply > 0 && game.mover(ply - 1) == player,
        ring == Turn.ANYWHERE ? OptionalInt.empty() : OptionalInt.of(ring),
        List.copyOf(rings));
  }

  /** A sentence where the turn is more than one stone anywhere. */
  Optional<String> sentence() {
    if (isOrdinary()) {
      return Optional.empty();
    }
    String stones = Text.format("%s places %s", player, stones());
    if (ring.isEmpty()) {
      return Optional.of(stones + ".");
    }
    return Optional.of(
        Text.format(
            left == 1 ? "%s, in ring %d." : "%s; this one goes into ring %d.",
            stones,
            ring.getAsInt()));
  }

  /** The same in a few words, for a prompt: {@code two stones: ring 1, ring 3}. */
  public Optional<String> words() {
    if (isOrdinary()) {
      return Optional.empty();
    }
    boolean anywhere = rings.stream().allMatch(each -> each == Turn.ANYWHERE);
    String where =
        rings.stream()
            .limit(NAMED)
            .map(each -> each == Turn.ANYWHERE ? "anywhere" : "ring " + each)
            .collect(Collectors.joining(", ", "", left > NAMED ? ", …" : ""));
    String stones = left == 1 && !begun ? "" : stones();
    return Optional.of(anywhere ? stones : stones.isEmpty() ? where : stones + ": " + where);
  }

  private boolean isOrdinary() {
    return player == null || (left == 1 && !begun && ring.isEmpty());
  }

  private String stones() {
    return Text.format(
        "%s%s stone%s", Text.number(left), begun ? " more" : "", left == 1 ? "" : "s");
  }
}
