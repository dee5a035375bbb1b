import type { Db } from "#platform/db/client.ts";
import { planReminders } from "../tables.ts";

/** True once for an email about one end, however often it is asked. */
export async function noteReminder(
  db: Db,
  row: typeof planReminders.$inferInsert,
): Promise<boolean> {
  const noted = await db
    .insert(planReminders)
    .values(row)
    .onConflictDoNothing()
    .returning({ planId: planReminders.planId });
  return noted.length > 0;
}
