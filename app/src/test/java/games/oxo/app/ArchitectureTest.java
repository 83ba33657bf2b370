package games.oxo.app;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noCodeUnits;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import games.oxo.game.board.Board;
import games.oxo.game.board.Shape;
import games.oxo.game.board.Shapes;
import games.oxo.game.check.CertificateReader;
import games.oxo.game.check.CertificateReferee;
import games.oxo.game.check.CheckedProof;
import games.oxo.game.definition.Definition;
import games.oxo.game.files.GameLibrary;
import games.oxo.game.rules.LineRules;
import games.oxo.game.rules.PointRules;
import games.oxo.match.play.ProgramLauncher;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Serializable;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.text.DecimalFormat;
import java.util.Formatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The rules of the house")
class ArchitectureTest {
  private static final JavaClasses OURS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .withImportOption(location -> !location.contains("-tests.jar"))
          .importPackages("games.oxo");

  /** The referee of certificates, with all that it uses. */
  private static final String REFEREE =
      "games\\.oxo\\.game\\.check\\.(Certificate|CheckedProof|Plain).*";

  /** Each module with those that it may use. A module that comes later is entered here. */
  private static final Map<String, List<String>> ARROWS = new LinkedHashMap<>();

  static {
    ARROWS.put("game", List.of());
    ARROWS.put("search", List.of("game"));
    ARROWS.put("cli", List.of("game", "search"));
    ARROWS.put("session", List.of("game", "search"));
    ARROWS.put("table", List.of("game", "search"));
    ARROWS.put("book", List.of("game", "search"));
    ARROWS.put("match", List.of("game", "search", "session"));
    ARROWS.put("learn", List.of("game", "search", "match"));
    ARROWS.put("invent", List.of("game", "search", "session", "table", "match"));
    ARROWS.put("report", List.of("game", "search", "session", "book", "match", "learn", "invent"));
    ARROWS.put("web", List.of("game", "search", "session", "table", "book"));
    ARROWS.put("offline", List.of("game", "search", "session", "table", "book"));
    ARROWS.put("bench", List.of("game", "search", "table"));
    ARROWS.put(
        "app",
        List.of(
            "game", "search", "cli", "session", "table", "book", "match", "learn", "invent",
            "report", "web", "offline", "bench"));
  }

