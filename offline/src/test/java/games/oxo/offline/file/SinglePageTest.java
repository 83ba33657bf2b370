package games.oxo.offline.file;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** Tests what is in the page in one file. */
final class SinglePageTest {
  private static final byte[] ENGINE = {0, 'a', 's', 'm', 1, 0, 0, 0, -1, -2};

  private final String html = new SinglePage(ENGINE).html();

  @Test
  void itIsTheSameEveryTime() {
    assertThat(new SinglePage(ENGINE).html()).isEqualTo(html);
  }

  @Test
  void thePackHasTheScriptsTheEngineAndTheFiles() throws IOException {
    PageParts parts = new PageParts(ENGINE);
    Map<String, byte[]> unpacked = unpack();
    assertThat(unpacked).containsOnlyKeys("app", "worker", "wasm", "files");
    assertThat(unpacked.get("app")).isEqualTo(PageParts.bytes(parts.offline("offline.js")));
    assertThat(unpacked.get("worker")).isEqualTo(PageParts.bytes(parts.offline("worker.js")));
    assertThat(unpacked.get("wasm")).isEqualTo(ENGINE);
    assertThat(unpacked.get("files")).isEqualTo(PageParts.bytes(Json.write(KnowledgeFiles.all())));
  }

  private Map<String, byte[]> unpack() throws IOException {
    String packed = found("<script id=\"pack\" type=\"text/plain\">([^<]*)</script>");
    byte[] plain =
        new GZIPInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(packed)))
            .readAllBytes();
    int head = ByteBuffer.wrap(plain).getInt();
    String lengths = new String(plain, Integer.BYTES, head, StandardCharsets.UTF_8);
    Map<String, byte[]> parts = new LinkedHashMap<>();
    int at = Integer.BYTES + head;
    for (var each : JsonReader.readObject(lengths, 1000).entrySet()) {
      int end = at + ((Long) each.getValue()).intValue();
      parts.put(each.getKey(), Arrays.copyOfRange(plain, at, end));
      at = end;
    }
    assertThat(at).isEqualTo(plain.length);
    return parts;
  }

  @Test
  void thePolicyNamesEveryScriptAndStyleByItsDigest() {
    String policy = found("Content-Security-Policy\" content=\"([^\"]*)\"");
    Matcher inside = Pattern.compile("(?s)<(script|style)>(.*?)</\\1>").matcher(html);
    int count = 0;
    while (inside.find()) {
      byte[] digest = PageParts.sha256(PageParts.bytes(inside.group(2)));
      assertThat(policy).contains("'sha256-" + Base64.getEncoder().encodeToString(digest) + "'");
      count++;
    }
    assertThat(count).isEqualTo(3);
    assertThat(html).doesNotContainPattern("<script src=|<link rel=\"stylesheet\"");
  }

  private String found(String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(html);
    assertThat(matcher.find()).isTrue();
    return matcher.group(1);
  }
}
