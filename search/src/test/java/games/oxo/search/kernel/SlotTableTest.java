package games.oxo.search.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.search.kernel.SlotTable.Replacement;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SlotTableTest {
  private static final int SLOT_BITS = 6;
  private static final int PAGE_BITS = 3;

  // Three positions of one slot.
  private static final long A = 1;
  private static final long B = 2;
  private static final long C = 3;

  private static SlotTable table(Replacement replacement) {
    return new SlotTable(replacement, SLOT_BITS, PAGE_BITS);
  }

  /** What was found of a position, without work and epoch. */
  private static long found(SlotTable table, long key) {
    return table.find(key) & (1L << SlotTable.FACT_BITS) - 1;
  }

  /** A few positions for each slot, so that entries are replaced all the time. */
  private static long key(Dice dice) {
    long slot = dice.below(1 << SLOT_BITS);
    return slot << (64 - SLOT_BITS) | (1 + dice.below(5));
  }

  @ParameterizedTest
  @EnumSource(Replacement.class)
  void findsWhatWasStoredOrNothing(Replacement replacement) {
    SlotTable table = table(replacement);
    Map<Long, Map<Long, Integer>> stored = new HashMap<>();
    Dice dice = new Dice(replacement.ordinal());
    int hits = 0;
    for (int i = 0; i < 100_000; i++) {
      long key = key(dice);
      long facts = found(table, key);
      if (facts != 0) {
        hits++;
        assertThat(stored.get(key)).containsEntry(facts, SlotTable.work(table.find(key)));
      }
      long found = 1 + (dice.next() >>> 16);
      int work = dice.below(SlotTable.MOST_WORK + 1);
      table.store(key, found, work);
      stored.computeIfAbsent(key, any -> new HashMap<>()).put(found, work);
      if (replacement != Replacement.TWO_DEEP) {
        assertThat(found(table, key)).isEqualTo(found);
      }
      assertThat(found(table, key)).isNotZero();
    }
    assertThat(hits).isGreaterThan(20_000);
    table.release();
    for (long key : stored.keySet()) {
      assertThat(table.find(key)).isZero();
    }
  }

  /** A slow model of the two entries of one slot, by the words of {@link Replacement}. */
  private static final class Model {
    private record Entry(long key, long found, int work, int epoch) {}

    private final Replacement replacement;
    private Entry first = new Entry(0, 0, 0, 0);
    private Entry second = new Entry(0, 0, 0, 0);
    private int epoch;

    Model(Replacement replacement) {
      this.replacement = replacement;
    }

    void store(Entry entry) {
      boolean most = first.epoch != epoch || entry.work >= first.work;
      boolean same = first.key == entry.key;
      switch (replacement) {
        case TWO_DEEP -> place(entry, most, !same);
        case TWO_BIG -> place(entry, same || most, !same);
        case DEEP_AND_NEW -> place(entry, same || most, false);
        case LEAST_WORK ->
            place(entry, same || (second.key != entry.key && first.work <= second.work), false);
        default -> throw new AssertionError(replacement);
      }
    }

    private void place(Entry entry, boolean intoFirst, boolean moves) {
      if (!intoFirst) {
        second = entry;
        return;
      }
      if (moves) {
        second = first;
      }
      first = entry;
    }

    long find(long key) {
      return first.key == key ? first.found : second.key == key ? second.found : 0;
    }
  }

  @ParameterizedTest
  @EnumSource(Replacement.class)
  void replacesAsItsModelDoes(Replacement replacement) {
    SlotTable table = table(replacement);
    Model model = new Model(replacement);
    Dice dice = new Dice(9);
    for (int i = 0; i < 20_000; i++) {
      long key = 1 + dice.below(4);
      int work = dice.below(8);
      table.store(key, i + 1, work);
      model.store(new Model.Entry(key, i + 1, work, model.epoch));
      for (long each = 1; each <= 4; each++) {
        assertThat(found(table, each)).isEqualTo(model.find(each));
      }
      if (dice.below(20) == 0 && replacement != Replacement.LEAST_WORK) {
        table.nextEpoch(64);
        model.epoch = (model.epoch + 1) % 64;
      }
    }
  }

  @Test
  void theFirstEntryKeepsTheMostWorkUntilTheNextEpoch() {
    SlotTable table = table(Replacement.TWO_DEEP);
    table.store(A, 5, 20);
    for (long key = B; key < 100; key++) {
      table.store(key, 7, 2);
    }
    assertThat(found(table, A)).isEqualTo(5);
    assertThat(found(table, 99)).isEqualTo(7);
    table.nextEpoch(64);
    table.store(100, 7, 2);
    assertThat(found(table, A)).as("moved to the second entry").isEqualTo(5);
    table.store(101, 7, 2);
    assertThat(table.find(A)).isZero();
  }

  @Test
  void newsOfAPositionReplaceWhatTookMoreWorkOrNot() {
    SlotTable deep = table(Replacement.TWO_DEEP);
    SlotTable big = table(Replacement.TWO_BIG);
    for (SlotTable table : new SlotTable[] {deep, big}) {
      table.store(A, 5, 20);
      table.store(A, 6, 3);
    }
    assertThat(found(deep, A)).isEqualTo(5);
    assertThat(found(big, A)).isEqualTo(6);
  }

  @Test
  void whatTookLessWorkGivesWay() {
    SlotTable table = table(Replacement.LEAST_WORK);
    table.store(A, 5, 20);
    table.store(B, 6, 30);
    table.store(C, 7, 1);
    assertThat(table.find(A)).isZero();
    assertThat(found(table, B)).isEqualTo(6);
    table.store(A, 8, 40);
    assertThat(table.find(C)).isZero();
    assertThat(found(table, B)).isEqualTo(6);
  }

  @Test
  void tornEntriesCountAsAbsent() {
    SlotTable table = table(Replacement.TWO_BIG);
    table.store(A, 5, 20);
    long[] page = table.page(A);
    int at = table.slotOf(A);
    long halfOfA = page[at];
    long factsOfA = page[at + 1];
    table.store(B, 9, 21);
    // One worker has written the first half of an entry when another writes the second.
    page[at] = halfOfA;
    assertThat(table.find(B)).isZero();
    assertThat(found(table, A)).as("in the second entry").isEqualTo(5);
    page[at + 2] = 0;
    page[at + 3] = 0;
    assertThat(table.find(A)).isZero();
    page[at + 1] = factsOfA;
    assertThat(found(table, A)).isEqualTo(5);
  }

  /** What is found of a position in a race is always something that was stored of it. */
  @Test
  void workersNeverMistakeOnePositionForAnother() throws InterruptedException {
    SlotTable table = table(Replacement.TWO_BIG);
    AtomicLong hits = new AtomicLong();
    AtomicLong faults = new AtomicLong();
    Thread[] workers = new Thread[4];
    for (int worker = 0; worker < workers.length; worker++) {
      Dice dice = new Dice(worker);
      workers[worker] =
          new Thread(
              () -> {
                for (int i = 0; i < 200_000; i++) {
                  // As well mixed as keys are: close ones could match by a wrong half.
                  long key = new Dice(dice.below(64)).next();
                  long facts = found(table, key);
                  if (facts != 0) {
                    hits.incrementAndGet();
                    faults.addAndGet(facts >>> 8 == (key & 0xFFFF_FFFFL) ? 0 : 1);
                  }
                  table.store(key, (key & 0xFFFF_FFFFL) << 8 | dice.below(256), dice.below(64));
                }
              });
      workers[worker].start();
    }
    for (Thread each : workers) {
      each.join();
    }
    assertThat(faults).hasValue(0);
    assertThat(hits.get()).isPositive();
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "DEEP_AND_NEW")
  void growingKeepsTheEntries(Replacement replacement) {
    SlotTable table = SlotTable.withThirdLong(replacement, SLOT_BITS, PAGE_BITS);
    Dice dice = new Dice(3);
    Map<Long, Long> before = new HashMap<>();
    for (int i = 0; i < 500; i++) {
      long key = dice.next();
      before.put(key, 0L);
      table.store(key, 1 + (dice.next() >>> 16), dice.below(64), ~key);
    }
    before.replaceAll((key, any) -> table.find(key));
    assertThat(before.values()).filteredOn(facts -> facts != 0).hasSizeGreaterThan(100);
    table.resize(SLOT_BITS + 4);
    assertThat(table.slotBits()).isEqualTo(SLOT_BITS + 4);
    before.forEach(
        (key, facts) -> {
          assertThat(table.find(key)).isEqualTo(facts);
          if (facts != 0) {
            assertThat(table.thirdLong(key)).isEqualTo(~key);
          }
        });
  }

  @Test
  void theThirdLongMovesWithItsEntry() {
    SlotTable table = SlotTable.withThirdLong(Replacement.TWO_BIG, SLOT_BITS, PAGE_BITS);
    table.store(A, 5, 20, -5L);
    table.store(B, 6, 30, -6L);
    assertThat(table.thirdLong(A)).isEqualTo(-5);
    assertThat(table.thirdLong(B)).isEqualTo(-6);
    table.store(B, 7, 1, -7L);
    assertThat(table.thirdLong(A)).isEqualTo(-5);
    assertThat(table.thirdLong(B)).isEqualTo(-7);
  }

  @Test
  void forgettingNeverBringsAnythingBack() {
    SlotTable table = table(Replacement.DEEP_AND_NEW);
    for (int i = 0; i < 2_000; i++) {
      table.store(A + i % 3, i + 1, i % 64);
      assertThat(table.findOfEpoch(A + i % 3)).isNotZero();
      assertThat(table.findOfEpoch(A + (i + 1) % 3)).isZero();
      table.forget();
      assertThat(table.findOfEpoch(A + i % 3)).isZero();
    }
  }

  @Test
  void hasAtLeastSixteenSlots() {
    assertThat(SlotTable.bits(-1)).isEqualTo(4);
    assertThat(SlotTable.bits(16)).isEqualTo(4);
    assertThat(SlotTable.bits(1023)).isEqualTo(9);
    assertThat(SlotTable.bits(1024)).isEqualTo(10);
  }
}
