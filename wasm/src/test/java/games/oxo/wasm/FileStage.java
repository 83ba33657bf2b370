package games.oxo.wasm;

import games.oxo.offline.file.KnowledgeFiles;
import games.oxo.offline.file.SinglePage;
import games.oxo.offline.worker.BundledKnowledge;
import games.oxo.offline.worker.RequestRunner;
import games.oxo.session.api.ApiService;
import games.oxo.web.browser.Stage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The page in one file, opened from the disk without a network. */
final class FileStage extends Stage {
  private final Path file = Path.of("target", "page", "oxo.html").toAbsolutePath();

  FileStage() {
    super(new ApiService(RequestRunner.LIMITS, knowledge()));
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, new SinglePage(CompiledEngine.bytes()).html());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the page brings with it. */
  static BundledKnowledge knowledge() {
    BundledKnowledge knowledge = new BundledKnowledge();
    KnowledgeFiles.all().forEach(knowledge::supply);
    return knowledge;
  }

  @Override
  public String link() {
    return file.toUri().toString();
  }

  @Override
  protected boolean isOffline() {
    return true;
  }
}
