import {
  type AbstractCard,
  AbstractSession,
  abstractSections,
  abstractsPerPerson,
  type ErrorBody,
  type LanguageSuggestion,
  languageChecksPerWindow,
  locales,
  type Pagination,
  Step,
} from "@curie/contract";
import { eq } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findAccount } from "#features/accounts/service.ts";
import type { RunOptions } from "#platform/cpu.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { checkLanguage } from "./language-check/service.ts";
import { sweepAbstracts } from "./service.ts";
import { abstracts } from "./tables.ts";

const day = 86_400_000;
const someIdentity = "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f";
const criteriaResponses = {
  "article-type": "research",
  form: "structured",
  audience: "specialist",
  "text-limit": { maxLength: 250, useCharacters: false },
} as const;

let at: TestApp;
let person: Person;
beforeAll(async () => {
  at = await startTestApp({ FLAG_CURIE_ABSTRACT_WRITER: "on" });
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const sessionOf = (answer: LightMyRequestResponse) => {
  expect(answer.statusCode).toBe(200);
  return answer.json<AbstractSession>();
};
const start = async (who = person) => sessionOf(await who.post("/api/writer/start"));
const load = (session: string, who = person) => who.post(`/api/writer/load/${session}`);
const save = (body: object, who = person) => who.post("/api/writer/save", body);
const setStage = (body: object, who = person) => who.post("/api/writer/update-stage", body);
const rename = (session: string, title: string, who = person) =>
  who.send({ method: "PATCH", url: `/api/writer/${session}`, payload: { title } });
const remove = (session: string, who = person) =>
  who.send({ method: "DELETE", url: `/api/writer/${session}` });
const restore = (session: string, who = person) => who.post(`/api/writer/restore/${session}`);
const search = async (query = "", who = person) =>
  (await who.get(`/api/writing-workspace/search${query}`)).json<{
    abstracts: AbstractCard[];
    pagination: Pagination;
  }>();

/** An abstract whose set-up is answered, and one that is confirmed. */
const answered = async () => {
  const { session, revision } = await start();
  return sessionOf(
    await save({
      session,
      revision,
      title: "Corals",
      currentStep: "confirmation",
      criteriaResponses,
    }),
  );
};
const confirmed = async () => {
  const { session } = await answered();
  return sessionOf(await setStage({ session, stage: "template" }));
};

describe("starting", () => {
  test("makes a session of the caller's own, a new one each time, with no plan needed [S150 S154 S198 G-75]", async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(one.session).not.toBe(two.session);
    expect(one).toMatchObject({
      title: "",
      currentStep: "onboarding",
      currentStage: "criteria",
      criteriaResponses: {},
      templateResponses: {},
      responses: [],
      questions: [],
      revision: 0,
      createdAt: at.clock.now().toISOString(),
    });
    const { abstracts: listed } = await search();
    expect(new Set(listed.map(({ session }) => session))).toEqual(
      new Set([one.session, two.session]),
    );
  });

  test("ends when the list is full, also when two come at once", async () => {
    const row = {
      ownerId: person.identity,
      title: "x",
      currentStep: "onboarding" as const,
      currentStage: "criteria" as const,
      criteriaResponses: {},
      templateResponses: {},
      revision: 0,
      createdAt: at.clock.now(),
      changedAt: at.clock.now(),
    };
    const rows = Array.from({ length: abstractsPerPerson - 1 }, () => ({
      ...row,
      id: at.ctx.ids.uuid(),
    }));
    await at.ctx.db.insert(abstracts).values(rows);
    const answers = await Promise.all([1, 2, 3].map(() => person.post("/api/writer/start")));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json<ErrorBody>()).toMatchObject({
      code: "abstracts.too-many",
      params: { limit: abstractsPerPerson },
    });
    const [first] = rows;
    await remove(first?.id ?? "");
    await start();
    expect(refusalOf(await restore(first?.id ?? ""))).toEqual({
      status: 409,
      code: "abstracts.too-many",
    });
  });
});

