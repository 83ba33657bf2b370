package games.oxo.app.invent;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.Deflater;

/** The address under which the page plays a game whose whole definition it contains. */
final class PlayLink {
  private PlayLink() {}

  /** What comes behind the address of a page: {@code #/play?d=...}. */
  static String of(String definition) {
    byte[] text = definition.getBytes(StandardCharsets.UTF_8);
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    deflater.setInput(text);
    deflater.finish();
    byte[] packed = new byte[text.length + 100];
    int length = deflater.deflate(packed);
    deflater.end();
    return "#/play?d="
        + Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(packed, length));
  }
}
