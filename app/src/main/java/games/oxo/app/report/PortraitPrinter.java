package games.oxo.app.report;

import games.oxo.cli.terminal.Paint;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.text.Drawing;
import games.oxo.game.words.Text;
import games.oxo.invent.portrait.GamePortrait;
import games.oxo.invent.portrait.PortraitBoard;
import games.oxo.invent.portrait.PortraitFact;
import games.oxo.invent.portrait.PortraitSection;
import java.io.PrintStream;

/** Prints a report on a game. */
final class PortraitPrinter {
  /** Where the text beside a label begins. */
  private static final int TEXT = 27;

  private final Terminal terminal;
  private final PrintStream out;
  private final Paint paint;
  private final GamePortrait portrait;
  private final Drawing drawing;

  PortraitPrinter(Terminal terminal, GamePortrait portrait) {
    this.terminal = terminal;
    this.portrait = portrait;
    out = terminal.out();
    paint = new Paint(terminal.colours());
    drawing = new Drawing(portrait.game(), terminal.colours());
  }

  void print() {
    out.println(
        paint.strong(
            Text.format("%s, %s", portrait.game().name(), portrait.game().board().describe())));
    for (PortraitSection section : portrait.sections()) {
      out.println();
      out.println(paint.strong(section.heading()));
      if (!section.hidesFacts()) {
        facts(section);
      }
      for (String sentence : section.sentences()) {
        terminal.printWrapped("  " + sentence, 2);
      }
      for (PortraitBoard board : section.boards()) {
        out.println();
        terminal.printWrapped("  " + board.caption(), 2);
        drawing.draw(board.position()).forEach(line -> out.println("    " + line));
      }
      if (section.hidesFacts()) {
        out.println();
        facts(section);
      }
    }
  }

  private void facts(PortraitSection section) {
    for (PortraitFact fact : section.facts()) {
      terminal.printWrapped(Text.format("  %-23s  %s", fact.label(), fact.text()), TEXT);
    }
  }
}
