package games.oxo.table.rank;

/** Brings scattered bits together, and scatters them again. */
final class Squeeze {
  /** For each byte of places and each byte of bits: the bits at those places, side by side. */
  private static final byte[] SQUEEZED = new byte[1 << 16];

  /** For each byte of places and each byte of bits side by side: the bits at those places. */
  private static final byte[] SPREAD = new byte[1 << 16];

  static {
    for (int places = 0; places < 256; places++) {
      for (int bits = 0; bits < 256; bits++) {
        int squeezed = 0;
        int spread = 0;
        int count = 0;
        for (int rest = places; rest != 0; rest &= rest - 1) {
          int place = Integer.numberOfTrailingZeros(rest);
          squeezed |= (bits >>> place & 1) << count;
          spread |= (bits >>> count & 1) << place;
          count++;
        }
        SQUEEZED[places << 8 | bits] = (byte) squeezed;
        SPREAD[places << 8 | bits] = (byte) spread;
      }
    }
  }

  private Squeeze() {}

  /** The bits of a set that lie at these places, side by side from bit 0. */
  static long squeeze(long set, long places) {
    long squeezed = 0;
    int count = 0;
    long bits = set;
    for (long rest = places; rest != 0; rest >>>= 8) {
      int here = (int) rest & 255;
      squeezed |= (SQUEEZED[here << 8 | (int) (bits & 255)] & 255L) << count;
      count += Integer.bitCount(here);
      bits >>>= 8;
    }
    return squeezed;
  }

  /** The reverse: bit number i goes to the i-th of these places. */
  static long spread(long squeezed, long places) {
    long set = 0;
    int shift = 0;
    long bits = squeezed;
    for (long rest = places; rest != 0; rest >>>= 8) {
      int here = (int) rest & 255;
      set |= (SPREAD[here << 8 | (int) (bits & 255)] & 255L) << shift;
      bits >>>= Integer.bitCount(here);
      shift += 8;
    }
    return set;
  }
}
