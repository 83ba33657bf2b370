package games.oxo.game.canonical;

/**
 * The hash function SHA-256 (FIPS 180-4), implemented here because the library's is not available
 * where this module runs in a browser. Meant for short texts, not for speed.
 */
final class Sha256 {
  private static final int BLOCK = 64;
  private static final int PRIMES = 64;
  private static final int[] CONSTANTS = new int[PRIMES];
  private static final int[] START = new int[8];

  static {
    // The first 32 bits of the fractional parts of the cube and square roots of the first primes.
    int prime = 2;
    for (int i = 0; i < PRIMES; prime++) {
      if (isPrime(prime)) {
        CONSTANTS[i] = fraction(Math.cbrt(prime));
        if (i < START.length) {
          START[i] = fraction(Math.sqrt(prime));
        }
        i++;
      }
    }
  }

  private Sha256() {}

  private static boolean isPrime(int number) {
    for (int divisor = 2; divisor * divisor <= number; divisor++) {
      if (number % divisor == 0) {
        return false;
      }
    }
    return true;
  }

  private static int fraction(double root) {
    return (int) (long) ((root - Math.floor(root)) * 0x1.0p32);
  }

  /** The 32 bytes of the hash. */
  static byte[] of(byte[] text) {
    int blocks = (text.length + 8) / BLOCK + 1;
    byte[] padded = new byte[blocks * BLOCK];
    System.arraycopy(text, 0, padded, 0, text.length);
    padded[text.length] = (byte) 0x80;
    long bits = 8L * text.length;
    for (int i = 0; i < 8; i++) {
      padded[padded.length - 1 - i] = (byte) (bits >>> (8 * i));
    }
    int[] state = START.clone();
    for (int at = 0; at < padded.length; at += BLOCK) {
      addBlock(state, schedule(padded, at));
    }
    byte[] hash = new byte[4 * state.length];
    for (int i = 0; i < hash.length; i++) {
      hash[i] = (byte) (state[i / 4] >>> (24 - 8 * (i % 4)));
    }
    return hash;
  }

  private static int[] schedule(byte[] padded, int at) {
    int[] words = new int[PRIMES];
    for (int i = 0; i < BLOCK; i++) {
      words[i / 4] |= (padded[at + i] & 255) << (24 - 8 * (i % 4));
    }
    for (int i = 16; i < words.length; i++) {
      int a = words[i - 15];
      int b = words[i - 2];
      int s0 = Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ a >>> 3;
      int s1 = Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ b >>> 10;
      words[i] = words[i - 16] + s0 + words[i - 7] + s1;
    }
    return words;
  }

  private static void addBlock(int[] state, int[] words) {
    int[] v = state.clone();
    for (int i = 0; i < words.length; i++) {
      int a = v[0];
      int e = v[4];
      int s1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
      int choice = (e & v[5]) ^ (~e & v[6]);
      int t1 = v[7] + s1 + choice + CONSTANTS[i] + words[i];
      int s0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
      int majority = (a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]);
      System.arraycopy(v, 0, v, 1, v.length - 1);
      v[4] += t1;
      v[0] = t1 + s0 + majority;
    }
    for (int i = 0; i < state.length; i++) {
      state[i] += v[i];
    }
  }
}
