package games.oxo.app.book;

import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.book.distill.Refutation;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
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

/**
 * What came of distilling a book.
 *
 * @param probe the effort of the probe as it was written; empty without one
 * @param probed how many moves were attacked
 */
record DistillReport(
    Game game,
    DistilledBook book,
    String file,
    int bytes,
    String probe,
    int probed,
    List<Refutation> refuted,
    long micros) {

  String text() {
    StringBuilder text = new StringBuilder();
    int swaps = book.beforeSwap().size();
    text.append(
        Text.format(
            "%s: %d positions%s, %d proven, %d bytes in %s, %.1f s%n",
            game.name(),
            book.entries().size(),
            swaps == 0 ? "" : Text.format(" and %d where a swap may come", swaps),
            proven(),
            bytes,
            file,
            micros / 1e6));
    text.append(
        probe.isEmpty()
            ? Text.format("No move was probed; --probe 1s attacks each before it is kept.%n")
            : Text.format(
                "%d moves that are not proven were attacked for %s each, %d of them refuted.%n",
                probed, probe, refuted.size()));
    refuted.forEach(each -> text.append("  ").append(line(each)).append(System.lineSeparator()));
    return text.toString();
  }

  private long proven() {
    return book.entries().stream().filter(each -> each.value().isProven()).count();
  }

  /** {@code ...X.: d4 (62%) loses: O wins in 7 by c3 e4 …}. */
  private String line(Refutation refutation) {
    Entry entry = refutation.entry();
    Position position = position(entry);
    MoveNotation notation = new MoveNotation(position.game());
    return Text.format(
        "%s: %s was %s and is %s%s",
        PositionWriter.rows(position),
        notation.write(entry.move()),
        words(position, entry.move(), entry.value()),
        words(position, entry.move(), refutation.found()),
        refutation.line().isEmpty() ? "" : ": " + notation.writeList(refutation.line()));
  }

  private Position position(Entry entry) {
    return entry.key().position(book.game().plain());
  }

  private static String words(Position position, Move move, games.oxo.search.value.Value value) {
    return ValueWords.ofMove(position.toMove().orElseThrow(), move, value);
  }

  String json() {
    List<Map<String, @Nullable Object>> found = new ArrayList<>();
    for (Refutation each : refuted) {
      Position position = position(each.entry());
      MoveNotation notation = new MoveNotation(position.game());
      Player mover = position.toMove().orElseThrow();
      Move move = each.entry().move();
      found.add(
          Json.object(
              "position", PositionWriter.rows(position),
              "move", notation.writeInList(move),
              "value", ValueShape.ofMove(mover, move, each.entry().value()),
              "found", ValueShape.ofMove(mover, move, each.found()),
              "line", each.line().stream().map(notation::writeInList).toList()));
    }
    return Json.write(
        Json.object(
            "game",
            game.id(),
            "file",
            file,
            "positions",
            book.entries().size(),
            "beforeSwap",
            book.beforeSwap().size(),
            "proven",
            proven(),
            "bytes",
            bytes,
            "probe",
            probe.isEmpty() ? null : probe,
            "probed",
            probed,
            "refuted",
            found,
            "micros",
            micros));
  }
}
