package games.oxo.game.canonical;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import org.junit.jupiter.api.Test;

final class Crc32Test {
  @Test
  void theChecksAreThoseOfTheLibrary() {
    Random random = new Random(1);
    for (int length = 0; length < 300; length++) {
      byte[] bytes = new byte[length + 3];
      random.nextBytes(bytes);
      assertThat(Crc32.IEEE.of(bytes, length)).isEqualTo(of(new CRC32(), bytes, length));
      assertThat(Crc32.CASTAGNOLI.of(bytes, length)).isEqualTo(of(new CRC32C(), bytes, length));
    }
  }

  private static int of(Checksum sum, byte[] bytes, int length) {
    sum.update(bytes, 0, length);
    return (int) sum.getValue();
  }
}
