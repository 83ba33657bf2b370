package games.oxo.web.browser;

import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import games.oxo.web.BuiltInKnowledge;
import games.oxo.web.WebServer;
import games.oxo.web.WebSettings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The page of a server. */
final class ServerStage extends Stage {
  private static final ApiLimits LIMITS = new ApiLimits(20_000_000, 3_600_000, 20_000);

  private final List<Throwable> faults = Collections.synchronizedList(new ArrayList<>());
  private final WebServer server;

  ServerStage() {
    this(new ApiService(LIMITS, new BuiltInKnowledge()));
  }

  private ServerStage(ApiService service) {
    super(service);
    server =
        WebServer.start(
            WebSettings.usual(2).withAddress(WebSettings.LOOPBACK, 0, List.of()),
            service,
            line -> {},
            faults::add);
  }

  @Override
  public String link() {
    return server.link();
  }

  @Override
  public List<Throwable> faults() {
    return faults;
  }

  @Override
  public void close() {
    super.close();
    server.close();
  }
}
