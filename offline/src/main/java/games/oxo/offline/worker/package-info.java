/**
 * The API in a Web Worker: requests as JSON, worked on in slices by one thread. It is compiled to
 * WebAssembly, so it uses only the core of the library.
 */
package games.oxo.offline.worker;
