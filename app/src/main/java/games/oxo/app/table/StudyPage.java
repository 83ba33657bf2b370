package games.oxo.app.table;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.value.ValueWords;
import games.oxo.table.LayerStudy;
import games.oxo.table.OpeningStudy;
import games.oxo.table.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The study of a table as a page in Markdown, which can be read on a terminal too. */
final class StudyPage {
  /** Everything is in the table, so the solver needs no memory to speak of. */
  private static final long BYTES = 1 << 20;

  private static final int PICTURES = 4;

  private final Table table;
  private final Game game;
  private final ValueScale scale;
  private final MoveNotation notation;
  private final Solver solver;
  private final StringBuilder page = new StringBuilder();

  StudyPage(Table table) {
    this.table = table;
    game = table.game();
    scale = new ValueScale(game);
    notation = new MoveNotation(game);
    solver = new Solver(game, BYTES, WorkerPool.SINGLE, table);
  }

  /** The whole page. */
  String of(List<LayerStudy> layers, List<OpeningStudy> openings) {
    line("# %s, solved strongly", game.name());
    line("");
    line(
        "Computed by `./oxo table study %s` from the [table](../solve.md#tables) of the game, which has",
        game.id());
    line(
        "the value of all %,d positions up to symmetry in which the game is not over.",
        table.positions());
    line("The value of the empty board: %s.", value(game.start()));
    line(
        "\"In 5\" means that the fifth stone from there ends the game, when the winner hurries and the");
    line("loser delays.");
    byStones(layers);
    openings(openings);
    heading("Perfect play");
    line("From the empty board, with the best moves of both sides:");
    line("");
    line("    %s", notation.writeList(bestPlay(game.start())));
    if (game.rules().countsStones()) {
      longest(layers);
    }
    onlyMoves(layers);
    return page.toString();
  }

  private void line(String format, Object... values) {
    String text = values.length == 0 ? format : String.format(Locale.ROOT, format, values);
    page.append(text).append('\n');
  }

  private void heading(String text) {
    line("");
    line("## %s", text);
    line("");
  }

  private String value(Position position) {
    Player mover = game.mover(position.ply());
    return ValueWords.of(mover, scale.value(table.value(position).orElseThrow(), position.ply()));
  }

  private void byStones(List<LayerStudy> layers) {
    heading("Who wins, by the number of stones");
    line(
        "The last columns count the positions in which exactly one move wins, or draws, and no other");
    line("keeps the result.");
    line("");
    line("| stones | positions | X wins | draws | O wins | one winning move | one drawing move |");
    line("|---:|---:|---:|---:|---:|---:|---:|");
    long[] sums = new long[6];
    long moverWins = 0;
    for (LayerStudy each : layers) {
      boolean x = game.mover(each.stones()) == Player.X;
      long[] counts = {
        each.positions(),
        x ? each.wins() : each.losses(),
        each.draws(),
        x ? each.losses() : each.wins(),
        each.onlyWins(),
        each.onlyDraws()
      };
      row(Integer.toString(each.stones()), counts);
      moverWins += each.wins();
      for (int i = 0; i < sums.length; i++) {
        sums[i] += counts[i];
      }
    }
    row("all", sums);
    long only = sums[4] + sums[5];
    line("");
    line(
        "The side to move wins %s of all positions, and %s are drawn. In %,d positions, %s of",
        percent(moverWins, sums[0]), percent(sums[2], sums[0]), only, percent(only, sums[0]));
    line("all, exactly one move keeps a win or a draw.");
  }

  /** A share with one decimal, or with as many as it takes to tell it from none. */
  private static String percent(long part, long all) {
    double percent = 100.0 * part / all;
    return String.format(Locale.ROOT, part == 0 || percent >= 0.1 ? "%.1f%%" : "%.2g%%", percent);
  }

  private void row(String name, long[] counts) {
    line(
        "| %s | %,d | %,d (%s) | %,d | %,d (%s) | %,d | %,d |",
        name,
        counts[0],
        counts[1],
        percent(counts[1], counts[0]),
        counts[2],
        counts[3],
        percent(counts[3], counts[0]),
        counts[4],
        counts[5]);
  }

