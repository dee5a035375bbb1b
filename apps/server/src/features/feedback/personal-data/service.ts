import type { PersonalData } from "#platform/personal-data.ts";
import { listAnswers } from "./store.ts";

export const feedbackData: PersonalData = {
  name: "feedback",
  collect: ({ db }, { identity }) => listAnswers(db, identity),
};
