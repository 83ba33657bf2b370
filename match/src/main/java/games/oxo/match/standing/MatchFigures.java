package games.oxo.match.standing;

import games.oxo.game.words.Text;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.stats.Elo;
import games.oxo.match.stats.Pentanomial;
import games.oxo.match.stats.Percent;
import games.oxo.match.stats.Sample;
import games.oxo.match.stats.SprtReader;
import games.oxo.match.stats.WinDrawLoss;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The figures of a match of two engines in words: games, pairs, Elo, LOS, sequential test. */
public final class MatchFigures {
  private MatchFigures() {}

  /** What the strength is computed from: pairs, or single games as long as there is no pair. */
  public static Sample sample(Standings standings) {
    Pentanomial pairs = standings.pairs(0, 1);
    return pairs.isEmpty() ? standings.games(0, 1) : pairs;
  }

  /** The figures by name, in the order to read them, from the first engine's side. */
  public static Map<String, String> of(Standings standings, Optional<SequentialTest> test) {
    WinDrawLoss games = standings.games(0, 1);
    Pentanomial pairs = standings.pairs(0, 1);
    Sample sample = sample(standings);
    Map<String, String> figures = new LinkedHashMap<>();
    figures.put(
        "games",
        Text.format(
            "%d: %d won, %d drawn, %d lost, %s",
            standings.count(),
            games.wins(),
            games.draws(),
            games.losses(),
            Percent.of(games.score())));
    figures.put(
        "pairs",
        Text.format(
            "%d by points: 0: %d, ½: %d, 1: %d, 1½: %d, 2: %d",
            pairs.pairs(),
            pairs.zero(),
            pairs.half(),
            pairs.one(),
            pairs.oneAndHalf(),
            pairs.two()));
    figures.put(
        "Elo", Elo.logistic(sample).text() + ", normalised " + Elo.normalised(sample).text());
    figures.put(
        "LOS",
        Text.format(
            "%s: the likelihood that %s is stronger",
            Percent.of(Elo.likelihoodOfSuperiority(sample)), standings.engines().get(0)));
    test.ifPresent(each -> figures.put("SPRT", each.test().words(each.pairs())));
    return figures;
  }

  /** The sequential test that a log's settings ask for, with the games of the log. */
  public static Optional<SequentialTest> test(GameLog log) {
    String text = log.header().settings().getOrDefault("sprt", "");
    List<String> engines = log.header().engines();
    if (text.isEmpty() || engines.isEmpty()) {
      return Optional.empty();
    }
    SequentialTest test = new SequentialTest(SprtReader.read(text), engines.get(0));
    for (GameRecord game : log.games()) {
      test.add(game);
    }
    return Optional.of(test);
  }
}
