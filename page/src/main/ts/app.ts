/** The page of a server. */
import { HttpCarrier } from "./http";
import { start } from "./shell";

start(new HttpCarrier());
