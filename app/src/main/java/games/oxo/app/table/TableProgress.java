package games.oxo.app.table;

import games.oxo.cli.terminal.LongWork;
import games.oxo.game.words.Text;
import games.oxo.table.BuildListener;

/** Shows how far the work is, and stops it on Ctrl-C. */
public record TableProgress(LongWork work) implements BuildListener {
  @Override
  public void begins(Stage stage, int stones) {
    work.clear();
    work.start(
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
    return work.goOn(fraction);
  }
}
