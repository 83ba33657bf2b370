package games.oxo.web;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Whom a request counts for when searches are shared out: the address that it comes from. Where
 * that says nothing, because it is this machine's own, the client may tell itself apart from others
 * by the header {@code Oxo-Client}.
 */
final class ClientKey {
  /** The header's name. */
  static final String HEADER = "Oxo-Client";

  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{1,40}");

  /**
   * A network has so many groups of an IPv6 address; its other half is for the client to choose.
   */
  private static final int NETWORK_GROUPS = 4;

  private ClientKey() {}

  /**
   * The key of a client.
   *
   * @param address as Java writes it
   * @param token what the header says; null without it
   */
  static String of(String address, @Nullable String token) {
    String plain = address.replace("[", "").replace("]", "");
    if (plain.startsWith("127.") || plain.equals("0:0:0:0:0:0:0:1") || plain.equals("::1")) {
      return token != null && TOKEN.matcher(token).matches() ? "local " + token : "local";
    }
    String[] groups = plain.split(":");
    return groups.length <= NETWORK_GROUPS
        ? plain
        : String.join(":", groups[0], groups[1], groups[2], groups[3]);
  }
}
