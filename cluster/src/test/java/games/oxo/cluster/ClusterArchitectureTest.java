package games.oxo.cluster;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The rules of the house in the module of cluster commands")
class ClusterArchitectureTest {
  private static final JavaClasses OURS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("games.oxo.cluster");

  @Test
  void packagesFormNoCircle() {
    slices().matching("games.oxo.cluster.(*)..").should().beFreeOfCycles().check(OURS);
  }

  @Test
  void everyPackageIsOnTheMapOfTheDocuments() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "design.md"));
    String rows = page.substring(page.indexOf("\n| `cluster` |"), page.indexOf("\n| `app` |"));
    for (JavaClass each : OURS) {
      assertThat(rows).contains("`…." + each.getPackageName().split("\\.")[3] + "`");
    }
  }

  /** Only commands know the user's files; whatever runs on executors is handed what it needs. */
  @Test
  void usersFilesAreReadByCommandsOnly() {
    noClasses()
        .that()
        .resideOutsideOfPackage("games.oxo.cluster.command")
        .should()
        .dependOnClassesThat()
        .haveNameMatching(
            "games\\.oxo\\.((app|cli)\\.option\\..*|game\\.files\\.(GameLibrary|TextFile))")
        .check(OURS);
  }

  @Test
  void jobsAreOfBlocksAndNotOfDatasets() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.apache.spark.sql..")
        .check(OURS);
  }

  /**
   * A task that arrives from elsewhere can neither open a file of its machine nor start a process.
   */
  @Test
  void pathsAndProcessesAreForCommandsAndTheirOwnCluster() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "games.oxo.cluster.command",
            "games.oxo.cluster.local",
            "games.oxo.cluster.spark",
            "games.oxo.cluster.storage")
        .should()
        .dependOnClassesThat(
            DescribedPredicate.describe(
                "files or processes", ClusterArchitectureTest::isFileOrProcess))
        .check(OURS);
  }

  private static boolean isFileOrProcess(JavaClass each) {
    return each.getName().startsWith("java.nio.file.")
        || each.getName().startsWith("java.nio.channels.")
        || each.getName().matches("java\\.io\\.(File.*|RandomAccessFile|PrintWriter)")
        || each.getName().matches("java\\.lang\\.Process.*");
  }
}
