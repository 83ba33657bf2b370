/** The page of a server. */
import { HttpCarrier } from "./http";
import { PatientCarrier } from "./patience";
import { lost, start } from "./shell";

const carrier: PatientCarrier = new PatientCarrier(new HttpCarrier(), (pause) => lost(pause, () => carrier.retry()), (task, millis) => window.setTimeout(task, millis));
addEventListener("online", () => carrier.retry());
start(carrier, true);
