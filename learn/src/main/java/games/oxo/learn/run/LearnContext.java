package games.oxo.learn.run;

import games.oxo.game.Game;
import games.oxo.search.kernel.SearchRules;

/** What all steps of learning share. */
record LearnContext(
    SearchRules rules,
    LearnPlan plan,
    LearnFolder folder,
    LearnRun.Means means,
    LearnListener listener) {
  Game game() {
    return rules.game();
  }

  /** Whether the user wants it to stop. */
  boolean stopped() {
    return means.stopped().getAsBoolean();
  }

  /** Whether no more attempts should be made. */
  boolean ends() {
    return stopped() || means.over().getAsBoolean();
  }
}
