import type { SubmissionCheck } from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findSignedInUser } from "#features/accounts/sessions/service.ts";
import { documents } from "#features/documents/tables.ts";
import { checkProfiles, dismissedFindings } from "#features/editing/tables.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { finishedEdit, personOnTrial } from "#platform/testing/edits.ts";
import { aWordFile } from "#platform/testing/word-file.ts";
import { editingData } from "../personal-data/service.ts";
import { packReport, unpackReport } from "../reports/rules.ts";

const abstract = "We measured carbon in soils of drained wetlands and compared it. ".repeat(8);
/** Nothing leads to its second figure, and it says nothing of conflicts. */
const manuscript = aWordFile([
  "Carbon in soils of drained wetlands",
  "Abstract",
  abstract,
  "Introduction",
  "Soils lose carbon, as Figure 1 shows. They was measured in in 2019.",
  "Figure 1. Carbon lost.",
  "Figure 2. Carbon kept.",
  "Funding: This work was supported by the Fund for Lowland Research.",
  "Data availability: The data are available from the archive.",
]);

let at: TestApp;
let person: Person;
let identity: string;

beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await personOnTrial(at);
  identity = await finishedEdit(at, person, { name: "Wetlands.docx", bytes: manuscript });
});
afterAll(() => at.close());

const url = (rest = "") => `/api/digital-edit/${identity}/submission-check${rest}`;
const read = async (query = "") => (await person.get(url(query))).json<SubmissionCheck>();
const put = (rest: string, payload: object, who = person) =>
  who.send({ method: "PUT", url: url(rest), payload });
const shown = ({ findings }: SubmissionCheck) =>
  findings.filter(({ dismissed }) => !dismissed).map(({ code }) => code);

describe("the submission check of an edit", () => {
  test("is read from the original by the job, and tells the sentence and the paragraph", async () => {
    const check = await read();
    expect(check.profile).toBe("general");
    expect(shown(check)).toEqual(["figure-not-mentioned", "statement-missing"]);
    expect(check.findings[0]).toMatchObject({
      group: "figures",
      severity: "warning",
      params: { label: "Figure 2" },
      place: { paragraph: 7, before: "", marked: "Figure 2. Carbon kept.", after: "" },
      dismissed: false,
    });
    expect(check.findings[1]?.place).toBeNull();
  });

  test("is no part of the change report", async () => {
    const report = await person.get(`/api/digital-edit/${identity}/report`);
    expect(report.statusCode).toBe(200);
    expect(report.json()).not.toHaveProperty("submission");
  });

  test("of an edit from before there was one is made from the original", async () => {
    const stored = await read();
    const [row] = await at.ctx.db.select().from(documents).where(eq(documents.id, identity));
    const key = row?.reportKey ?? "";
    const { submission, ...older } = await unpackReport(await at.ctx.files.bytes(key));
    expect(submission).toBeDefined();
    await at.ctx.files.write(key, Buffer.from(packReport(older)));
    expect(await read()).toEqual(stored);
  });

  test("another kind of journal asks for other things, and is remembered with the document", async () => {
    const other = await read("?profile=biomedical-article");
    expect(other.profile).toBe("biomedical-article");
    expect(shown(other)).toContain("running-title-missing");
    expect((await read()).profile).toBe("general");
    const chosen = await put("/profile", { profile: "biomedical-article" });
    expect(chosen.json<SubmissionCheck>()).toEqual(other);
    expect(await read()).toEqual(other);
    expect(refusalOf(await put("/profile", { profile: "nature" })).code).toBe("invalid-input");
  });

  test("a finding is dismissed for good, for every kind of journal, and can be restored", async () => {
    const [figure] = (await read()).findings;
    const rest = `/findings/${figure?.id}`;
    for (const _ of ["once", "twice"]) {
      const done = await put(rest, { dismissed: true });
      expect(done.json()).toEqual({ dismissed: true });
    }
    expect(shown(await read())).toEqual(["statement-missing"]);
    expect(shown(await read("?profile=review"))).not.toContain("figure-not-mentioned");
    expect((await put(rest, { dismissed: false })).json()).toEqual({ dismissed: false });
    expect((await put(rest, { dismissed: false })).statusCode).toBe(200);
    expect(shown(await read())).toEqual(["figure-not-mentioned", "statement-missing"]);
  });

  test("two dismissals at once are one", async () => {
    const [figure] = (await read()).findings;
    const both = await Promise.all(
      [1, 2].map(() => put(`/findings/${figure?.id}`, { dismissed: true })),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const rows = await at.ctx.db
      .select()
      .from(dismissedFindings)
      .where(eq(dismissedFindings.documentId, identity));
    expect(rows).toHaveLength(1);
  });

  test("a finding that the document does not have is refused", async () => {
    const refused = await put("/findings/0123456789abcdef0123", { dismissed: true });
    expect(refusalOf(refused).code).toBe("invalid-input");
  });

  test("a stranger's is not found", async () => {
    const stranger = await at.person();
    const [figure] = (await read()).findings;
    const answers = [
      await stranger.get(url()),
      await put("/profile", { profile: "review" }, stranger),
      await put(`/findings/${figure?.id}`, { dismissed: true }, stranger),
    ];
    expect(answers.map((answer) => refusalOf(answer).code)).toEqual(
      answers.map(() => "documents.not-found"),
    );
  });

  test("profile and dismissals are handed out with one's data, without a word of the manuscript", async () => {
    const [figure] = (await read()).findings;
    await put("/profile", { profile: "review" });
    await put(`/findings/${figure?.id}`, { dismissed: true });
    const user = await findSignedInUser(at.ctx, person.cookie);
    if (!user) throw new Error("not signed in");
    expect(await editingData.collect(at.ctx, user)).toMatchObject({
      checkProfiles: [{ document: identity, profile: "review", journalProfile: null }],
      dismissedFindings: [{ document: identity, finding: figure?.id }],
    });
  });

  test("deleting the document takes profile and dismissals along", async () => {
    const [figure] = (await read()).findings;
    await put("/profile", { profile: "review" });
    await put(`/findings/${figure?.id}`, { dismissed: true });
    await person.send({
      method: "DELETE",
      url: `/api/digital-edit/${identity}`,
      payload: { fileName: "Wetlands.docx", keepFile: false },
    });
    for (const table of [checkProfiles, dismissedFindings]) {
      expect(await at.ctx.db.select().from(table).where(eq(table.documentId, identity))).toEqual(
        [],
      );
    }
    expect(refusalOf(await person.get(url())).code).toBe("documents.not-found");
  });
});
