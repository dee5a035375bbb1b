import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { surveyAnswers } from "../tables.ts";

export async function listAnswers(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(surveyAnswers)
    .where(eq(surveyAnswers.userId, userId))
    .orderBy(surveyAnswers.answeredAt);
  return rows.map(({ id: _, userId: __, ...answers }) => answers);
}
