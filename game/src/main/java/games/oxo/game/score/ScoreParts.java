package games.oxo.game.score;

import java.util.List;

/** The kinds of score parts, in the order in which they are listed. */
public final class ScoreParts {
  /** All kinds. */
  public static final List<ScorePart.Kind> KINDS =
      List.of(RunPoints.KIND, CellBonus.KIND, PathLength.KIND, GroupSize.KIND);

  private ScoreParts() {}
}
