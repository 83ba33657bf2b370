package games.oxo.invent.portrait;

import games.oxo.game.Game;
import games.oxo.game.definition.Definition;
import games.oxo.match.balance.BalanceResult;
import games.oxo.match.balance.BalanceRun;
import games.oxo.match.record.GameRecord;
import games.oxo.search.WorkProgress;
import games.oxo.search.engines.Knowledge;
import games.oxo.session.balance.SelfPlayStatistics;
import games.oxo.session.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes a portrait of a game, part after part; what was not reached when it is stopped is left out.
 */
public final class PortraitMaker {
  private final Game game;
  private final PortraitPlan plan;
  private final long bytes;
  private final Knowledge known;
  private final WorkProgress progress;
  private final BooleanSupplier stopped;
  private final List<PortraitSection> sections = new ArrayList<>();

  /**
   * @param bytes memory for engines and the solver
   * @param known what needs no search
   */
  public PortraitMaker(
      Game game,
      PortraitPlan plan,
      long bytes,
      Knowledge known,
      WorkProgress progress,
      BooleanSupplier stopped) {
    this.game = game;
    this.plan = plan;
    this.bytes = bytes;
    this.known = known;
    this.progress = progress;
    this.stopped = stopped;
  }

  /** Does all the work. */
  public GamePortrait make() {
    sections.add(RulesPart.of(game));
    progress.start("counting positions");
    sections.add(SizePart.of(game, stopped));
    List<GameRecord> games = new ArrayList<>();
    BalanceResult balance =
        new BalanceRun(game, plan.balance(), bytes, known, progress, stopped).run(games::add);
    if (balance.study().games() > 0) {
      balance(balance, games);
    }
    if (!stopped.getAsBoolean()) {
      progress.start("copying moves");
      add(new MirrorPart(game, plan.seed(), stopped::getAsBoolean).section());
    }
    if (!stopped.getAsBoolean()) {
      puzzles();
    }
    return new GamePortrait(game, sections, games, !stopped.getAsBoolean());
  }

  private void balance(BalanceResult balance, List<GameRecord> games) {
    BalanceParts parts = new BalanceParts(balance);
    sections.add(parts.winner(otherwise()));
    sections.add(parts.course());
    add(parts.depth());
    sections.add(OpeningsPart.of(game, games));
    sections.add(SamplePart.of(game, games));
  }

  /** The same game with its swap taken away, or given one. */
  private @Nullable SelfPlayStatistics otherwise() {
    if (stopped.getAsBoolean()) {
      return null;
    }
    Definition rules = game.definition();
    Game other = Game.of(rules.swap() ? rules.withoutSwap() : rules.withSwap());
    BalanceRun.Plan games = plan.withoutMore().balance();
    SelfPlayStatistics study =
        new BalanceRun(other, games, bytes, known, progress, stopped).run(any -> {}).study();
    return study.games() > 0 ? study : null;
  }

  private void puzzles() {
    progress.start("looking for puzzles");
    List<Puzzle> puzzles = PuzzlesPart.make(game, plan, stopped::getAsBoolean);
    if (!puzzles.isEmpty()) {
      sections.add(PuzzlesPart.forced(game, puzzles));
      sections.add(PuzzlesPart.puzzles(game, puzzles));
    }
  }

  private void add(PortraitSection section) {
    if (!section.facts().isEmpty()) {
      sections.add(section);
    }
  }
}
