package games.oxo.match.play;

import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Makes the players of one participant of a match.
 *
 * @param label the name in tables and logs
 * @param maker makes one that plays, until what it is given says that the match is to end at once;
 *     several may play at the same time
 */
public record PlayerFactory(String label, Function<BooleanSupplier, MatchPlayer> maker) {}
