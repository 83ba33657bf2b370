package games.oxo.offline.worker;

import games.oxo.book.BookGame;
import games.oxo.book.compact.CompactBook;
import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.search.OpeningBook;
import games.oxo.search.SearchControl;
import games.oxo.search.certificate.CertifiedWins;
import games.oxo.search.engines.BookSupply;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.evaluation.EvaluationFormat;
import games.oxo.search.evaluation.EvaluationReader;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.solve.ExactValues;
import games.oxo.session.api.ApiKnowledge;
import games.oxo.session.api.BuiltInBookSupply;
import games.oxo.session.api.BuiltInEvaluationSupply;
import games.oxo.table.extract.Extract;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What comes with the page: files with exact values, proofs, opening books and learned evaluations,
 * named by the fingerprint of the rules that they are for. Each is read when it is first needed.
 */
public final class BundledKnowledge implements ApiKnowledge {
  /** The ending of a file with exact values of openings. */
  public static final String EXTRACT = ".oxoextract";

  /** The ending of a file with an opening book. */
  public static final String BOOK = CompactBook.ENDING;

  /** The ending of a file with certificates. */
  public static final String PROOFS = ".oxoproofs";

  /** The ending of a file with a learned evaluation. */
  public static final String EVALUATION = EvaluationFormat.ENDING;

  private final Map<String, String> files = new HashMap<>();
  private final Map<String, ExactValues> values = new HashMap<>();
  private final Map<String, OpeningBook> books = new HashMap<>();
  private final Map<String, LearnedEvaluation> evaluations = new HashMap<>();

  /** The name of what is known of the rules of a game, without its ending. */
  public static String name(Game game) {
    return RulesFingerprint.of(game).brief();
  }

  /**
   * Adds a file.
   *
   * @param content in base64, or as it is for proofs, which are text
   */
  public void supply(String name, String content) {
    files.put(name, content);
  }

  @Override
  public ExactValues values(Game game) {
    String name = name(game);
    if (files.containsKey(name + EXTRACT)) {
      return values.computeIfAbsent(name, any -> extract(game, name + EXTRACT));
    }
    return files.containsKey(name + PROOFS)
        ? values.computeIfAbsent(name, any -> proofs(game, name + PROOFS))
        : ExactValues.NONE;
  }

  private ExactValues proofs(Game game, String name) {
    return CertifiedWins.read(game, files.getOrDefault(name, ""), name);
  }

  private ExactValues extract(Game game, String name) {
    return Extract.read(game, read(name), name);
  }

  @Override
  public BookSupply books() {
    return new BuiltInBookSupply(game -> book(game, SearchControl.NONE));
  }

  /**
   * The opening book of a game; {@link OpeningBook#NONE} when it has none.
   *
   * @param control may make its reading wait, but does not stop it
   */
  OpeningBook book(Game game, SearchControl control) {
    BookGame plain = BookGame.of(game);
    String name = plain.fingerprint() + BOOK;
    OpeningBook known = books.get(name);
    if (known != null || !files.containsKey(name)) {
      return known == null ? OpeningBook.NONE : known;
    }
    // While it is read, others may ask too; then it is read twice.
    OpeningBook book = CompactBook.read(plain, read(name), name, control::stop);
    books.put(name, book);
    return book;
  }

  @Override
  public EvaluationSupply evaluations() {
    return new BuiltInEvaluationSupply(this::evaluation);
  }

  private Optional<LearnedEvaluation> evaluation(Game game) {
    String name = name(game) + EVALUATION;
    return files.containsKey(name)
        ? Optional.of(
            evaluations.computeIfAbsent(name, any -> EvaluationReader.read(game, read(name), name)))
        : Optional.empty();
  }

  /**
   * The same with a book that another worker has looked things up in.
   *
   * @param excerpt what {@link BookExcerpt} has written; empty for the book that is here
   */
  ApiKnowledge with(String excerpt) {
    if (excerpt.isEmpty()) {
      return this;
    }
    OpeningBook book = BookExcerpt.read(excerpt);
    return new ApiKnowledge() {
      @Override
      public ExactValues values(Game game) {
        return BundledKnowledge.this.values(game);
      }

      @Override
      public BookSupply books() {
        return new BuiltInBookSupply(any -> book);
      }

      @Override
      public EvaluationSupply evaluations() {
        return BundledKnowledge.this.evaluations();
      }
    };
  }

  /** The content of a file that is there. */
  private byte[] read(String name) {
    return Base64.getDecoder().decode(files.getOrDefault(name, ""));
  }
}
