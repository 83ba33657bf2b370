package games.oxo.cli.option;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What the number of an option or parameter may be, as several have it. {@link OptionRanges}
 * refuses everything else before the command runs, so that a field that still has 0 was not given.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface InRange {
  OptionRange value();
}
