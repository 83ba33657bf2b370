package games.oxo.learn.run;

import games.oxo.game.words.Text;
import games.oxo.learn.fit.FitSettings;
import games.oxo.match.stats.WinDrawLoss;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One attempt to get better weights: games of self-play, a fit, a match.
 *
 * @param number from 1
 * @param accepted whether the match has shown that they are better
 * @param games how many games it was fitted to
 * @param positions how many positions
 * @param loss the mean logistic loss over held-out positions
 * @param settings of the fit
 * @param score of the match, for the new weights
 */
public record Attempt(
    int number,
    boolean accepted,
    int games,
    long positions,
    double loss,
    FitSettings settings,
    WinDrawLoss score) {
  private static final String WHOLE = "([0-9]+)";
  private static final String DECIMAL = "([0-9]+[.][0-9]+(?:E-?[0-9]+)?)";
  private static final Pattern LINE =
      Pattern.compile(
          String.join(
              " ",
              WHOLE,
              "(accepted|refused)",
              WHOLE,
              WHOLE,
              DECIMAL,
              "(true|false)",
              DECIMAL,
              "(0[.][0-9]+|1[.]0)",
              WHOLE,
              WHOLE,
              WHOLE));

  /** The same with the end of its match. */
  Attempt ended(boolean better, WinDrawLoss games) {
    return new Attempt(number, better, this.games, positions, loss, settings, games);
  }

  /** The line that stands for it in the history. */
  String line() {
    return Text.format(
        "%d %s %d %d %.6f %s %s %s %d %d %d",
        number,
        accepted ? "accepted" : "refused",
        games,
        positions,
        loss,
        Boolean.toString(settings.alike()),
        Double.toString(settings.decay()),
        Double.toString(settings.mix()),
        score.wins(),
        score.draws(),
        score.losses());
  }

  /** Reads a line; empty if it is none. */
  static Optional<Attempt> read(String line) {
    Matcher words = LINE.matcher(line);
    if (!words.matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new Attempt(
              Integer.parseInt(words.group(1)),
              words.group(2).equals("accepted"),
              Integer.parseInt(words.group(3)),
              Long.parseLong(words.group(4)),
              Double.parseDouble(words.group(5)),
              FitSettings.USUAL
                  .withAlike(Boolean.parseBoolean(words.group(6)))
                  .withDecay(Double.parseDouble(words.group(7)))
                  .withMix(Double.parseDouble(words.group(8))),
              new WinDrawLoss(
                  Integer.parseInt(words.group(9)),
                  Integer.parseInt(words.group(10)),
                  Integer.parseInt(words.group(11)))));
    } catch (NumberFormatException e) {
      // More digits than a number can have.
      return Optional.empty();
    }
  }
}
