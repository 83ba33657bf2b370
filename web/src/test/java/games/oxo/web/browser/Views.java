package games.oxo.web.browser;

import java.util.List;

/** Addresses of all views, each with something to see. */
public final class Views {
  /** A game of noughts and crosses with a blunder and a lost win. */
  public static final String MISTAKES = "a1.b1.c3.b2.b3.a3.c1.c2.a2";

  public static final List<String> ALL =
      List.of(
          "#/games",
          "#/mine",
          "#/play/squava?m=1,0.0,3.4,3.4,2.1,3.2,1.2,0.3,1.1,1.0,4.1,2",
          "#/play/yavalath?m=e5.swap.d4.c3",
          "#/play/fourtic?m=b3.b1.c3.d4.a3.a4.d3.b4.d2.c4.b2.a1.c1.c2.a2.d1",
          "#/play/connect4?m=4.4.5.3",
          "#/play/tictactrains:swiss?m=c4.d4.d6.a7.b5.d3.d5.e4.a2.c5.f7.c1.d2.c3.e1.c2",
          "#/puzzles/squava?p=XOO../...XO/OX.../X..../.....",
          "#/review/tic-tac-toe?m=" + MISTAKES,
          "#/friend/squava",
          "#/deck",
          "#/setup/squava?p=XO.../...../...../...../.....",
          "#/design/squava",
          "#/play/nonsense");

  private Views() {}
}
