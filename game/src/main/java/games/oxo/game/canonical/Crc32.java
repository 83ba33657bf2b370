package games.oxo.game.canonical;

/**
 * Cyclic redundancy checks of 32 bits, implemented here because the library's are not all available
 * where this module runs in a browser.
 */
public enum Crc32 {
  /** CRC-32, as in zip files. */
  IEEE(0xEDB88320),
  /** CRC-32C, as in {@link java.util.zip.CRC32C}. */
  CASTAGNOLI(0x82F63B78);

  // Nobody writes to it after the constructor.
  @SuppressWarnings("ImmutableEnumChecker")
  private final int[] table = new int[256];

  Crc32(int polynomial) {
    for (int i = 0; i < table.length; i++) {
      int sum = i;
      for (int bit = 0; bit < 8; bit++) {
        sum = sum >>> 1 ^ ((sum & 1) == 0 ? 0 : polynomial);
      }
      table[i] = sum;
    }
  }

  /** The check of the first bytes. */
  public int of(byte[] bytes, int length) {
    int sum = -1;
    for (int i = 0; i < length; i++) {
      sum = sum >>> 8 ^ table[(sum ^ bytes[i]) & 255];
    }
    return ~sum;
  }
}
