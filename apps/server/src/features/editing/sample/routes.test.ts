import type { ChangeReport, Document, ProofRow } from "@curie/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploads } from "#features/documents/tables.ts";
import { editDocument } from "#features/editing/service.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";

const path = "/api/digital-edit/sample";
const never = new AbortController().signal;

let at: TestApp;
let person: Person;
beforeAll(async () => {
  at = await startTestApp();
  person = await at.person();
});
afterAll(() => at.close());

const start = async (who = person) =>
  (await who.post(path, {})).json<{ document: Document }>().document;
const remove = ({ identity, file }: Document) =>
  person.send({
    method: "DELETE",
    url: `/api/digital-edit/${identity}`,
    payload: { fileName: file.name, keepFile: false },
  });

test("the sample report is there for people without an account, with its proof sheet", async () => {
  const answer = await at.request({ method: "GET", url: path });
  expect(answer.statusCode).toBe(200);
  const { report, proof } = answer.json<{ report: ChangeReport; proof: ProofRow[] }>();
  expect(report.paragraphs.flatMap(({ changes }) => changes).length).toBeGreaterThan(15);
  expect(proof).toHaveLength(report.proof.total);
});

test("the sample is edited without a plan, once for two requests at once, and can be downloaded", async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect(one).toMatchObject({ sample: true, paidBy: null, styleOfEnglish: "American English" });
  expect(other.identity).toBe(one.identity);
  await editDocument(at.ctx, one.identity, never);
  const published = (await at.request({ method: "GET", url: path })).json<{
    report: ChangeReport;
  }>();
  const own = (await person.get(`/api/digital-edit/${one.identity}/report`)).json<ChangeReport>();
  expect(own.paragraphs).toEqual(published.report.paragraphs);
  expect((await person.get(`/api/digital-edit/${one.identity}/download`)).statusCode).toBe(200);
  expect((await start()).identity).toBe(one.identity);
  const stored = await at.ctx.db.select().from(uploads);
  expect(stored).toHaveLength(1);
});

test("who deletes it may have it again, five times a day", async () => {
  const samples = [await start()];
  for (const _ of Array.from({ length: 4 })) {
    await remove(samples.at(-1) as Document);
    samples.push(await start());
  }
  expect(new Set(samples.map(({ identity }) => identity)).size).toBe(5);
  await remove(samples.at(-1) as Document);
  expect(refusalOf(await person.post(path, {})).code).toBe("editing.too-many-samples");
});
