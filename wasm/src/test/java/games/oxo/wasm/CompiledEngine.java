package games.oxo.wasm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The engine that this module has compiled. */
final class CompiledEngine {
  private CompiledEngine() {}

  static byte[] bytes() {
    try {
      return Files.readAllBytes(Path.of("target", "wasm", "oxo.wasm"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
