package games.oxo.session.examples;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.definition.Turn;
import games.oxo.game.path.LongestPath;
import games.oxo.game.rules.CellPattern;
import games.oxo.game.rules.Outcome;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The rules of any game in a few examples, made from its definition: games by its own rules, in
 * which X sets out to show one of them. The same game always has the same examples.
 */
public final class RuleExamples {
  /** So many games are tried for each example; the shortest one that shows it counts. */
  private static final int ATTEMPTS = 300;

  /** A path that is shown has at least so many cells. */
  private static final int SHORTEST_PATH = 4;

  /** The turn order is looked at so far. */
  private static final int OPENING = 6;

  private final Game game;
  private final Dice dice = new Dice(1);

  private RuleExamples(Game game) {
    this.game = game;
  }

  /** What wins, what loses, what counts; then whose turn is out of the ordinary, and the swap. */
  public static List<RuleExample> of(Game game) {
    RuleExamples examples = new RuleExamples(game);
    List<RuleExample> found = new ArrayList<>();
    if (!game.rules().hasPoints()) {
      examples.line(game.rules().winning(), Outcome.Reason.WINNING_LINE).ifPresent(found::add);
      examples.line(game.rules().losing(), Outcome.Reason.LOSING_LINE).ifPresent(found::add);
    } else if (game.rules().scoresPaths()) {
      examples.path().ifPresent(found::add);
    } else {
      examples.points().ifPresent(found::add);
    }
    examples.turn().ifPresent(found::add);
    examples.swap().ifPresent(found::add);
    return found;
  }

  /** The shortest game found in which X makes a line that decides it. */
  private Optional<RuleExample> line(CellPattern pattern, Outcome.Reason reason) {
    long[] sets = pattern.sets();
    Optional<Position> best = Optional.empty();
    for (int i = 0; i < ATTEMPTS && sets.length > 0; i++) {
      Position end = towards(sets[dice.below(sets.length)]);
      boolean shows =
          end.outcome().reason() == reason
              && end.moves().size() < best.map(Position::ply).orElse(65);
      if (shows && (end.decidingCells() & end.stones(Player.X)) != 0) {
        best = Optional.of(end);
      }
    }
    return best.map(end -> new RuleExample(RuleText.outcome(end) + ".", end, end.decidingCells()));
  }

  /** A game in which X takes the cells of a line as it can, and O others. */
  private Position towards(long line) {
    Position position = game.start();
    while (!position.outcome().isOver() && (line & position.stones(Player.O)) == 0) {
      boolean mine = position.toMove().orElseThrow() == Player.X;
      long legal = position.legalCells();
      long wanted = legal & (mine ? line : ~line);
      position = position.play(Move.at(dice.bitOf(wanted != 0 ? wanted : legal)));
    }
    return position;
  }

  /** Few stones among which X has a path, and a stone beside it that does not count. */
  private Optional<RuleExample> path() {
    LongestPath paths = new LongestPath(game.board());
    Optional<RuleExample> best = Optional.empty();
    for (int i = 0; i < ATTEMPTS; i++) {
      Position position = game.start();
      while (!position.outcome().isOver()
          && position.ply()
              < best.map(each -> each.position().ply()).orElse(game.board().cells())) {
        position = position.play(Move.at(grown(position)));
        long own = position.stones(Player.X);
        long path = paths.cells(own);
        long branch = own & ~path & touching(path);
        if (branch != 0 && Long.bitCount(path) >= SHORTEST_PATH) {
          best = Optional.of(new RuleExample(branchText(path, branch), position, path));
          break;
        }
      }
    }
    return best;
  }

  private String branchText(long path, long branch) {
    return Text.format(
        "The longest path of X has %d cells; %s branches off and does not count.",
        Long.bitCount(path), RuleText.cells(game, branch & -branch));
  }

  /** A move of X beside its own stones, if there is one. */
  private int grown(Position position) {
    long beside = position.legalCells() & touching(position.stones(Player.X));
    boolean mine = position.toMove().orElseThrow() == Player.X;
    return dice.bitOf(mine && beside != 0 ? beside : position.legalCells());
  }

  private long touching(long cells) {
    long found = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      found |= game.board().touching(Long.numberOfTrailingZeros(rest));
    }
    return found;
  }

  /** A game to its end, decided by points. */
  private Optional<RuleExample> points() {
    for (int i = 0; i < ATTEMPTS; i++) {
      Position position = game.start();
      while (!position.outcome().isOver()) {
        position = position.play(Move.at(dice.bitOf(position.legalCells())));
      }
      if (position.outcome().winner() == Player.X) {
        return Optional.of(
            new RuleExample(RuleText.outcome(position) + ".", position, position.decidingCells()));
      }
    }
    return Optional.empty();
  }

  /** The first turn that is more than one stone anywhere. */
  private Optional<RuleExample> turn() {
    Position position = game.start();
    for (int ply = 0; ply < Math.min(OPENING, game.board().cells() - 1); ply++) {
      int ring = game.definition().turns().at(ply).ring();
      int stones = 1;
      while (game.mover(ply + stones) == game.mover(ply) && stones < OPENING) {
        stones++;
      }
      if (stones > 1 || ring != Turn.ANYWHERE) {
        String where = ring == Turn.ANYWHERE ? "" : Text.format(", this one in ring %d", ring);
        String text = Text.format("%s places %s%s.", game.mover(ply), stones(stones), where);
        return Optional.of(
            new RuleExample(text, position, ring == Turn.ANYWHERE ? 0 : position.legalCells()));
      }
      if (position.legalCells() == 0) {
        return Optional.empty();
      }
      position = position.play(Move.at(middle(position.legalCells())));
    }
    return Optional.empty();
  }

  private static String stones(int number) {
    return number == 1 ? "a stone" : Text.number(number) + " stones";
  }

  /** The second player changes seats. */
  private Optional<RuleExample> swap() {
    if (game.swapPly() < 0) {
      return Optional.empty();
    }
    Position position = game.start();
    while (!position.swapOffered()) {
      position = position.play(Move.at(middle(position.legalCells())));
    }
    String text = "O may swap instead of answering: the stones stay, and the players change seats.";
    return Optional.of(new RuleExample(text, position, 0));
  }

  /** The cell nearest to the middle. */
  private int middle(long cells) {
    int best = -1;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      if (best < 0 || game.board().ring(cell) < game.board().ring(best)) {
        best = cell;
      }
    }
    return best;
  }
}
