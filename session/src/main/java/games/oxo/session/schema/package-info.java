/**
 * Types of JSON: declarations of requests and answers, and what is made from them: a check of real
 * values, types in TypeScript, and an OpenAPI description.
 */
package games.oxo.session.schema;
