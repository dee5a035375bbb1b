import type { PlanState } from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getPerson } from "#features/accounts/service.ts";
import { documents } from "#features/documents/tables.ts";
import { countUploadWords } from "#features/documents/uploads/service.ts";
import { createGroup } from "#features/plans/groups/service.ts";
import { grantTrial } from "#features/plans/trials/service.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
  uploadForm,
} from "#platform/testing/app-for-tests.ts";
import { aWordFile } from "#platform/testing/word-file.ts";

/** Starts that meet one another, and what else may happen in the same moment. */
let at: TestApp;
let person: Person;
beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

async function upload(): Promise<string> {
  const form = uploadForm([{ name: "paper.docx", bytes: aWordFile(["One sentence."]) }]);
  const answer = await person.send({ method: "POST", url: "/api/upload", ...form });
  const { identity } = answer.json<{ identity: string }>();
  await countUploadWords(at.ctx, identity);
  return identity;
}

const start = (file: string) =>
  person.post("/api/digital-edit/start", { file, styleOfEnglish: "American English" });
const giveTrial = async (edits: number) =>
  grantTrial(at.ctx, await getPerson(at.ctx.db, person.identity), { edits });
const stored = () =>
  at.ctx.db.select().from(documents).where(eq(documents.ownerId, person.identity));
const used = async () => {
  const { access } = (await person.get("/api/curie/status/sync")).json<PlanState>();
  return access.editing.allowance?.usesConsumed;
};

describe("starts that arrive together", () => {
  test("at the last use: exactly one is accepted, whichever manuscript it is [S217 G-14]", async () => {
    await giveTrial(1);
    const files = await Promise.all([1, 2, 3, 4].map(upload));
    const answers = await Promise.all(files.map(start));
    const accepted = answers.filter(({ statusCode }) => statusCode === 200);
    expect(accepted).toHaveLength(1);
    for (const refused of answers.filter((answer) => !accepted.includes(answer))) {
      expect(refusalOf(refused)).toEqual({ status: 403, code: "digital-edit-limit-exceeded" });
    }
    expect(await stored()).toHaveLength(1);
    expect(await used()).toBe(1);
    // The manuscripts that were refused can still be started when there is a use for them.
    await giveTrial(2);
    const left = files.filter((_, index) => answers[index]?.statusCode !== 200);
    expect((await start(left[0] ?? "")).statusCode).toBe(200);
  });

  test("with leaving the group are counted before it or refused after it, never between [S194 G-26]", async () => {
    await createGroup(at.ctx, { code: "LAB-LEAVE", name: "Lab", adminEmail: "h@lab.example" });
    await person.post(`/api/users/${person.identity}/preferred-group`, { groupCode: "LAB-LEAVE" });
    const files = await Promise.all([1, 2, 3].map(upload));
    const [left, ...answers] = await Promise.all([
      person.send({ method: "DELETE", url: `/api/users/${person.identity}/preferred-group` }),
      ...files.map(start),
    ]);
    expect(left?.statusCode).toBe(200);
    const accepted = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(await stored()).toHaveLength(accepted);
    for (const answer of answers) {
      if (answer.statusCode !== 200) {
        expect(refusalOf(answer).code).toBe("automated-edit-not-available");
      }
    }
    const late = await upload();
    expect(refusalOf(await start(late)).code).toBe("automated-edit-not-available");
  });

  test("with the deletion of the account leave neither document nor use behind [G-84]", async () => {
    await giveTrial(5);
    const files = await Promise.all([1, 2, 3].map(upload));
    const [closed] = await Promise.all([
      person.post("/api/accounts/close", { confirmation: "a long enough password" }),
      ...files.map(start),
    ]);
    expect(closed?.statusCode).toBe(200);
    expect(await stored()).toEqual([]);
    expect((await person.get("/api/curie/load")).statusCode).toBe(401);
  });
});

describe("whether an edit may start", () => {
  const limit = async () => (await person.get("/api/digital-edit/limit-reached")).json();
  const joinGroup = async (code: string, change: object) => {
    const adminEmail = "head@lab.example";
    await createGroup(at.ctx, { code, name: "Lab", adminEmail, ...change });
    await person.post(`/api/users/${person.identity}/preferred-group`, { groupCode: code });
  };

  test("in a group whose uses are gone, and in one that does not edit, names whom to ask [S191 G-13]", async () => {
    await joinGroup("LAB-USED", { editsPerMember: 1 });
    expect(await limit()).toMatchObject({ limitReached: false, reason: null });
    await start(await upload());
    expect(await limit()).toMatchObject({
      limitReached: true,
      reason: "group",
      groupAdmin: "head@lab.example",
    });
    person = await at.person();
    await joinGroup("LAB-NONE", { grantsEditing: false, translationsPerMember: 2 });
    expect(await limit()).toMatchObject({
      limitReached: true,
      reason: "generic",
      groupAdmin: "head@lab.example",
    });
  });
});
