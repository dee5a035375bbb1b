import type { PersonalData } from "#platform/personal-data.ts";
import { listFapiaoOf } from "./store.ts";

/** A fapiao is a tax document: it stays as accounting when its person goes, without them. */
export const fapiaoData: PersonalData = {
  name: "fapiao",
  collect: ({ db }, { identity }) => listFapiaoOf(db, identity),
};
