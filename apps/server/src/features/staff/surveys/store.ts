import { avg, count, desc } from "drizzle-orm";
import { surveyAnswers } from "#features/feedback/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { after, newestKeyFirst, rowKey } from "#platform/db/keyset.ts";

export async function listAnswers(db: Db, cursor: string | undefined, limit: number) {
  const key = [surveyAnswers.answeredAt, surveyAnswers.id] as const;
  return db
    .select({ answer: surveyAnswers, key: rowKey(...key) })
    .from(surveyAnswers)
    .where(after(cursor, ...key))
    .orderBy(...newestKeyFirst(...key))
    .limit(limit);
}

/** Mean grades of each service and engine. */
export async function summariseAnswers(db: Db) {
  const { feature, modelVersion, overall, language, meaning } = surveyAnswers;
  return db
    .select({
      ...{ feature, modelVersion, answers: count() },
      overall: avg(overall).mapWith(Number),
      language: avg(language).mapWith(Number),
      meaning: avg(meaning).mapWith(Number),
    })
    .from(surveyAnswers)
    .groupBy(feature, modelVersion)
    .orderBy(feature, desc(count()));
}
