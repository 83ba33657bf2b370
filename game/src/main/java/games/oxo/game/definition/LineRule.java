package games.oxo.game.definition;

/**
 * The rule of a line game: how long a line wins, and how long a line loses.
 *
 * @param win a line of this many or more own stones wins at once; 0: no line wins
 * @param lose otherwise a line of this many or more loses at once; 0: no line loses
 */
public record LineRule(int win, int lose) {}
