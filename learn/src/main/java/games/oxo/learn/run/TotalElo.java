package games.oxo.learn.run;

import games.oxo.match.stats.Elo;
import games.oxo.match.stats.EloEstimate;
import java.util.List;

/**
 * How much stronger the last accepted weights are than those made by hand: the sum of the leads in
 * the matches of the accepted attempts. Their errors are independent, so their squares add up.
 */
public final class TotalElo {
  private TotalElo() {}

  /** The sum; exactly 0 while nothing was accepted. */
  public static EloEstimate of(List<Attempt> attempts) {
    double difference = 0;
    double low = 0;
    double below = 0;
    double above = 0;
    for (Attempt attempt : attempts) {
      if (attempt.accepted()) {
        EloEstimate lead = Elo.logistic(attempt.score());
        difference += lead.difference();
        above += square(lead.high() - lead.difference());
        if (Double.isFinite(lead.difference())) {
          low += lead.difference();
          below += square(lead.difference() - lead.low());
        } else {
          low += lead.low();
        }
      }
    }
    boolean bounded = Double.isFinite(difference);
    return new EloEstimate(
        difference,
        low - Math.sqrt(below),
        bounded ? difference + Math.sqrt(above) : Double.POSITIVE_INFINITY);
  }

  private static double square(double number) {
    return number * number;
  }
}
