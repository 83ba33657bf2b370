package games.oxo.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.docs.Document.Block;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A {@code java} block is a whole program, and the {@code text} block behind it what it prints. */
@DisplayName("The programs in the documents compile, run and print what stands there")
class DocProgramsTest {
  private static final Pattern CLASS = Pattern.compile("public class (\\w+)");

  @TempDir Path folder;

  static Stream<Document> documents() throws IOException {
    return Document.all()
        .filter(page -> page.blocks().stream().anyMatch(block -> block.kind().equals("java")));
  }

  @ParameterizedTest
  @MethodSource("documents")
  void programsRunAsShown(Document document) throws Exception {
    List<Block> blocks = document.blocks();
    for (int i = 0; i < blocks.size(); i++) {
      if (blocks.get(i).kind().equals("java")) {
        Block printed = blocks.get(i + 1);
        assertThat(printed.kind()).as("%s: what a program prints", document).isEqualTo("text");
        assertThat(run(blocks.get(i).text())).isEqualTo(printed.text());
      }
    }
  }

  private String run(String program) throws Exception {
    Matcher name = CLASS.matcher(program);
    assertThat(name.find()).as("a public class in\n%s", program).isTrue();
    Path source = folder.resolve(name.group(1) + ".java");
    Files.writeString(source, program);
    compile(source);
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      loader
          .loadClass(name.group(1))
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }

  private static void compile(Path source) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    boolean compiled =
        compiler
            .getTask(
                said,
                null,
                null,
                List.of("-Xlint:all", "-Werror", "-proc:none", "-cp", classPath()),
                null,
                compiler
                    .getStandardFileManager(null, null, StandardCharsets.UTF_8)
                    .getJavaFileObjects(source))
            .call();
    assertThat(compiled).as("%s: %s", source.getFileName(), said).isTrue();
  }

  private static String classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> new File(entry).exists())
        .reduce((a, b) -> a + File.pathSeparator + b)
        .orElseThrow();
  }
}
