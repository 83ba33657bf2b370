package games.oxo.cluster.solve;

import games.oxo.game.Game;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.PositionOutputStream;
import org.apache.parquet.io.api.RecordConsumer;

/** A Parquet file of results, made in memory so that it can be stored whole or not at all. */
final class ParquetBytes implements OutputFile {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private ParquetBytes() {}

  static byte[] of(Game game, List<SolvedPosition> rows) throws IOException {
    ParquetBytes file = new ParquetBytes();
    try (ParquetWriter<SolvedPosition> writer =
        new Builder(file, game).withCompressionCodec(CompressionCodecName.SNAPPY).build()) {
      for (SolvedPosition row : rows) {
        writer.write(row);
      }
    }
    return file.bytes.toByteArray();
  }

  @Override
  public PositionOutputStream create(long blockSizeHint) {
    return new PositionOutputStream() {
      @Override
      public long getPos() {
        return bytes.size();
      }

      @Override
      public void write(int each) {
        bytes.write(each);
      }

      @Override
      public void write(byte[] some, int from, int length) {
        bytes.write(some, from, length);
      }
    };
  }

  @Override
  public PositionOutputStream createOrOverwrite(long blockSizeHint) {
    bytes.reset();
    return create(blockSizeHint);
  }

  @Override
  public boolean supportsBlockSize() {
    return false;
  }

  @Override
  public long defaultBlockSize() {
    return 0;
  }

  private static final class Builder extends ParquetWriter.Builder<SolvedPosition, Builder> {
    private final Game game;

    Builder(OutputFile file, Game game) {
      super(file);
      this.game = game;
    }

    @Override
    protected Builder self() {
      return this;
    }

    @Override
    @SuppressWarnings("deprecation") // It must be there, though the other one is called.
    protected WriteSupport<SolvedPosition> getWriteSupport(Configuration configuration) {
      return new Rows(game);
    }

    @Override
    protected WriteSupport<SolvedPosition> getWriteSupport(ParquetConfiguration configuration) {
      return new Rows(game);
    }
  }

  private static final class Rows extends WriteSupport<SolvedPosition> {
    private final Game game;
    private final ResultRow row;

    @SuppressWarnings("NullAway.Init") // Set before the first row.
    private RecordConsumer out;

    Rows(Game game) {
      this.game = game;
      row = new ResultRow(game);
    }

    @Override
    @SuppressWarnings("deprecation") // It must be there, though the other one is called.
    public WriteContext init(Configuration configuration) {
      return context();
    }

    @Override
    public WriteContext init(ParquetConfiguration configuration) {
      return context();
    }

    private WriteContext context() {
      return new WriteContext(ResultRow.SCHEMA, Map.of("oxo.game", game.id()));
    }

    @Override
    public void prepareForWrite(RecordConsumer consumer) {
      out = consumer;
    }

    @Override
    public void write(SolvedPosition record) {
      row.write(record, out);
    }
  }
}
