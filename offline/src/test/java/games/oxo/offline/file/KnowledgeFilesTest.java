package games.oxo.offline.file;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.library.BuiltInGames;
import games.oxo.offline.worker.BundledKnowledge;
import games.oxo.search.evaluation.BuiltInEvaluations;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests which files the page brings. */
final class KnowledgeFilesTest {
  private static final int KB = 1 << 10;

  @Test
  void evaluationsAreTakenFromTheSmallestOnAsLongAsThereIsRoom() {
    Map<String, byte[]> evaluations =
        Map.of(
            "large", new byte[70 * KB],
            "huge", new byte[300 * KB],
            "small", new byte[2 * KB],
            "middle", new byte[34 * KB]);
    Map<String, String> files = new HashMap<>();
    KnowledgeFiles.addSmallest(files, evaluations);
    assertThat(files).containsOnlyKeys("small", "middle", "large");
    assertThat(Base64.getDecoder().decode(files.get("middle"))).hasSize(34 * KB);
    Map<String, byte[]> more = new TreeMap<>(evaluations);
    more.put("more", new byte[3 * KB]);
    files.clear();
    KnowledgeFiles.addSmallest(files, more);
    assertThat(files).containsOnlyKeys("small", "more", "middle");
  }

  @Test
  void evaluationsAreThoseOfBuiltInGames() {
    Set<String> known =
        BuiltInGames.ids().stream()
            .map(BuiltInGames::load)
            .filter(game -> BuiltInEvaluations.bytes(game).isPresent())
            .map(game -> BundledKnowledge.name(game) + BundledKnowledge.EVALUATION)
            .collect(Collectors.toSet());
    assertThat(known)
        .containsAll(
            KnowledgeFiles.all().keySet().stream()
                .filter(name -> name.endsWith(BundledKnowledge.EVALUATION))
                .toList());
  }
}
