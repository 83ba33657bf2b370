package games.oxo.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Hands tests a {@link Screen} of their own or the {@link Stage} that all tests of a Java process
 * share, and fails a test whose screens or whose stage had an error.
 */
public abstract class StageExtension implements ParameterResolver, AfterEachCallback {
  private static final Namespace SPACE = Namespace.create(StageExtension.class);

  /** Makes the stage, before the first test that needs it. */
  protected abstract Stage open();

  @Override
  public final boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    return type == Screen.class || type == Stage.class;
  }

  @Override
  public final Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Stage stage =
        context
            .getStore(StoreScope.LAUNCHER_SESSION, SPACE)
            .computeIfAbsent(getClass(), key -> open(), Stage.class);
    if (parameter.getParameter().getType() == Stage.class) {
      return stage;
    }
    Screen screen = new Screen(stage, Screen.WIDE, false);
    screens(context).add(screen);
    return screen;
  }

  @SuppressWarnings("unchecked")
  private static List<Screen> screens(ExtensionContext context) {
    return context
        .getStore(SPACE)
        .computeIfAbsent(context.getUniqueId(), key -> new ArrayList<Screen>(), List.class);
  }

  @Override
  public final void afterEach(ExtensionContext context) {
    for (Screen screen : screens(context)) {
      List<String> errors = screen.errors();
      screen.close();
      assertThat(errors).as("errors in the console").isEmpty();
      assertThat(screen.stage().faults()).as("faults of the server").isEmpty();
    }
  }
}
