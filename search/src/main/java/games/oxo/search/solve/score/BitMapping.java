package games.oxo.search.solve.score;

/** Maps bit sets to another numbering of their bits, by look-up of eight bits at a time. */
final class BitMapping {
  private final long[][] images;

  /**
   * @param to the new number of each; below 0 where there is none
   */
  BitMapping(int[] to) {
    images = new long[(to.length + 7) / 8][256];
    for (int number = 0; number < to.length; number++) {
      long[] block = images[number >> 3];
      int flag = 1 << (number & 7);
      for (int value = 0; value < 256; value++) {
        block[value] |= (value & flag) != 0 && to[number] >= 0 ? 1L << to[number] : 0;
      }
    }
  }

  long of(long set) {
    long image = 0;
    for (int i = 0; i < images.length; i++) {
      image |= images[i][(int) (set >>> (8 * i)) & 255];
    }
    return image;
  }
}
