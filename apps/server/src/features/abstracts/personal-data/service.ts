import { abstractPlainText, composeAbstract, outlineOf } from "@curie/contract";
import type { PersonalData } from "#platform/personal-data.ts";
import { listKeptAbstracts } from "./store.ts";

/** Rows go with the account. Besides its answers each abstract is handed out as the text it has become. */
export const abstractData: PersonalData = {
  name: "abstracts",
  collect: async ({ db }, { identity }) => {
    const rows = await listKeptAbstracts(db, identity);
    return rows.map(({ ownerId: _, ...row }) => ({
      ...row,
      plainText: abstractPlainText(
        composeAbstract(row.templateResponses, outlineOf(row.criteriaResponses)),
      ),
    }));
  },
};
