package games.oxo.report;

import games.oxo.invent.portrait.GamePortrait;
import games.oxo.invent.portrait.PortraitBoard;
import games.oxo.invent.portrait.PortraitFact;
import games.oxo.invent.portrait.PortraitSection;
import games.oxo.report.DataTable.Column;
import java.util.List;

/** The page with all about a game. */
public final class GamePage {
  private GamePage() {}

  /** The file. */
  public static String html(GamePortrait portrait) {
    DataPage page = new DataPage("game", portrait.game().name()).board(portrait.game());
    page.lead(String.join(" ", rules(portrait)));
    for (PortraitSection section : portrait.sections()) {
      add(section, page);
    }
    if (!portrait.games().isEmpty()) {
      page.section("The games").games(PlayedGames.of(portrait.game(), portrait.games()));
    }
    return page.html();
  }

  private static List<String> rules(GamePortrait portrait) {
    return portrait.sections().isEmpty() ? List.of() : portrait.sections().get(0).sentences();
  }

  private static void add(PortraitSection section, DataPage page) {
    page.section(section.heading());
    if (!section.facts().isEmpty() && !section.hidesFacts()) {
      page.table(facts(section));
    }
    if (!section.key().equals("rules")) {
      section.sentences().forEach(page::paragraph);
    }
    if (!section.boards().isEmpty()) {
      page.sideBySide(
          side -> {
            for (PortraitBoard board : section.boards()) {
              side.captioned(board.position(), board.caption());
            }
          });
    }
    if (section.hidesFacts()) {
      page.details("Solutions", inner -> inner.table(facts(section)));
    }
  }

  private static DataTable facts(PortraitSection section) {
    DataTable table =
        DataTable.of(Column.name("figure"), Column.text("value"), Column.text("explained in"));
    for (PortraitFact fact : section.facts()) {
      table.row(fact.label(), fact.text(), "docs/" + fact.definition());
    }
    return table;
  }
}