describe("the steps", () => {
  test("have tier, label, prompt and answers that lead to steps, in the same order each time [S155 S199]", async () => {
    const ask = async () => (await person.get("/api/writer/steps")).json<{ steps: Step[] }>().steps;
    const steps = await ask();
    expect(await ask()).toEqual(steps);
    expect(steps.map(({ step, tier }) => [step, tier])).toEqual([
      ["article-type", 1],
      ["form", 2],
      ["audience", 3],
    ]);
    const names = new Set(["text-limit", ...steps.map(({ step }) => step)]);
    for (const step of steps) {
      expect(Step.parse(step)).toEqual(step);
      expect(step.label && step.prompt).not.toBe("");
      for (const { nextStep } of step.possibleResponses) expect(names).toContain(nextStep);
    }
    const [types] = steps;
    expect(new Set(types?.possibleResponses.map(({ nextStep }) => nextStep)).size).toBe(2);
  });

  test("are said in the asked language, else in that of the profile", async () => {
    const ask = async (query: string, who: Person) =>
      (await who.get(`/api/writer/steps${query}`)).json<{ steps: Step[] }>().steps[0]?.label;
    const reader = await at.person({ locale: "pt_BR" });
    const labels = await Promise.all(locales.map((locale) => ask(`?locale=${locale}`, reader)));
    expect(new Set(labels).size).toBe(locales.length);
    expect(await ask("", reader)).toBe(labels[locales.indexOf("pt_BR")]);
    expect((await person.get("/api/writer/steps?locale=xx")).statusCode).toBe(400);
  });
});

describe("loading", () => {
  test("answers every field of a session at each stage [S200 S251]", async () => {
    const { session } = await start();
    const fields = [
      ...["session", "title", "currentStep", "currentStage", "criteriaResponses"],
      ...["templateResponses", "responses", "steps", "createdAt"],
    ];
    const check = async () => {
      const loaded = sessionOf(await load(session));
      expect(Object.keys(loaded)).toEqual(expect.arrayContaining(fields));
      expect(AbstractSession.parse(loaded)).toEqual(loaded);
      return loaded;
    };
    expect((await check()).session).toBe(session);
    const bare = await person.send({ method: "POST", url: `/api/writer/load/${session}` });
    expect(sessionOf(bare).session).toBe(session);
    await save({
      session,
      revision: 0,
      title: "Corals",
      currentStep: "confirmation",
      criteriaResponses,
    });
    expect((await check()).responses.map(({ value }) => value)).toEqual([
      "research",
      "structured",
      "specialist",
    ]);
    for (const stage of ["template", "review"]) {
      await setStage({ session, stage });
      expect((await check()).currentStage).toBe(stage);
    }
  });

  test.each(locales)(
    "brings the six guiding questions in %s, with advice [S168]",
    async (locale) => {
      const { session } = await answered();
      const answer = await person.post(`/api/writer/load/${session}`, { locale });
      const { questions, responses } = sessionOf(answer);
      expect(questions.map(({ section }) => section)).toEqual([...abstractSections]);
      expect(questions.map(({ optional }) => optional)).toEqual([
        ...Array.from({ length: 5 }, () => false),
        true,
      ]);
      const headings = questions.map(({ heading }) => heading);
      expect(new Set(headings).size).toBe(6);
      for (const { question, guidance, hints, example } of questions) {
        expect(hints).toHaveLength(2);
        for (const text of [question, guidance, example, ...hints]) {
          expect(text.length).toBeGreaterThan(9);
        }
      }
      expect(responses.map(({ answer: said }) => said)).toHaveLength(3);
    },
  );
});

