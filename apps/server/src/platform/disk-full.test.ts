import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "@curie/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
  uploadForm,
} from "./testing/app-for-tests.ts";
import { openSql, type Sql } from "./testing/sql.ts";
import { aWordFile } from "./testing/word-file.ts";

let at: TestApp;
let person: Person;
let sql: Sql;

beforeAll(async () => {
  at = await startTestApp();
  sql = openSql(at.databaseUrl);
  person = await at.person();
  const now = at.clock.now();
  const plan = { id: at.ctx.ids.uuid(), user_id: person.identity, type: "free_trial" };
  const lasting = {
    starts_at: now,
    ends_at: new Date(now.getTime() + 86_400_000),
    created_at: now,
  };
  await sql`insert into plans ${sql({ ...plan, ...lasting, edits_provisioned: 5 })}`;
  await at.ctx.jobs.work(at.ctx);
});
afterAll(async () => {
  await sql.end();
  await at.close();
});

/** What the file system says when the disk is full, as the store passes it on. */
function noRoom(): Error {
  const cause = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
  return new Error("cannot write file", { cause });
}

const upload = () =>
  person.send({
    method: "POST",
    url: "/api/upload",
    ...uploadForm([{ name: "Permafrost.docx", bytes: aWordFile(["The the discharge."]) }]),
  });

describe("when the disk is full", () => {
  test("an upload says so, leaves nothing behind, and works when there is room again", async () => {
    const write = vi.spyOn(at.ctx.files, "write").mockRejectedValueOnce(noRoom());
    const refused = await upload();
    expect(refusalOf(refused)).toEqual({ status: 507, code: "storage-full" });
    expect(refused.headers["retry-after"]).toBe("60");
    expect(await sql`select 1 from uploads`).toEqual([]);
    const incoming = join(at.ctx.config.dataDir, "incoming");
    expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([]);
    expect((await upload()).statusCode).toBe(200);
    write.mockRestore();
  });

  test("an edit waits for room: it does not fail, and is one use", async () => {
    const { identity: file } = (await upload()).json<{ identity: string }>();
    const write = vi.spyOn(at.ctx.files, "write");
    for (let times = 0; times < 3; times += 1) write.mockRejectedValueOnce(noRoom());
    const { identity } = await vi.waitFor(async () => {
      const started = await person.post("/api/digital-edit/start", {
        file,
        styleOfEnglish: "American English",
      });
      expect(started.statusCode).toBe(200);
      return started.json<{ document: Document }>().document;
    });
    const state = async () => {
      const answer = await person.post("/api/digital-edit/status", { identities: [identity] });
      return answer.json<{ documents: Document[] }>().documents[0]?.status;
    };
    // As often as makes a job fail for good.
    for (let times = 1; times <= 3; times += 1) {
      await vi.waitFor(async () => expect(await jobsThatWait()).toBe(1));
      expect(write).toHaveBeenCalledTimes(times);
      expect(await state()).toBe("processing");
      await sql`update pgboss.job set start_after = now() where start_after > now()
        and name = 'editing.edit-document'`;
    }
    await vi.waitFor(async () => expect(await state()).toBe("completed"));
    expect(await sql`select 1 from plan_uses where returned_at is null`).toHaveLength(1);
    write.mockRestore();
  });

  const jobsThatWait = async () => {
    const rows = await sql`select 1 from pgboss.job where name = 'editing.edit-document'
      and state = 'created' and start_after > now() + interval '30 seconds'`;
    return rows.length;
  };
});
