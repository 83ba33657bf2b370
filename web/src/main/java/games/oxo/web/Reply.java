package games.oxo.web;

import games.oxo.session.api.ApiAnswer;

/** Where the answers to a request for a search go. */
interface Reply {
  /** Says at which place the request waits, from 1 on. */
  void queued(int place);

  /** Takes an answer; one that comes before the previous one could be sent replaces it. */
  void answer(ApiAnswer answer);

  /** Says that there are no more answers. */
  void end();

  /** Ends with an error. */
  void refuse(int status, String sentence);

  /** Whether nobody wants more answers. */
  boolean isOver();

  /** Looks after the connection; called several times a second. */
  void tick(long nanoTime);
}
