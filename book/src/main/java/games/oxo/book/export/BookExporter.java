package games.oxo.book.export;

import games.oxo.book.DistilledBook;
import games.oxo.book.compact.ReachablePositions;
import games.oxo.book.compact.ReplyTree;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;

/**
 * Writes a book as source code that does not exceed a number of characters. When not all entries
 * fit, the most useful are taken, as many as fit.
 */
public final class BookExporter {
  /** A search for the number of entries ends when this part of the limit or less is unused. */
  private static final double UNUSED = 0.001;

  private final DistilledBook book;
  private final SourceTemplate template;
  private final int[] tables;
  private final int base;
  private final int limit;

  private BookExporter(
      DistilledBook book, SourceLanguage language, SourceAlphabet alphabet, int limit) {
    this.book = ReachablePositions.mostUsefulFirst(book);
    this.limit = limit;
    template = new SourceTemplate(this.book, language, alphabet);
    tables = template.tables();
    base = alphabet.size();
  }

  /**
   * Exports a book.
   *
   * @param limit the most characters of the source code, counted in units of UTF-16
   * @throws InputException when not even the decoder fits
   */
  public static BookSource export(
      DistilledBook book, SourceLanguage language, SourceAlphabet alphabet, int limit) {
    return new BookExporter(book, language, alphabet, limit).fitting();
  }

  private BookSource fitting() {
    int total = book.entries().size();
    BookSource all = first(total);
    if (all.text().length() <= limit) {
      return all;
    }
    BookSource best = first(0);
    if (best.text().length() > limit) {
      throw new InputException(
          Text.format(
              "the limit of %d characters is too small: the decoder alone has %d",
              limit, best.text().length()));
    }
    // Between a number that fits and one that does not, the next is found by interpolation.
    int fits = 0;
    int exceeds = total;
    int exceedingLength = all.text().length();
    while (exceeds - fits > 1 && limit - best.text().length() > UNUSED * limit) {
      double share =
          (limit * (1 - UNUSED / 2) - best.text().length())
              / (exceedingLength - best.text().length());
      int middle = fits + (int) (share * (exceeds - fits));
      middle = Math.max(fits + 1, Math.min(exceeds - 1, middle));
      BookSource tried = first(middle);
      if (tried.text().length() <= limit) {
        fits = middle;
        best = tried;
      } else {
        exceeds = middle;
        exceedingLength = tried.text().length();
      }
    }
    return best;
  }

  /** The source code with the first entries. */
  private BookSource first(int count) {
    DistilledBook part =
        new DistilledBook(book.game(), book.entries().subList(0, count), book.beforeSwap());
    ReplyTree tree = ReplyTree.write(part, tables, base);
    int available = book.entries().size() + book.beforeSwap().size();
    return new BookSource(template.with(tree.digits(), tree.entries()), tree.entries(), available);
  }
}
