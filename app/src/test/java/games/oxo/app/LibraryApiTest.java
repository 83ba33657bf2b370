package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import games.oxo.app.docs.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The public API of the library")
class LibraryApiTest {
  private static final Path PAGE = Path.of("..", "docs", "install.md");

  private static final List<String> MODULES =
      List.of("game", "search", "session", "table", "book", "match");

  private static final JavaClasses OURS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .withImportOption(location -> !location.contains("-tests.jar"))
          .importPackages(MODULES.stream().map("games.oxo."::concat).toList());

  /**
   * Types of our own in methods of public classes: these methods are not part of the API. A new one
   * here is a decision, not an oversight.
   */
  private static final Set<String> OF_OUR_OWN =
      Set.of(
          "games.oxo.game.files.OutputFile$Existing",
          "games.oxo.game.score.MarginBound",
          "games.oxo.game.score.ScorePart",
          "games.oxo.search.evaluation.LearnedEvaluation",
          "games.oxo.search.kernel.Clock",
          "games.oxo.search.kernel.SearchRules",
          "games.oxo.session.balance.StudiedGame$Thought",
          "games.oxo.table.part.PartBlocks");

  /** The packages whose description says so. */
  private static Set<String> packages() throws IOException {
    Set<String> found = new TreeSet<>();
    for (String module : MODULES) {
      try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
        for (Path file : files.filter(each -> each.endsWith("package-info.java")).toList()) {
          String text = Files.readString(file);
          if (text.contains("\n * <p>Public API.\n")) {
            found.add(text.replaceFirst("(?s).*\npackage ([a-z.]+);.*", "$1"));
          }
        }
      }
    }
    return found;
  }

  @Test
  void usesOnlyItself() throws IOException {
    Set<String> open = packages();
    Set<String> found =
        OURS.stream()
            .filter(each -> open.contains(each.getPackageName()))
            .filter(each -> each.getModifiers().contains(JavaModifier.PUBLIC))
            .flatMap(each -> each.getCodeUnits().stream())
            .filter(each -> each.getModifiers().contains(JavaModifier.PUBLIC))
            .flatMap(LibraryApiTest::types)
            .map(JavaClass::getBaseComponentType)
            .filter(each -> each.getPackageName().startsWith("games.oxo."))
            .filter(each -> !open.contains(each.getPackageName()))
            .map(JavaClass::getName)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(found).containsExactlyInAnyOrderElementsOf(OF_OUR_OWN);
  }

  private static Stream<JavaClass> types(JavaCodeUnit method) {
    return Stream.concat(
        method.getReturnType().getAllInvolvedRawTypes().stream(),
        method.getParameterTypes().stream()
            .flatMap(type -> type.getAllInvolvedRawTypes().stream()));
  }

  /** The page names modules, and after each the last words of its packages. */
  @Test
  void isWhatTheDocumentsSay() throws IOException {
    String page = Document.read(PAGE).text();
    String said = page.substring(page.indexOf("**What is public.**"));
    said = said.substring(0, said.indexOf("\n\n"));
    Set<String> named = new TreeSet<>();
    String module = "";
    Matcher word = Pattern.compile("`([a-z.]+)`").matcher(said);
    while (word.find()) {
      String name = word.group(1);
      if (name.startsWith("games.oxo.")) {
        module = name;
      }
      named.add(name.startsWith("games.oxo.") ? name : module + "." + name);
    }
    // Engine against engine has nothing but packages below it.
    named.remove("games.oxo.match");
    assertThat(named).isEqualTo(packages());
  }

  @Test
  void isAllThatTheExamplesUse() throws IOException {
    Set<String> open = packages();
    Matcher used =
        Pattern.compile("import (games\\.oxo(?:\\.[a-z]+)+)\\.")
            .matcher(Document.read(PAGE).text());
    int uses = 0;
    while (used.find()) {
      assertThat(open).contains(used.group(1));
      uses++;
    }
    assertThat(uses).isGreaterThan(20);
  }

  /** Two modules with one package could not be used as modules of Java. */
  @Test
  void everyPackageIsOfOneModule() {
    for (JavaClass each : OURS) {
      String module = each.getPackageName().split("\\.")[2];
      each.getSource()
          .ifPresent(
              source ->
                  assertThat(source.getUri().toString())
                      .as(each.getName())
                      .containsPattern("/(oxo-)?" + module + "[/-]"));
    }
  }
}
