package games.oxo.cli.option;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What the number of this one option or parameter may be: whole unless its field is a {@code
 * double}. {@link OptionRanges} refuses everything else before the command runs, so that a field
 * that still has 0 was not given.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Between {
  /** The smallest number accepted. */
  double least();

  /** The largest number accepted. */
  double most();

  /** Whether the number must be even. */
  boolean even() default false;
}
