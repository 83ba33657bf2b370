package games.oxo.match.report;

/**
 * A drawing for a {@link Page}, whose style sheet it needs.
 *
 * @param svg the element
 */
public record Chart(String svg) {}
