package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.docs.Document;
import games.oxo.app.docs.Document.Block;
import games.oxo.game.OnlyInFullRun;
import games.oxo.session.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** A release of what is here, unpacked and used in every form that this machine can run. */
@Tag("slow")
@Tag("programs")
@OnlyInFullRun
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@DisplayName("./release")
class ReleaseTest {
  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
  private static final long MOST_BYTES = 60 << 20;

  /** A path of programs without Java. */
  private static final String NO_JAVA = "PATH=\"$PWD/tools\"";

  @TempDir static Path folder;
  private Path release;
  private String version;

  @BeforeAll
  void make() throws Exception {
    release = folder.resolve("release");
    Files.createDirectory(folder.resolve("bin"));
    version = Run.oxo("--version").out().replaceFirst("(?s)^oxo ([0-9.]+).*", "$1");
    shell("'%s/release' '%s'".formatted(PROJECT, release));
    shell(
        "mkdir tools; for tool in sh dirname readlink sed head find cat wc date uname env; do"
            + " ln -s \"$(command -v $tool)\" tools; done");
  }

  private String shell(String script, String... words) throws Exception {
    List<String> command = new ArrayList<>(List.of("sh", "-ec", script, "sh"));
    command.addAll(List.of(words));
    Run run = Run.process(folder, new ProcessBuilder(command).directory(folder.toFile()));
    assertThat(run.status()).as("%s%n%s%s", script, run.out(), run.err()).isZero();
    return run.out();
  }

  private String file(String pattern) throws IOException {
    try (Stream<Path> files = Files.list(release)) {
      return files
          .filter(each -> each.getFileName().toString().matches(pattern))
          .map(Path::toString)
          .findFirst()
          .orElseThrow(() -> new AssertionError("no " + pattern));
    }
  }

  @Test
  void theSumsAreRight() throws Exception {
    String checked = shell("cd release && sha256sum -c SHA256SUMS");
    try (Stream<Path> files = Files.list(release)) {
      assertThat(checked.lines()).hasSize((int) files.count() - 1).allMatch(l -> l.endsWith("OK"));
    }
  }

  @Test
  void theProgramWithItsOwnJavaNeedsNoOther() throws Exception {
    String archive = file("oxo-.*-(linux|macos)-.*\\.tar\\.xz");
    assertThat(Files.size(Path.of(archive))).isLessThan(MOST_BYTES);
    shell("mkdir here && tar -xf \"$1\" -C here && mv here/* 'my oxo'", archive);
    assertThat(shell(NO_JAVA + " 'my oxo/oxo' games")).isEqualTo(Run.oxo("games").out());
    assertThat(shell(NO_JAVA + " 'my oxo/oxo' --version"))
        .startsWith("oxo " + version + ", commit ");
    assertThat(shell(NO_JAVA + " 'my oxo/oxo' solve squava 1,1 2,2")).startsWith("X wins in 13\n");
    shell(
        NO_JAVA
            + " 'my oxo/oxo' page -o page.html && "
            + NO_JAVA
            + " 'my oxo/oxo' book grow"
            + " tic-tac-toe --book t.book --positions 20 2>said; cat said >&2; ! grep -i warning said");
    assertThat(folder.resolve("page.html")).isNotEmptyFile();
    // The archive of classes fits, though the folder has moved.
    assertThat(
            shell(
                "'my oxo/runtime/bin/java' -XX:+UseSerialGC -XX:SharedArchiveFile='my oxo/lib/oxo.jsa'"
                    + " -Xlog:class+load -jar 'my oxo/lib/oxo.jar' games"))
        .contains("games.oxo.app.Oxo source: shared objects file (top)");
  }

  @Test
  void theZipUsesTheJavaThatIsInstalled() throws Exception {
    shell("mkdir zip && cd zip && unzip -q \"$1\"", file(".*-any-java\\.zip"));
    String home = "zip/oxo-" + version;
    assertThat(shell(home + "/oxo games")).isEqualTo(Run.oxo("games").out());
    assertThat(folder.resolve(home).resolve("oxo.cmd")).exists();
  }

  @Test
  void theDebianPackageIsInstalledUsedAndRemoved() throws Exception {
    String root = folder.resolve("root").toString();
    shell(
        "mkdir -p \"$1/var/lib/dpkg/info\" \"$1/var/lib/dpkg/updates\"; : >\"$1/var/lib/dpkg/status\"",
        root);
    String dpkg = "dpkg --root=\"$1\" --force-not-root --force-depends --log=/dev/null ";
    shell(dpkg + "-i \"$2\"", root, file("oxo_.*\\.deb"));
    assertThat(shell(NO_JAVA + " \"$1/usr/bin/oxo\" games", root))
        .isEqualTo(Run.oxo("games").out());
    assertThat(folder.resolve("root/usr/share/bash-completion/completions/oxo")).isNotEmptyFile();
    shell(dpkg + "-r oxo", root);
    assertThat(folder.resolve("root/usr/bin/oxo")).doesNotExist();
    assertThat(folder.resolve("root/usr/lib/oxo")).doesNotExist();
  }

