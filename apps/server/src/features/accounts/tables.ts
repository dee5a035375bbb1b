import {
  apiScopes,
  currencies,
  firstLanguages,
  locales,
  Region,
  type RetentionDays,
  retentionChoicesDays,
  securityEventNames,
  stylesOfEnglish,
  TokenOrigin,
} from "@curie/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, oneOf, onlyListed, onlyNumbers } from "#platform/db/columns.ts";

/** People. `email` is stored in lower case. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    locale: oneOf("locale", locales).notNull().default("en_US"),
    country: text("country"),
    currency: oneOf("currency", currencies),
    retentionDays: integer("retention_days").$type<RetentionDays>().notNull().default(90),
    styleOfEnglish: oneOf("style_of_english", stylesOfEnglish)
      .notNull()
      .default("American English"),
    /** British English with -ize; counts only while the style is British. */
    oxfordSpelling: boolean("oxford_spelling").notNull().default(false),
    /** Only where the person said it. */
    firstLanguage: oneOf("first_language", firstLanguages),
    /** What an operator decided about the region, before everything else (G-7). */
    regionOverride: oneOf("region_override", Region.options),
    /** Of the first payment; from then on it decides before the profile (G-7). */
    billingCountry: text("billing_country"),
    /** The group the person belongs to, kept in step by `plans`. */
    preferredGroupCode: text("preferred_group_code"),
    /** Where the person signed up from, as a trusted proxy said. */
    networkCountry: text("network_country"),
    createdAt: instant("created_at").notNull().default(sql`now()`),
    updatedAt: instant("updated_at").notNull().default(sql`now()`),
  },
  (table) => [
    ...onlyListed(
      table.locale,
      table.currency,
      table.styleOfEnglish,
      table.firstLanguage,
      table.regionOverride,
    ),
    onlyNumbers(table.retentionDays, retentionChoicesDays),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text("token").notNull().unique(),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** ISO 3166-1, as a trusted proxy said. */
    country: text("country"),
    /** To the hour. */
    lastSeenAt: instant("last_seen_at").notNull().default(sql`now()`),
    /** The password was right, and the second step is still to be taken: such a session opens nothing. */
    secondStepDue: boolean("second_step_due").notNull().default(false),
    createdAt: instant("created_at").notNull().default(sql`now()`),
    updatedAt: instant("updated_at").notNull().default(sql`now()`),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** Ways to sign in: a password, or an identity at an institution. */
export const credentials = pgTable(
  "credentials",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    /** Argon2id, PHC string format. */
    password: text("password"),
    createdAt: instant("created_at").notNull().default(sql`now()`),
    updatedAt: instant("updated_at").notNull().default(sql`now()`),
  },
  (table) => [
    index("credentials_user").on(table.userId),
    uniqueIndex("credentials_provider").on(table.providerId, table.accountId),
  ],
);

/** What better-auth remembers of a sign-in that is under way at an outside provider. */
export const verifications = pgTable(
  "verifications",
  {
    id: uuid("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull().default(sql`now()`),
    updatedAt: instant("updated_at").notNull().default(sql`now()`),
  },
  (table) => [index("verifications_identifier").on(table.identifier)],
);

/**
 * Sign-ups whose address nobody has confirmed yet. Each keeps what was given at that sign-up, so
 * that an account is made of one sign-up and never of two. The row becomes the account, with its id.
 */
export const signUps = pgTable(
  "sign_ups",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** Argon2id, PHC string format. */
    password: text("password").notNull(),
    locale: oneOf("locale", locales).notNull(),
    country: text("country").notNull(),
    networkCountry: text("network_country"),
    createdAt: instant("created_at").notNull(),
    /** SHA-256 of the token in the newest mail; null while no mail has been sent for it. */
    tokenHash: text("token_hash"),
    tokenExpiresAt: instant("token_expires_at"),
  },
  (table) => [
    index("sign_ups_email").on(table.email),
    index("sign_ups_token").on(table.tokenHash),
    index("sign_ups_age").on(table.createdAt),
    ...onlyListed(table.locale),
  ],
);

/** Mailed links to choose a new password; all of a person go when one of them is used. */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token. */
    tokenHash: text("token_hash").notNull().unique(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("password_resets_user").on(table.userId),
    index("password_resets_expiry").on(table.expiresAt),
  ],
);

/** Attempts that rate limits count, under hashed keys; kept for an hour. */
export const attempts = pgTable(
  "attempts",
  {
    id: uuid("id").primaryKey(),
    key: text("key").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("attempts_key").on(table.key, table.at)],
);

/** What a person was told and when: the launch notice once, the survey again and again. */
export const notices = pgTable(
  "notices",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);

/**
 * What happened to an account, for the person to see. Addresses are kept as keyed hashes only.
 * `userId` is null where an address was named that has no account: such rows go after a day.
 */
export const securityEvents = pgTable(
  "security_events",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    name: oneOf("name", securityEventNames).notNull(),
    at: instant("at").notNull(),
    /** Browser and system in plain words, such as "Firefox" and "Windows". */
    browser: text("browser"),
    system: text("system"),
    /** ISO 3166-1, as a trusted proxy said. */
    country: text("country"),
    networkHash: text("network_hash").notNull(),
  },
  (table) => [
    index("security_events_user").on(table.userId, table.at),
    index("security_events_at").on(table.at),
    ...onlyListed(table.name),
  ],
);

/** The authenticator app of a person: on from `confirmedAt`, when the first code was right. */
export const twoStep = pgTable("two_step", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** AES-256-GCM with a key from the server's secret. */
  encryptedSecret: text("encrypted_secret").notNull(),
  confirmedAt: instant("confirmed_at"),
  /** The 30 seconds whose code was used last: no code is good twice. */
  lastUsedStep: bigint("last_used_step", { mode: "number" }),
});

/** Codes for who has lost the authenticator: each is good once. Argon2id, PHC string format. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** Keys that people's devices keep, by which they sign in. Only the public half is here. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** What the device calls it; base64url, like the key. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE. */
    publicKey: text("public_key").notNull(),
    /** How often the device says that it has used the key; most say 0 always. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Challenges that a passkey has answered, until they would be too old anyway: each is good once. */
export const spentChallenges = pgTable(
  "spent_challenges",
  {
    challenge: text("challenge").primaryKey(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("spent_challenges_expiry").on(table.expiresAt)],
);

/** Tokens by which programs of a person call the public API. A revoked one has no row. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** What documents that it starts have as their origin (G-64). */
    origin: oneOf("origin", TokenOrigin.options).notNull(),
    scopes: oneOf("scopes", apiScopes).array().notNull(),
    /** SHA-256 of the secret, in hexadecimal digits. */
    secretHash: text("secret_hash").notNull().unique(),
    /** The first characters of the secret, for its owner to recognise. */
    start: text("start").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    index("api_tokens_user").on(table.userId),
    ...onlyListed(table.origin),
    check(
      "api_tokens_scopes_listed",
      sql`${table.scopes} <@ array[${sql.raw(apiScopes.map((scope) => `'${scope}'`).join(", "))}]`,
    ),
  ],
);
