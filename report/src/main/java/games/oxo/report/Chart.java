package games.oxo.report;

/**
 * A chart as an SVG element for a {@link Page}, whose style sheet it needs.
 *
 * @param svg the element
 */
public record Chart(String svg) {}
