package games.oxo.cli.option;

import games.oxo.game.input.InputException;
import games.oxo.game.input.NumberRange;
import java.lang.reflect.AnnotatedElement;
import java.util.Optional;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** Refuses numbers out of range on a command line, by what {@link InRange} says of each option. */
public final class OptionRanges {
  private OptionRanges() {}

  /** What the number of an option or parameter may be; empty when it is no number. */
  public static Optional<NumberRange> of(ArgSpec argument) {
    return argument.userObject() instanceof AnnotatedElement field
        ? Optional.ofNullable(field.getAnnotation(InRange.class))
            .map(range -> range.value().range())
        : Optional.empty();
  }

  /** How a message names an option or parameter: {@code --level}, {@code DEPTH}. */
  public static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  /**
   * Checks every number that was given.
   *
   * @throws InputException for the first that is out of range
   */
  public static void check(ParseResult parsed) {
    for (ParseResult each = parsed; each != null; each = each.subcommand()) {
      for (ArgSpec argument : each.matchedArgs()) {
        of(argument)
            .ifPresent(
                range ->
                    argument
                        .originalStringValues()
                        .forEach(text -> range.read(name(argument), text)));
      }
    }
  }
}
