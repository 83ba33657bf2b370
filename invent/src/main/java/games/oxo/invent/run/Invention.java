package games.oxo.invent.run;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.invent.rules.RuleGrammar;
import games.oxo.invent.rules.RuleSet;
import games.oxo.invent.sieve.EngineSieve;
import games.oxo.invent.sieve.Figure;
import games.oxo.invent.sieve.Figures;
import games.oxo.invent.sieve.Merit;
import games.oxo.invent.sieve.RandomSieve;
import games.oxo.invent.sieve.SolverSieve;
import games.oxo.search.SearchControl;
import games.oxo.search.parallel.OrderedPipeline;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An evolutionary search for games. Each generation is made from the best so far by mutation and
 * crossing, and some of it anew; then each rule set goes through the sieves. What is found depends
 * on the plan only, neither on the number of threads nor on where the search was interrupted.
 */
public final class Invention {
  private static final int GENERATION = 32;
  private static final int ATTEMPTS = 40;
  private static final double NEW = 0.3;
  private static final double CROSSED = 0.35;
  private static final double MUTATED_AFTER_CROSSING = 0.5;

  /** With less merit, exact values are not worth their time. */
  private static final double WORTH_SOLVING = 0.3;

  /**
   * On larger boards, joined ones, or ones with holes, the longest path takes too long to count.
   */
  private static final int MOST_CELLS_OF_PATHS = 30;

  /** With more, a second series of games tells whether it was luck. */
  private static final double WORTH_A_CLOSER_LOOK = 0.85;

  /** So different are the games that are shown in the end. */
  private static final double DIFFERENT = 1;

  private final InventPlan plan;
  private final RuleGrammar grammar;
  private final RulePopulation population;
  private final Set<String> seen = new HashSet<>();
  private final List<Trial> tried = new ArrayList<>();
  private int generation;

  /** The trials of the generation under way, from an earlier run. */
  private List<Trial> begun = List.of();

  /**
   * @param before what an earlier run of the same plan has tried, in its order
   */
  public Invention(InventPlan plan, List<Trial> before) {
    this.plan = plan;
    grammar = new RuleGrammar(plan.space());
    List<RuleSet> known = plan.known().stream().map(game -> RuleSet.of(game.definition())).toList();
    population = new RulePopulation(known);
    plan.known().forEach(game -> seen.add(RuleSet.identity(game)));
    int last = before.isEmpty() ? 0 : before.get(before.size() - 1).generation();
    for (; generation < last; generation++) {
      add(before.stream().filter(each -> each.generation() == generation).toList());
    }
    begun = before.stream().filter(each -> each.generation() == last).toList();
    tried.addAll(begun);
  }

  private void add(List<Trial> trials) {
    tried.addAll(trials);
    take(trials);
  }

  private void take(List<Trial> trials) {
    trials.forEach(each -> seen.add(each.identity()));
    population.add(trials);
  }

  /** All that was tried, in order. */
  public List<Trial> tried() {
    return Collections.unmodifiableList(tried);
  }

  /** The best that differ from each other, at most so many. */
  public List<Trial> best(int most) {
    List<Trial> sorted =
        tried.stream().filter(each -> each.merit() > 0).sorted(Trial.BEST_FIRST).toList();
    return RulePopulation.unlike(sorted, most, DIFFERENT);
  }

  /**
   * Tries one more generation, or what is left of it.
   *
   * @param most how many rule sets to try at most
   * @param stop whether to leave what is not finished
   * @param ended receives each trial, in order
   * @param idle is called some times a second
   * @return whether there was anything left to try
   */
  public boolean generation(
      int workers, int most, SearchControl stop, Consumer<Trial> ended, Runnable idle) {
    List<Candidate> candidates = candidates();
    int from = Math.min(begun.size(), candidates.size());
    List<Candidate> left =
        candidates.subList(from, Math.min(candidates.size(), from + Math.max(0, most)));
    List<Trial> whole = new ArrayList<>(begun);
    new OrderedPipeline<Candidate, Optional<Trial>>(workers)
        .run(
            left.iterator(),
            () -> each -> attempt(each, stop),
            trial -> {
              trial.ifPresent(
                  each -> {
                    whole.add(each);
                    tried.add(each);
                    ended.accept(each);
                  });
              return trial.isPresent();
            },
            idle);
    if (whole.size() < candidates.size()) {
      begun = whole;
    } else {
      take(whole);
      begun = List.of();
      generation++;
    }
    return !candidates.isEmpty();
  }

