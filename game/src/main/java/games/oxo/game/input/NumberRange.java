package games.oxo.game.input;

import games.oxo.game.words.Text;

/**
 * The numbers that an option accepts, and the one sentence for every other: {@code --level is 0; it
 * must be 1 to 10}.
 *
 * @param least the smallest number accepted
 * @param most the largest number accepted
 */
public record NumberRange(double least, double most, Kind kind) {
  /** Above this not every whole number is a {@code double}. */
  private static final long EXACT = 1L << 53;

  private static final int LONGEST_QUOTE = 40;

  /** Which numbers of the range are accepted. */
  public enum Kind {
    WHOLE,
    EVEN,
    /** Numbers with or without a decimal point. */
    DECIMAL
  }

  public NumberRange {
    if (!(least <= most) || least <= -EXACT || most >= EXACT) {
      throw new IllegalArgumentException("no range: " + least + " to " + most);
    }
  }

  /** All whole numbers from one to another. */
  public static NumberRange whole(long least, long most) {
    return new NumberRange(least, most, Kind.WHOLE);
  }

  /** The even numbers from one to another. */
  public static NumberRange even(long least, long most) {
    return new NumberRange(least, most, Kind.EVEN);
  }

  /** All numbers from one to another. */
  public static NumberRange decimal(double least, double most) {
    return new NumberRange(least, most, Kind.DECIMAL);
  }

  /** Whether a number is accepted. */
  public boolean contains(double number) {
    return number >= least
        && number <= most
        && (kind != Kind.WHOLE || number == Math.rint(number))
        && (kind != Kind.EVEN || number % 2 == 0);
  }

  /**
   * The whole number that a person wrote.
   *
   * @param name the option, for the message
   * @throws InputException when the text is no number, or one that is not accepted
   */
  public long readWhole(String name, String text) {
    return (long) read(name, text);
  }

  /**
   * The number that a person wrote.
   *
   * @param name the option, for the message
   * @throws InputException when the text is no number, or one that is not accepted
   */
  public double read(String name, String text) {
    String number = text.strip();
    String form = kind == Kind.DECIMAL ? "[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)" : "[+-]?[0-9]+";
    if (!number.matches(form)) {
      throw new InputException(
          Text.format(
              "%s is '%s'; it must be %s %s", name, shorten(text), kindInWords(), fromTo()));
    }
    double value = Double.parseDouble(number);
    if (!contains(value)) {
      throw refused(name, number);
    }
    return value;
  }

  /**
   * Refuses a number that is not accepted.
   *
   * @param name the option, for the message
   * @throws InputException when the number is not accepted
   */
  public void check(String name, long number) {
    if (!contains((double) number)) {
      throw refused(name, Long.toString(number));
    }
  }

  private InputException refused(String name, String number) {
    return new InputException(Text.format("%s is %s; it must be %s", name, shorten(number), this));
  }

  private String kindInWords() {
    return switch (kind) {
      case WHOLE -> "a whole number";
      case EVEN -> "an even number";
      case DECIMAL -> "a number";
    };
  }

  private String fromTo() {
    return Text.format("from %s to %s", written(least), written(most));
  }

  /** The range in words: {@code 1 to 10}, or {@code an even number from 2 to 40}. */
  @Override
  public String toString() {
    return kind == Kind.EVEN
        ? kindInWords() + " " + fromTo()
        : Text.format("%s to %s", written(least), written(most));
  }

  private static String written(double number) {
    return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
  }

  private static String shorten(String text) {
    return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "…";
  }
}
