import { staffSession } from "@curie/contract";

/** The calls on the way into the console, for pages that are sent to everybody. */
export const entryRoutes = { session: staffSession };
