package games.oxo.match.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.input.InputException;
import org.junit.jupiter.api.Test;

class SprtReaderTest {
  @Test
  void onlyTheTwoEloNumbersMustBeThere() {
    assertThat(SprtReader.read("elo0=0,elo1=10")).isEqualTo(Sprt.of(0, 10));
    assertThat(SprtReader.read(" elo1 = 3.5 , ELO0=-1.5 ")).isEqualTo(Sprt.of(-1.5, 3.5));
    assertThat(SprtReader.read("elo0=-0,elo1=1").elo0()).isEqualTo(0.0);
  }

  @Test
  void everySettingIsRead() {
    Sprt test = new Sprt(-3, 1, 0.01, 0.1, EloModel.NORMALISED);
    assertThat(SprtReader.read("elo0=-3,elo1=1,alpha=0.01,beta=.1,model=normalised"))
        .isEqualTo(test);
    assertThat(SprtReader.read("model=normalized,beta=1e-1,alpha=0.010,elo1=+1,elo0=-3."))
        .isEqualTo(test);
    assertThat(SprtReader.read("elo0=0,elo1=1,model=Logistic").model())
        .isEqualTo(EloModel.LOGISTIC);
  }

  @Test
  void whatIsWrittenIsReadBack() {
    for (Sprt test :
        new Sprt[] {
          Sprt.of(0, 10), new Sprt(-1.75, 0.25, 0.001, 0.25, EloModel.NORMALISED), Sprt.of(-5, 0)
        }) {
      assertThat(SprtReader.read(test.text())).isEqualTo(test);
    }
    assertThat(Sprt.of(0, 10).text())
        .isEqualTo("elo0=0,elo1=10,alpha=0.05,beta=0.05,model=logistic");
  }

  @Test
  void everyComplaintSaysWhatWouldBeRight() {
    complains("elo0=0", "elo1 is missing; a test is written " + SprtReader.FORM);
    complains("", "'' is not name=value; a test is written " + SprtReader.FORM);
    complains("elo0=0,elo1", "'elo1' is not name=value; a test is written " + SprtReader.FORM);
    complains(
        "elo0=0,elo1=5,alfa=0.05",
        "'alfa' is not a setting of a sequential test; known: elo0, elo1, alpha, beta, model");
    complains(
        "elo0=0,elo1=5,alpa=0.05",
        "'alpa' is not a setting of a sequential test; did you mean 'alpha'?");
    complains("elo0=0,elo1=5,elo1=6", "elo1 is given twice; give it once");
    complains("elo0=5,elo1=5.0", "elo0 is 5 and elo1 is 5.0; elo0 must be less");
    complains("elo0=a,elo1=5", "elo0 is 'a'; it must be a number such as elo0=5");
    complains("elo0=NaN,elo1=5", "elo0 is 'NaN'; it must be a number such as elo0=5");
    complains("elo0=0,elo1=1e9", "elo1 is 1e9; it must be -2000 to 2000");
    complains("elo0=0,elo1=1e999", "elo1 is 1e999; it must be -2000 to 2000");
    complains("elo0=0,elo1=5,alpha=5%", "alpha is '5%'; it must be a number such as alpha=0.05");
    complains("elo0=0,elo1=5,alpha=0.5", "alpha is 0.5; it must be above 0 and below 0.5");
    complains("elo0=0,elo1=5,beta=0", "beta is 0; it must be above 0 and below 0.5");
    complains(
        "elo0=0,elo1=5,model=logistc", "there is no model 'logistc'; did you mean 'logistic'?");
    complains(
        "elo0=0,elo1=5,model=bayes", "there is no model 'bayes'; known: logistic, normalised");
  }

  private static void complains(String text, String message) {
    assertThatThrownBy(() -> SprtReader.read(text))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }

  @Test
  void anyTextIsATestOrAComplaint() {
    String letters = "elo01=,.-+alphbetmd 9e";
    Dice dice = new Dice(5);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder(dice.below(2) == 0 ? "" : "elo0=0,elo1=5");
      for (int k = dice.below(12); k > 0; k--) {
        text.insert(dice.below(text.length() + 1), letters.charAt(dice.below(letters.length())));
      }
      try {
        assertThat(SprtReader.read(text.toString())).isNotNull();
      } catch (InputException expected) {
        assertThat(expected.getMessage()).isNotEmpty();
      }
    }
  }
}
