import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { securityEvents } from "../tables.ts";

/** Enough to know the devices and networks of the last months. */
const mostCompared = 200;

export async function listSignInOrigins(db: Db, userId: string) {
  return db
    .select({
      browser: securityEvents.browser,
      system: securityEvents.system,
      networkHash: securityEvents.networkHash,
    })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, userId),
        inArray(securityEvents.name, ["sign-in-passed", "sign-in-unusual", "email-confirmed"]),
      ),
    )
    .orderBy(desc(securityEvents.at))
    .limit(mostCompared);
}