  private void openings(List<OpeningStudy> openings) {
    heading("First moves, replies and second moves that hold");
    line(
        "A move holds if it keeps the result that the position has for the one who makes it; in a lost");
    line("position every move does.");
    line("");
    line(
        "| first move | moves like it | value | replies that hold | second moves that hold | replies with one second move |");
    line("|---|---:|---|---:|---:|---:|");
    int holding = 0;
    int all = 0;
    int best = openings.stream().mapToInt(OpeningStudy::value).max().orElse(0);
    for (OpeningStudy each : openings) {
      holding += Integer.signum(each.value()) == Integer.signum(best) ? each.alike() : 0;
      all += each.alike();
      line(
          "| %s | %d | %s | %d of %d | %d of %d | %d |",
          notation.writeInList(each.move()),
          each.alike(),
          ValueWords.of(game.mover(0), scale.value(each.value(), 0)),
          each.replies().holding(),
          each.replies().all(),
          each.seconds().holding(),
          each.seconds().all(),
          each.onlyOne());
    }
    line("");
    line("%d of the %d first moves hold.", holding, all);
  }

  private void longest(List<LayerStudy> layers) {
    List<LayerStudy.Example> wins =
        layers.stream().flatMap(each -> each.longest().stream()).toList();
    if (wins.isEmpty()) {
      return;
    }
    LayerStudy.Example slowest = Collections.max(wins, Comparator.comparingInt(this::stonesLeft));
    heading("The longest win");
    picture(slowest);
    play(slowest);
    LayerStudy.Example latest = Collections.max(wins, Comparator.comparingInt(this::lastStone));
    heading("A longest game");
    line(
        "A win that takes until stone %d of the game, and no win takes longer.", lastStone(latest));
    line("");
    picture(latest);
    play(latest);
  }

  private void play(LayerStudy.Example from) {
    line("");
    line("Best play from there: %s", notation.writeList(bestPlay(from.position())));
  }

  /** The stone of the game that ends it. */
  private int lastStone(LayerStudy.Example example) {
    return example.position().ply() + stonesLeft(example);
  }

  private int stonesLeft(LayerStudy.Example example) {
    return scale.value(example.value(), example.position().ply()).plies();
  }

  private List<Move> bestPlay(Position from) {
    List<Move> moves = new ArrayList<>();
    for (Position at = from; !at.outcome().isOver(); ) {
      Move move = best(at).get(0);
      moves.add(move);
      at = at.play(move);
    }
    return moves;
  }

  private List<Move> best(Position position) {
    return solver.solve(position, SolveGoal.BEST, Limits.NONE, SolveListener.NONE).best().stream()
        .filter(move -> !move.isSwap())
        .toList();
  }

  private void onlyMoves(List<LayerStudy> layers) {
    examples(
        "One move wins, all others lose",
        layers,
        LayerStudy::hardestWin,
        Comparator.comparingInt(example -> -stonesLeft(example)));
    examples(
        "One move draws, all others lose",
        layers,
        LayerStudy::hardestDraw,
        Comparator.comparingInt(example -> example.position().ply()));
  }

  private void examples(
      String title,
      List<LayerStudy> layers,
      Function<LayerStudy, Optional<LayerStudy.Example>> which,
      Comparator<LayerStudy.Example> order) {
    List<LayerStudy.Example> found =
        layers.stream().flatMap(each -> which.apply(each).stream()).sorted(order).toList();
    if (found.isEmpty()) {
      return;
    }
    heading(title);
    boolean first = true;
    for (LayerStudy.Example each : found.subList(0, Math.min(PICTURES, found.size()))) {
      if (!first) {
        line("");
      }
      first = false;
      picture(each);
    }
  }

  /** A position with its value, and its best move marked. */
  private void picture(LayerStudy.Example example) {
    Position position = example.position();
    List<Move> best = best(position);
    line(
        "%d %s, %s to move: %s, by %s.",
        position.ply(),
        position.ply() == 1 ? "stone" : "stones",
        game.mover(position.ply()),
        value(position),
        notation.writeList(best.subList(0, 1)));
    line("");
    for (String each : new Drawing(game, false).draw(position, Map.of(best.get(0).cell(), "*"))) {
      line("    %s", each);
    }
  }
}