describe("saving", () => {
  test("keeps the set-up and gives it back on loading [S201 S174 S252]", async () => {
    const saved = await answered();
    expect(saved).toMatchObject({
      title: "Corals",
      currentStep: "confirmation",
      criteriaResponses,
      revision: 1,
    });
    expect(sessionOf(await load(saved.session))).toEqual(saved);
    const characters = { maxLength: 2000, useCharacters: true };
    const changed = sessionOf(
      await save({
        session: saved.session,
        revision: 1,
        criteriaResponses: { ...criteriaResponses, "text-limit": characters },
      }),
    );
    expect(changed.criteriaResponses["text-limit"]).toEqual(characters);
  });

  test("discards later answers when the route changes [S164]", async () => {
    const { session, revision } = await answered();
    const changed = sessionOf(
      await save({
        session,
        revision,
        currentStep: "text-limit",
        criteriaResponses: { ...criteriaResponses, "article-type": "conference" },
      }),
    );
    expect(changed.criteriaResponses).toEqual({ "article-type": "conference" });
    expect(changed.currentStep).toBe("audience");
    const { session: other, revision: first } = await answered();
    const kept = sessionOf(
      await save({
        session: other,
        revision: first,
        criteriaResponses: { ...criteriaResponses, "article-type": "review" },
      }),
    );
    expect(kept.criteriaResponses).toEqual({ ...criteriaResponses, "article-type": "review" });
  });

  test("refuses an empty name and keeps the old one [S157]", async () => {
    const { session } = await answered();
    for (const title of ["", "   ", "\t\n"]) {
      const refused = await save({ session, revision: 1, title });
      expect(refusalOf(refused)).toEqual({ status: 400, code: "abstract-title-missing" });
    }
    expect(sessionOf(await load(session)).title).toBe("Corals");
  });

  test("refuses a maximum length that is none, and names the limit [S160]", async () => {
    const { session } = await start();
    for (const [maxLength, useCharacters, limit] of [
      [0, false, 10_000],
      [10_001, false, 10_000],
      [80_001, true, 80_000],
      [null, false, 10_000],
    ]) {
      const refused = await save({
        session,
        revision: 0,
        criteriaResponses: { "text-limit": { maxLength, useCharacters } },
      });
      expect(refused.json<ErrorBody>()).toMatchObject({
        code: "abstracts.max-length-not-valid",
        params: { limit },
      });
    }
  });

  test("keeps formatted answers and nothing else [S169 S174]", async () => {
    const { session, revision } = await confirmed();
    const templateResponses = {
      "overall-context": '<p onclick="x()">Reefs <b>bleach</b>.<script>alert(1)</script></p>',
      "main-result": "<p><em>P.</em> <u>recovered</u></p>",
    };
    await save({ session, revision, templateResponses });
    expect(sessionOf(await load(session)).templateResponses).toEqual({
      "overall-context": "<p>Reefs <strong>bleach</strong>.</p>",
      "main-result": "<p><em>P.</em> <u>recovered</u></p>",
    });
  });

  test("of two windows at once keeps one and tells the other both revisions [S201 G-72]", async () => {
    const { session, revision } = await confirmed();
    const write = (section: string, text: string) =>
      save({ session, revision, templateResponses: { [section]: text } });
    const answers = await Promise.all([
      write("main-result", "<p>from one window</p>"),
      write("main-result", "<p>from another</p>"),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [won] = answers.filter(({ statusCode }) => statusCode === 200);
    const [lost] = answers.filter(({ statusCode }) => statusCode === 409);
    expect(lost?.json<ErrorBody>()).toMatchObject({
      code: "abstracts.changed-elsewhere",
      params: {
        revision: revision + 1,
        sentRevision: revision,
        changedAt: at.clock.now().toISOString(),
      },
    });
    const kept = sessionOf(await load(session));
    expect(kept).toEqual(won?.json());
  });

  test("the same twice is harmless: a repeated request is no conflict", async () => {
    const { session, revision } = await confirmed();
    const body = { session, revision, templateResponses: { implications: "<p>I.</p>" } };
    const answers = await Promise.all([save(body), save(body)]);
    for (const answer of answers) expect(sessionOf(answer).revision).toBe(revision + 1);
  });

  test.each<[string, object]>([
    ["a step that does not exist", { currentStep: "step-9" }],
    ["an answer that does not exist", { criteriaResponses: { form: "haiku" } }],
    ["an answer to no question", { criteriaResponses: { mood: "good" } }],
    ["a section that does not exist", { templateResponses: { methods: "<p>M.</p>" } }],
    ["an answer that is no text", { templateResponses: { implications: 7 } }],
    ["an over-long answer", { templateResponses: { implications: "x".repeat(100_001) } }],
    ["an over-long title", { title: "x".repeat(2000) }],
    ["a revision that is no number", { revision: "one" }],
    ["a negative revision", { revision: -1 }],
    ["a session that is none", { session: "mine" }],
  ])("refuses %s, and nothing changes [S201]", async (_, change) => {
    const before = await confirmed();
    const { session, revision } = before;
    const answer = await save({ session, revision, ...change });
    expect(refusalOf(answer)).toEqual({ status: 400, code: "invalid-input" });
    expect(sessionOf(await load(session))).toEqual(before);
  });

  test("refuses more than a request may carry", async () => {
    const { session, revision } = await confirmed();
    const answer = await save({
      session,
      revision,
      templateResponses: { implications: "x".repeat(2 * 1024 * 1024) },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe("the stage", () => {
  test("becomes template when the set-up is confirmed, once and for good [S162 S202]", async () => {
    const { session, revision } = await answered();
    const both = await Promise.all([
      setStage({ session, stage: "template", revision }),
      setStage({ session, stage: "template", revision }),
    ]);
    for (const answer of both) {
      expect(sessionOf(answer)).toMatchObject({
        currentStage: "template",
        currentStep: "confirmation",
        revision: revision + 1,
      });
    }
    for (const stage of ["review", "template"]) {
      expect(sessionOf(await setStage({ session, stage })).currentStage).toBe(stage);
    }
    expect(refusalOf(await setStage({ session, stage: "criteria" }))).toEqual({
      status: 409,
      code: "abstracts.already-confirmed",
    });
    const changed = await save({ session, revision: revision + 1, criteriaResponses: {} });
    expect(refusalOf(changed)).toEqual({ status: 409, code: "abstracts.already-confirmed" });
  });

  test("is refused when it is unknown, or when the set-up is not complete [S202]", async () => {
    const { session } = await start();
    expect(refusalOf(await setStage({ session, stage: "print" }))).toEqual({
      status: 400,
      code: "invalid-input",
    });
    for (const stage of ["template", "review"]) {
      expect(refusalOf(await setStage({ session, stage }))).toEqual({
        status: 409,
        code: "abstracts.not-confirmed",
      });
    }
  });
});

describe("the list", () => {
  test("has own abstracts only, newest first, by pages and by words of the title [S154 S203]", async () => {
    const other = await at.person();
    await start(other);
    const sessions: string[] = [];
    for (let index = 0; index < 12; index++) {
      const { session } = await start();
      await rename(session, index === 3 ? "50% of_corals" : `Study ${index}`);
      sessions.unshift(session);
      at.clock.advance(1000);
    }
    const first = await search();
    expect(first.abstracts.map(({ session }) => session)).toEqual(sessions.slice(0, 10));
    expect(first.pagination).toMatchObject({ numberOfResults: 12, page: 1, pageSize: 10 });
    for (const { createdAt } of first.abstracts) expect(Date.parse(createdAt)).not.toBeNaN();
    const last = await search("?page=99");
    expect(last.abstracts.map(({ session }) => session)).toEqual(sessions.slice(10));
    const titles = async (query: string) =>
      (await search(`?query=${encodeURIComponent(query)}`)).abstracts.map(({ title }) => title);
    expect(await titles(" STUDY 1")).toEqual(["Study 11", "Study 10", "Study 1"]);
    expect(await titles("%")).toEqual(["50% of_corals"]);
    expect(await titles("f_c")).toEqual(["50% of_corals"]);
    expect(await titles("\u0000\\")).toEqual([]);
  });

  test("has nothing for somebody who never began one [S203]", async () => {
    expect(await search()).toMatchObject({ abstracts: [], pagination: { numberOfResults: 0 } });
  });
});

describe("a name", () => {
  test("is changed in list and session, and other windows go on saving [S167]", async () => {
    const { session, revision } = await confirmed();
    expect((await rename(session, "  Reefs  ")).json<AbstractCard>()).toMatchObject({
      session,
      title: "Reefs",
    });
    expect((await search()).abstracts[0]?.title).toBe("Reefs");
    const saved = await save({ session, revision, templateResponses: { implications: "I." } });
    expect(sessionOf(saved).title).toBe("Reefs");
  });

  test.each([
    ["", "abstract-title-missing"],
    [" ", "abstract-title-missing"],
    ["x".repeat(201), "abstracts.too-long"],
    ["x".repeat(401), "invalid-input"],
  ])("%j is refused with %s [S157]", async (title, code) => {
    const { session } = await start();
    expect(refusalOf(await rename(session, title))).toEqual({ status: 400, code });
  });
});

describe("deleting", () => {
  test("takes an abstract out of everything, and twice is harmless [S151 G-76]", async () => {
    const { session, revision } = await confirmed();
    for (let time = 0; time < 2; time++) {
      expect((await remove(session)).json()).toEqual({ done: true });
    }
    expect((await search()).abstracts).toEqual([]);
    for (const answer of [
      await load(session),
      await save({ session, revision }),
      await rename(session, "x"),
      await setStage({ session, stage: "review" }),
    ]) {
      expect(refusalOf(answer)).toEqual({ status: 404, code: "abstracts.not-found" });
    }
  });

  test("can be undone for 30 days, then nothing is left [G-76]", async () => {
    const [early, late] = [await confirmed(), await confirmed()];
    await remove(early.session);
    at.clock.advance(29 * day);
    await sweepAbstracts(at.ctx);
    for (let time = 0; time < 2; time++) {
      expect((await restore(early.session)).json()).toMatchObject({ session: early.session });
    }
    expect(sessionOf(await load(early.session)).criteriaResponses).toEqual(criteriaResponses);
    await remove(late.session);
    at.clock.advance(30 * day);
    expect(refusalOf(await restore(late.session)).code).toBe("abstracts.not-found");
    await sweepAbstracts(at.ctx);
    const left = await at.ctx.db.select().from(abstracts).where(eq(abstracts.id, late.session));
    expect(left).toEqual([]);
  });

  test("an account deletes its abstracts with it [G-84]", async () => {
    await confirmed();
    const closed = await person.post("/api/accounts/close", {
      confirmation: "a long enough password",
    });
    expect(closed.statusCode).toBe(200);
    const left = await at.ctx.db
      .select()
      .from(abstracts)
      .where(eq(abstracts.ownerId, person.identity));
    expect(left).toEqual([]);
  });
});

describe("somebody else's abstract", () => {
  test("is not found by any call, like one that does not exist [S26 S27 S28 S200 S201 S202]", async () => {
    const before = await confirmed();
    const { session, revision } = before;
    const stranger = await at.person();
    for (const identity of [session, someIdentity]) {
      for (const answer of [
        await load(identity, stranger),
        await save({ session: identity, revision, title: "Mine now" }, stranger),
        await setStage({ session: identity, stage: "review" }, stranger),
        await rename(identity, "Mine now", stranger),
        await remove(identity, stranger),
        await restore(identity, stranger),
      ]) {
        expect(refusalOf(answer)).toEqual({ status: 404, code: "abstracts.not-found" });
      }
    }
    expect((await search("", stranger)).abstracts).toEqual([]);
    expect(sessionOf(await load(session))).toEqual(before);
  });
});

describe("the export of one's data", () => {
  test("holds every abstract with answers and text, deleted ones too [G-84]", async () => {
    const { session, revision } = await confirmed();
    await save({
      session,
      revision,
      templateResponses: { "overall-context": "Reefs.", "main-result": "<b>28%</b> lived." },
    });
    at.clock.advance(1000);
    const gone = await confirmed();
    await remove(gone.session);
    const answer = await person.get("/api/accounts/export");
    expect(answer.json<{ data: { abstracts: object[] } }>().data.abstracts).toMatchObject([
      {
        id: session,
        title: "Corals",
        criteriaResponses,
        templateResponses: { "main-result": "<p><strong>28%</strong> lived.</p>" },
        plainText: "Background\nReefs.\n\nResults\n28% lived.",
      },
      { id: gone.session, deletedAt: at.clock.now().toISOString() },
    ]);
  });
});

describe("the language check", () => {
  const check = (body: object, who = person) => who.post("/api/writer/check-language", body);
  const paragraphs = ["The results shows that the the reef recovered.", "Its colour faded."];

  test("leaves a term that never changes, and writes one as its list says", async () => {
    const text = "The colour of the modle is in our dataset.";
    const before = (await check({ paragraphs: [text] })).json<{ suggestions: object[] }>();
    expect(before.suggestions).toHaveLength(2);
    for (const entry of [
      { kind: "never-change", term: "modle" },
      { kind: "never-change", term: "colour" },
      { kind: "always-write", term: "image set", variants: ["dataset"] },
    ]) {
      await person.post("/api/terms/own/entries", { entry });
    }
    const { suggestions } = (await check({ paragraphs: [text] })).json<{ suggestions: object[] }>();
    expect(suggestions).toEqual([
      {
        ...{ paragraph: 0, start: 34, end: 41 },
        ...{ original: "dataset", replacement: "image set", category: "consistency" },
      },
    ]);
  });

  test("says where it would write something else, and counts as no edit [G-71]", async () => {
    const before = (await person.get("/api/digital-edit/limit-reached")).json();
    const answer = await check({ paragraphs });
    expect(answer.statusCode).toBe(200);
    const { suggestions } = answer.json<{ suggestions: LanguageSuggestion[] }>();
    const found = suggestions.map(({ paragraph, original, replacement }) => [
      paragraph,
      original,
      replacement,
    ]);
    expect(found).toContainEqual([0, "shows", "show"]);
    expect(found).toContainEqual([1, "colour", "color"]);
    for (const { paragraph, start, end, original } of suggestions) {
      expect(paragraphs[paragraph]?.slice(start, end)).toBe(original);
    }
    const british = (await check({ paragraphs, styleOfEnglish: "British English" })).json<{
      suggestions: LanguageSuggestion[];
    }>();
    expect(british.suggestions.map(({ original }) => original)).not.toContain("colour");
    const oxford = await check({
      paragraphs: ["The organisation of the reef was analysed in colour by us."],
      ...{ styleOfEnglish: "British English", oxfordSpelling: true },
    });
    expect(oxford.json()).toMatchObject({ suggestions: [{ replacement: "organization" }] });
    expect((await person.get("/api/digital-edit/limit-reached")).json()).toEqual(before);
    expect(at.logLines.join("")).not.toContain("reef recovered");
  });

  test.each<[string, object]>([
    ["no paragraphs", {}],
    ["paragraphs that are no text", { paragraphs: [1] }],
    ["too many paragraphs", { paragraphs: Array.from({ length: 201 }, () => "a") }],
    ["too much text", { paragraphs: ["x".repeat(10_001), "x".repeat(10_000)] }],
    ["another English", { paragraphs: [], styleOfEnglish: "Scots" }],
  ])("refuses %s", async (_, body) => {
    expect(refusalOf(await check(body))).toEqual({ status: 400, code: "invalid-input" });
  });

  test("answers nothing about nothing, and nothing about other languages", async () => {
    for (const silent of [
      ["", " \n "],
      ["冻土融化改变了高山流域的径流。", "冻土融化。".repeat(3000)],
      ["Las olas de calor marinas son la causa principal de la muerte de los corales."],
    ]) {
      expect((await check({ paragraphs: silent })).json()).toEqual({ suggestions: [] });
    }
  });

  test("is offered sixty times in ten minutes, to each person apart", async () => {
    for (let time = 0; time < languageChecksPerWindow; time++) {
      expect((await check({ paragraphs: [] })).statusCode).toBe(200);
    }
    expect(refusalOf(await check({ paragraphs: [] }))).toEqual({
      status: 429,
      code: "too-many-requests",
    });
    expect((await check({ paragraphs: [] }, await at.person())).statusCode).toBe(200);
  });

  test.each([
    ["that still waits when its time is over is taken back", false],
    ["that has begun is left to its end, but waited for no longer", true],
  ])("%s, and says that it is busy", async (_, begins) => {
    let takenBack = false;
    const engine = <Input, Output>(_task: object, _input: Input, options: RunOptions = {}) =>
      new Promise<Output>((_, reject) => {
        if (begins) options.onMessage?.("begun");
        options.signal?.addEventListener("abort", () => {
          takenBack = true;
          reject(new Error("taken back"));
        });
      });
    const ctx = { ...at.ctx, cpu: { ...at.ctx.cpu, engine } };
    const user = await findAccount(at.ctx.db, person.email);
    if (!user) throw new Error("no account");
    const input = {
      ...{ paragraphs, oxfordSpelling: false },
      styleOfEnglish: "American English" as const,
    };
    const answer = checkLanguage(ctx, user, input, { waitMs: 1, workMs: 1 });
    await expect(answer).rejects.toMatchObject({ code: "abstracts.check-busy" });
    expect(takenBack).toBe(!begins);
  });
});
