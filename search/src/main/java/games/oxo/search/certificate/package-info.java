/** Certificates of proven wins: written, read, and asked. */
@PublicApi
package games.oxo.search.certificate;

import games.oxo.game.PublicApi;
