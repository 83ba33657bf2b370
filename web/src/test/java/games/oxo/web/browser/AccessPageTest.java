package games.oxo.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import games.oxo.game.FullRun;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that every view can be used by everybody, and keeps pictures of them all. */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class AccessPageTest {
  private static final String ANALYSED = "#/play/tic-tac-toe?m=a1.b1";

  /** A view that has something to show when this is there. */
  private static final Map<String, String> READY =
      Map.of(
          "games", ".card .stone",
          "mine", ".mine-list",
          "play", ".board .cell, .failure",
          "puzzles", ".board .stone",
          "review", ".graph .mistake",
          "setup", ".board .stone",
          "friend", ".invitation",
          "deck", ".failure",
          "design", ".live .cell.legal");

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void nothingKeepsAnybodyFromUsingAView(boolean dark, Stage stage) throws IOException {
    String axe = axe();
    for (int width : widths(dark)) {
      try (Screen screen = new Screen(stage, width, dark)) {
        // A game that does not exist is part of it.
        screen.expect("status of 40[04]").twoPeople();
        for (String view : Views.ALL) {
          look(screen, view);
          screen.picture(name(view, width, dark));
          assertThat(violations(screen, axe)).as(view + " " + width).isEmpty();
        }
        screen.remember(Map.of("analysis", "true", "threats", "true"));
        screen.open(ANALYSED).read(".figures", "every move is proven");
        screen.picture(name("#/analysis", width, dark));
        assertThat(violations(screen, axe)).as("analysis " + width).isEmpty();
        screen.page().keyboard().press("u");
        screen.see(".ply.later");
        assertThat(violations(screen, axe)).as("undone " + width).isEmpty();
        screen.play(8);
        screen.page().keyboard().press("u");
        screen.stones(1).play(7);
        screen.see(".mark.best");
        screen.find(".note-box summary").click();
        screen.find(".note-box textarea").fill("Two corners are better.");
        screen.picture(name("#/tree", width, dark));
        assertThat(violations(screen, axe)).as("tree " + width).isEmpty();
        screen.open("#/mine").see(".mine-game .stone");
        screen.picture(name("#/mine", width, dark));
        assertThat(violations(screen, axe)).as("my games " + width).isEmpty();
        screen.find(".mine-game a").first().click();
        screen.see(".mark.best");
        screen.page().keyboard().press("w");
        screen.see(".why-steps li");
        screen.picture(name("#/why", width, dark));
        assertThat(violations(screen, axe)).as("why " + width).isEmpty();
        screen.page().keyboard().press("Escape");
        screen.page().keyboard().press("p");
        screen.see("dialog[open]");
        screen.picture(name("#/players", width, dark));
        assertThat(violations(screen, axe)).as("players " + width).isEmpty();
        screen.open("#/design/squava").see(".live .cell.legal");
        screen.find("textarea.source").fill("name = \"Wrong\"\nboard = 3\n");
        screen.see(".numbers .wrong");
        screen.picture(name("#/design-error", width, dark));
        assertThat(violations(screen, axe)).as("wrong rules " + width).isEmpty();
        assertThat(screen.errors()).isEmpty();
      }
    }
  }

  /** Wide in the light and narrow in the dark; both of each in a full run. */
  private static int[] widths(boolean dark) {
    return FullRun.isOn()
        ? new int[] {Screen.WIDE, Screen.PHONE}
        : new int[] {dark ? Screen.PHONE : Screen.WIDE};
  }

  private static void look(Screen screen, String view) {
    screen.open(view);
    String kind = view.replaceFirst("#/(\\w+).*", "$1");
    screen.see(Objects.requireNonNull(READY.get(kind)));
  }

  private static String name(String view, int width, boolean dark) {
    String plain = view.replaceFirst("^#/", "").replaceFirst("\\?.*", "").replaceAll("\\W+", "-");
    return plain + "-" + width + (dark ? "-dark" : "");
  }

  private static String axe() throws IOException {
    try (InputStream script = AccessPageTest.class.getResourceAsStream("/axe.min.js")) {
      return new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** What axe finds that is serious or critical. */
  private static List<String> violations(Screen screen, String axe) {
    if (Boolean.FALSE.equals(screen.page().evaluate("'axe' in window"))) {
      screen.page().evaluate(axe);
    }
    Object found =
        screen
            .page()
            .evaluate(
                "axe.run({ resultTypes: ['violations'] }).then((r) => r.violations"
                    + ".filter((v) => v.impact === 'serious' || v.impact === 'critical')"
                    + ".flatMap((v) => v.nodes.map((n) => v.id + ': ' + n.html + ' '"
                    + " + n.failureSummary)))");
    List<String> violations = new ArrayList<>();
    ((List<?>) found).forEach(each -> violations.add(String.valueOf(each)));
    return violations;
  }

  @Test
  void valuesAreToldApartWithoutColours(Screen screen) {
    screen.twoPeople().remember(Map.of("analysis", "true"));
    screen.open(ANALYSED).read(".figures", "every move is proven");
    CDPSession session = screen.page().context().newCDPSession(screen.page());
    for (String kind : List.of("achromatopsia", "deuteranopia", "protanopia", "tritanopia")) {
      JsonObject wish = new JsonObject();
      wish.addProperty("type", kind);
      session.send("Emulation.setEmulatedVisionDeficiency", wish);
      screen.picture("analysis-" + kind);
    }
    // The best move has a sign that no other has, and every kind of value its own words.
    assertThat(screen.find(".mark.best path.star").count()).isEqualTo(1);
    assertThat(screen.find(".mark:not(.best) path.star").count()).isZero();
    Object texts =
        screen
            .page()
            .evaluate(
                "Array.from(document.querySelectorAll('.mark'), (m) => [m.classList[1],"
                    + " m.textContent])");
    for (Object each : (List<?>) texts) {
      List<?> pair = (List<?>) each;
      assertThat(String.valueOf(pair.get(1))).contains(String.valueOf(pair.get(0)));
    }
    assertThat(screen.find(".stone.X path").count()).isPositive();
    assertThat(screen.find(".stone.O circle").count()).isPositive();
  }

  @Test
  void theBoardIsAGridWithSpokenCells(Screen screen) {
    screen.twoPeople().open("#/play/yavalath").play(30);
    assertThat(screen.find("[role=grid] [role=row]").count()).isEqualTo(9);
    assertThat(screen.find("[role=gridcell]").count()).isEqualTo(61);
    assertThat(screen.cell(30).getAttribute("aria-label")).contains("X").contains("last move");
    assertThat(screen.find("[role=gridcell][tabindex='0']").count()).isEqualTo(1);
  }
}
