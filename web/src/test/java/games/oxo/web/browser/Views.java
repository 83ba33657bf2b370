package games.oxo.web.browser;

import java.util.List;

/** Addresses of all views, each with something to see. */
final class Views {
  /** A game of noughts and crosses with a blunder and a lost win. */
  static final String MISTAKES = "a1.b1.c3.b2.b3.a3.c1.c2.a2";

  /** Late in a game of Squava, where everything is quickly proven. */
  static final String LATE =
      "#/play/squava?m=2,2.0,0.1,3.3,1.3,4.1,0.0,3.4,0.2,4.4,4.0,1.3,3.1,2.4,2";

  static final List<String> ALL =
      List.of(
          "#/games",
          "#/play/squava",
          "#/play/yavalath?m=e5.swap.d4.c3",
          "#/play/fourtic",
          "#/play/connect4?m=4.4.5.3",
          "#/play/tictactrains",
          "#/puzzles/squava",
          "#/review/tic-tac-toe?m=" + MISTAKES,
          "#/design/squava",
          "#/play/nonsense");

  private Views() {}
}
