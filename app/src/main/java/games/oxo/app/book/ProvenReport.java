package games.oxo.app.book;

import games.oxo.book.check.ProvenRow;
import games.oxo.book.check.ProvenSample;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.words.Text;
import games.oxo.search.value.ValueWords;
import games.oxo.session.json.Json;
import games.oxo.session.shape.ValueShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What came of solving a sample of a book's proven values again, in words and as JSON. */
record ProvenReport(ProvenSample sample) {
  String text(Game game) {
    StringBuilder text = new StringBuilder();
    text.append(
        Text.format(
            "%s: %d of %d proven values solved again, %d true, %d false",
            game.name(), sample.size(), sample.proven(), sample.right(), sample.wrong().size()));
    if (sample.unsettled() > 0) {
      text.append(Text.format(", %d not settled; --nodes allows more", sample.unsettled()));
    }
    return text.toString();
  }

  /** The false values, one sentence each. */
  List<String> faults() {
    return sample.wrong().stream().map(ProvenReport::fault).toList();
  }

  /** Says that a value is false. */
  static String fault(ProvenRow row) {
    String move = move(row);
    return Text.format(
        "%s: '%s'%s is called proven and is false",
        PositionWriter.rows(row.position()),
        ValueWords.of(mover(row), row.said()),
        move == null ? "" : " with " + move);
  }

  private static Player mover(ProvenRow row) {
    return row.position().toMove().orElseThrow();
  }

  private static @Nullable String move(ProvenRow row) {
    return row.move() == null
        ? null
        : new MoveNotation(row.position().game()).writeInList(row.move());
  }

  /** 1 when a value is false, 3 when that of one is not known. */
  int status() {
    return !sample.wrong().isEmpty()
        ? ExitStatus.FAULT
        : sample.unsettled() > 0 ? ExitStatus.UNSETTLED : ExitStatus.DONE;
  }

  Map<String, @Nullable Object> json() {
    List<Object> wrong = new ArrayList<>();
    for (ProvenRow row : sample.wrong()) {
      wrong.add(
          Json.object(
              "position", PositionWriter.rows(row.position()),
              "move", move(row),
              "player", mover(row),
              "said", ValueShape.write(mover(row), row.said())));
    }
    return Json.object(
        "proven", sample.proven(),
        "solved", sample.size(),
        "true", sample.right(),
        "false", wrong,
        "unsettled", sample.unsettled());
  }
}
