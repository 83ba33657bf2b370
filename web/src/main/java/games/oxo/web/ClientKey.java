package games.oxo.web;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/**
 * The client that a request counts for when searches are shared out: the address that it comes
 * from, or that the proxy says it comes from. Where that says nothing, because it is this machine's
 * own, the client may tell itself apart from others by the header {@code Oxo-Client}.
 */
final class ClientKey {
  /** The header's name. */
  static final String HEADER = "Oxo-Client";

  /**
   * The header in which proxies say where a request comes from; each adds its client at the end.
   */
  static final String FORWARDED = "X-Forwarded-For";

  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{1,40}");
  private static final Pattern ADDRESS =
      Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}|[0-9A-Fa-f]{0,4}(:[0-9A-Fa-f]{0,4}){2,7}");
  private static final String IN_V6 = "::ffff:";

  /**
   * A network has so many groups of an IPv6 address; its other half is for the client to choose.
   */
  private static final int NETWORK_GROUPS = 4;

  private static final int ALL_GROUPS = 8;

  private ClientKey() {}

  /** The key of the client of a request. */
  static String of(Request request, boolean behindProxy) {
    return of(address(request, behindProxy), request.getHeaders().get(HEADER));
  }

  /**
   * Where a request comes from.
   *
   * @param behindProxy whether to believe what a proxy on this machine says
   */
  static String address(Request request, boolean behindProxy) {
    String direct = Request.getRemoteAddr(request);
    return behindProxy && isLocal(direct)
        ? forwarded(request.getHeaders().getValuesList(FORWARDED), direct)
        : direct;
  }

  /** The last address, which the proxy itself has added; whoever asked it may have sent others. */
  static String forwarded(List<String> headers, String otherwise) {
    if (headers.isEmpty()) {
      return otherwise;
    }
    String last = headers.get(headers.size() - 1);
    String address = last.substring(last.lastIndexOf(',') + 1).strip();
    String plain = address.startsWith(IN_V6) ? address.substring(IN_V6.length()) : address;
    return ADDRESS.matcher(plain).matches() ? plain : otherwise;
  }

  /** Whether an address is one that only this machine has. */
  static boolean isLocal(String address) {
    String plain = plain(address);
    return plain.startsWith("127.") || plain.equals("0:0:0:0:0:0:0:1") || plain.equals("::1");
  }

  private static String plain(String address) {
    return address.replace("[", "").replace("]", "");
  }

  /**
   * The key of a client.
   *
   * @param address as Java or a proxy writes it
   * @param token what the header says; null without it
   */
  static String of(String address, @Nullable String token) {
    if (isLocal(address)) {
      return token != null && TOKEN.matcher(token).matches() ? "local " + token : "local";
    }
    String plain = plain(address);
    return plain.indexOf(':') < 0
        ? plain
        : String.join(":", groups(plain).subList(0, NETWORK_GROUPS));
  }

  /** The groups of an IPv6 address, those too that {@code ::} leaves out. */
  private static List<String> groups(String address) {
    int gap = address.indexOf("::");
    List<String> groups = new ArrayList<>(split(gap < 0 ? address : address.substring(0, gap)));
    List<String> tail = gap < 0 ? List.of() : split(address.substring(gap + 2));
    int missing = Math.max(0, ALL_GROUPS - groups.size() - tail.size());
    groups.addAll(Collections.nCopies(missing, "0"));
    groups.addAll(tail);
    return groups;
  }

  private static List<String> split(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(":"));
  }
}
