package games.oxo.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** One of the project's pages in Markdown: its examples, fenced blocks, links and headings. */
public record Document(Path file, String text) {
  static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();

  private static final String NEW_FOLDER = "<!-- examples: a new folder -->\n";

  private static final Pattern FENCED =
      Pattern.compile("^```([a-z]*)\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern HEADING = Pattern.compile("^#+ (.*)$", Pattern.MULTILINE);
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:\\s]*)(#[^)\\s]*)?\\)");

  /** What a reader types, and what is printed then. */
  public record Example(String command, String output) {}

  /** A fenced block; the kind is the word after the first fence. */
  public record Block(String kind, String text) {}

  /**
   * A link to a place in the project.
   *
   * @param path relative to the page, or empty for the page itself
   * @param anchor without its {@code #}, or empty for the top of the page
   */
  record Link(String path, String anchor) {}

  public static Document read(Path file) {
    try {
      return new Document(file, Files.readString(file));
    } catch (IOException e) {
      throw new AssertionError("cannot read " + file, e);
    }
  }

  /** All pages: those of {@code docs}, and the two at the top of the project. */
  public static Stream<Document> all() throws IOException {
    try (Stream<Path> docs = Files.list(PROJECT.resolve("docs"))) {
      List<Path> files = new ArrayList<>(docs.filter(f -> f.toString().endsWith(".md")).toList());
      files.add(PROJECT.resolve("README.md"));
      files.add(PROJECT.resolve("CONTRIBUTING.md"));
      return files.stream().sorted().map(Document::read);
    }
  }

  public String name() {
    return String.valueOf(file.getFileName());
  }

  public List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    Matcher fenced = FENCED.matcher(text);
    while (fenced.find()) {
      blocks.add(new Block(fenced.group(1), fenced.group(2)));
    }
    return blocks;
  }

  /**
   * The page divided where it says that the examples begin anew in an empty folder; each part has
   * the page's file.
   */
  public Stream<Document> parts() {
    return Stream.of(text.split(NEW_FOLDER)).map(part -> new Document(file, part));
  }

  /**
   * In a {@code console} block a line with {@code $} is a command, and the lines up to the next one
   * are what it prints.
   */
  public List<Example> examples() {
    List<Example> examples = new ArrayList<>();
    for (Block block : blocks()) {
      if (block.kind().equals("console")) {
        String[] parts = block.text().split("(?m)^\\$ ");
        assertThat(parts[0]).as("a console block begins with a command").isBlank();
        for (int i = 1; i < parts.length; i++) {
          String[] lines = parts[i].split("\n", 2);
          examples.add(new Example(lines[0], lines.length > 1 ? lines[1] : ""));
        }
      }
    }
    return examples;
  }

  List<Link> links() {
    List<Link> links = new ArrayList<>();
    Matcher link = LINK.matcher(FENCED.matcher(text).replaceAll(""));
    while (link.find()) {
      String anchor = link.group(2);
      links.add(new Link(link.group(1), anchor == null ? "" : anchor.substring(1)));
    }
    return links;
  }

  /** The anchors of its headings, as sites that show Markdown make them. */
  Set<String> anchors() {
    Set<String> anchors = new HashSet<>();
    Map<String, Integer> before = new HashMap<>();
    Matcher heading = HEADING.matcher(FENCED.matcher(text).replaceAll(""));
    while (heading.find()) {
      String anchor =
          heading
              .group(1)
              .replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
              .toLowerCase(Locale.ROOT)
              .replaceAll("[^\\p{L}\\p{N} _-]", "")
              .replace(' ', '-');
      int same = before.merge(anchor, 1, Integer::sum) - 1;
      anchors.add(same == 0 ? anchor : anchor + "-" + same);
    }
    return anchors;
  }

  @Override
  public String toString() {
    Matcher heading = HEADING.matcher(text);
    return heading.find() ? name() + ", " + heading.group(1) : name();
  }
}
