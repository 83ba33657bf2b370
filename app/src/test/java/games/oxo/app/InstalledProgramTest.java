package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher beside a jar, as packages have it, and its counterpart for Windows. */
@Tag("programs")
@DisplayName("An installed program")
class InstalledProgramTest {
  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();

  @TempDir Path folder;
  private Path home;

  @BeforeEach
  void unpack() throws IOException {
    home = Files.createDirectories(folder.resolve("my programs/oxo-1"));
    Files.copy(PROJECT.resolve("oxo"), home.resolve("oxo"));
    Path lib = Files.createDirectory(home.resolve("lib"));
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "games.oxo.app.Main");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath());
    new JarOutputStream(Files.newOutputStream(lib.resolve("oxo.jar")), manifest).close();
    // As if an archive of classes could not be made: that takes long.
    Files.writeString(lib.resolve("oxo.jsa"), "");
    Files.writeString(lib.resolve("oxo.jsa.length"), "0\n");
    script(folder.resolve("bin/mvn"), "echo 'mvn was called' >&2; exit 1");
  }

  private static String classPath() {
    return Stream.of(System.getProperty("java.class.path").split(":"))
        .map(entry -> Path.of(entry).toUri().toString())
        .reduce((a, b) -> a + " " + b)
        .orElseThrow();
  }

  private static void script(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + text + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Run oxo(Map<String, String> environment, String... words)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Stream.concat(Stream.of(home + "/oxo"), Stream.of(words)).toArray(String[]::new));
    builder.environment().putAll(environment);
    return Run.process(folder, builder);
  }

  @Test
  void runsWithoutBuilding() throws Exception {
    Run run = oxo(Map.of(), "solve", "tic-tac-toe");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("draw");
    assertThat(home.resolve("app")).doesNotExist();
  }

  @Test
  void itsOwnJavaComesBeforeAllOthers() throws Exception {
    script(home.resolve("runtime/bin/java"), "echo own \"$@\"");
    script(folder.resolve("other/bin/java"), "echo other");
    Run run =
        oxo(Map.of("JAVA_HOME", folder.resolve("other").toString()), "page", "-o", "some file");
    assertThat(run.out())
        .startsWith("own ")
        .contains("-Doxo.engine=" + home + "/lib/oxo.wasm ")
        .endsWith("-jar " + home + "/lib/oxo.jar page -o some file\n");
  }

  @Test
  void anArchiveInThePackageIsUsedWhateverItsTime() throws Exception {
    script(home.resolve("runtime/bin/java"), "echo \"$@\"");
    Path archive = home.resolve("lib/oxo.jsa");
    Files.writeString(archive, "classes");
    Files.writeString(home.resolve("lib/oxo.jsa.length"), "7\n");
    Files.setLastModifiedTime(
        archive, java.nio.file.attribute.FileTime.from(java.time.Instant.EPOCH));
    assertThat(oxo(Map.of(), "games").out()).contains("-XX:SharedArchiveFile=" + archive + " ");
  }

  @Test
  void anOldJavaIsNamed() throws Exception {
    Files.delete(home.resolve("lib/oxo.jsa.length"));
    script(folder.resolve("old/bin/java"), "echo 'openjdk version \"11.0.2\"' >&2");
    Run run = oxo(Map.of("JAVA_HOME", folder.resolve("old").toString()), "games");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .isEqualTo(
            "oxo: Java 17 or later is needed; '%s/old/bin/java' is version 11\n".formatted(folder));
  }

  /** Nothing here can run it, so it is compared with what can. */
  @Test
  void theLauncherForWindowsStartsJavaAsTheOtherDoes() throws IOException {
    String unix = Files.readString(PROJECT.resolve("oxo"));
    String windows = Files.readString(PROJECT.resolve("oxo.cmd"));
    assertThat(windows.replace("\r\n", "")).doesNotContain("\n", "\r");
    for (String option :
        List.of(
            "oxo.commands",
            "-XX:MaxRAMPercentage=70 -Xlog:disable",
            "-Dquick -Dmaven.test.skip=true",
            "-Pwasm -pl wasm -am package")) {
      assertThat(unix).contains(option);
      assertThat(windows).contains(option);
    }
  }

  /** Every label that is jumped to or called is there, and every block is closed. */
  @Test
  void theLauncherForWindowsIsWhole() throws IOException {
    String windows = Files.readString(PROJECT.resolve("oxo.cmd"));
    Matcher jump = Pattern.compile("(?:goto |call :)(\\w+)").matcher(windows);
    while (jump.find()) {
      assertThat(windows).contains("\r\n:" + jump.group(1) + "\r\n");
    }
    String code = windows.replaceAll("(?m)^(rem|echo) .*$", "").replaceAll("\"[^\"\r\n]*\"", "");
    assertThat(code.chars().filter(sign -> sign == '(').count())
        .isEqualTo(code.chars().filter(sign -> sign == ')').count());
  }

  @Test
  void saysItsVersion() throws IOException {
    String number = first("\n  <version>([0-9.]+)</version>", read("pom.xml"));
    assertThat(Run.oxo("--version").out())
        .matches("oxo \\Q" + number + "\\E(, commit [0-9a-f]{12}\\+?)?, Java [0-9].*\n");
    Map<String, String> found = new TreeMap<>();
    try (Stream<Path> modules = Files.list(PROJECT)) {
      for (Path module : modules.filter(each -> Files.exists(each.resolve("pom.xml"))).toList()) {
        String pom = Files.readString(module.resolve("pom.xml"));
        found.put(module.toString(), first("<parent>(?s:.*?)<version>([0-9.]+)</version>", pom));
      }
    }
    found.put("python", first("__version__ = \"([^\"]*)\"", read("python/oxo/__init__.py")));
    assertThat(found.values()).as("%s", found).containsOnly(number);
  }

  @Test
  void aNewVersionIsWrittenEverywhere() throws Exception {
    String old = first("\n  <version>([0-9.]+)</version>", read("pom.xml"));
    Path copy = folder.resolve("copy");
    List<String> files =
        List.of(
            "release",
            "pom.xml",
            "game/pom.xml",
            "python/oxo/__init__.py",
            "docs/install.md",
            "docs/bots.md",
            "page/npm/package.json");
    for (String file : files) {
      Files.createDirectories(copy.resolve(file).getParent());
      Files.copy(PROJECT.resolve(file), copy.resolve(file));
    }
    Run run =
        Run.process(
            folder, new ProcessBuilder(copy.resolve("release").toString(), "--version", "9.8.7"));
    assertThat(run.status()).as(run.err()).isZero();
    for (String file : files.subList(1, files.size())) {
      String before = read(file);
      assertThat(before).contains(old);
      assertThat(Files.readString(copy.resolve(file)))
          .isEqualTo(before.replace(old, "9.8.7"))
          .isNotEqualTo(before);
    }
    Run wrong =
        Run.process(
            folder, new ProcessBuilder(copy.resolve("release").toString(), "--version", "v2"));
    assertThat(wrong.status()).isEqualTo(1);
    assertThat(wrong.err()).isEqualTo("release: 'v2' is not a version; one is 0.2.0\n");
  }

  private static String read(String file) throws IOException {
    return Files.readString(PROJECT.resolve(file));
  }

  private static String first(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertThat(matcher.find()).as(pattern).isTrue();
    return matcher.group(1);
  }
}
