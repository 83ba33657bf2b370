/**
 * The database of a book: a SQLite file, or PostgreSQL where several machines grow one book. The
 * only package that speaks SQL.
 */
package games.oxo.book.store;