  /** The steps of the Dockerfile as far as they need no container. */
  @Test
  void theContainerStartsTheServer() throws Exception {
    String steps = Files.readString(release.resolve("Dockerfile"));
    assertThat(steps).contains("ARG VERSION=" + version + "\n", "\nUSER oxo\n");
    String name = "oxo-" + version + "-linux-x64";
    assertThat(steps)
        .contains("ADD oxo-${VERSION}-linux-x64.tar.xz /opt/\n")
        .contains("RUN ln -s /opt/oxo-${VERSION}-linux-x64/oxo /usr/local/bin/oxo\n")
        .contains("ENTRYPOINT [\"oxo\"]\n");
    shell(
        "mkdir -p opt usr && tar -xf release/"
            + name
            + ".tar.xz -C opt && ln -s ../opt/"
            + name
            + "/oxo usr/oxo");
    String serve = steps.substring(steps.indexOf("CMD [") + 5, steps.lastIndexOf(']'));
    String words = serve.replaceAll("[\",]", "").replace("8080", "0");
    assertThat(shell(NO_JAVA + " usr/oxo " + words + " --for 1s")).contains("http");
  }

  @Test
  void theRestIsWhole() throws Exception {
    assertThat(Files.readString(Path.of(file("oxo-[0-9.]+\\.html")))).startsWith("<!doctype html>");
    assertThat(shell("unzip -l \"$1\"", file(".*-hosted\\.zip"))).contains("keeper.js", "oxo.wasm");
    Map<String, ?> inside =
        JsonReader.readObject(Files.readString(Path.of(file(".*\\.cdx\\.json"))), 10_000_000);
    assertThat(inside.get("bomFormat")).isEqualTo("CycloneDX");
    assertThat(inside.get("components").toString()).contains("sqlite-jdbc", "picocli", "oxo-game");
    Map<String, ?> catalog =
        JsonReader.readObject(Files.readString(release.resolve("jbang-catalog.json")), 10_000);
    assertThat(catalog.get("aliases").toString()).contains("oxo-" + version + ".jar");
    assertThat(shell("java -jar release/oxo-" + version + ".jar games"))
        .isEqualTo(Run.oxo("games").out());
  }

  @Test
  void theBoardForWebPagesIsInstalledFromItsPackage() throws Exception {
    shell(
        "mkdir site && cd site && echo '{}' >package.json"
            + " && npm install --offline --no-audit --no-fund \"$1\" >/dev/null",
        file("oxo-board-.*\\.tgz"));
    Path installed = folder.resolve("site/node_modules/oxo-board");
    assertThat(installed.resolve("oxo.wasm")).isNotEmptyFile();
    assertThat(
            shell(
                "cd site && node --input-type=module -e"
                    + " 'console.log(import.meta.resolve(\"oxo-board/engine\"))'"))
        .endsWith("/node_modules/oxo-board/engine.js\n");
  }

  /** A project as the documents describe it, with their programs, and the library from a folder. */
  @Test
  void theLibraryIsUsedFromARepository() throws Exception {
    Path repository = Files.createDirectory(folder.resolve("repository"));
    Path known = Path.of(System.getProperty("user.home"), ".m2", "repository");
    try (Stream<Path> groups = Files.list(known)) {
      for (Path group : groups.filter(each -> !each.endsWith("games")).toList()) {
        Files.createSymbolicLink(repository.resolve(group.getFileName()), group);
      }
    }
    shell("cd repository && unzip -q \"$1\" && mv oxo-*-maven/games .", file(".*-maven\\.zip"));
    Path project = Files.createDirectories(folder.resolve("project/src/main/java/sample"));
    List<Block> blocks = Document.read(PROJECT.resolve("docs/install.md")).blocks();
    String dependencies =
        blocks.stream().filter(b -> b.kind().equals("xml")).findFirst().orElseThrow().text();
    Files.writeString(
        folder.resolve("project/pom.xml"),
        "<project xmlns=\"http://maven.apache.org/POM/4.0.0\"><modelVersion>4.0.0</modelVersion>"
            + "<groupId>sample</groupId><artifactId>sample</artifactId><version>1</version>"
            + "<properties><maven.compiler.release>17</maven.compiler.release>"
            + "<project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties>"
            + dependencies
            + "</project>");
    Files.writeString(
        folder.resolve("project/src/main/java/module-info.java"),
        "module sample { requires games.oxo.game; requires games.oxo.search; requires games.oxo.book; }");
    for (Block block : blocks) {
      if (block.kind().equals("java")) {
        String name = block.text().replaceFirst("(?s).*public class (\\w+).*", "$1");
        Files.writeString(project.resolve(name + ".java"), "package sample;\n" + block.text());
      }
    }
    shell(
        "cd project && mvn -o -B -q -Dmaven.repo.local=\"$1\""
            + " org.apache.maven.plugins:maven-compiler-plugin:3.14.1:compile"
            + " org.apache.maven.plugins:maven-dependency-plugin:3.9.0:build-classpath"
            + " -Dmdep.outputFile=path",
        repository.toString());
    for (int i = 0; i < blocks.size(); i++) {
      if (blocks.get(i).kind().equals("java")) {
        String name = blocks.get(i).text().replaceFirst("(?s).*public class (\\w+).*", "$1");
        String run =
            "java -p \"project/target/classes:$(cat project/path)\" -m sample/sample." + name;
        assertThat(shell(run)).isEqualTo(blocks.get(i + 1).text());
      }
    }
    for (String kind : List.of("", "-sources", "-javadoc")) {
      assertThat(
              repository.resolve(
                  "games/oxo/oxo-search/%1$s/oxo-search-%1$s%2$s.jar".formatted(version, kind)))
          .exists();
    }
  }
}
