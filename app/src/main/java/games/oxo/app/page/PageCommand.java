package games.oxo.app.page;

import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.OutputFolder;
import games.oxo.cli.option.OutputOption;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.offline.file.BoardPackage;
import games.oxo.offline.file.HostedPage;
import games.oxo.offline.file.SinglePage;
import games.oxo.session.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "page",
    description = {
      "Write everything as one HTML file: all games, engines, exact solving, puzzles, the designer.",
      "It opens from a disk or from any host, on a phone too, and needs no network. With --package"
          + " or --embed: one board for pages of others."
    })
public final class PageCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin
  private OutputOption output =
      OutputOption.otherwise(
          "oxo.html; the folder oxo with --hosted, oxo-board with --package; frame.html with --embed");

  @Option(
      names = "--hosted",
      description =
          "Write separate files into a folder, for a host on the web: they load faster there, and"
              + " browsers can install them as an app.")
  private boolean hosted;

  @Option(
      names = "--package",
      description =
          "Write the element <oxo-board>, which shows a board in any web page, with its engine into"
              + " a folder: as a package of npm has it.")
  private boolean asPackage;

  @Mixin private FrameOptions frame = new FrameOptions();

  @Option(
      names = "--engine",
      paramLabel = "FILE",
      description = "The engine, compiled to WebAssembly (default: the one that ./oxo compiled).")
  private String engine = System.getProperty("oxo.engine", "");

  @Mixin private ForceOption force = new ForceOption();

  public PageCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if ((hosted ? 1 : 0) + (asPackage ? 1 : 0) + (frame.isWanted() ? 1 : 0) > 1) {
      throw new InputException("--hosted, --package and --embed exclude each other");
    }
    if (frame.isWanted()) {
      writeFile("frame.html", frame.html(terminal));
      return ExitStatus.DONE;
    }
    frame.checkUnused();
    byte[] wasm = engine();
    if (hosted) {
      writeFiles("oxo", "index.html", new HostedPage(wasm).files());
    } else if (asPackage) {
      writeFiles("oxo-board", "oxo-board.js", new BoardPackage(wasm).files());
    } else {
      writeFile("oxo.html", new SinglePage(wasm).html());
    }
    return ExitStatus.DONE;
  }

  private byte[] engine() {
    if (engine.isEmpty()) {
      throw new InputException(
          "the engine for browsers is missing; run ./oxo page in the folder with the sources, which"
              + " compiles it, or name it with --engine FILE");
    }
    Path file = UserPath.of(engine);
    try {
      byte[] wasm = Files.readAllBytes(file);
      if (wasm.length < 4 || wasm[0] != 0 || wasm[1] != 'a' || wasm[2] != 's' || wasm[3] != 'm') {
        throw new InputException(Text.format("%s is not a WebAssembly file", file));
      }
      return wasm;
    } catch (NoSuchFileException e) {
      throw new InputException(
          Text.format("there is no file %s; ./oxo page compiles the engine itself", file));
    } catch (IOException e) {
      throw new InputException(
          Text.format("the engine %s cannot be read: %s", file, e.getMessage()));
    }
  }

  private void writeFile(String usual, String text) {
    Path file = output.path().orElseGet(() -> UserPath.of(usual));
    OutputFile.check(file, force.existing());
    byte[] html = text.getBytes(StandardCharsets.UTF_8);
    OutputFile.write(file, force.existing(), out -> out.write(html));
    report(file, 1, html.length);
  }

  private void writeFiles(String usual, String first, Map<String, byte[]> files) {
    OutputFolder folder =
        OutputFolder.of(output.path().orElseGet(() -> UserPath.of(usual)), force.existing());
    files.forEach(folder::write);
    report(
        folder.file(first),
        files.size(),
        files.values().stream().mapToInt(bytes -> bytes.length).sum());
  }

  private void report(Path first, int files, int bytes) {
    if (OutputFile.isStream(first)) {
      return;
    }
    terminal
        .out()
        .println(
            common.json
                ? Json.write(Json.object("file", first.toString(), "files", files, "bytes", bytes))
                : Text.format(
                    "%s: %s%,d bytes", first, files == 1 ? "" : files + " files, ", bytes));
  }
}
