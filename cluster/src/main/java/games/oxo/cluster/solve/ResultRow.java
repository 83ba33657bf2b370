package games.oxo.cluster.solve;

import games.oxo.game.Game;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import java.util.stream.Collectors;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;

/** Writes results as rows of a Parquet file. {@code docs/cluster.md} explains the columns. */
final class ResultRow {
  static final MessageType SCHEMA =
      MessageTypeParser.parseMessageType(
          """
          message position {
            required binary position (STRING);
            required int64 x;
            required int64 o;
            required boolean swapPending;
            optional int32 value;
            optional binary result (STRING);
            optional int32 plies;
            optional int32 margin;
            optional int32 atLeast;
            optional int32 atMost;
            optional binary best (STRING);
            required int64 nodes;
            required int64 micros;
            optional binary failure (STRING);
          }
          """);

  private final Game game;
  private final ValueScale scale;
  private final MoveNotation notation;

  ResultRow(Game game) {
    this.game = game;
    scale = new ValueScale(game);
    notation = new MoveNotation(game);
  }

  void write(SolvedPosition row, RecordConsumer out) {
    out.startMessage();
    text(out, "position", PositionWriter.rows(row.position(game)));
    number(out, "x", row.x());
    number(out, "o", row.o());
    out.startField("swapPending", SCHEMA.getFieldIndex("swapPending"));
    out.addBoolean(row.swapPending());
    out.endField("swapPending", SCHEMA.getFieldIndex("swapPending"));
    if (row.isSettled()) {
      value(row, out);
    } else if (!row.hasFailed()) {
      integer(out, "atLeast", row.atLeast());
      integer(out, "atMost", row.atMost());
    }
    if (!row.bestMoves().isEmpty()) {
      text(
          out,
          "best",
          row.bestMoves().stream().map(notation::writeInList).collect(Collectors.joining(" ")));
    }
    number(out, "nodes", row.nodes());
    number(out, "micros", row.micros());
    if (row.hasFailed()) {
      text(out, "failure", row.failure());
    }
    out.endMessage();
  }

  private void value(SolvedPosition row, RecordConsumer out) {
    Proven value = scale.value(row.atLeast(), row.ply());
    integer(out, "value", row.atLeast());
    text(out, "result", value.result().word());
    if (value instanceof Margin margin) {
      integer(out, "margin", margin.points());
    } else if (value.plies() > 0) {
      integer(out, "plies", value.plies());
    }
  }

  private static void text(RecordConsumer out, String field, String text) {
    out.startField(field, SCHEMA.getFieldIndex(field));
    out.addBinary(Binary.fromString(text));
    out.endField(field, SCHEMA.getFieldIndex(field));
  }

  private static void number(RecordConsumer out, String field, long number) {
    out.startField(field, SCHEMA.getFieldIndex(field));
    out.addLong(number);
    out.endField(field, SCHEMA.getFieldIndex(field));
  }

  private static void integer(RecordConsumer out, String field, int number) {
    out.startField(field, SCHEMA.getFieldIndex(field));
    out.addInteger(number);
    out.endField(field, SCHEMA.getFieldIndex(field));
  }
}
