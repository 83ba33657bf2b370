package games.oxo.match.standing;

import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Turn;
import games.oxo.match.record.MatchHeader;
import games.oxo.match.stats.BradleyTerry;
import games.oxo.match.stats.Pentanomial;
import games.oxo.match.stats.RatedGame;
import games.oxo.match.stats.Ratings;
import games.oxo.match.stats.WinDrawLoss;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The standings of a match or tournament: scores, cross table, effort and faults, counted from its
 * games.
 */
public final class Standings {
  private final List<String> engines;
  private final AllowedTime allowed;
  private final WinDrawLoss[][] games;
  private final Pentanomial[][] pairs;
  private final Effort[] efforts;
  private final List<GameRecord> forfeits = new ArrayList<>();
  private WinDrawLoss first = WinDrawLoss.NONE;
  private int count;
  private long moves;
  private final Set<String> different = new HashSet<>();
  private final List<RatedGame> rated = new ArrayList<>();

  private Standings(MatchHeader header) {
    engines = List.copyOf(header.engines());
    allowed = AllowedTime.of(header);
    int size = engines.size();
    games = new WinDrawLoss[size][size];
    pairs = new Pentanomial[size][size];
    for (int i = 0; i < size; i++) {
      Arrays.fill(games[i], WinDrawLoss.NONE);
      Arrays.fill(pairs[i], Pentanomial.NONE);
    }
    efforts = new Effort[size];
    Arrays.fill(efforts, Effort.NONE);
  }

  /** Counts the games of a log. */
  public static Standings of(GameLog log) {
    Standings standings = new Standings(log.header());
    Map<Integer, GameRecord> halfPairs = new HashMap<>();
    for (GameRecord game : log.games()) {
      standings.add(game);
      GameRecord before = halfPairs.remove(game.pair());
      if (before == null) {
        halfPairs.put(game.pair(), game);
      } else {
        standings.addPair(before, game);
      }
    }
    return standings;
  }

  private void add(GameRecord game) {
    int one = engines.indexOf(game.first());
    int two = engines.indexOf(game.second());
    double points = game.result().pointsOfFirst();
    games[one][two] = games[one][two].plus(points);
    games[two][one] = games[two][one].plus(1 - points);
    first = first.plus(points);
    rated.add(new RatedGame(one, two, points));
    count++;
    moves += game.moves().size();
    different.add(game.course());
    if (game.isForfeit()) {
      forfeits.add(game);
    }
    BitSet late = allowed.late(game.turns());
    for (int i = 0; i < game.turns().size(); i++) {
      Turn turn = game.turns().get(i);
      int who = turn.first() ? one : two;
      efforts[who] = efforts[who].plus(turn, late.get(i));
    }
  }

  private void addPair(GameRecord game, GameRecord other) {
    int one = engines.indexOf(game.first());
    int two = engines.indexOf(game.second());
    double points = game.points(game.first()) + other.points(game.first());
    pairs[one][two] = pairs[one][two].plus(points);
    pairs[two][one] = pairs[two][one].plus(2 - points);
  }

  /** Who takes part, as the log lists them. */
  public List<String> engines() {
    return engines;
  }

  /** The games of one against another, as the one sees them. */
  public WinDrawLoss games(int one, int another) {
    return games[one][another];
  }

  /** The complete pairs of one against another, as the one sees them. */
  public Pentanomial pairs(int one, int another) {
    return pairs[one][another];
  }

  /** All games of one. */
  public WinDrawLoss games(int one) {
    WinDrawLoss all = WinDrawLoss.NONE;
    for (WinDrawLoss some : games[one]) {
      all = all.plus(some);
    }
    return all;
  }

  /** All games as those see them who had the first move. */
  public WinDrawLoss ofFirst() {
    return first;
  }

  /** Ratings of all from all games at once. */
  public Ratings ratings() {
    return BradleyTerry.fit(engines.size(), rated);
  }

  /** How many games there are. */
  public int count() {
    return count;
  }

  /** How many of them differ in a move. */
  public int different() {
    return different.size();
  }

  /** Moves of a game on average, those of the opening too. */
  public double averageMoves() {
    return count == 0 ? 0 : (double) moves / count;
  }

  /** Who answered late though in time for the margin, in the order of the log. */
  public List<Integer> late() {
    return IntStream.range(0, efforts.length)
        .filter(one -> efforts[one].late() > 0)
        .boxed()
        .toList();
  }

  /** What one's moves took. */
  public Effort effort(int one) {
    return efforts[one];
  }

  /** The games that were lost by a fault. */
  public List<GameRecord> forfeits() {
    return List.copyOf(forfeits);
  }
}
