package games.oxo.app.table;

import games.oxo.cli.terminal.Interrupt;
import games.oxo.cli.terminal.Progress;
import games.oxo.game.words.Text;
import games.oxo.table.BuildListener;

/** Shows how far the work is, and stops it on Ctrl-C. */
public record TableProgress(Progress progress, Interrupt interrupt) implements BuildListener {
  @Override
  public void begins(Stage stage, int stones) {
    progress.clear();
    progress.start(
        switch (stage) {
          case FINDING -> Text.format("positions with %d stones", stones);
          case VALUING -> "values";
          case ASSEMBLING -> "putting the table together";
          case READING -> "reading";
          case VERIFYING -> "verifying";
          case EXPORTING -> "exporting";
          case EXTRACTING -> "extracting";
          case STUDYING -> "studying";
        });
  }

  @Override
  public boolean goOn(double fraction) {
    progress.show(fraction);
    return !interrupt.requested();
  }
}
