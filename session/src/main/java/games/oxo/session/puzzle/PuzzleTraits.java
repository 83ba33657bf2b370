package games.oxo.session.puzzle;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;

/**
 * What a puzzle is about, and how hard it looks to people: no engine is asked, so it tells puzzles
 * apart that are all the same to a search.
 *
 * @param theme the idea of its first move
 * @param own stones that the winner places until the end, this one included
 * @param rating as in chess: about 700 for a line that is to be completed, 2,000 and more for a
 *     long win that begins quietly among moves that look better
 */
public record PuzzleTraits(PuzzleKind kind, Theme theme, int own, int rating) {
  private static final int BLOCK = 850;
  private static final int POINTS = 900;
  private static final int WIN = 700;
  private static final int AT_ONCE = 600;
  private static final int FOR_A_STONE = 150;
  private static final int FOR_A_QUIET_MOVE = 200;
  private static final int FOR_A_TEMPTING_MOVE = 40;
  private static final int MOST_TEMPTING = 5;
  private static final int FOR_A_FREE_CELL = 5;

  /** The idea of a first move. */
  public enum Theme {
    /** A line is completed. */
    AT_ONCE("at-once"),
    /** A line of the opponent is stopped. */
    BLOCK("block"),
    /** Points decide. */
    POINTS("points"),
    /** Two lines could be completed next. */
    FORK("fork"),
    /** The opponent can stop a line only by losing. */
    FORCED_LOSS("forced-loss"),
    /** One line could be completed next. */
    THREAT("threat"),
    /** Nothing is threatened yet. */
    QUIET("quiet");

    private final String key;

    Theme(String key) {
      this.key = key;
    }

    /** The word that JSON has for it. */
    public String key() {
      return key;
    }
  }

  static PuzzleTraits of(PuzzleKind kind, CandidateCheck check) {
    Position position = check.position();
    Theme theme = theme(kind, position, check);
    int own = own(position, check.plies());
    return new PuzzleTraits(kind, theme, own, rating(kind, theme, own, position));
  }

  private static Theme theme(PuzzleKind kind, Position position, CandidateCheck check) {
    if (kind != PuzzleKind.WIN) {
      return kind == PuzzleKind.AT_ONCE
          ? Theme.AT_ONCE
          : kind == PuzzleKind.BLOCK ? Theme.BLOCK : Theme.POINTS;
    }
    Player mover = position.toMove().orElseThrow();
    Position after = position.play(check.best());
    long wins = winsOf(after, mover);
    if (Long.bitCount(wins) != 1) {
      return wins == 0 ? Theme.QUIET : Theme.FORK;
    }
    int cell = Long.numberOfTrailingZeros(wins);
    boolean loses =
        after.game().rules().losing().completed(after.stones(mover.other()) | 1L << cell, cell);
    return loses ? Theme.FORCED_LOSS : Theme.THREAT;
  }

  /** The legal cells where a player would complete a line that wins. */
  static long winsOf(Position position, Player player) {
    long wins = 0;
    if (position.outcome().isOver()) {
      return wins;
    }
    for (long rest = position.legalCells(); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      if (position.game().rules().winning().completed(position.stones(player) | 1L << cell, cell)) {
        wins |= 1L << cell;
      }
    }
    return wins;
  }

  private static int own(Position position, int plies) {
    Game game = position.game();
    Player mover = position.toMove().orElseThrow();
    int own = 0;
    for (int ply = position.ply(); ply < position.ply() + plies; ply++) {
      own += game.mover(ply) == mover ? 1 : 0;
    }
    return Math.max(1, own);
  }

  private static int rating(PuzzleKind kind, Theme theme, int own, Position position) {
    int free = FOR_A_FREE_CELL * Long.bitCount(position.legalCells());
    return switch (kind) {
      case AT_ONCE -> AT_ONCE + free;
      case BLOCK -> BLOCK + free;
      case POINTS -> POINTS + FOR_A_STONE * own;
      case WIN ->
          WIN
              + free
              + FOR_A_STONE * (own - 1)
              + (theme == Theme.QUIET ? FOR_A_QUIET_MOVE : 0)
              + FOR_A_TEMPTING_MOVE * Math.min(MOST_TEMPTING, tempting(position));
    };
  }

  /** How many moves threaten to complete a line. */
  private static int tempting(Position position) {
    Player mover = position.toMove().orElseThrow();
    return (int)
        position.legalMoves().stream()
            .filter(move -> !move.isSwap() && winsOf(position.play(move), mover) != 0)
            .count();
  }
}
