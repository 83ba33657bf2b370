package games.oxo.book.compact;

import games.oxo.book.BookGame;
import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.canonical.Crc32;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The file form of a distilled book: a tree of replies, which needs about ten bits for a position.
 * {@code docs/books.md#books-in-source-code} has the format.
 *
 * <p>What is lost: entries that the book's player cannot reach, counts of games, and of the values
 * all that {@link CoarseValue} leaves out. The order of the entries is kept roughly when values are
 * kept; otherwise it is that of the walk through the tree.
 */
public final class CompactBook {
  /** How the names of such files end. */
  public static final String ENDING = ".oxobook";

  private static final int BYTE = 256;
  private static final int[] MAGIC = {'O', 'X', 'O', 'B', 'O', 'O', 'K', 2};
  private static final int FLAGS = MAGIC.length + RulesFingerprint.BYTES;
  private static final int ENTRIES = FLAGS + 1;
  private static final int VISITS = ENTRIES + 4;
  private static final int HEADER = VISITS + 4;
  private static final int CHECKSUM = 4;
  private static final int WITH_VALUES = 1;
  private static final int WITH_SWAPS = 2;

  /** The walk through a file of some length ends after this many steps for each byte. */
  private static final long VISITS_A_BYTE = 1000;

  private CompactBook() {}

  /** Whether a file that begins with these bytes is a book of this kind, of whatever version. */
  public static boolean is(byte[] beginning) {
    for (int i = 0; i < MAGIC.length - 1; i++) {
      if (i >= beginning.length || beginning[i] != MAGIC[i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * The content of the file.
   *
   * @param values whether to keep values and roughly the order of the entries
   */
  public static byte[] write(DistilledBook book, boolean values) {
    TreeRules rules = new TreeRules(book.game().plain());
    RangeEncoder encoder = new RangeEncoder(BYTE);
    EntryDetails details = new EntryDetails(encoder);
    Map<CanonicalPosition, Integer> order = new HashMap<>();
    book.entries().forEach(each -> order.put(each.key(), order.size()));
    int[] entries = {0};
    ReplyWalk.Visitor visitor =
        (place, move, entry, before) -> {
          entries[0]++;
          if (!values || entry == null) {
            return 0;
          }
          int number = place.swapPending() ? 0 : order.getOrDefault(entry.key(), 0);
          return details.code(
              before, CoarseValue.number(entry.value()), EntryDetails.usefulness(number));
        };
    boolean swaps = !book.beforeSwap().isEmpty();
    long visits =
        new ReplyWalk(rules, encoder, new BookReplies(rules, book), visitor)
            .run(swaps, Long.MAX_VALUE);
    int[] digits = encoder.finish();
    int data = (int) Math.max(digits.length, visits / VISITS_A_BYTE);
    byte[] bytes = new byte[HEADER + data + CHECKSUM];
    for (int i = 0; i < MAGIC.length; i++) {
      bytes[i] = (byte) MAGIC[i];
    }
    byte[] fingerprint = RulesFingerprint.of(book.game().plain()).bytes();
    System.arraycopy(fingerprint, 0, bytes, MAGIC.length, fingerprint.length);
    bytes[FLAGS] = (byte) ((values ? WITH_VALUES : 0) | (swaps ? WITH_SWAPS : 0));
    putInt(bytes, ENTRIES, entries[0]);
    putInt(bytes, VISITS, (int) visits);
    for (int i = 0; i < digits.length; i++) {
      bytes[HEADER + i] = (byte) digits[i];
    }
    putInt(bytes, bytes.length - CHECKSUM, checksum(bytes));
    return bytes;
  }

  /**
   * Reads a file.
   *
   * @param file how messages name it
   * @throws InputException when it is not sound, or of other rules
   */
  public static DistilledBook read(BookGame game, byte[] bytes, String file) {
    return read(game, bytes, file, () -> {});
  }

  /**
   * Reads a file.
   *
   * @param look called from time to time, and may wait
   * @see #read(BookGame, byte[], String)
   */
  public static DistilledBook read(BookGame game, byte[] bytes, String file, Runnable look) {
    if (!is(bytes)) {
      throw new InputException(Text.format("%s is not a compact book", file));
    }
    int version = bytes.length < MAGIC.length ? -1 : bytes[MAGIC.length - 1];
    if (version >= 0 && version != MAGIC[MAGIC.length - 1]) {
      throw new InputException(
          Text.format(
              "%s is a compact book of version %d; this program reads version %d",
              file, version, MAGIC[MAGIC.length - 1]));
    }
    if (bytes.length < HEADER + CHECKSUM
        || checksum(bytes) != getInt(bytes, bytes.length - CHECKSUM)) {
      throw damaged(file);
    }
    byte[] rules = Arrays.copyOfRange(bytes, MAGIC.length, FLAGS);
    if (!RulesFingerprint.read(rules).equals(RulesFingerprint.of(game.plain()))) {
      throw new InputException(
          Text.format("%s is a book for other rules than those of %s", file, game.plain().id()));
    }
    try {
      return new Reading(game, bytes).book(look);
    } catch (InputException e) {
      throw damaged(file);
    }
  }

  private static InputException damaged(String file) {
    return new InputException(Text.format("%s is damaged", file));
  }

  /** One file being read. */
  private static final class Reading {
    private record Found(Entry entry, int usefulness) {}

    private static final int ENTRIES_PER_LOOK = 64;

    private final BookGame game;
    private final boolean values;
    private final boolean swaps;
    private final int entries;
    private final int visits;
    private final RangeDecoder decoder;
    private final EntryDetails details;
    private final List<Found> found = new ArrayList<>();
    private final List<Entry> beforeSwap = new ArrayList<>();

    Reading(BookGame game, byte[] bytes) {
      this.game = game;
      values = (bytes[FLAGS] & WITH_VALUES) != 0;
      swaps = (bytes[FLAGS] & WITH_SWAPS) != 0;
      entries = getInt(bytes, ENTRIES);
      visits = getInt(bytes, VISITS);
      int[] digits = new int[bytes.length - HEADER - CHECKSUM];
      for (int i = 0; i < digits.length; i++) {
        digits[i] = bytes[HEADER + i] & 255;
      }
      if (visits > VISITS_A_BYTE * (digits.length + 1)) {
        throw new InputException("the file is too short");
      }
      decoder = new RangeDecoder(BYTE, digits);
      details = new EntryDetails(decoder);
    }

    DistilledBook book(Runnable look) {
      ReplyWalk.Visitor visitor =
          (place, move, entry, before) -> {
            if (found.size() % ENTRIES_PER_LOOK == 0) {
              look.run();
            }
            return add(place, move, before);
          };
      long visited =
          new ReplyWalk(new TreeRules(game.plain()), decoder, null, visitor).run(swaps, visits);
      if (visited != visits || found.size() + beforeSwap.size() != entries) {
        throw new InputException("the counts do not match");
      }
      found.sort(Comparator.comparingInt(Found::usefulness));
      return new DistilledBook(game, found.stream().map(Found::entry).toList(), beforeSwap);
    }

    private int add(Place place, Move move, int before) {
      int coded = values ? details.code(before, 0, 0) : 0;
      Value value = values ? CoarseValue.of(EntryDetails.value(coded)) : Chance.EVEN;
      Position position = game.plain().position(place.x(), place.o());
      Entry entry = new Entry(game.key(position), move, value, 0);
      if (place.swapPending()) {
        beforeSwap.add(entry);
      } else {
        found.add(new Found(entry, values ? EntryDetails.usefulnessOf(coded) : 0));
      }
      return coded;
    }
  }

  private static void putInt(byte[] bytes, int at, int number) {
    for (int i = 0; i < 4; i++) {
      bytes[at + i] = (byte) (number >>> (24 - 8 * i));
    }
  }

  private static int getInt(byte[] bytes, int at) {
    int number = 0;
    for (int i = 0; i < 4; i++) {
      number = number << 8 | (bytes[at + i] & 255);
    }
    return number;
  }

  /** CRC-32 of all but the checksum itself. */
  static int checksum(byte[] bytes) {
    return Crc32.IEEE.of(bytes, bytes.length - CHECKSUM);
  }
}
