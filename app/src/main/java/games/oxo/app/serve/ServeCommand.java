package games.oxo.app.serve;

import games.oxo.app.option.TableOption;
import games.oxo.app.option.TablesOfGames;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.DurationText;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Results;
import games.oxo.cli.terminal.TermSignal;
import games.oxo.cli.terminal.Terminal;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.Json;
import games.oxo.web.WebServer;
import games.oxo.web.WebSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "serve",
    description = {
      "Play and analyze in the browser; programs can use the same API (docs/api.md).",
      "Prints the link, and answers until Ctrl-C. Nobody else can reach it unless --host says so."
    })
public final class ServeCommand implements Callable<Integer> {
  private static final long LOOK_MILLIS = 50;
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "Listen on this port; 0 is any free one (default: 7070).")
  @InRange(OptionRange.PORT)
  private int port = WebSettings.USUAL_PORT;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description =
          "Listen on this address of the machine, for other machines too; 0.0.0.0 is all of them"
              + " (default: 127.0.0.1, for this machine only).")
  private String host = WebSettings.LOOPBACK;

  @Option(
      names = "--allow-host",
      paramLabel = "NAME",
      description = "Answer to this name of the machine too. Can be given several times.")
  private List<String> allowedHosts = new ArrayList<>();

  @Option(
      names = "--analyses",
      paramLabel = "N",
      description = "Search for at most this many at once; others wait (default: 8 or more).")
  @InRange(OptionRange.CONCURRENCY)
  private int analyses;

  @Option(
      names = {"-N", "--threads"},
      paramLabel = "N",
      description =
          "Share all searches among this many threads (default: as many as there are processors).")
  @InRange(OptionRange.THREADS)
  private int threads;

  @Mixin private MemoryOption memory = new MemoryOption();

  @Option(
      names = "--max-time",
      paramLabel = "TIME",
      description = "Search at most this long for one request, such as 30s (default: 10m).")
  private String longest = "10m";

  @Option(
      names = "--for",
      paramLabel = "TIME",
      description = "End after this time, such as 8h (default: Ctrl-C ends it).")
  private String duration = "";

  @Option(
      names = "--behind-proxy",
      description =
          "Take the address of a client from the header X-Forwarded-For if the request comes from a"
              + " proxy on this machine.")
  private boolean behindProxy;

  @Option(
      names = "--allow-frames",
      description =
          "Let pages of others show the board at embed/ in a frame, and so make this machine search;"
              + " nothing else can be framed.")
  private boolean frames;

  @Option(
      names = "--log",
      description =
          "Print a line for each request to standard error: time, client, method, path, status,"
              + " milliseconds, bytes.")
  private boolean log;

  public ServeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    WebSettings settings = settings();
    long millis = duration.isEmpty() ? Long.MAX_VALUE : DurationText.millis("--for", duration);
    ApiLimits limits =
        new ApiLimits(
            bytesEach(settings.searches().atOnce()),
            DurationText.millis("--max-time", longest),
            ApiLimits.USUAL.textCharacters());
    return common.work(terminal, work -> serve(settings, limits, millis, work));
  }

  private int serve(WebSettings settings, ApiLimits limits, long millis, LongWork work) {
    Consumer<String> lines = log ? this::say : line -> {};
    try (TermSignal term = new TermSignal();
        TablesOfGames tables = new TablesOfGames(new TableOption(), terminal);
        WebServer server =
            WebServer.start(
                settings, new ApiService(limits, tables.knowledge()), lines, this::report)) {
      announce(server, work.results());
      return waitForTheEnd(work, term, millis);
    }
  }

  private synchronized void report(Throwable fault) {
    if (fault instanceof OutOfMemoryError) {
      say("oxo: there was no memory for a request, which was refused; see --analyses and --memory");
    } else {
      fault.printStackTrace(terminal.err());
    }
  }

  private static int waitForTheEnd(LongWork work, TermSignal term, long millis) {
    long begun = System.nanoTime();
    try {
      while (!work.isStopped()) {
        long left = millis - (System.nanoTime() - begun) / NANOS_PER_MILLI;
        if (left <= 0 || term.received()) {
          return ExitStatus.DONE;
        }
        Thread.sleep(Math.min(left, LOOK_MILLIS));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return work.stop("");
  }

  private WebSettings settings() {
    WebSettings usual = WebSettings.usual(Runtime.getRuntime().availableProcessors());
    return usual
        .withAddress(host, port, allowedHosts)
        .withFrames(frames)
        .withConnections(usual.clients().connections(), behindProxy)
        .withSearches(
            analyses == 0 ? usual.searches().atOnce() : analyses,
            threads == 0 ? usual.searches().threads() : threads);
  }

  private long bytesEach(int searches) {
    long share = memory.bytes() / searches;
    return memory.isGiven() ? share : Math.min(share, ApiLimits.USUAL.bytes());
  }

  private void announce(WebServer server, Results results) {
    results.printLines(
        () -> Json.write(Json.object("link", server.link(), "host", host, "port", server.port())),
        () -> "OXO is at " + server.link() + "\nCtrl-C ends it.\n");
    terminal.out().flush();
  }

  private synchronized void say(String line) {
    terminal.err().println(line);
    terminal.err().flush();
  }
}
