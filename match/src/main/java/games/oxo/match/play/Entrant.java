package games.oxo.match.play;

import java.util.function.Supplier;

/**
 * Somebody who takes part in a match.
 *
 * @param label the name in tables and logs
 * @param contestants makes one that plays; several may play at the same time
 */
public record Entrant(String label, Supplier<Contestant> contestants) {}