  private List<Candidate> candidates() {
    List<Candidate> candidates = new ArrayList<>();
    Set<String> own = new HashSet<>();
    int number = tried.size() - begun.size();
    Dice dice = new Dice(new Dice(plan.seed()).next() + generation);
    for (int i = 0; i < GENERATION; i++) {
      for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
        Candidate drawn = draw(number + 1, dice);
        if (drawn != null && !seen.contains(drawn.identity()) && own.add(drawn.identity())) {
          candidates.add(drawn);
          number++;
          break;
        }
      }
    }
    return candidates;
  }

  private @Nullable Candidate draw(int number, Dice dice) {
    RuleSet from = plan.from();
    String origin = "new";
    RuleSet rules;
    if (population.isEmpty() && from != null) {
      rules = dice.below(GENERATION) == 0 ? from : grammar.mutate(from, dice);
      origin = "of the first";
    } else if (population.isEmpty() || dice.fraction() < NEW) {
      rules = grammar.random(dice);
    } else if (dice.fraction() < CROSSED) {
      Trial one = population.parent(dice);
      Trial two = population.parent(dice);
      rules = grammar.cross(one.rules(), two.rules(), dice);
      rules = dice.fraction() < MUTATED_AFTER_CROSSING ? grammar.mutate(rules, dice) : rules;
      origin = "of " + one.number() + " and " + two.number();
    } else {
      Trial parent = population.parent(dice);
      rules = grammar.mutate(parent.rules(), dice);
      origin = "of " + parent.number();
    }
    try {
      rules = rules.withoutIdleKeys();
      Game game = rules.game("game " + number);
      return isQuick(game)
          ? new Candidate(number, generation, origin, rules, game, population.novelty(rules))
          : null;
    } catch (InputException notPlayable) {
      return null;
    }
  }

  private static boolean isQuick(Game game) {
    return !game.rules().scoresPaths()
        || (game.board().cells() <= MOST_CELLS_OF_PATHS
            && game.board().features().isWhole()
            && !game.board().features().isJoined());
  }

  /**
   * @return nothing when it was stopped
   */
  private Optional<Trial> attempt(Candidate each, SearchControl stop) {
    Game game = each.game();
    long seed = new Dice(plan.seed() + each.number()).next() >>> 1;
    Figures figures = RandomSieve.measure(game, seed).with(Figure.NOVELTY, each.novelty());
    Optional<String> objection = RandomSieve.objection(game, figures);
    Trial.Stage stage = Trial.Stage.RANDOM;
    double merit = 0;
    if (objection.isEmpty() && !stop.stop()) {
      stage = Trial.Stage.ENGINE;
      figures = figures.with(EngineSieve.first().measure(game, seed, stop));
      merit = merit(each, figures);
      if (merit > WORTH_A_CLOSER_LOOK && !stop.stop()) {
        figures = figures.with(EngineSieve.closer().measure(game, seed + 1, stop));
        merit = merit(each, figures);
      }
      if (merit > WORTH_SOLVING && !stop.stop()) {
        stage = Trial.Stage.SOLVER;
        figures = figures.with(SolverSieve.measure(game, stop));
        merit = merit(each, figures);
      }
    }
    return stop.stop()
        ? Optional.empty()
        : Optional.of(
            new Trial(
                each.number(),
                each.generation(),
                each.origin(),
                each.rules(),
                each.identity(),
                stage,
                objection.orElse(""),
                figures,
                merit));
  }

  private double merit(Candidate each, Figures figures) {
    double merit = Merit.of(each.game(), figures, each.rules().complexity(), plan.wishes());
    return Math.round(merit * 10_000) / 10_000.0;
  }
}
