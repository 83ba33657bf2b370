package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.FLAG;
import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.orNull;
import static games.oxo.session.schema.ApiTypes.words;

import games.oxo.game.Game;
import games.oxo.game.text.PositionWriter;
import games.oxo.session.puzzle.Puzzle;
import games.oxo.session.puzzle.PuzzleKind;
import games.oxo.session.puzzle.PuzzleTraits;
import games.oxo.session.schema.ApiShape;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle, or none yet.
 *
 * @param puzzle null while it is looked for, and if none was found
 * @param text a sentence for the user
 * @param tried how many positions were tested
 * @param last whether nothing more will follow
 */
public record PuzzleMade(
    Game game, @Nullable Puzzle puzzle, String text, long tried, boolean last) {
  /** The puzzle itself. */
  public static final ApiShape<PuzzleMade> FIELDS =
      ApiShape.<PuzzleMade>unnamed()
          .field("game", TEXT, "the id of the game", made -> made.game.id())
          .field(
              "position",
              orNull(TEXT),
              "rows from the top",
              made -> made.of(puzzle -> PositionWriter.rows(puzzle.position())))
          .field(
              "toMove",
              orNull(BoardTypes.PLAYER),
              "the side to move",
              made -> made.of(puzzle -> puzzle.position().toMove().orElse(null)))
          .field(
              "plies",
              orNull(WHOLE),
              "moves of both players until the end",
              made -> made.of(Puzzle::plies))
          .include(
              BoardTypes.moveOrNull("best", "cell", "the only winning or best move"),
              made -> new BoardTypes.Placed(made.game, made.of(Puzzle::best)))
          .field(
              "grade",
              orNull(WHOLE),
              "the highest level that fails, from 1 to 10",
              made -> made.of(Puzzle::grade))
          .field(
              "key",
              orNull(TEXT),
              "the same for all symmetric images",
              made -> made.of(Puzzle::key))
          .field(
              "kind",
              orNull(words(Stream.of(PuzzleKind.values()).map(PuzzleKind::key).toList())),
              "what the best move does: it wins whatever follows, completes a line, alone keeps the opponent from winning at once, or makes more points than any other",
              made -> made.of(puzzle -> puzzle.traits().kind().key()))
          .field(
              "theme",
              orNull(
                  words(
                      Stream.of(PuzzleTraits.Theme.values())
                          .map(PuzzleTraits.Theme::key)
                          .toList())),
              "the idea of the first move: with forced-loss the only block loses, and quiet threatens nothing yet",
              made -> made.of(puzzle -> puzzle.traits().theme().key()))
          .field(
              "own",
              orNull(WHOLE),
              "stones of the side to move until the end, this one included",
              made -> made.of(puzzle -> puzzle.traits().own()))
          .field(
              "rating",
              orNull(WHOLE),
              "how hard it looks to people, as in chess",
              made -> made.of(puzzle -> puzzle.traits().rating()));

  /** The puzzle, and how the search for it goes on. */
  public static final ApiShape<PuzzleMade> PUZZLE =
      ApiShape.<PuzzleMade>named(
              "Puzzle",
              "A position in which exactly one move is best; fields are null while none is found.")
          .include(FIELDS, made -> made)
          .field("text", TEXT, "a sentence", PuzzleMade::text)
          .field("tried", WHOLE, "how many positions were tested", PuzzleMade::tried)
          .field("final", FLAG, "whether this is the last answer", PuzzleMade::last);

  /** A puzzle that was found. */
  public static PuzzleMade found(Puzzle puzzle) {
    return new PuzzleMade(puzzle.position().game(), puzzle, "", 0, true);
  }

  private <V> @Nullable V of(Function<Puzzle, @Nullable V> getter) {
    return puzzle == null ? null : getter.apply(puzzle);
  }
}
