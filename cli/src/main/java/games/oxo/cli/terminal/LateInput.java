package games.oxo.cli.terminal;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An input that takes a while to open and is opened in the background, since it is not needed
 * before the first prompt.
 */
final class LateInput implements LineInput {
  private final CompletableFuture<LineInput> opened;

  LateInput(Supplier<LineInput> opening) {
    opened = CompletableFuture.supplyAsync(opening);
  }

  @Override
  public @Nullable String read(String prompt, Completion completion) {
    return opened.join().read(prompt, completion);
  }

  @Override
  public void close() {
    opened.join().close();
  }
}
