package games.oxo.report;

/**
 * A drawing for a {@link Page}, whose style sheet it needs.
 *
 * @param svg the element
 */
public record Chart(String svg) {}
