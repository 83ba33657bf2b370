package games.oxo.wasm;

import games.oxo.web.browser.Stage;
import games.oxo.web.browser.StageExtension;

/** Hands tests the page in one file. */
final class InFile extends StageExtension {
  @Override
  protected Stage open() {
    return new FileStage();
  }
}
