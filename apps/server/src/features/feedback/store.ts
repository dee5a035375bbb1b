import type { Db } from "#platform/db/client.ts";
import { surveyAnswers } from "./tables.ts";

/** One answer for each person and document; the last one counts. */
export async function upsertAnswers(db: Db, row: typeof surveyAnswers.$inferInsert): Promise<void> {
  const { id: _, ...values } = row;
  await db
    .insert(surveyAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [surveyAnswers.userId, surveyAnswers.feature, surveyAnswers.submissionIdentity],
      set: values,
    });
}
