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
      "It opens from a disk or from any host, on a phone too, and needs no network."
    })
public final class PageCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin
  private OutputOption output = OutputOption.otherwise("oxo.html, or the folder oxo with --hosted");

  @Option(
      names = "--hosted",
      description =
          "Write separate files into a folder, for a host on the web: they load faster there, and"
              + " browsers can install them as an app.")
  private boolean hosted;

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
    byte[] wasm = engine();
    if (hosted) {
      writeFiles(wasm);
    } else {
      writeFile(wasm);
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

  private void writeFile(byte[] wasm) {
    Path file = output.path().orElseGet(() -> UserPath.of("oxo.html"));
    OutputFile.check(file, force.existing());
    byte[] html = new SinglePage(wasm).html().getBytes(StandardCharsets.UTF_8);
    OutputFile.write(file, force.existing(), out -> out.write(html));
    report(file, 1, html.length);
  }

  private void writeFiles(byte[] wasm) {
    OutputFolder folder =
        OutputFolder.of(output.path().orElseGet(() -> UserPath.of("oxo")), force.existing());
    Map<String, byte[]> files = new HostedPage(wasm).files();
    files.forEach(folder::write);
    report(
        folder.file("index.html"),
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
