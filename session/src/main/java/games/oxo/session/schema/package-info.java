/**
 * Types of JSON: declarations of requests and answers, and what is made from them: the JSON itself,
 * types in TypeScript, an OpenAPI description, and the tables of the documents.
 */
package games.oxo.session.schema;
