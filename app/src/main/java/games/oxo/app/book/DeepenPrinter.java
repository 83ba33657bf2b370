package games.oxo.app.book;

import games.oxo.book.deepen.DeepStudy;
import games.oxo.book.deepen.DeepValue;
import games.oxo.book.deepen.OpeningKind;
import games.oxo.book.deepen.SwapAnswer;
import games.oxo.book.picture.ValueLabel;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueWords;
import games.oxo.session.json.Json;
import games.oxo.session.shape.ValueShape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Prints the values of openings: tables, boards with a value on every cell, or JSON. */
final class DeepenPrinter {
  private final Terminal terminal;
  private final Game game;
  private final DeepStudy study;
  private final MoveNotation notation;

  /**
   * @param game with its swap
   */
  DeepenPrinter(Terminal terminal, Game game, DeepStudy study) {
    this.terminal = terminal;
    this.game = game;
    this.study = study;
    notation = new MoveNotation(game);
  }

  /** Tables and boards for a person. */
  void print() {
    Position start = study.game().plain().start();
    int all = study.firsts().stream().mapToInt(OpeningKind::alike).sum();
    terminal.printWrapped(
        Text.format("%s: %d first moves, %d distinct", game.name(), all, study.firsts().size()), 0);
    section(start, study.firsts());
    for (OpeningKind first : study.sorted(study.firsts())) {
      List<OpeningKind> replies = study.replies(first);
      if (!replies.isEmpty()) {
        terminal.out().println();
        terminal.printWrapped(
            Text.format(
                "After %s (%s): %d moves, %d distinct",
                notation.writeInList(first.move()),
                words(first),
                replies.stream().mapToInt(OpeningKind::alike).sum(),
                replies.size()),
            0);
        section(first.position(), replies);
      }
    }
    swapAdvice()
        .ifPresent(
            advice -> {
              terminal.out().println();
              terminal.printWrapped(advice, 0);
            });
  }

  private void section(Position at, List<OpeningKind> moves) {
    List<OpeningKind> known = study.sorted(moves);
    if (known.size() < moves.size()) {
      terminal.out().println(Text.format("not valued yet: %d", moves.size() - known.size()));
    }
    if (known.isEmpty()) {
      return;
    }
    table(known);
    Player mover = at.toMove().orElseThrow();
    terminal.out().println();
    List<Value> values = known.stream().map(this::value).toList();
    terminal.printWrapped(Text.format("For %s: %s", mover, ValueLabel.legend(values)), 0);
    terminal.out().println();
    Map<Integer, String> notes = new HashMap<>();
    for (OpeningKind move : known) {
      for (long rest = move.cells(); rest != 0; rest &= rest - 1) {
        notes.put(Long.numberOfTrailingZeros(rest), ValueLabel.text(value(move)));
      }
    }
    new Drawing(game, terminal.colours())
        .draw(at, notes)
        .forEach(line -> terminal.out().println("  " + line));
  }

  private void table(List<OpeningKind> moves) {
    boolean swaps = moves.stream().anyMatch(move -> swap(move) != SwapAnswer.NONE);
    List<List<String>> rows = new ArrayList<>();
    rows.add(new ArrayList<>(List.of("move", "alike", "value", "swap", "effort")));
    for (OpeningKind move : moves) {
      DeepValue found = study.value(move).orElseThrow();
      rows.add(
          new ArrayList<>(
              List.of(
                  notation.writeInList(move.move()),
                  Integer.toString(move.alike()),
                  words(move),
                  swap(move).name().toLowerCase(Locale.ROOT),
                  effort(found))));
    }
    if (!swaps) {
      rows.forEach(row -> row.remove(3));
    }
    int columns = rows.get(0).size();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns - 1; i++) {
        int column = i;
        int width = rows.stream().mapToInt(each -> each.get(column).length()).max().orElse(0);
        line.append(row.get(i)).append(" ".repeat(width - row.get(i).length() + 2));
      }
      terminal.printWrapped(line + row.get(columns - 1), line.length());
    }
  }

  private static String effort(DeepValue found) {
    List<String> parts = new ArrayList<>();
    parts.add(
        switch (found.source()) {
          case RULES -> "the game is over";
          case TABLE -> "from a table";
          case PROOF -> "a recorded proof";
          case SOLVER -> "solved";
          case ENGINE -> found.settings().split(" ")[0];
          case REPLIES -> "from all replies";
        });
    if (found.depth() > 0) {
      parts.add("depth " + found.depth());
    }
    if (found.nodes() > 0) {
      parts.add(found.nodes() + " nodes");
    }
    if (found.simulations() > 0) {
      parts.add(found.simulations() + " simulations");
    }
    if (found.micros() > 0) {
      parts.add(Text.format("%.1f s", found.micros() / 1e6));
    }
    return String.join(", ", parts);
  }

  private Value value(OpeningKind move) {
    return study.value(move).orElseThrow().value();
  }

  private String words(OpeningKind move) {
    return ValueWords.of(move.mover(), value(move));
  }

  private SwapAnswer swap(OpeningKind move) {
    return SwapAnswer.after(game, move, value(move));
  }

  /** The fairest opening before a swap, and that all values are without one. */
  private Optional<String> swapAdvice() {
    List<OpeningKind> offered = new ArrayList<>();
    for (OpeningKind first : study.sorted(study.firsts())) {
      offered.add(first);
      offered.addAll(study.sorted(study.replies(first)));
    }
    return offered.stream()
        .filter(move -> swap(move) != SwapAnswer.NONE)
        .min(Comparator.comparingDouble(move -> Math.abs(value(move).rank())))
        .map(
            fairest ->
                Text.format(
                    "Values are without the swap: 'swap' marks the stones that O should take over. X"
                        + " does best with the fairest: %s, %s.",
                    notation.writeList(fairest.position().moves()), words(fairest)));
  }

  /** A JSON object for each move whose value is known. */
  String json() {
    List<String> lines = new ArrayList<>();
    for (OpeningKind first : study.sorted(study.firsts())) {
      lines.add(json(first));
      study.sorted(study.replies(first)).forEach(each -> lines.add(json(each)));
    }
    return String.join(System.lineSeparator(), lines);
  }

  private String json(OpeningKind move) {
    DeepValue found = study.value(move).orElseThrow();
    SwapAnswer swap = swap(move);
    return Json.write(
        Json.object(
            "game",
            game.id(),
            "moves",
            move.position().moves().stream()
                .map(notation::writeInList)
                .collect(Collectors.toList()),
            "player",
            move.mover().name(),
            "alike",
            List.of(notation.writeCells(move.cells()).split(" ")),
            "value",
            ValueShape.write(move.mover(), found.value()),
            "proven",
            found.value().isProven(),
            "source",
            found.source().name().toLowerCase(Locale.ROOT),
            "swap",
            swap == SwapAnswer.NONE ? null : swap.name().toLowerCase(Locale.ROOT),
            "depth",
            found.depth(),
            "simulations",
            found.simulations(),
            "nodes",
            found.nodes(),
            "micros",
            found.micros(),
            "settings",
            found.settings()));
  }
}
