import type { JournalProfileEntry, SubmissionCheck } from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findSignedInUser } from "#features/accounts/sessions/service.ts";
import { checkProfiles, journalProfiles } from "#features/editing/tables.ts";
import { createGroup } from "#features/plans/groups/service.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { finishedEdit, personOnTrial } from "#platform/testing/edits.ts";
import { aWordFile } from "#platform/testing/word-file.ts";
import { editingData } from "../personal-data/service.ts";

let at: TestApp;
let person: Person;

beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const url = "/api/journal-profiles";
const letters = {
  name: "Peat Letters",
  title: { mostWords: 3 },
  statements: ["data-availability", "funding"],
};

async function add(profile: object = letters, owner = "own", who = person) {
  const answer = await who.post(url, { owner, profile });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ entry: JournalProfileEntry }>().entry;
}
const list = async (who = person) =>
  (await who.get(url)).json<{
    owners: { owner: string; name: string | null; mayChange: boolean }[];
    profiles: JournalProfileEntry[];
    generic: { name: string; profile: object }[];
  }>();
const change = (entry: JournalProfileEntry, profile: object, who = person) =>
  who.send({
    method: "PUT",
    url: `${url}/${entry.identity}`,
    payload: { revision: entry.revision, profile },
  });
const remove = (identity: string, who = person) =>
  who.send({ method: "DELETE", url: `${url}/${identity}` });

/** Somebody who runs a group, and a member of it. */
async function aGroup(code: string) {
  const user = await findSignedInUser(at.ctx, person.cookie);
  await createGroup(at.ctx, { code, name: "Peat lab", adminEmail: user?.email ?? "" });
  const member = await at.person();
  await member.post(`/api/users/${member.identity}/preferred-group`, { groupCode: code });
  const { owners } = await list(member);
  return { member, group: owners[1]?.owner ?? "" };
}

describe("a journal profile of one’s own", () => {
  test("is added, changed and deleted, and the generic ones are there to start from", async () => {
    expect(await list()).toMatchObject({
      owners: [{ owner: "own", name: null, mayChange: true }],
      profiles: [],
    });
    expect((await list()).generic).toHaveLength(14);
    const entry = await add();
    expect(entry).toMatchObject({ owner: "own", mayChange: true, revision: 1, profile: letters });
    const changed = await change(entry, { ...letters, text: { most: 900 } });
    expect(changed.json()).toMatchObject({
      entry: { revision: 2, profile: { text: { most: 900 } } },
    });
    expect((await list()).profiles).toHaveLength(1);
    expect((await remove(entry.identity)).statusCode).toBe(200);
    expect((await list()).profiles).toEqual([]);
    expect(refusalOf(await remove(entry.identity)).code).toBe("journal-profiles.not-found");
  });

  test("that two windows save at once is changed by one of them", async () => {
    const entry = await add();
    const answers = await Promise.all(
      [100, 200, 300].map((most) => change(entry, { ...letters, text: { most } })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(refusalOf(answer)).toEqual({
        status: 409,
        code: "journal-profiles.changed-elsewhere",
      });
    }
  });

  test("goes out as a file and comes in again, for whom it is", async () => {
    const { file, profile } = await add();
    const other = await at.person();
    const answer = await other.post(`${url}/import`, { owner: "own", text: file });
    expect(answer.json<{ entry: JournalProfileEntry }>().entry.profile).toEqual(profile);
  });

  test.each([
    ["file", "PK"],
    ["format", "{}"],
    [
      "abstract.least",
      JSON.stringify({
        ...{ format: "curie-journal-profile/1", name: "a", statements: [] },
        abstract: { most: 100, least: 200 },
      }),
    ],
  ])("is refused with what cannot be used: %s", async (field, text) => {
    const answer = await person.post(`${url}/import`, { owner: "own", text });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: "journal-profiles.refused", params: { field } });
  });

  test("is one of fifty at most, however many come at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 55 }, () => person.post(url, { owner: "own", profile: letters })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(refused && refusalOf(refused)).toEqual({
      status: 409,
      code: "journal-profiles.too-many",
    });
  });

  test("is nobody else’s", async () => {
    const entry = await add();
    const other = await at.person();
    expect((await list(other)).profiles).toEqual([]);
    for (const answer of [
      await change(entry, letters, other),
      await remove(entry.identity, other),
      await other.post(url, { owner: crypto.randomUUID(), profile: letters }),
    ]) {
      expect(refusalOf(answer)).toEqual({ status: 404, code: "journal-profiles.not-found" });
    }
  });

  test("is handed out with one’s data and goes with the account", async () => {
    const entry = await add();
    const user = await findSignedInUser(at.ctx, person.cookie);
    if (!user) throw new Error("not signed in");
    expect(await editingData.collect(at.ctx, user)).toMatchObject({
      journalProfiles: [{ identity: entry.identity, profile: letters }],
    });
    await person.post("/api/accounts/close", { confirmation: "a long enough password" });
    const rows = await at.ctx.db
      .select()
      .from(journalProfiles)
      .where(eq(journalProfiles.id, entry.identity));
    expect(rows).toEqual([]);
  });
});

