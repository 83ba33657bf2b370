/** HTML pages: the reports of matches and balance studies, and the parts they are made of. */
package games.oxo.report;
