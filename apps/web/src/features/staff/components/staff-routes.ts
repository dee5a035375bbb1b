import { staffContract } from "@curie/contract";

/** Method and path of every call of the console. What is built gets them without the schemas. */
export const staffRoutes = staffContract;
