package games.oxo.table.rank;

/** Parallel bit extract and deposit (PEXT and PDEP), by tables of bytes. */
final class BitExtract {
  /** For each byte of places and each byte of bits: the bits at those places, side by side. */
  private static final byte[] EXTRACTED = new byte[1 << 16];

  /** For each byte of places and each byte of bits side by side: the bits at those places. */
  private static final byte[] DEPOSITED = new byte[1 << 16];

  static {
    for (int places = 0; places < 256; places++) {
      for (int bits = 0; bits < 256; bits++) {
        int extracted = 0;
        int deposited = 0;
        int count = 0;
        for (int rest = places; rest != 0; rest &= rest - 1) {
          int place = Integer.numberOfTrailingZeros(rest);
          extracted |= (bits >>> place & 1) << count;
          deposited |= (bits >>> count & 1) << place;
          count++;
        }
        EXTRACTED[places << 8 | bits] = (byte) extracted;
        DEPOSITED[places << 8 | bits] = (byte) deposited;
      }
    }
  }

  private BitExtract() {}

  /** The bits of a set that lie at these places, side by side from bit 0. */
  static long extract(long set, long places) {
    long extracted = 0;
    int count = 0;
    long bits = set;
    for (long rest = places; rest != 0; rest >>>= 8) {
      int here = (int) rest & 255;
      extracted |= (EXTRACTED[here << 8 | (int) (bits & 255)] & 255L) << count;
      count += Integer.bitCount(here);
      bits >>>= 8;
    }
    return extracted;
  }

  /** The reverse: bit number i goes to the i-th of these places. */
  static long deposit(long extracted, long places) {
    long set = 0;
    int shift = 0;
    long bits = extracted;
    for (long rest = places; rest != 0; rest >>>= 8) {
      int here = (int) rest & 255;
      set |= (DEPOSITED[here << 8 | (int) (bits & 255)] & 255L) << shift;
      bits >>>= Integer.bitCount(here);
      shift += 8;
    }
    return set;
  }
}
