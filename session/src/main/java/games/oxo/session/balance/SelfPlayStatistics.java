package games.oxo.session.balance;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Statistics of games of an engine against itself: scores, draws, lengths, lead changes. Games lost
 * by a fault do not count.
 */
public final class SelfPlayStatistics {
  private final Game rules;
  private final ValueUnit unit;
  private ResultCounts first = ResultCounts.NONE;
  private int faults;
  private int swaps;
  private int comebacks;
  private int even;
  private long moves;
  private long choices;
  private final List<Integer> stones = new ArrayList<>();
  private final List<Integer> changes = new ArrayList<>();
  private final List<Integer> sure = new ArrayList<>();
  private final List<Integer> margins = new ArrayList<>();
  private final Set<List<Integer>> different = new HashSet<>();

  private SelfPlayStatistics(Game rules, ValueUnit unit) {
    this.rules = rules;
    this.unit = unit;
  }

  /**
   * Studies games that began on the empty board.
   *
   * @throws InputException when one is not a game by these rules
   */
  public static SelfPlayStatistics of(Game rules, List<? extends StudiedGame> games) {
    SelfPlayStatistics study = new SelfPlayStatistics(rules, ValueUnit.of(games));
    games.forEach(study::add);
    return study;
  }

  private void add(StudiedGame game) {
    if (game.isForfeit()) {
      faults++;
      return;
    }
    PlayedGame played = PlayedGame.of(rules, game);
    LeadHistory course = LeadHistory.of(game, unit, Math.max(0, rules.swapPly()));
    first = first.plus(game.winner());
    stones.add(played.stones());
    moves += played.moves();
    choices += played.choices();
    swaps += played.swapped() ? 1 : 0;
    changes.add(course.changes());
    even += course.isEven() ? 1 : 0;
    comebacks += course.isComeback() ? 1 : 0;
    if (game.winner() != 0) {
      sure.add(ProvenWin.movesBeforeTheEnd(game));
      margins.add(played.margin());
    }
    different.add(played.path());
  }

  /** The game that was studied. */
  public Game game() {
    return rules;
  }

  /** What the engine's values are. */
  public ValueUnit unit() {
    return unit;
  }

  /** How many games count. */
  public int games() {
    return (int) first.games();
  }

  /** How many games were lost by a fault. */
  public int faults() {
    return faults;
  }

  /** The games as the one who began sees them. */
  public ResultCounts results() {
    return first;
  }

  /** The points of the one who began; a draw is half a point. */
  public Proportion first() {
    return new Proportion(first.points(), first.games());
  }

  /** The games without a winner. */
  public Proportion draws() {
    return new Proportion(first.draws(), first.games());
  }

  /** The games with a winner. */
  public Proportion decided() {
    return new Proportion(first.wins() + first.losses(), first.games());
  }

  /** The games in which the players changed seats. */
  public Proportion swaps() {
    return new Proportion(swaps, first.games());
  }

  /** Stones placed in a game. */
  public Distribution stones() {
    return Distribution.of(stones);
  }

  /** The share of the board that is filled at the end, on average. */
  public double filled() {
    return stones().mean() / rules.board().cells();
  }

  /** How often the lead changed in a game. */
  public Distribution leadChanges() {
    return Distribution.of(changes);
  }

  /** The games in which the lead changed at all. */
  public Proportion changing() {
    return new Proportion(leadChanges().atLeast(1), first.games());
  }

  /** The games in which nobody was ever ahead. */
  public Proportion even() {
    return new Proportion(even, first.games());
  }

  /** Of the games with a winner those in which he was behind in the second half. */
  public Proportion comebacks() {
    return new Proportion(comebacks, first.wins() + first.losses());
  }

  /** Of the games with a winner: with how many moves to go his win was proven. */
  public Distribution sureBefore() {
    return Distribution.of(sure);
  }

  /** Of the games with a winner: by how many points he won; all 0 in a line game. */
  public Distribution margins() {
    return Distribution.of(margins);
  }

  /** Legal moves in a position of these games, on average. */
  public double branching() {
    return moves == 0 ? 0 : (double) choices / moves;
  }

  /** How many games are different up to symmetry. */
  public int different() {
    return different.size();
  }
}