describe("a journal profile of a group", () => {
  test("is kept by its admin, seen by its members, and gone for who leaves", async () => {
    const { member, group } = await aGroup("LAB-PEAT");
    const entry = await add(letters, group);
    expect((await list()).profiles).toMatchObject([{ owner: group, mayChange: true }]);
    expect((await list(member)).profiles).toMatchObject([{ owner: group, mayChange: false }]);
    for (const answer of [
      await change(entry, letters, member),
      await remove(entry.identity, member),
      await member.post(url, { owner: group, profile: letters }),
      await member.post(`${url}/import`, { owner: group, text: entry.file }),
    ]) {
      expect(refusalOf(answer)).toEqual({
        status: 403,
        code: "journal-profiles.only-admin-changes",
      });
    }
    await member.send({ method: "DELETE", url: `/api/users/${member.identity}/preferred-group` });
    expect((await list(member)).profiles).toEqual([]);
  });
});

describe("the submission check", () => {
  const check = async (identity: string, query = "") =>
    await person.get(`/api/digital-edit/${identity}/submission-check${query}`);
  const choose = (identity: string, profile: string) =>
    person.send({
      method: "PUT",
      url: `/api/digital-edit/${identity}/submission-check/profile`,
      payload: { profile },
    });
  const manuscript = aWordFile([
    "Carbon in soils of drained wetlands of the north",
    "Introduction",
    "Soils lose carbon.",
  ]);

  beforeEach(async () => {
    person = await personOnTrial(at);
  });

  test("is made for a profile that was chosen, and for none in particular when it is deleted", async () => {
    const identity = await finishedEdit(at, person, { name: "a.docx", bytes: manuscript });
    const entry = await add();
    const before = (await check(identity)).json<SubmissionCheck>();
    expect(before.profile).toBe("general");
    expect(before.ownProfiles).toEqual([
      { identity: entry.identity, name: letters.name, group: null },
    ]);
    const chosen = (await choose(identity, entry.identity)).json<SubmissionCheck>();
    expect(chosen.profile).toBe(entry.identity);
    const finding = chosen.findings.find(({ code }) => code === "title-too-long");
    expect(finding?.params).toEqual({ words: 9, limit: 3 });
    // What only this profile tells can be dismissed as well.
    const dismissed = await person.send({
      method: "PUT",
      url: `/api/digital-edit/${identity}/submission-check/findings/${finding?.id}`,
      payload: { dismissed: true },
    });
    expect(dismissed.statusCode).toBe(200);
    await remove(entry.identity);
    const after = (await check(identity)).json<SubmissionCheck>();
    expect(after).toMatchObject({ profile: "general", ownProfiles: [] });
    const rows = at.ctx.db.select().from(checkProfiles);
    expect(await rows.where(eq(checkProfiles.documentId, identity))).toEqual([]);
  });

  test("is made for no profile that one may not choose", async () => {
    const identity = await finishedEdit(at, person, { name: "a.docx", bytes: manuscript });
    const stranger = await at.person();
    const entry = await add(letters, "own", stranger);
    for (const answer of [
      await choose(identity, entry.identity),
      await check(identity, `?profile=${entry.identity}`),
      await choose(identity, crypto.randomUUID()),
    ]) {
      expect(refusalOf(answer)).toEqual({ status: 404, code: "journal-profiles.not-found" });
    }
  });
});
