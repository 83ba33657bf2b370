/** Whether estimates are true: how often games end as their positions were valued. */
package games.oxo.learn.calibrate;
