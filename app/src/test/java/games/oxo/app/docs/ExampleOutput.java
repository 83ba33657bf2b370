package games.oxo.app.docs;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a command prints, without what differs from run to run and from machine to machine. */
final class ExampleOutput {
  private record Rule(Pattern pattern, String replacement) {}

  private static final List<Rule> RULES =
      List.of(
          rule("\\s+[0-9]+\\.[0-9] s$", " some s"),
          rule("\\s+[0-9]+\\.[0-9] ms$", " some ms"),
          rule(" (nps|time) [0-9]+", " $1 0"),
          // How many positions a solver visits is its own affair.
          rule("\"nodes\":[0-9]+,\"micros\"", "\"nodes\":0,\"micros\""),
          rule("^([1-7]{20,} -?[0-9]+) [0-9]+ [0-9]+$", "$1 0 0"),
          rule("\"(rate|micros|seconds|bytes)\":[0-9.]+", "\"$1\":0"),
          // Sizes of compressed files.
          rule("[0-9]+ bytes", "some bytes"),
          rule("\\s+[0-9]+ kB", " some kB"),
          rule("\\b20[0-9]{2}-[0-9]{2}-[0-9]{2}(T[0-9:.]+Z)?", "some day"),
          rule("[0-9.]+ ms, ", "some ms, "),
          rule("[0-9.]+ a second, [0-9.]+%", "some a second, some%"),
          rule("\"storeShare\":[0-9.E-]+", "\"storeShare\":0"),
          rule("[0-9.]+ bits a position", "some bits a position"),
          rule("127\\.0\\.0\\.1:[0-9]+", "127.0.0.1:PORT"),
          rule("process [0-9]+$", "process N"),
          // What is learned depends on every detail of the search that plays.
          rule("^attempt ([0-9]+): .*, accepted$", "attempt $1: some positions, accepted"),
          rule("(generations?) from [0-9]+ games, .* Elo", "$1 from some games, some Elo"),
          rule("[0-9.]+ s of processor time: [0-9.]+", "some"));

  private ExampleOutput() {}

  private static Rule rule(String pattern, String replacement) {
    return new Rule(Pattern.compile(pattern), replacement);
  }

  static String tidy(String text) {
    return text.lines()
        .map(String::stripTrailing)
        .filter(line -> !line.startsWith("oxo: Spark's page is "))
        .map(ExampleOutput::tidyLine)
        .collect(Collectors.joining("\n"))
        .strip();
  }

  private static String tidyLine(String line) {
    String tidy = line;
    for (Rule rule : RULES) {
      tidy = rule.pattern().matcher(tidy).replaceAll(rule.replacement());
    }
    return tidy;
  }
}
