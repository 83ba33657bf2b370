package games.oxo.book.store;

/** What SQLite and PostgreSQL write differently. */
enum Dialect {
  SQLITE(" WITHOUT ROWID", "CAST(unixepoch('subsec') * 1000 AS INTEGER)"),
  POSTGRESQL("", "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)");

  private final String tableOptions;
  private final String now;

  Dialect(String tableOptions, String now) {
    this.tableOptions = tableOptions;
    this.now = now;
  }

  /** A statement with its marks filled in: {@code :table} and {@code :now}. */
  String sql(String text) {
    return text.replace(":table", tableOptions).replace(":now", now);
  }
}
