import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { EditorOrder, HumanOrder, Purchase } from "@curie/contract";
import { openWordDocument, writeTrackedChanges } from "@curie/docx";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Sql } from "../apps/server/src/platform/testing/sql.ts";
import { aWordFile } from "../apps/server/src/platform/testing/word-file.ts";
import { openAccount, openDatabase } from "../e2e/rows.ts";
import { type RunningApp, runApp } from "../e2e/running-app.ts";
import { type Client, openClient } from "./client.ts";
import { killWhileHeld } from "./kill-while-held.ts";

/**
 * One order is being paid, and the editor of another hands in a file, when the server is killed; each is held in
 * the middle of its transaction by a lock of ours. The payment service has the money by then.
 */
const tables = ["payments", "human_order_steps"] as const;

let sql: Sql;
let app: RunningApp;
let author: Client;
let authorId: string;
let editor: Client;
let paying: string;
let edited: string;
let handedIn: File;

beforeAll(async () => {
  app = await runApp();
  sql = await openDatabase(app);
  author = openClient(app);
  const account = await openAccount(sql, "US");
  const { user } = await author.post<{ user: { identity: string } }>(
    "/api/accounts/sign-in",
    account,
  );
  authorId = user.identity;
  const editorId = randomUUID();
  editor = await openEditor(editorId);
  [paying, edited] = [await draft(), await draft()];
  await approve(await beginToPay(edited));
  expect((await load(edited)).status).toBe("received");
  await sql`
    update human_orders set status = 'in-editing', editor_id = ${editorId}, editor_pay = 2000
    where id = ${edited}`;
  handedIn = await editedFile();
  const begun = await beginToPay(paying);

  await killWhileHeld({ app, sql, tables, begin: async () => [approve(begun), handIn()] });
});
afterAll(async () => {
  await sql?.end();
  await app?.stop();
});

test("an order that was being paid when the server was killed is paid once, with one number, and received once [G-40 G-46]", async () => {
  await vi.waitFor(async () => {
    const orders = await Promise.all([load(paying), load(paying)]);
    expect(orders.map(({ status }) => status)).toEqual(["received", "received"]);
  });
  const [paid] = await sql`
    select count(*) filter (where kind = 'human-edit')::int as payments,
      count(invoice_number) filter (where invoice_number like 'C-%')::int as numbers,
      (select sum(last)::int from invoice_numbers) as given
    from payments`;
  expect(paid).toMatchObject({ payments: 2, numbers: paid?.given });
  expect(await countSteps(paying, "received")).toBe(1);
  const [trades] = await sql`
    select count(*)::int as all, count(*) filter (where state = 'paid')::int as paid from gateway_trades`;
  expect(trades).toEqual({ all: 2, paid: 2 });
});

test("a file whose hand-in was cut off is not handed in; handed in again it is, once, and nothing else is there [G-40]", async () => {
  expect((await load(edited)).status).toBe("in-editing");
  const before = await editor.get<EditorOrder>(`/api/staff/queue/${edited}`);
  expect(before.files.map(({ kind }) => kind)).toEqual(["source"]);
  await handIn();
  expect((await load(edited)).status).toBe("quality-check");
  const { files } = await editor.get<EditorOrder>(`/api/staff/queue/${edited}`);
  expect(files.map(({ kind, isCurrent }) => [kind, isCurrent])).toEqual(
    expect.arrayContaining([["edited", true]]),
  );
  expect(files).toHaveLength(2);
  expect(await countSteps(edited, "file-handed-in")).toBe(1);
  const [acts] = await sql`
    select count(*)::int as acts from audit_entries where act = 'human-order-file-handed-in'`;
  expect(acts?.acts).toBe(1);
});

const load = (order: string) => author.get<HumanOrder>(`/api/human-orders/${order}`);

async function countSteps(order: string, event: string): Promise<number> {
  const [row] = await sql`
    select count(*)::int as steps from human_order_steps where order_id = ${order} and event = ${event}`;
  return Number(row?.steps);
}

/** Somebody who was invited, by a token of ours. */
async function openEditor(id: string): Promise<Client> {
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  await sql`insert into staff_members ${sql({
    ...{ id, name: "Ed Moss", email: "ed@reef.example", role: "editor", locale: "en_US" },
    invitation_hash: createHash("sha256").update(token).digest("base64url"),
    ...{ invitation_expires_at: new Date(now.getTime() + 60_000), created_at: now },
  })}`;
  const client = openClient(app);
  await client.post("/api/staff/invitation", { token, password: "larch quartz 47 vellum" });
  const { secret } = await client.post<{ secret: string }>("/api/staff/two-step/begin");
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await client.post("/api/staff/two-step/confirm", { code });
  return client;
}

/** The link below a manuscript that was edited makes an order. */
async function draft(): Promise<string> {
  const id = randomUUID();
  const key = `results/${id}.docx`;
  const now = new Date();
  const path = join(app.dataDir, "files", key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, aWordFile(["The samples were measured at the station in 2024, 12 mg each."]));
  await sql`insert into documents ${sql({
    ...{ id, upload_id: randomUUID(), owner_id: authorId, type: "edit", origin: "web" },
    ...{ status: "completed", file_name: "corals.docx", size_bytes: 4000, words: 12 },
    ...{ retention_days: 90, style_of_english: "American English", created_at: now },
    ...{ completed_at: now, result_key: key, original_key: key },
  })}`;
  const link = await author.open(`/api/order-form/from-digital-edit/${id}`);
  const order = (link.headers.get("location") ?? "").slice("/rubriq/order/".length);
  const { form } = await load(order);
  await author.post(`/api/human-orders/${order}`, { form: { ...form, field: "biology" } });
  return order;
}

const beginToPay = (order: string) =>
  author.post<Purchase>(`/api/human-orders/${order}/pay`, {
    payment: { acceptedTermsAndConditions: true, paymentMethodId: "card" },
  });

/** What the page of the payment service sends. */
async function approve({ continueUrl }: Purchase): Promise<void> {
  await fetch(String(continueUrl), {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "decision=approve",
  });
}

/** The file of the order with two more words, as a tracked insertion. */
async function editedFile(): Promise<File> {
  const { files } = await editor.get<EditorOrder>(`/api/staff/queue/${edited}`);
  const given = await editor.open(`/api/staff/queue/${edited}/files/${files[0]?.identity}`);
  const document = openWordDocument(new Uint8Array(await given.arrayBuffer()));
  const end = document.paragraphs[0]?.text.length ?? 0;
  const edit = { start: end - 1, end: end - 1, replacement: " in Fiji" };
  const by = { author: "Ed Moss", date: new Date().toISOString() };
  const { bytes } = writeTrackedChanges(document, new Map([[0, [edit]]]), by);
  return new File([new Uint8Array(bytes)], "corals-edited.docx");
}

async function handIn(): Promise<void> {
  const form = new FormData();
  form.set("file", handedIn);
  await editor.post(`/api/staff/queue/${edited}/file`, form);
}
