package games.oxo.learn.run;

import games.oxo.match.record.GameLog;

/** Hears of the progress of learning. Calls come one at a time, from any thread. */
public interface LearnListener {
  /** Games of self-play are being played. */
  void playing(int attempt, long positions, long wanted);

  /** Weights are being fitted. */
  void fitting(int attempt, int done, int all);

  /** A match is being played between new weights and the last that were accepted. */
  void matching(int attempt, GameLog log);

  /** An attempt has ended. */
  void ended(Attempt attempt);

  /** Games are played to find out what values mean as chances. */
  void calibrating(long nodes, long positions, long wanted);

  /** The match between the search with the evaluation and tree search is being played. */
  void comparing(GameLog log);

  /** Learning has come to its end with an evaluation. */
  default void finished(LearnSummary summary) {}
}
