package games.oxo.cluster.storage;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.input.InputException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Folders that a cluster shares")
class SharedFolderTest {
  @TempDir Path folder;

  @Test
  void filesAreWrittenReadListedAndDeleted() throws IOException {
    SharedFolder shared = SharedFolder.of(folder + "/new folder/");
    assertThat(shared.list()).isEmpty();
    shared.prepare();
    shared.write("b", "second".getBytes(UTF_8));
    shared.write("a", "other".getBytes(UTF_8));
    shared.write("a", "first".getBytes(UTF_8));
    shared.folder("parts").write("c", new byte[3]);
    assertThat(shared.list()).containsExactly("a", "b");
    assertThat(shared.read("a")).asString(UTF_8).isEqualTo("first");
    assertThat(shared.length("parts/c")).isEqualTo(3);
    assertThat(shared.exists("parts")).isTrue();
    try (SharedFile file = shared.open("b")) {
      assertThat(file.read(2, 3)).asString(UTF_8).isEqualTo("con");
      assertThatThrownBy(() -> file.read(4, 3))
          .isInstanceOf(StorageException.class)
          .hasMessageContaining("new folder/b is damaged");
    }
    shared.delete("parts");
    shared.delete("no such");
    assertThat(shared.exists("parts/c")).isFalse();
    try (Stream<Path> all = Files.list(folder.resolve("new folder"))) {
      assertThat(all.map(each -> String.valueOf(each.getFileName()))).containsOnly("a", "b");
    }
  }

  @Test
  void whatWasNotFinishedIsNotListedAndIsRemoved() throws IOException {
    Files.writeString(folder.resolve(".a.1234"), "half");
    SharedFolder shared = SharedFolder.of(folder.toString());
    assertThat(shared.list()).isEmpty();
    shared.prepare();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aPathAndItsUrlAreTheSameFolderOnEveryMachine() throws Exception {
    SharedFolder shared = SharedFolder.of(folder.toUri().toString());
    shared.write("a", new byte[2]);
    assertThat(SharedFolder.of(folder.toString()).read("a")).hasSize(2);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(shared);
    Object again =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    assertThat(((SharedFolder) again).list()).isEqualTo(List.of("a"));
    assertThat(again).hasToString(folder.toString());
  }

  @Test
  void whatIsMissingIsNamed() {
    SharedFolder shared = SharedFolder.of(folder.toString());
    assertThatThrownBy(() -> shared.read("part-7"))
        .isInstanceOf(StorageException.class)
        .hasMessageContaining(folder + "/part-7");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "hdfs:", "nosuch://host/folder", "/dev/null/x"})
  void whatIsNoFolderIsRefused(String text) {
    assertThatThrownBy(() -> SharedFolder.of(text).prepare()).isInstanceOf(InputException.class);
  }
}
