package games.oxo.match.play;

import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Somebody who takes part in a match.
 *
 * @param label the name in tables and logs
 * @param contestants makes one that plays, until what it is given says that the match is to end at
 *     once; several may play at the same time
 */
public record Entrant(String label, Function<BooleanSupplier, Contestant> contestants) {}
