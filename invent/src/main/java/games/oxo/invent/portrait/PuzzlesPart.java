package games.oxo.invent.portrait;

import games.oxo.game.Game;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.SearchControl;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.session.json.Json;
import games.oxo.session.puzzle.Puzzle;
import games.oxo.session.puzzle.PuzzleMaker;
import games.oxo.session.puzzle.PuzzleText;
import games.oxo.session.puzzle.PuzzleWish;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Positions in which one move alone wins: the shortest and the longest such win, and puzzles. */
final class PuzzlesPart {
  private static final int SHOWN = 5;
  private static final String DEFINITION = "play.md#puzzles";

  private PuzzlesPart() {}

  /** Looks for puzzles; none in a game that points decide. */
  static List<Puzzle> make(Game game, PortraitPlan plan, SearchControl control) {
    List<Puzzle> made = new ArrayList<>();
    if (game.rules().endsEarly()) {
      PuzzleWish wish = PuzzleWish.of(0, 0, PuzzleWish.SHORTEST, game.board().cells());
      PuzzleMaker maker =
          new PuzzleMaker(game, plan.seed(), wish, List.of(), EvaluationSupply.NONE);
      Optional<Puzzle> next = maker.next(control, tried -> {});
      while (next.isPresent()) {
        made.add(next.get());
        next = made.size() < plan.puzzles() ? maker.next(control, tried -> {}) : Optional.empty();
      }
    }
    return made;
  }

  /** The shortest and the longest. */
  static PortraitSection forced(Game game, List<Puzzle> puzzles) {
    List<Puzzle> sorted = puzzles.stream().sorted(Comparator.comparingInt(Puzzle::plies)).toList();
    Puzzle shortest = sorted.get(0);
    Puzzle longest = sorted.get(sorted.size() - 1);
    MoveNotation notation = new MoveNotation(game);
    return new PortraitSection(
        "forcedWins",
        "Forced wins",
        List.of(fact("shortest", shortest), fact("longest", longest)),
        List.of(board(shortest, notation), board(longest, notation)),
        List.of());
  }

  private static PortraitFact fact(String key, Puzzle puzzle) {
    return new PortraitFact(
        key, key + " found", Text.format("%d moves", puzzle.plies()), puzzle.plies(), DEFINITION);
  }

  private static PortraitBoard board(Puzzle puzzle, MoveNotation notation) {
    return new PortraitBoard(
        Text.format(
            "%s wins in %d with %s.",
            puzzle.position().toMove().orElseThrow(),
            puzzle.plies(),
            notation.writeInList(puzzle.best())),
        puzzle.position(),
        1L << puzzle.best().cell());
  }

  /** Five of them, from easy to hard. */
  static PortraitSection puzzles(Game game, List<Puzzle> puzzles) {
    MoveNotation notation = new MoveNotation(game);
    List<Puzzle> sorted = puzzles.stream().sorted(Comparator.comparingInt(Puzzle::grade)).toList();
    List<PortraitBoard> boards = new ArrayList<>();
    List<Object> solutions = new ArrayList<>();
    List<String> words = new ArrayList<>();
    int shown = Math.min(SHOWN, sorted.size());
    for (int i = 0; i < shown; i++) {
      Puzzle each = sorted.get(shown == 1 ? 0 : i * (sorted.size() - 1) / (shown - 1));
      boards.add(
          new PortraitBoard(
              Text.format("%d. Grade %d: %s", i + 1, each.grade(), PuzzleText.task(each)),
              each.position(),
              0));
      String best = notation.writeInList(each.best());
      solutions.add(Json.object("grade", each.grade(), "solution", best));
      words.add(Text.format("%d: %s", i + 1, best));
    }
    return new PortraitSection(
        PortraitSection.PUZZLES,
        "Puzzles",
        List.of(
            new PortraitFact(
                "solutions", "solutions", String.join("; ", words), solutions, DEFINITION)),
        boards,
        List.of());
  }
}
