import { contract } from "@curie/contract";

/** Method and path of every call. The built app gets them without the schemas; see the Vite plugin. */
export const contractRoutes = contract;
