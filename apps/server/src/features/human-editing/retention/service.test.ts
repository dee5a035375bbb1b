import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Person, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { openSql, type Sql } from "#platform/testing/sql.ts";
import { beginEditing } from "../editors/service.ts";
import { humanFileKey } from "../files/rules.ts";
import { assignOrder } from "../operators/service.ts";
import { listNamedHumanFiles, sweepHumanOrders } from "./service.ts";

let at: TestApp;
let sql: Sql;
let author: Person;
beforeAll(async () => {
  at = await startTestApp();
  sql = openSql(at.databaseUrl);
  author = await at.person({ name: "Ada Author" });
}, 120_000);
afterAll(async () => {
  await sql?.end();
  await at?.close();
});

const ago = (days: number) => new Date(at.clock.now().getTime() - days * 86_400_000).toISOString();

async function anOrder(status: string, change: object = {}): Promise<string> {
  const id = randomUUID();
  await sql`insert into human_orders ${sql({
    ...{ id, user_id: author.identity, status, file_name: "Paper.docx", size_bytes: 1 },
    ...{ words: 100, service_level: "standard", turnaround: "standard", journal: "", note: "" },
    ...{ style_of_english: "American English", created_at: ago(0), ...change },
  })}`;
  return id;
}

async function aFile(orderId: string, change: object = {}): Promise<string> {
  const id = randomUUID();
  await at.ctx.files.write(humanFileKey(id), Buffer.from("text"));
  await sql`insert into human_order_files ${sql({
    ...{ id, order_id: orderId, kind: "edited", file_name: "Paper.docx", size_bytes: 4 },
    ...{ created_at: ago(0), stored_at: ago(0), ...change },
  })}`;
  return id;
}

const isThere = (id: string) =>
  at.ctx.files.bytes(humanFileKey(id)).then(
    () => true,
    () => false,
  );

describe("the nightly sweep of human orders", () => {
  test("removes drafts of thirty days, and none that is younger or paid", async () => {
    const old = await anOrder("draft", { created_at: ago(30.1) });
    const young = await anOrder("draft", { created_at: ago(29.9) });
    const paid = await anOrder("received", { created_at: ago(300) });
    await sweepHumanOrders(at.ctx);
    const rows = await sql<{ id: string }[]>`select id from human_orders`;
    const left = rows.map(({ id }) => id);
    expect([old, young, paid].map((id) => left.includes(id))).toEqual([false, true, true]);
  });

  test("removes what a dead process left: files that were not handed in, copies of drafts, bytes without a row", async () => {
    const working = await anOrder("in-editing");
    const draft = await anOrder("draft");
    const handedIn = await aFile(working, { created_at: ago(2) });
    const lost = await aFile(working, { created_at: ago(1.1), stored_at: null });
    const arriving = await aFile(working, { stored_at: null });
    const copyOfDraft = await aFile(draft, { kind: "source", created_at: ago(1.1) });
    const unknown = randomUUID();
    await at.ctx.files.write(humanFileKey(unknown), Buffer.from("text"));
    await at.ctx.files.write("human-orders/notes.txt", Buffer.from("somebody else's"));
    await sweepHumanOrders(at.ctx);
    const all = [handedIn, lost, arriving, copyOfDraft, unknown];
    expect(await Promise.all(all.map(isThere))).toEqual([true, false, true, false, false]);
    expect(await at.ctx.files.bytes("human-orders/notes.txt")).toBeTruthy();
    const named: string[] = [];
    for await (const key of listNamedHumanFiles(at.ctx.db)) named.push(key);
    expect(named).toContain(humanFileKey(handedIn));
    expect(named).not.toContain(humanFileKey(arriving));
  });
});

describe("an act that cannot be finished", () => {
  test("changes nothing: neither state, nor timeline, nor editor, nor mail", async () => {
    const id = await anOrder("received");
    const editor = { id: randomUUID(), name: "Edo", email: "edo@staff.example" };
    const terms = { identity: id, dueAt: at.clock.now(), pay: null };
    const assign = (jobs = at.ctx.jobs) =>
      assignOrder(
        { ...at.ctx, jobs },
        { ...terms, editor: { ...editor, locale: "en_US" as const } },
      );
    const mails = async () =>
      (await sql`select 1 from pgboss.job where name = 'mail.deliver'`).length;
    const before = await mails();
    let queued = 0;
    const enqueue: typeof at.ctx.jobs.enqueue = async (...job) => {
      queued += 1;
      // The author's mail is queued, the editor's is not any more.
      if (queued === 2) throw new Error("the process ends here");
      return at.ctx.jobs.enqueue(...job);
    };
    await expect(assign({ ...at.ctx.jobs, enqueue })).rejects.toThrow("the process ends here");
    const [row] = await sql`select status, editor_id from human_orders where id = ${id}`;
    expect(row).toMatchObject({ status: "received", editor_id: null });
    expect(await sql`select 1 from human_order_steps where order_id = ${id}`).toHaveLength(0);
    expect(await mails()).toBe(before);
    await assign();
    expect(await mails()).toBe(before + 2);
  });

  test("tried by two at once happens once", async () => {
    const editorId = randomUUID();
    const id = await anOrder("assigned", { editor_id: editorId });
    const begin = () => beginEditing(at.ctx, { identity: id, editorId });
    const tried = await Promise.allSettled([begin(), begin(), begin()]);
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const steps = await sql`select event from human_order_steps where order_id = ${id}`;
    expect(steps).toHaveLength(1);
  });
});
