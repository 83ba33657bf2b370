package games.oxo.book.export;

import games.oxo.book.compact.ReplyTree;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes a book, an evaluation, or a bot around both as source code that does not exceed a number
 * of characters and a time to unpack. The weights of the evaluation are rounded as finely as leaves
 * the book whole; if that is not enough, the most useful positions are taken, as many as fit.
 */
public final class SourceExporter {
  /** A search for the number of entries ends when this part of the limit or less is unused. */
  private static final double UNUSED = 0.001;

  /** Steps to which weights are rounded, in hundredths. */
  private static final int[] STEPS = {1, 2, 4, 8};

  /** A number of positions, and how much of what is allowed they take: 1 is all of it. */
  private record Trial(int count, ReplyTree tree, String text, double used) {}

  private final SourcePlan plan;
  private final SourceTemplate template;
  private final @Nullable BookPart book;
  private final @Nullable EvaluationPart evaluation;
  private final long evaluationMillis;

  private SourceExporter(SourcePlan plan) {
    this.plan = plan;
    boolean hasBook = plan.book() != null;
    template = new SourceTemplate(plan.game(), plan.language(), plan.alphabet(), hasBook);
    book = plan.book() == null ? null : new BookPart(plan.book(), template);
    SourceEvaluation given = plan.evaluation();
    evaluation = given == null ? null : new EvaluationPart(plan.game(), given, template);
    evaluationMillis =
        evaluation == null ? 0 : plan.language().unpackMillis(0, evaluation.states());
  }

  /**
   * Exports what a plan says.
   *
   * @throws InputException when not even the decoder fits, or nothing can be unpacked in time
   */
  public static SourceText export(SourcePlan plan) {
    return new SourceExporter(plan).export();
  }

  private SourceText export() {
    checkTime();
    String program = program("", "");
    int step = evaluation == null ? 0 : STEPS[0];
    String tables = tables(step);
    int left = plan.limit() - program.length() - tables.length();
    if (book == null) {
      for (int i = 1; left < 0 && evaluation != null && i < STEPS.length; i++) {
        step = STEPS[i];
        tables = tables(step);
        left = plan.limit() - program.length() - tables.length();
      }
      checkFits(left);
      return new SourceText(program("", tables), 0, 0, words(), step, evaluationMillis);
    }
    Trial wanted = most(book, Integer.MAX_VALUE);
    for (int i = 1; wanted.text.length() > left && evaluation != null && i < STEPS.length; i++) {
      step = STEPS[i];
      tables = tables(step);
      left = plan.limit() - program.length() - tables.length();
    }
    Trial chosen = wanted.text.length() <= left ? wanted : most(book, left);
    return new SourceText(
        program(chosen.text, tables),
        chosen.tree.entries(),
        book.available(),
        words(),
        step,
        millis(chosen.tree));
  }

  private void checkTime() {
    if (plan.unpackMillis() > 0 && evaluationMillis > plan.unpackMillis()) {
      throw new InputException(
          Text.format(
              "%d ms are too short to unpack: the evaluation alone takes about %d ms in %s",
              plan.unpackMillis(), evaluationMillis, plan.language().title()));
    }
  }

  private void checkFits(int left) {
    if (left < 0) {
      boolean decoder = evaluation == null && plan.bot() == null;
      throw new InputException(
          Text.format(
              "the limit of %d characters is too small: %s has %d",
              plan.limit(),
              decoder ? "the decoder alone" : "the program without positions of a book",
              plan.limit() - left));
    }
  }

  private String words() {
    SourceEvaluation given = plan.evaluation();
    return given == null ? "" : given.words();
  }

  private String tables(int step) {
    return evaluation == null ? "" : evaluation.text(step);
  }

  private long millis(ReplyTree tree) {
    return plan.language().unpackMillis(tree.places(), 0) + evaluationMillis;
  }

  /**
   * The most positions that fit and are unpacked in time.
   *
   * @param left how many characters they may take
   */
  private Trial most(BookPart from, int left) {
    Trial exceeds = trial(from, from.entries(), left);
    if (exceeds.used <= 1) {
      return exceeds;
    }
    Trial fits = trial(from, 0, left);
    checkFits(left - fits.text.length());
    // Between a number that fits and one that does not, the next is found by interpolation.
    while (exceeds.count - fits.count > 1 && 1 - fits.used > UNUSED) {
      double share = (1 - UNUSED / 2 - fits.used) / (exceeds.used - fits.used);
      int middle = fits.count + (int) (share * (exceeds.count - fits.count));
      middle = Math.max(fits.count + 1, Math.min(exceeds.count - 1, middle));
      Trial tried = trial(from, middle, left);
      if (tried.used <= 1) {
        fits = tried;
      } else {
        exceeds = tried;
      }
    }
    return fits;
  }

  private Trial trial(BookPart from, int count, int left) {
    ReplyTree tree = from.first(count);
    String text = from.text(tree);
    double ofTime = plan.unpackMillis() == 0 ? 0 : (double) millis(tree) / plan.unpackMillis();
    double ofText = left > 0 ? (double) text.length() / left : Double.MAX_VALUE;
    return new Trial(count, tree, text, Math.max(ofText, ofTime));
  }

  /** All parts in the order that the language wants. */
  private String program(String replies, String tables) {
    boolean bot = plan.bot() != null;
    List<String> parts = new ArrayList<>(List.of(template.part("decoder"), replies, tables));
    if (bot) {
      parts.add(template.part("search"));
      parts.add(protocol(Objects.requireNonNull(plan.bot())));
    }
    if (bot && plan.language() == SourceLanguage.JAVA) {
      // Java runs the first class of a file.
      Collections.reverse(parts);
    }
    return template.part(bot ? "bot-head" : "head") + String.join("", parts);
  }

  private String protocol(BotSettings settings) {
    return template.part(
        settings.protocol().toString(),
        Map.of(
            "TIME", Long.toString(settings.millis()),
            "FIRST_TIME", Long.toString(settings.firstMillis())));
  }
}
