import { randomUUID } from "node:crypto";
import { startEmbeddedPostgres } from "../apps/server/src/platform/db/embedded-postgres.ts";
import { hashPassword } from "../apps/server/src/platform/passwords.ts";
import { openSql, type Sql } from "../apps/server/src/platform/testing/sql.ts";
import type { RunningApp } from "./running-app.ts";

/** The running application's own database, for data that would take a person weeks to make. */
export async function openDatabase(app: RunningApp): Promise<Sql> {
  const server = await startEmbeddedPostgres({ dataDir: app.dataDir });
  return openSql(await server.database("curie"), 2);
}

export type SeededDocument = {
  fileName?: string;
  status?: "processing" | "failed" | "completed";
  type?: "edit" | "translation";
  origin?: "web" | "wai";
  quality?: "translation" | "draft" | "gist";
  minutesAgo?: number;
};

/** Documents of one person, the first one newest. */
export async function seedDocuments(
  sql: Sql,
  email: string,
  documents: readonly SeededDocument[],
): Promise<string[]> {
  const [person] = await sql<{ id: string }[]>`select id from users where email = ${email}`;
  if (!person) throw new Error(`no account ${email}`);
  const rows = documents.map((document, index) => {
    const { fileName = `paper ${index + 1}.docx`, status = "completed", type = "edit" } = document;
    const age = document.minutesAgo ?? index + 1;
    return {
      id: randomUUID(),
      upload_id: randomUUID(),
      owner_id: person.id,
      type,
      status,
      origin: document.origin ?? "web",
      file_name: fileName,
      size_bytes: 120_000,
      words: 6000,
      retention_days: 90,
      style_of_english: "American English",
      source_language: type === "translation" ? "es_ES" : null,
      quality: type === "translation" ? (document.quality ?? "translation") : null,
      created_at: new Date(Date.now() - age * 60_000),
      started_at: status === "processing" ? new Date() : null,
      progress_done: status === "processing" ? 40 : 0,
      progress_total: status === "processing" ? 100 : 0,
      completed_at: status === "processing" ? null : new Date(),
      failure_code:
        status === "failed"
          ? `${type === "edit" ? "editing" : "translation"}.engine-stopped`
          : null,
      lewis_version: status === "completed" ? "harper 1" : null,
      changes: status === "completed" && type === "edit" ? 12 : null,
      original_key: "originals/seeded.docx",
      result_key: status === "completed" ? "results/seeded.docx" : null,
    };
  });
  await sql`insert into documents ${sql(rows)}`;
  return rows.map(({ id }) => id);
}

/** A payment for a month of Premium, without a receipt. */
export async function seedPayment(
  sql: Sql,
  email: string,
  change: { currency?: string; receipt_code?: string } = {},
): Promise<void> {
  const [person] = await sql<{ id: string }[]>`select id from users where email = ${email}`;
  if (!person) throw new Error(`no account ${email}`);
  const payment = {
    id: randomUUID(),
    user_id: person.id,
    kind: "plan",
    product_name: "Premium with translation",
    taken_by: "newer",
    external_id: `txn_${randomUUID()}`,
    paid_at: new Date(),
    amount: 1900,
    currency: "USD",
    refunded_amount: 0,
    plan_name: "premium_including_translation",
    catalogue_set: "original",
    billing_interval: "monthly",
    ...change,
  };
  await sql`insert into payments ${sql(payment)}`;
}

export type Account = { email: string; password: string };

/** A confirmed account of its own on the Starter plan, so that tests do not meet in one list. */
export async function openAccount(sql: Sql, country?: string): Promise<Account> {
  const account = await openAccountWithoutPlan(sql, country);
  const [user] = await sql<{ id: string }[]>`select id from users where email = ${account.email}`;
  if (!user) throw new Error("the account is not there");
  await startTrial(sql, user.id);
  return account;
}

/** The same without a plan; the notice of the product's name has been read. */
export async function openAccountWithoutPlan(sql: Sql, country = "ES"): Promise<Account> {
  const account = { email: `${randomUUID()}@example.org`, password: "a long enough password" };
  // What a confirmed sign-up leaves behind: tests have no mail to take a link from.
  const id = randomUUID();
  const user = { id, email: account.email, email_verified: true, name: "Ada Ortiz", country };
  await sql`insert into users ${sql(user)}`;
  const password = await hashPassword(account.password);
  const credential = { id: randomUUID(), user_id: id, account_id: id, password };
  await sql`insert into credentials ${sql({ ...credential, provider_id: "credential" })}`;
  // One address signs in more often here than the limit of an hour lets through.
  await sql`delete from attempts`;
  await sql`insert into notices (user_id, name, at)
    select id, 'launch', now() from users where email = ${account.email}`;
  return account;
}

/** An account with Premium that an operator granted, with this many translations a month. */
export async function openAccountWithTranslations(sql: Sql, translations = 50): Promise<Account> {
  const account = await openAccountWithoutPlan(sql);
  const now = new Date();
  const [user] = await sql<{ id: string }[]>`select id from users where email = ${account.email}`;
  if (!user) throw new Error("the account is not there");
  const plan = {
    id: randomUUID(),
    user_id: user.id,
    type: "premium",
    plan_name: "premium_including_translation",
    starts_at: now,
    ends_at: new Date(now.getTime() + 90 * 86_400_000),
    translations_provisioned: translations,
    recurs_from: now,
    granting_mechanism: "admin",
    created_at: now,
  };
  await sql`insert into plans ${sql(plan)}`;
  return account;
}

/** What the trial link writes. */
async function startTrial(sql: Sql, userId: string): Promise<void> {
  const now = new Date();
  const plan = {
    id: randomUUID(),
    user_id: userId,
    type: "free_trial",
    starts_at: now,
    ends_at: new Date(now.getTime() + 7 * 86_400_000),
    edits_provisioned: 5,
    translations_provisioned: 0,
    created_at: now,
  };
  await sql`insert into plans ${sql(plan)}`;
  const activation = { user_id: userId, activated_by: "link", activated_at: now };
  await sql`insert into trial_activations ${sql(activation)}`;
}
