import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { surveyAnswers } from "./tables.ts";

let at: TestApp;
let person: Person;
beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const answers = {
  feature: "editing",
  submissionIdentity: "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01",
  modelVersion: "harper 2.1",
  overall: 4,
  language: 5,
  meaning: 3,
  comment: "  Fewer commas.  ",
};
const answer = (change: object = {}) =>
  person.post("/api/survey/answers", { ...answers, ...change });
const stored = () =>
  at.ctx.db.select().from(surveyAnswers).where(eq(surveyAnswers.userId, person.identity));

describe("answers to the survey", () => {
  test("are kept with the person, the document and the model [G-69]", async () => {
    expect((await answer()).json()).toEqual({ done: true });
    expect(await stored()).toMatchObject([
      { ...answers, comment: "Fewer commas.", answeredAt: at.clock.now() },
    ]);
  });

  test("replace earlier ones about the same document, also when sent twice at once", async () => {
    await Promise.all([answer(), answer()]);
    await answer({ overall: 1 });
    await answer({ submissionIdentity: null });
    await answer({ submissionIdentity: null, overall: 2 });
    const kept = (await stored()).map(({ submissionIdentity, overall }) => [
      submissionIdentity,
      overall,
    ]);
    expect(kept.sort()).toEqual(
      [
        [answers.submissionIdentity, 1],
        [null, 2],
      ].sort(),
    );
  });

  test("name no model for a translation [S78]", async () => {
    await answer({ feature: "translation" });
    expect(await stored()).toMatchObject([{ feature: "translation", modelVersion: null }]);
  });

  test.each([{ overall: 0 }, { language: 6 }, { meaning: 2.5 }, { feature: "abstracts" }])(
    "are refused with %j",
    async (change) => {
      expect(refusalOf(await answer(change))).toEqual({ status: 400, code: "invalid-input" });
      expect(await stored()).toEqual([]);
    },
  );
});
