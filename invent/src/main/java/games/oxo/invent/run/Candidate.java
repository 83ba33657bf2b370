package games.oxo.invent.run;

import games.oxo.game.Game;
import games.oxo.invent.rules.RuleSet;

/** A playable rule set that is to be tried. */
record Candidate(
    int number, int generation, String origin, RuleSet rules, Game game, double novelty) {
  String identity() {
    return RuleSet.identity(game);
  }
}
