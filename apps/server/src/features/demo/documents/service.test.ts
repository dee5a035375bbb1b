import type { DecisionState, DemoAccountKey, Document, DocumentPage } from "@curie/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasAbstracts } from "#features/abstracts/service.ts";
import { findAccount } from "#features/accounts/service.ts";
import { cookieOf, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { demoEmail, demoPassword, seedDemoAccounts } from "../service.ts";
import { accountsWithDocuments, makeDemoDocuments } from "./service.ts";

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
  await seedDemoAccounts(at.ctx, null);
  await makeDemoDocuments(at.ctx, new AbortController().signal);
});
afterAll(() => at.close());

async function signedInAs(key: DemoAccountKey) {
  const payload = { email: demoEmail(key), password: demoPassword };
  const url = "/api/accounts/sign-in";
  const cookie = cookieOf(await at.request({ method: "POST", url, payload }));
  return async <Answer>(path: string) =>
    (await at.request({ method: "GET", url: path, headers: { cookie } })).json<Answer>();
}
const stateOf = ({ status, filesKept }: Document) => `${status} ${filesKept}`;

test.each(accountsWithDocuments)("%s has a document in every state", async (key) => {
  const get = await signedInAs(key);
  const { documents: edits } = await get<DocumentPage>("/api/digital-edit/list");
  expect(edits.map(stateOf).toSorted()).toEqual([
    "completed false",
    "completed true",
    "completed true",
    "failed true",
    "processing true",
  ]);
  const decided = edits.find(({ file }) => /revised|返修稿/.test(file.name));
  const { decisions } = await get<DecisionState>(
    `/api/digital-edit/${decided?.identity}/decisions`,
  );
  expect(new Set(decisions.map(({ decision }) => decision))).toEqual(
    new Set(["accepted", "rejected"]),
  );
  const { documents: translations } = await get<DocumentPage>("/api/digital-translation/list");
  expect(translations.map(stateOf)).toEqual(["completed true"]);
  const user = await findAccount(at.ctx.db, demoEmail(key));
  expect(user && (await hasAbstracts(at.ctx, user))).toBe(true);
});

test("are made once", async () => {
  const get = await signedInAs("translation");
  const listed = async () => (await get<DocumentPage>("/api/digital-edit/list")).documents;
  const before = await listed();
  await makeDemoDocuments(at.ctx, new AbortController().signal);
  expect(await listed()).toEqual(before);
});
