package games.oxo.learn.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.oxo.learn.fit.FitSettings;
import games.oxo.match.stats.Elo;
import games.oxo.match.stats.EloEstimate;
import games.oxo.match.stats.WinDrawLoss;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AttemptTest {
  private static Attempt attempt(int number, boolean accepted, WinDrawLoss score) {
    return new Attempt(
        number,
        accepted,
        1234,
        300_017,
        0.512345,
        FitSettings.USUAL.withAlike(false).withDecay(1.0 / 3).withMix(0),
        score);
  }

  @Test
  void aLineIsReadAgain() {
    Attempt attempt = attempt(7, true, new WinDrawLoss(60, 8, 32));
    assertThat(Attempt.read(attempt.line())).contains(attempt);
    Attempt refused = attempt(8, false, WinDrawLoss.NONE);
    assertThat(Attempt.read(refused.line())).contains(refused);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "7",
        "7 accepted 1234 300017 0.5 false 0.3 0.0 60 8",
        "7 accepted 1234 300017 0.5 false 0.3 0.0 60 8 32 1",
        "seven accepted 1234 300017 0.5 false 0.3 0.0 60 8 32",
        "7 perhaps 1234 300017 0.5 false 0.3 0.0 60 8 32",
        "7 accepted 1234 300017 0.5 maybe 0.3 0.0 60 8 32",
        "7 accepted 1234 300017 NaN false 0.3 0.0 60 8 32",
        "7 accepted 1234 300017 0.5 false 0.3 0.0 60 8 -32",
        "7 accepted -1234 300017 0.5 false 0.3 0.0 60 8 32",
        "7 accepted 1234 300017 0.5 false -0.3 0.0 60 8 32",
        "7 accepted 1234 300017 0.5 false 0.3 1.5 60 8 32"
      })
  void whatIsNoAttemptIsNotRead(String line) {
    assertThat(Attempt.read(line)).isEmpty();
  }

  @Test
  void theLeadsOfAcceptedAttemptsAddUp() {
    WinDrawLoss one = new WinDrawLoss(70, 10, 30);
    WinDrawLoss two = new WinDrawLoss(300, 20, 250);
    EloEstimate sum =
        TotalElo.of(
            List.of(
                attempt(1, true, one),
                attempt(2, false, new WinDrawLoss(1, 1, 90)),
                attempt(3, true, two)));
    EloEstimate first = Elo.logistic(one);
    EloEstimate second = Elo.logistic(two);
    assertThat(sum.difference()).isCloseTo(first.difference() + second.difference(), within(1e-9));
    assertThat(sum.error())
        .isBetween(Math.max(first.error(), second.error()), first.error() + second.error())
        .isCloseTo(Math.hypot(first.error(), second.error()), within(1.0));
  }

  @Test
  void withoutAcceptedAttemptsThereIsNoLead() {
    assertThat(TotalElo.of(List.of(attempt(1, false, new WinDrawLoss(1, 1, 90)))))
        .isEqualTo(new EloEstimate(0, 0, 0));
  }

  @Test
  void aLeadWithoutUpperEndLeavesALowerOne() {
    WinDrawLoss all = new WinDrawLoss(50, 0, 0);
    WinDrawLoss some = new WinDrawLoss(60, 0, 40);
    EloEstimate sum = TotalElo.of(List.of(attempt(1, true, all), attempt(2, true, some)));
    assertThat(sum.difference()).isInfinite();
    assertThat(sum.low())
        .isCloseTo(Elo.logistic(all).low() + Elo.logistic(some).low(), within(1e-9));
    assertThat(sum.text()).startsWith("at least +");
  }
}
