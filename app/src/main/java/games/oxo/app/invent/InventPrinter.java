package games.oxo.app.invent;

import games.oxo.cli.terminal.Paint;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.invent.run.Trial;
import games.oxo.invent.run.TrialJson;
import games.oxo.invent.sieve.Figure;
import games.oxo.invent.sieve.Figures;
import games.oxo.session.json.Json;
import games.oxo.web.WebSettings;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes the games that a search has found, and tells about them. */
final class InventPrinter {
  /** Where {@code oxo serve} shows the page. */
  private static final String SITE = "http://localhost:" + WebSettings.USUAL_PORT + "/";

  private final Terminal terminal;
  private final InventFolder folder;
  private final boolean json;

  InventPrinter(Terminal terminal, InventFolder folder, boolean json) {
    this.terminal = terminal;
    this.folder = folder;
    this.json = json;
  }

  /**
   * Writes the best games and prints what they are.
   *
   * @param before how many were tried in earlier runs
   */
  void print(List<Trial> tried, List<Trial> best, int before) {
    long played = tried.stream().filter(Trial::isPlayed).count();
    if (!json) {
      terminal
          .out()
          .println(
              Text.format(
                  "%d rule sets tried%s; engines played %d of them. All are in %s",
                  tried.size(),
                  before > 0 ? Text.format(" (%d before)", before) : "",
                  played,
                  folder.table()));
    }
    for (int i = 0; i < best.size(); i++) {
      Trial each = best.get(i);
      String text = definition(each);
      String file = folder.write(each.name().toLowerCase(Locale.ROOT) + ".toml", text).toString();
      if (json) {
        Map<String, @Nullable Object> object = TrialJson.object(each);
        object.put("file", file);
        object.put("link", link(each));
        terminal.out().println(Json.write(object));
      } else {
        describe(i + 1, each, file);
      }
    }
  }

  private void describe(int number, Trial each, String file) {
    Figures figures = each.figures();
    terminal.out().println();
    terminal
        .out()
        .println(
            new Paint(terminal.colours())
                .strong(Text.format("%2d. %s  %.2f", number, each.name(), each.merit())));
    terminal.printWrapped("    " + goal(each), 4);
    terminal.printWrapped("    " + figures(figures), 4);
    terminal.out().println("    " + file);
  }

  private static String figures(Figures figures) {
    return Text.format(
        "The first player scores %.0f%%, draws %.0f%%, %.0f stones a game, the lead changes in"
            + " %.0f%%, thinking eight times as much scores %.0f%%.",
        100 * figures.get(Figure.FIRST),
        100 * figures.get(Figure.DRAWS),
        figures.get(Figure.STONES),
        100 * figures.get(Figure.CHANGING),
        100 * figures.get(Figure.DEPTH));
  }

  /** The rules in words. */
  static String goal(Trial each) {
    Game game = each.rules().game(each.name());
    return game.board().describe() + ": " + String.join(" ", RuleText.sentences(game));
  }

  /** A file that says where the game comes from. */
  private static String definition(Trial each) {
    return Text.format(
            "# Found by a search for games: merit %.2f. %s\n# With ./oxo serve: %s\n",
            each.merit(), figures(each.figures()), link(each))
        + each.rules().text(each.name());
  }

  /** Where the page of a server on this machine plays it. */
  private static String link(Trial each) {
    return SITE + PlayLink.of(each.rules().text(each.name()));
  }
}
