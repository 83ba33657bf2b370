package games.oxo.app.invent;

import games.oxo.cli.option.Between;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.UserGames;
import games.oxo.invent.rules.RuleSet;
import games.oxo.invent.rules.RuleSpace;
import games.oxo.invent.run.InventPlan;
import games.oxo.invent.sieve.Wish;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options: where games are searched, for what, and for how long. */
final class InventOptions {
  private static final double NANOS_PER_HOUR = 3.6e12;

  @Option(
      names = "--from",
      paramLabel = "GAME",
      description = "Begin with the rules of this game and change them.")
  private String from = "";

  @Option(
      names = "--boards",
      paramLabel = "LIST",
      description =
          "Only on these boards, such as 5x5,hexagon:4 (default: that of --from, or seven of usual"
              + " size).")
  private String boards = "";

  @Option(
      names = "--keys",
      paramLabel = "LIST",
      description =
          "Change only these keys of a definition, such as line.win,line.lose,swap (default: all"
              + " that docs/invent.md lists).")
  private String keys = "";

  @Option(
      names = "--want",
      paramLabel = "LIST",
      description =
          "What matters most: fair, short, deep, lively, swap (default: all about alike).")
  private String want = "";

  @Option(
      names = "--hours",
      paramLabel = "H",
      defaultValue = "1",
      description = "Search for this long (default: ${DEFAULT-VALUE}).")
  @Between(least = 0.001, most = 8760)
  private double hours;

  @Option(
      names = "--tries",
      paramLabel = "N",
      description = "Stop after this many rule sets, those of earlier runs included.")
  @InRange(OptionRange.GAMES)
  private int tries;

  @Option(
      names = "--best",
      paramLabel = "N",
      defaultValue = "10",
      description = "How many games to write in the end (default: ${DEFAULT-VALUE}).")
  @Between(least = 1, most = 1000)
  private int best;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The seed; another seed finds other games (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.SEED)
  private long seed;

  /** What is to be searched; loads the game to begin with. */
  InventPlan plan() {
    @Nullable RuleSet first =
        from.isBlank() ? null : RuleSet.of(UserGames.load(from.strip()).definition());
    List<String> on = RuleSpace.list(boards);
    if (on.isEmpty()) {
      on = first == null ? RuleSpace.BOARDS : List.of(first.boardName());
    }
    List<String> vary = RuleSpace.list(keys);
    RuleSpace space = new RuleSpace(on, vary.isEmpty() ? RuleSpace.KEYS : vary);
    Set<Wish> wishes = EnumSet.noneOf(Wish.class);
    RuleSpace.list(want).forEach(word -> wishes.add(Wish.of(word)));
    return new InventPlan(space, first, wishes, InventPlan.builtIn(), seed);
  }

  /** How long to search, in nanoseconds. */
  double nanos() {
    return hours * NANOS_PER_HOUR;
  }

  /** How many rule sets may be tried. */
  int tries() {
    return tries == 0 ? Integer.MAX_VALUE : tries;
  }

  /** How many games to write. */
  int best() {
    return best;
  }

  /** What another run must agree on to go on from the same folder. */
  List<String> agreement(InventPlan plan) {
    List<String> words = new ArrayList<>();
    words.add("--seed " + plan.seed());
    words.add("--boards " + String.join(",", plan.space().boards()));
    words.add("--keys " + String.join(",", plan.space().keys()));
    words.add(
        "--want " + String.join(",", plan.wishes().stream().map(Wish::word).sorted().toList()));
    words.add("--from " + from.strip());
    return words;
  }
}
