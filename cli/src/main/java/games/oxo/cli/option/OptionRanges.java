package games.oxo.cli.option;

import games.oxo.game.input.InputException;
import games.oxo.game.input.NumberRange;
import games.oxo.game.input.NumberRange.Kind;
import java.lang.reflect.Field;
import java.util.Optional;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * Refuses numbers out of range on a command line, by what {@link InRange} or {@link Between} says
 * of each option.
 */
public final class OptionRanges {
  private OptionRanges() {}

  /** What the number of an option or parameter may be; empty when it is no number. */
  public static Optional<NumberRange> of(ArgSpec argument) {
    if (!(argument.userObject() instanceof Field field)) {
      return Optional.empty();
    }
    InRange shared = field.getAnnotation(InRange.class);
    return shared != null
        ? Optional.of(shared.value().range())
        : Optional.ofNullable(field.getAnnotation(Between.class)).map(own -> range(field, own));
  }

  private static NumberRange range(Field field, Between own) {
    Kind kind =
        field.getType() == double.class ? Kind.DECIMAL : own.even() ? Kind.EVEN : Kind.WHOLE;
    return new NumberRange(own.least(), own.most(), kind);
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
