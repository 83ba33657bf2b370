package games.oxo.web.browser;

/** Hands tests the page of a server. */
final class InBrowser extends StageExtension {
  @Override
  protected Stage open() {
    return new ServerStage();
  }
}
