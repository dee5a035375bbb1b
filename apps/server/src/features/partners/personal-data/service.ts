import type { PersonalData } from "#platform/personal-data.ts";
import { loadPreprintsLink } from "../service.ts";

export const partnerData: PersonalData = {
  name: "partners",
  collect: async (ctx, user) => ({ preprints: await loadPreprintsLink(ctx, user) }),
};
