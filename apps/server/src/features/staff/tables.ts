import { auditSubjects, locales, staffActs, staffRoles } from "@curie/contract";
import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf, onlyListed } from "#platform/db/columns.ts";
import { sessionSteps } from "./rules.ts";

/**
 * Operators and editors (G-83). They are no users: they have no plan, no manuscripts and another
 * sign-in. `email` is stored in lower case. Rows stay when somebody leaves, since the audit log
 * names them.
 */
export const staffMembers = pgTable(
  "staff_members",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    role: oneOf("role", staffRoles).notNull(),
    locale: oneOf("locale", locales).notNull(),
    /** Argon2id, PHC string format; null until the invitation is accepted. */
    password: text("password"),
    /** AES-256-GCM with a key from the server's secret; what an app got that has not shown a code yet, too. */
    encryptedSecret: text("encrypted_secret"),
    /** From here on a code is asked for. */
    twoStepSince: instant("two_step_since"),
    /** The 30 seconds whose code was used last: no code is good twice. */
    lastUsedStep: bigint("last_used_step", { mode: "number" }),
    /** SHA-256 of the token in the newest invitation. */
    invitationHash: text("invitation_hash").unique(),
    invitationExpiresAt: instant("invitation_expires_at"),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => onlyListed(table.role, table.locale),
);

/** Sessions of the console. Only one whose steps are all taken opens anything. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    id: uuid("id").primaryKey(),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staffMembers.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the cookie. */
    tokenHash: text("token_hash").notNull().unique(),
    step: oneOf("step", sessionSteps).notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** To the minute. */
    lastSeenAt: instant("last_seen_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("staff_sessions_member").on(table.staffId),
    index("staff_sessions_expiry").on(table.expiresAt),
    ...onlyListed(table.step),
  ],
);

/** Codes for who has lost the authenticator: each is good once. Argon2id, PHC string format. */
export const staffRecoveryCodes = pgTable(
  "staff_recovery_codes",
  {
    id: uuid("id").primaryKey(),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staffMembers.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("staff_recovery_codes_member").on(table.staffId)],
);

/**
 * The audit log: who did what to whom. Rows are only ever added; a trigger of the database refuses
 * everything else (see the migration). Nothing in it names a user but by identity.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: uuid("id").primaryKey(),
    at: instant("at").notNull(),
    /** Null: a command on the machine. */
    staffId: uuid("staff_id").references(() => staffMembers.id),
    act: oneOf("act", staffActs).notNull(),
    aboutKind: oneOf("about_kind", auditSubjects).notNull(),
    aboutId: text("about_id").notNull(),
    details: jsonb("details").notNull(),
  },
  (table) => [
    index("audit_entries_at").on(table.at.desc(), table.id.desc()),
    index("audit_entries_about").on(table.aboutId, table.at),
    ...onlyListed(table.act, table.aboutKind),
  ],
);