  @Test
  void everyModuleIsOnTheMap() {
    TreeSet<String> found = new TreeSet<>();
    for (JavaClass each : OURS) {
      found.add(each.getPackageName().split("\\.")[2]);
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(ARROWS.keySet());
  }

  @Test
  void everyPackageIsOnTheMapOfTheDocuments() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "design.md"));
    String map = page.substring(page.indexOf("| module |"), page.indexOf("## Decisions"));
    for (Map.Entry<String, List<String>> module : ARROWS.entrySet()) {
      String rows = map.substring(map.indexOf("\n| `" + module.getKey() + "` |") + 1);
      Matcher next = Pattern.compile("\n\\| `").matcher(rows);
      String own = next.find() ? rows.substring(0, next.start()) : rows;
      for (JavaClass each : OURS) {
        String[] parts = each.getPackageName().split("\\.");
        if (parts[2].equals(module.getKey())) {
          assertThat(own)
              .contains(parts.length == 3 ? each.getPackageName() : "`…." + parts[3] + "`");
        }
      }
    }
  }

  /** A name leads a reader to one class. */
  @Test
  void noTwoPublicClassesShareAName() {
    Map<String, String> found = new LinkedHashMap<>();
    for (JavaClass each : OURS) {
      if (each.isTopLevelClass() && each.getModifiers().contains(JavaModifier.PUBLIC)) {
        assertThat(found.put(each.getSimpleName(), each.getName()))
            .as("a public class besides %s", each.getName())
            .isNull();
      }
    }
  }

  @Test
  void noArrowGoesBack() {
    for (Map.Entry<String, List<String>> module : ARROWS.entrySet()) {
      String[] forbidden =
          ARROWS.keySet().stream()
              .filter(other -> !other.equals(module.getKey()))
              .filter(other -> !module.getValue().contains(other))
              .map(other -> "games.oxo." + other + "..")
              .toArray(String[]::new);
      if (forbidden.length > 0) {
        noClasses()
            .that()
            .resideInAPackage("games.oxo." + module.getKey() + "..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(forbidden)
            .check(OURS);
      }
    }
  }

  /**
   * A study of a game's balance needs the same statistics in the API and beside matches; logs are
   * JSON too.
   */
  @Test
  void matchesUseOfSessionsOnlyTheStatisticsOfBalanceAndJson() {
    noClasses()
        .that()
        .resideInAPackage("games.oxo.match..")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("games.oxo.session..")
                .and(
                    DescribedPredicate.not(
                        resideInAnyPackage("games.oxo.session.balance", "games.oxo.session.json"))))
        .check(OURS);
  }

  @Test
  void packagesOfAModuleFormNoCircle() {
    slices().matching("games.oxo.game.(*)..").should().beFreeOfCycles().check(OURS);
    slices().matching("games.oxo.search.(*)..").should().beFreeOfCycles().check(OURS);
    slices().matching("games.oxo.session.(*)..").should().beFreeOfCycles().check(OURS);
    slices().matching("games.oxo.table.(*)..").should().beFreeOfCycles().check(OURS);
    slices().matching("games.oxo.book.(*)..").should().beFreeOfCycles().check(OURS);
    slices().matching("games.oxo.match.(*)..").should().beFreeOfCycles().check(OURS);
    slices().matching("games.oxo.learn.(*)..").should().beFreeOfCycles().check(OURS);
    slices().matching("games.oxo.cli.(*)..").should().beFreeOfCycles().check(OURS);
    slices().matching("games.oxo.invent.(*)..").should().beFreeOfCycles().check(OURS);
    slices().matching("games.oxo.app.(*)..").should().beFreeOfCycles().check(OURS);
    noClasses()
        .that()
        .resideInAPackage("games.oxo.app.*..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("games.oxo.app")
        .check(OURS);
    noClasses()
        .that()
        .resideInAnyPackage(
            "games.oxo.game.input",
            "games.oxo.game.board",
            "games.oxo.game.toml",
            "games.oxo.game.words",
            "games.oxo.game.path",
            "games.oxo.game.score",
            "games.oxo.game.definition",
            "games.oxo.game.rules")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("games.oxo.game")
        .check(OURS);
  }

  /** So that a rule of another kind is one more class among the rules, and no branch elsewhere. */
  @Test
  void onlyRulesKnowWhichKindTheyAre() {
    noClasses()
        .that()
        .resideOutsideOfPackage("games.oxo.game.rules")
        .should()
        .dependOnClassesThat(type(LineRules.class).or(type(PointRules.class)))
        .check(OURS);
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "games.oxo.game.definition", "games.oxo.game.rules", "games.oxo.game.check")
        .should()
        .callMethodWhere(
            target(owner(type(Definition.class))).and(target(nameMatching("line|score"))))
        .check(OURS);
  }

  /**
   * The sets of cells that win, lose or score are data of the rules, once they have been checked.
   */
  @Test
  void onlyRulesAskTheBoardForRuns() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("games.oxo.game.definition.PatternCheck")
        .and()
        .resideOutsideOfPackages("games.oxo.game.rules", "games.oxo.game.score")
        .should()
        .callMethodWhere(target(owner(type(Board.class))).and(target(nameMatching("runs"))))
        .check(OURS);
  }

  /** What may have more than five parameters: results and settings with names, and one search. */
  private static final String LONG_LISTS =
      "games\\.oxo\\.search\\.(Analysis|evaluation\\.Provenance|solve\\.Solution"
          + "|solve\\.drop\\.DropSearch)";

  /**
   * What travels together is a type with a name. {@code DropSearch} says what that would cost it.
   */
  @Test
  void noSearchHasALongListOfParameters() {
    noCodeUnits()
        .that()
        .areDeclaredInClassesThat()
        .resideInAPackage("games.oxo.search..")
        .and()
        .areDeclaredInClassesThat()
        .haveNameNotMatching(LONG_LISTS)
        .and()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .should()
        .haveRawParameterTypes(
            DescribedPredicate.describe("more than five", types -> types.size() > 5))
        .check(OURS);
  }

  /** Pages and pictures are text; a server needs no desktop. */
  @Test
  void nothingNeedsADesktop() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.awt..", "javax.swing..")
        .check(OURS);
  }

  /** Nothing counts as proven before the referee has accepted it. */
  @Test
  void onlyTheRefereeMakesCheckedProofs() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(CertificateReferee.class.getName())
        .should()
        .callConstructorWhere(target(owner(type(CheckedProof.class))))
        .check(OURS);
  }

  /** Who checks a proof must not believe those who made it. */
  @Test
  void theRefereeOfCertificatesSharesNoCodeWithSolversAndFastRules() {
    classes()
        .that()
        .haveNameMatching(REFEREE)
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                    "java..",
                    "games.oxo.game.board",
                    "games.oxo.game.definition",
                    "games.oxo.game.input",
                    "games.oxo.game.words",
                    "org.jspecify.annotations")
                .or(
                    DescribedPredicate.describe(
                        "are of the same kind",
                        each -> each.getName().matches(REFEREE) || isGenerated(each))))
        .check(OURS);
  }

  /** The browser build compiles these classes: the core of the Java library is all there is. */
  @Test
  void onlyFilesAndThreadsNeedMoreThanTheCoreOfTheLibrary() {
    DescribedPredicate<JavaClass> core =
        resideInAnyPackage(
                "games.oxo.game..",
                "games.oxo.search..",
                "games.oxo.session..",
                "java.lang",
                "java.util",
                "java.util.function",
                "java.util.regex",
                "java.util.stream",
                "com.google.errorprone.annotations",
                "org.jspecify.annotations")
            // A mark and nothing else, for records that travel to other machines.
            .or(type(Serializable.class))
            .or(DescribedPredicate.describe("are generated code's", ArchitectureTest::isGenerated));
    classes()
        .that(
            resideInAnyPackage("games.oxo.game..", "games.oxo.search..", "games.oxo.session..")
                .and(
                    DescribedPredicate.not(
                        resideInAnyPackage(
                            "games.oxo.game.files",
                            "games.oxo.game.library",
                            "games.oxo.search.parallel")))
                .and(
                    DescribedPredicate.not(
                        DescribedPredicate.describe(
                            "read or write evaluations", ArchitectureTest::isEvaluationFile))))
        .should()
        .onlyDependOnClassesThat(core)
        .andShould()
        .onlyDependOnClassesThat(
            DescribedPredicate.not(
                DescribedPredicate.describe(
                    "threads or foreign chance", ArchitectureTest::isBanned)))
        .check(OURS);
  }

  private static boolean isEvaluationFile(JavaClass each) {
    return each.getName()
        .matches(
            "games\\.oxo\\.search\\.evaluation\\.(Evaluation(Reader|Writer)|BuiltInEvaluations)");
  }

  /** Those that come with the program are resources, which the browser unpacks too. */
  @Test
  void evaluationsNeedStreamsAndNoFiles() {
    classes()
        .that(
            DescribedPredicate.describe(
                "read or write evaluations", ArchitectureTest::isEvaluationFile))
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                    "games.oxo.game..",
                    "games.oxo.search..",
                    "java.lang",
                    "java.nio.charset",
                    "java.util",
                    "java.util.function",
                    "java.util.zip",
                    "org.jspecify.annotations")
                .or(
                    DescribedPredicate.describe(
                        "are streams",
                        each ->
                            each.getName()
                                .matches(
                                    "java\\.io\\.(InputStream|ByteArrayOutputStream"
                                        + "|(Unchecked)?IOException)")))
                .or(
                    DescribedPredicate.describe(
                        "are generated code's", ArchitectureTest::isGenerated)))
        .check(OURS);
  }

  /** A worker of the browser runs these classes. */
  @Test
  void workersNeedNoFilesAndNoThreads() {
    classes()
        .that()
        .resideInAPackage("games.oxo.offline.worker")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                "games.oxo.game..",
                "games.oxo.search..",
                "games.oxo.session..",
                "games.oxo.book",
                "games.oxo.book.compact",
                "games.oxo.table.extract",
                "games.oxo.offline.worker",
                "java.lang",
                "java.lang.invoke",
                "java.nio.charset",
                "java.util",
                "java.util.function",
                "org.jspecify.annotations"))
        .check(OURS);
  }

  /** So that the browser can look a position up in a book that comes with the program. */
  @Test
  void compactBooksNeedStreamsAndNoFiles() {
    classes()
        .that()
        .resideInAPackage("games.oxo.book.compact")
        .or()
        .haveNameMatching("games\\.oxo\\.book\\.(BookGame|DistilledBook.*)")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                    "games.oxo.game..",
                    "games.oxo.search..",
                    "games.oxo.book",
                    "games.oxo.book.compact",
                    "java.lang",
                    "java.util",
                    "java.util.function",
                    "java.util.stream",
                    "org.jspecify.annotations")
                .or(
                    DescribedPredicate.describe(
                        "are streams",
                        each -> each.getName().matches("java\\.io\\.(InputStream|IOException)")))
                .or(
                    DescribedPredicate.describe(
                        "are generated code's", ArchitectureTest::isGenerated)))
        .andShould()
        .onlyDependOnClassesThat(
            DescribedPredicate.not(
                DescribedPredicate.describe(
                    "threads or foreign chance", ArchitectureTest::isBanned)))
        .check(OURS);
  }

  /** Records and switches over enums refer to these by themselves. */
  private static boolean isGenerated(JavaClass each) {
    return each.isPrimitive()
        || each.isArray()
        || each.getName().equals("java.lang.runtime.ObjectMethods")
        || each.getName().equals("java.lang.invoke.TypeDescriptor")
        || each.getName().startsWith("java.lang.invoke.");
  }

  private static boolean isBanned(JavaClass each) {
    return List.of(
            "java.lang.Thread",
            "java.lang.invoke.VarHandle",
            "java.util.Random",
            "java.util.SplittableRandom",
            "java.util.Timer",
            "java.lang.Process",
            "java.lang.Runtime")
        .contains(each.getName());
  }

  /** Built-in games are resources: read as streams, and with nothing else that is outside. */
  @Test
  void builtInGamesNeedStreamsAndNoFiles() {
    classes()
        .that()
        .resideInAPackage("games.oxo.game.library")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                    "games.oxo.game..",
                    "java.lang",
                    "java.util",
                    "java.util.function",
                    "java.util.stream",
                    "java.nio.charset")
                .or(
                    DescribedPredicate.describe(
                        "are streams",
                        each ->
                            each.getName()
                                .matches("java\\.io\\.(InputStream|(Unchecked)?IOException)")))
                .or(
                    DescribedPredicate.describe(
                        "are generated code's", ArchitectureTest::isGenerated)))
        .andShould()
        .onlyDependOnClassesThat(DescribedPredicate.not(resideInAnyPackage("games.oxo.game.files")))
        .check(OURS);
  }

  /** Missing in the library of the browser build, or dependent on the machine. */
  @Test
  void modulesOfTheBrowserCallNothingThatIsMissingThere() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "games.oxo.game..",
            "games.oxo.search..",
            "games.oxo.session..",
            "games.oxo.book.compact")
        .should()
        .callMethod(String.class, "lines")
        .orShould()
        .callMethod(Character.class, "toString", int.class)
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.text.Normalizer")
        .check(OURS);
  }

  /** What can open a path, a process or a connection. */
  private static final DescribedPredicate<JavaClass> FILES =
      DescribedPredicate.describe(
          "files, processes or connections",
          each ->
              each.getName().startsWith("java.nio.file.")
                  || each.getName().startsWith("java.nio.channels.")
                  || each.getName().startsWith("java.net.")
                  || each.getName()
                      .matches("java\\.io\\.(File.*|RandomAccessFile|PrintWriter|Console)")
                  || each.getName().matches("java\\.lang\\.(Process.*|Runtime)"));

  @Test
  void pathsAndProcessesAreKnownInFewPlaces() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "games.oxo.cli..",
            "games.oxo.app..",
            "games.oxo.bench",
            "games.oxo.game.files",
            "games.oxo.table",
            "games.oxo.table.results",
            "games.oxo.book.store",
            "games.oxo.learn.run",
            "games.oxo.learn.sample",
            "games.oxo.match.play",
            "games.oxo.match.record",
            "games.oxo.match.run")
        .should()
        .dependOnClassesThat(FILES)
        .check(OURS);
    noClasses()
        .that()
        .resideOutsideOfPackages("games.oxo.cli..", "games.oxo.app..")
        .and()
        .doNotHaveFullyQualifiedName("games.oxo.match.play.ProgramLauncher")
        .should()
        .callConstructor(ProcessBuilder.class, List.class)
        .orShould()
        .callConstructor(ProcessBuilder.class, String[].class)
        .orShould()
        .callMethodWhere(
            target(owner(type(Runtime.class))).and(target(nameMatching("exec|load.*"))))
        .check(OURS);
  }

  /** Elsewhere there are paths only where one was handed in. */
  @Test
  void textBecomesAPathOnTheCommandLineOnly() {
    noClasses()
        .that()
        .resideOutsideOfPackages("games.oxo.cli..", "games.oxo.app..")
        .and()
        .haveNameNotMatching(
            "games\\.oxo\\.(game\\.files\\.GameLibrary|table\\.TableLibrary"
                + "|match\\.play\\.ProcessTree|book\\.store\\.NativeSqlite)")
        .should()
        .callMethodWhere(
            target(nameMatching("of|get|getPath|create"))
                .and(
                    target(owner(type(Path.class)))
                        .or(target(owner(type(Paths.class))))
                        .or(target(owner(type(FileSystem.class))))
                        .or(target(owner(type(URI.class))))))
        .orShould()
        .callConstructorWhere(
            DescribedPredicate.describe(
                "something is opened by a text", ArchitectureTest::opensByText))
        .check(OURS);
  }

  private static boolean opensByText(JavaConstructorCall call) {
    String owner = call.getTargetOwner().getName();
    boolean opens =
        owner.matches("java\\.io\\.(File.*|RandomAccessFile|PrintWriter)")
            || owner.startsWith("java.net.");
    return opens
        && call.getTarget().getRawParameterTypes().stream()
            .anyMatch(each -> each.getName().equals("java.lang.String"))
        && call.getTarget().getRawParameterTypes().stream()
            .noneMatch(each -> each.getName().equals("java.io.File"));
  }

  /** So that no file is lost by writing another: logs and tables only append to what is theirs. */
  @Test
  void oneRoutineWritesFiles() {
    noClasses()
        .that()
        .haveNameNotMatching(
            "games\\.oxo\\.(game\\.files\\.OutputFile|app\\.Main|match\\.record\\.Log(Sink.*|Writer)"
                + "|table\\.UnfinishedTable|app\\.prove\\.PartsFile)")
        .should()
        .callMethodWhere(
            target(
                    nameMatching(
                        "write.*|newOutputStream|newBufferedWriter|newByteChannel|move|copy"))
                .and(target(owner(type(Files.class)))))
        .orShould()
        .callMethodWhere(
            target(nameMatching("createTempFile|createFile")).and(target(owner(type(Files.class)))))
        .orShould()
        .callConstructorWhere(
            DescribedPredicate.describe(
                "a file is opened for writing",
                call ->
                    call.getTargetOwner()
                        .getName()
                        .matches("java\\.io\\.(FileOutputStream|FileWriter|RandomAccessFile)")))
        .check(OURS);
  }

  @Test
  void whatOpensFilesAndProgramsIsMadeByTheCommandLineOnly() {
    noClasses()
        .that()
        .resideOutsideOfPackages("games.oxo.cli..", "games.oxo.app..")
        .should()
        .callConstructor(GameLibrary.class)
        .orShould()
        .callConstructor(ProgramLauncher.class)
        .check(OURS);
    noClasses()
        .that()
        .resideOutsideOfPackages("games.oxo.cli..", "games.oxo.app..", "games.oxo.game.files")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName(GameLibrary.class.getName())
        .check(OURS);
  }

  /**
   * So a third shape is one class: whoever wants to know something asks the shape. Only {@code
   * Shapes} makes shapes, only {@code Board} uses the two by their names, and by their words they
   * are found only where a text names them.
   */
  @Test
  void nobodyAsksWhichShapeABoardHas() {
    for (Shape shape : Shapes.BUILT_IN.list()) {
      noClasses()
          .that()
          .doNotBelongToAnyOf(Shapes.class, shape.getClass())
          .should()
          .dependOnClassesThat()
          .belongToAnyOf(shape.getClass())
          .check(OURS);
    }
    for (String name : List.of("SQUARE", "HEXAGON")) {
      noClasses()
          .that()
          .doNotBelongToAnyOf(Shapes.class, Board.class)
          .should()
          .accessField(Shapes.class, name)
          .check(OURS);
    }
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("games.oxo.game.definition.BoardTable")
        .and()
        .doNotBelongToAnyOf(Shapes.class, CertificateReader.class)
        .should()
        .callMethod(Shapes.class, "ofKey", String.class)
        .check(OURS);
  }

  /**
   * What is printed, stored or hashed must not depend on the language of the machine: there {@code
   * %d} may have other digits, {@code %.1f} a comma, and {@code "I".toLowerCase()} no dot.
   */
  @Test
  void nothingIsFormattedInTheLanguageOfTheMachine() {
    noClasses()
        .should()
        .callMethodWhere(
            DescribedPredicate.describe(
                "text is made in the default locale", ArchitectureTest::usesDefaultLocale))
        .orShould()
        .callConstructor(Formatter.class)
        .orShould()
        .callConstructor(Formatter.class, Appendable.class)
        .orShould()
        .callConstructor(DecimalFormat.class)
        .orShould()
        .callConstructor(DecimalFormat.class, String.class)
        .orShould()
        .callMethod(Locale.class, "getDefault")
        .check(OURS);
  }

  private static boolean usesDefaultLocale(JavaMethodCall call) {
    String method = call.getTargetOwner().getSimpleName() + "." + call.getName();
    boolean sensitive =
        method.matches(
            "String\\.(format|formatted|toLowerCase|toUpperCase)"
                + "|(PrintStream|PrintWriter|Console)\\.(printf|format)"
                + "|(NumberFormat|DateFormat)\\.get.*|DateTimeFormatter\\.of.*");
    return sensitive
        && call.getTarget().getRawParameterTypes().stream()
            .noneMatch(each -> each.getName().equals("java.util.Locale"));
  }

  @Test
  void theRuleAboutLanguagesSeesWhatItForbids() {
    JavaClasses offender = new ClassFileImporter().importClasses(InTheLanguageOfTheMachine.class);
    long calls =
        offender.get(InTheLanguageOfTheMachine.class).getMethodCallsFromSelf().stream()
            .filter(ArchitectureTest::usesDefaultLocale)
            .count();
    assertThat(calls).isEqualTo(5);
  }

  /** All but the last of these are forbidden. */
  @SuppressWarnings({"StringCaseLocaleUsage", "unused"})
  private static final class InTheLanguageOfTheMachine {
    static String all(PrintStream out) {
      out.printf("%d", 1);
      return "%d".formatted(1)
          + String.format("%d", 1)
          + "I".toLowerCase()
          + "i".toUpperCase()
          + String.format(Locale.ROOT, "%d", 1);
    }
  }

  @Test
  void chanceComesFromOurDiceOnly() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .haveNameMatching("java\\.util\\.(Random|SplittableRandom|concurrent\\.ThreadLocalRandom)")
        .orShould()
        .callMethod(Math.class, "random")
        .check(OURS);
  }
}
