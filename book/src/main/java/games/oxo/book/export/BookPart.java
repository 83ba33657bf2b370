package games.oxo.book.export;

import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.book.compact.ReachablePositions;
import games.oxo.book.compact.ReplyTree;
import games.oxo.book.compact.TreeRules;
import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.definition.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The part of a program that is an opening book: its replies as digits, the decoder, the look-up.
 */
final class BookPart {
  private final DistilledBook book;
  private final SourceTemplate template;
  private final int[] tables;
  private final Map<String, String> figures;

  BookPart(DistilledBook book, SourceTemplate template) {
    this.book = ReachablePositions.mostUsefulFirst(book);
    this.template = template;
    Game game = book.game().plain();
    TreeRules rules = new TreeRules(game);
    SourcePlan.checkBook(game, rules);
    tables = tables(game, rules);
    figures = figures(this.book, game, rules, template);
  }

  private static Map<String, String> figures(
      DistilledBook book, Game game, TreeRules rules, SourceTemplate template) {
    Map<String, String> figures = new TreeMap<>();
    figures.put("SYMMETRIES", Integer.toString(game.symmetries().size()));
    figures.put("WINDOW", Integer.toString(rules.window()));
    figures.put("LOSING", Integer.toString(rules.losing()));
    figures.put("LINE_GAME", game.rules().endsEarly() ? "1" : "0");
    figures.put("SWAP_PLY", Integer.toString(rules.swapPly()));
    figures.put("ROOTS", book.beforeSwap().isEmpty() ? "2" : "4");
    Entry example =
        book.entries().stream().filter(each -> each.key().ply() > 1).findFirst().orElse(null);
    figures.put("EXAMPLE_X", example == null ? "" : template.names(example.key().x()));
    figures.put("EXAMPLE_O", example == null ? "" : template.names(example.key().o()));
    return figures;
  }

  /**
   * The numbers, from 0 to 64, that stand before the tree: for each symmetry where each cell goes;
   * for each turn twice its ring, plus 1 for O; for each cell its ring; for each line its length
   * and its cells; 0.
   */
  private static int[] tables(Game game, TreeRules rules) {
    List<Integer> numbers = new ArrayList<>();
    for (Symmetry each : game.symmetries()) {
      IntStream.of(each.permutation()).forEach(numbers::add);
    }
    addTurns(game, numbers);
    for (int[] line : rules.lines()) {
      numbers.add(line.length);
      IntStream.of(line).forEach(numbers::add);
    }
    numbers.add(0);
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  /** For each turn twice its ring, plus 1 for O; for each cell its ring. */
  static void addTurns(Game game, List<Integer> to) {
    for (int ply = 0; ply < game.board().cells(); ply++) {
      Turn turn = game.definition().turns().at(ply);
      to.add(
          (turn.ring() == Turn.ANYWHERE ? 0 : 2 * turn.ring())
              + (turn.player() == Player.O ? 1 : 0));
    }
    for (int cell = 0; cell < game.board().cells(); cell++) {
      to.add(game.board().ring(cell));
    }
  }

  /** How many positions there are to choose from, besides those before a swap. */
  int entries() {
    return book.entries().size();
  }

  /** How many positions there are with those before a swap. */
  int available() {
    return book.entries().size() + book.beforeSwap().size();
  }

  /** The most useful positions as a tree. */
  ReplyTree first(int count) {
    DistilledBook part =
        new DistilledBook(book.game(), book.entries().subList(0, count), book.beforeSwap());
    return ReplyTree.write(part, tables, template.base());
  }

  /** The source code. */
  String text(ReplyTree tree) {
    Map<String, String> filled = new TreeMap<>(figures);
    filled.put("ENTRIES", Integer.toString(tree.entries()));
    return template.part("book", filled, tree.digits());
  }
}
