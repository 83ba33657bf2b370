package games.oxo.game.picture;

import games.oxo.game.words.Text;

/**
 * A scale of colours from pale yellow to dark blue. Lightness falls all the way, so that it can be
 * read in grey, in print, and by people who do not see colours as others do.
 */
final class Shade {
  private static final int[][] STOPS = {
    {255, 246, 214}, {190, 211, 195}, {112, 164, 175}, {52, 104, 143}, {20, 50, 92}
  };

  /** On a lighter colour black text has more contrast than white. */
  private static final double LIGHT = 0.179;

  private final int[] colour = new int[3];

  /**
   * @param darkness from 0 to 1
   */
  Shade(double darkness) {
    double at = darkness * (STOPS.length - 1);
    int from = Math.min((int) at, STOPS.length - 2);
    for (int i = 0; i < colour.length; i++) {
      colour[i] =
          (int) Math.round(STOPS[from][i] + (at - from) * (STOPS[from + 1][i] - STOPS[from][i]));
    }
  }

  /** The colour of the cell. */
  String fill() {
    return Text.format("#%02x%02x%02x", colour[0], colour[1], colour[2]);
  }

  /** The colour of a text on it. */
  String ink() {
    return luminance() > LIGHT ? "#000000" : "#ffffff";
  }

  /** The relative luminance of WCAG 2, from 0 for black to 1 for white. */
  double luminance() {
    return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
  }

  private static double linear(int channel) {
    double part = channel / 255.0;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }
}
