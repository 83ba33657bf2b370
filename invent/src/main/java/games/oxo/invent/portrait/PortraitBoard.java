package games.oxo.invent.portrait;

import games.oxo.game.Position;

/**
 * A position to look at.
 *
 * @param cells those that the caption is about
 */
public record PortraitBoard(String caption, Position position, long cells) {}
