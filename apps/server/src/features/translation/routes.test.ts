import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  type Document,
  type DocumentPage,
  type Plans,
  SourceLanguage,
  type TranslationAccess,
  type TranslationEngineState,
  type TranslationSides,
} from "@curie/contract";
import { openWordDocument } from "@curie/docx";
import {
  type TranslationEngine,
  TranslationFailure,
  type TranslationRequest,
} from "@curie/language/translation";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { findSignedInUser } from "#features/accounts/sessions/service.ts";
import { giveUp } from "#features/documents/processing/service.ts";
import { sweepDocuments } from "#features/documents/retention/service.ts";
import { documents } from "#features/documents/tables.ts";
import { countUploadWords } from "#features/documents/uploads/service.ts";
import { grantPremium } from "#features/plans/grants/service.ts";
import { plans } from "#features/plans/tables.ts";
import { grantTrial } from "#features/plans/trials/service.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
  uploadForm,
} from "#platform/testing/app-for-tests.ts";
import { theseEngines } from "#platform/testing/engines.ts";
import { aWordFile, aWordFileOf } from "#platform/testing/word-file.ts";
import { createTranslators } from "#platform/translators.ts";
import { translateDocument, translation } from "./service.ts";

const spanish = [
  "Los resultados del estudio son claros y se discuten en la última sección.",
  "La temperatura del agua fue de 14 grados en todas las estaciones.",
];
const manuscript = aWordFile(spanish);
const never = new AbortController().signal;

let at: TestApp;
let person: Person;
let engine: TestEngine;

/** An engine in capitals, so that its work can be told from the original; and what it was asked. */
type TestEngine = TranslationEngine & {
  requests: TranslationRequest[];
  /** What the next calls throw instead of an answer, one each. */
  failures: Error[];
};

function shoutingEngine(change: Partial<TranslationEngine> = {}): TestEngine {
  const requests: TranslationRequest[] = [];
  const failures: Error[] = [];
  return {
    name: "apertium",
    version: "3.8",
    quality: "draft",
    languages: ["es_ES", "pt_BR"],
    requests,
    failures,
    health: async () => ({ ready: true }),
    translate: async (request) => {
      requests.push(request);
      const failure = failures.shift();
      if (failure) throw failure;
      request.onProgress?.(request.segments.length, request.segments.length);
      return request.segments.map((text) => text.toUpperCase());
    },
    close: async () => {},
    ...change,
  };
}

function translateWith(...engines: TranslationEngine[]): void {
  at.ctx.translators = createTranslators({
    config: at.ctx.config,
    engines: theseEngines(engines),
  });
}

beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await aSubscriber();
  engine = shoutingEngine();
  translateWith(engine);
});
afterAll(() => at.close());

async function aSubscriber(): Promise<Person> {
  const who = await at.person();
  await grantPremium(at.ctx, {
    userId: who.identity,
    planName: "premium_including_translation",
    endsAt: new Date(at.clock.now().getTime() + 120 * 86_400_000),
    grantedFrom: "test",
  });
  return who;
}

async function upload(bytes = manuscript, fields = {}, who = person): Promise<string> {
  const answer = await who.send({
    method: "POST",
    url: "/api/upload",
    ...uploadForm([{ name: "Artículo.docx", bytes }], fields),
  });
  return answer.json<{ identity: string }>().identity;
}

async function countedUpload(bytes?: Buffer, fields?: Record<string, string>): Promise<string> {
  const file = await upload(bytes, fields);
  await countUploadWords(at.ctx, file);
  return file;
}

const start = (file: string, language: string = "es_ES", who = person) =>
  who.post("/api/digital-translation/start", { file, language });

async function started(bytes?: Buffer, fields?: Record<string, string>): Promise<Document> {
  const answer = await start(await countedUpload(bytes, fields));
  return answer.json<{ document: Document }>().document;
}

async function finished(bytes?: Buffer, fields?: Record<string, string>): Promise<Document> {
  const { identity } = await started(bytes, fields);
  await translateDocument(at.ctx, identity, never);
  return stateOf(identity);
}

async function stateOf(identity: string): Promise<Document> {
  const answer = await person.post("/api/digital-translation/status", { identities: [identity] });
  const [document] = answer.json<{ documents: Document[] }>().documents;
  if (!document) throw new Error("the document is gone");
  return document;
}

async function translationsUsed(): Promise<number | undefined> {
  const answer = await person.get("/api/curie/status/sync");
  return answer.json<{ plans: Plans }>().plans.premium?.access.features.translation.usesConsumed;
}

async function texts(identity: string, copy?: string): Promise<string[]> {
  const query = copy ? `?copy=${copy}` : "";
  const answer = await person.get(`/api/digital-translation/${identity}/download${query}`);
  expect(answer.statusCode).toBe(200);
  return openWordDocument(answer.rawPayload).paragraphs.map(({ text }) => text);
}

function storedFiles(): string[] {
  const folder = join(at.ctx.config.dataDir, "files");
  return ["originals", "results", "bilingual"].flatMap((name) =>
    existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : [],
  );
}

async function mailTexts(): Promise<string[]> {
  const { rows } = await at.ctx.db.execute<{ text: string }>(
    sql`select data->>'text' as text from pgboss.job where name = 'mail.deliver' and data->>'to' = ${person.email}`,
  );
  return rows.map(({ text }) => text);
}

describe("a translation", () => {
  test("goes from upload to a Word file in English, a bilingual copy and the original [S48 S213 S237 G-60]", async () => {
    translateWith(shoutingEngine({ name: "deepl", version: "2", quality: "translation" }));
    const document = await finished();
    expect(document).toMatchObject({
      status: "completed",
      type: "translation",
      origin: "web",
      language: "es_ES",
      lewisVersion: "deepl 2",
      quality: "translation",
      words: 25,
      paragraphsLeft: 0,
      paragraphsToCheck: 0,
      failure: null,
    });
    const english = spanish.map((text) => text.toUpperCase());
    expect(await texts(document.identity)).toEqual(english);
    expect(await texts(document.identity, "bilingual")).toEqual([
      spanish[0],
      english[0],
      spanish[1],
      english[1],
    ]);
    expect(await texts(document.identity, "original")).toEqual(spanish);
    expect(await mailTexts()).toEqual([expect.stringContaining("“Artículo.docx” is ready")]);
  });

  test("is in American English unless something else is said [G-30]", async () => {
    const document = await finished();
    expect(document.styleOfEnglish).toBe("American English");
    expect(engine.requests[0]).toMatchObject({ from: "es_ES", style: "american" });
  });

  test("is in British English when the profile says so [G-30]", async () => {
    await person.send({
      method: "PATCH",
      url: "/api/accounts/profile",
      payload: { styleOfEnglish: "British English" },
    });
    expect(await finished()).toMatchObject({ styleOfEnglish: "British English" });
    expect(engine.requests.at(-1)).toMatchObject({ style: "british" });
  });

  test("is in British English with Oxford spelling when the profile says so, and never in American", async () => {
    const say = (payload: object) =>
      person.send({ method: "PATCH", url: "/api/accounts/profile", payload });
    await say({ styleOfEnglish: "British English", oxfordSpelling: true });
    expect(await finished()).toMatchObject({ oxfordSpelling: true });
    expect(engine.requests.at(-1)).toMatchObject({ style: "british", oxfordSpelling: true });
    await say({ styleOfEnglish: "American English" });
    expect(await finished()).toMatchObject({ oxfordSpelling: false });
    expect(engine.requests.at(-1)).toMatchObject({ style: "american", oxfordSpelling: false });
  });

  test("gives listed terms their English as they were at its start, and names those it missed", async () => {
    const add = (entry: object) => person.post("/api/terms/own/entries", { entry });
    const term = (word: string, english: string) =>
      add({ kind: "translate-as", term: word, language: "es_ES", translation: english });
    await term("agua", "source water");
    await term("estudio", "survey");
    await term("nube", "cloud");
    engine.translate = async (request) => {
      engine.requests.push(request);
      return request.segments.map((text) => text.replace("del estudio ", "").toUpperCase());
    };
    const { identity } = await started();
    await person.send({ method: "DELETE", url: "/api/terms/own/entries" });
    await translateDocument(at.ctx, identity, never);
    expect(engine.requests[0]?.glossary).toEqual(
      new Map([
        ["estudio", "survey"],
        ["agua", "source water"],
      ]),
    );
    expect((await texts(identity)).join(" ")).toContain("TEMPERATURA DEL source water FUE");
    expect(await stateOf(identity)).toMatchObject({
      termsMissed: ["estudio"],
      status: "completed",
    });
  });

  test("that is a draft says so at its start, in its state, on its first page and in the mail", async () => {
    const begun = await started();
    expect(begun.quality).toBe("draft");
    await translateDocument(at.ctx, begun.identity, never);
    expect(await stateOf(begun.identity)).toMatchObject({ status: "completed", quality: "draft" });
    for (const copy of ["translated", "bilingual"]) {
      expect((await texts(begun.identity, copy))[0]).toMatch(
        /^Draft translation, made by a machine/,
      );
    }
    expect(await mailTexts()).toEqual([expect.stringContaining("is not a finished translation")]);
  });

  test("says on its first page what it is in its owner's language as well", async () => {
    person = await at.person({ locale: "zh_CN" });
    await grantPremium(at.ctx, {
      userId: person.identity,
      planName: "premium_including_translation",
      endsAt: new Date(at.clock.now().getTime() + 120 * 86_400_000),
      grantedFrom: "test",
    });
    const { identity } = await finished();
    expect((await texts(identity))[0]).toMatch(/^Draft translation.*机器翻译草稿/);
  });

  test("counts one use at its accepted start, of one upload once [S212 S217]", async () => {
    const file = await countedUpload();
    const answers = await Promise.all([start(file), start(file), start(file)]);
    const identities = answers.map(
      (answer) => answer.json<{ document: Document }>().document.identity,
    );
    expect(new Set(identities).size).toBe(1);
    expect(await translationsUsed()).toBe(1);
  });

  test("waits for the word count, and starts when it is there [S49 G-16]", async () => {
    const file = await upload();
    expect(refusalOf(await start(file))).toEqual({ status: 409, code: "word-count-not-received" });
    expect(await translationsUsed()).toBe(0);
    await countUploadWords(at.ctx, file);
    expect((await start(file)).statusCode).toBe(200);
  });

  test.each([
    ["with a language that is not offered", { language: "fr_FR" }],
    ["without a language", { language: undefined }],
    ["without a file", { file: undefined }],
    ["with something that is no identity", { file: "paper" }],
  ])("%s is refused, and no use is counted [S3 S213 S244]", async (_name, change) => {
    const file = await countedUpload();
    const answer = await person.post("/api/digital-translation/start", {
      file,
      language: "es_ES",
      ...change,
    });
    expect(refusalOf(answer)).toEqual({ status: 400, code: "invalid-input" });
    expect(await translationsUsed()).toBe(0);
  });

  test("of somebody else's upload is refused as not found [S213]", async () => {
    const file = await countedUpload();
    const answer = await start(file, "es_ES", await at.person());
    expect(refusalOf(answer)).toEqual({ status: 404, code: "documents.not-found" });
  });

  test.each([
    ["words", aWordFileOf(12_001), aWordFileOf(12_000)],
    ["Chinese characters", aChineseFileOf(12_001), aChineseFileOf(12_000)],
  ])(
    "of 12,001 %s is refused without counting a use, of 12,000 accepted [S46 S229 G-16 G-17]",
    async (_name, tooLong, longest) => {
      translateWith(shoutingEngine({ languages: SourceLanguage.options }));
      const refused = await start(await countedUpload(tooLong), "zh_CN");
      expect(refusalOf(refused)).toEqual({
        status: 422,
        code: "digital-translations-word-count-exceeded",
      });
      expect(refused.json()).toMatchObject({ params: { words: 12_001, limit: 12_000 } });
      expect(await translationsUsed()).toBe(0);
      expect((await start(await countedUpload(longest), "zh_CN")).statusCode).toBe(200);
    },
  );

  test("runs through the queue by itself", async () => {
    const { createJobs } = await import("#platform/jobs/jobs.ts");
    const { jobs } = await import("#app");
    const { identity } = await started();
    const worker = await createJobs(at.databaseUrl, jobs, at.ctx.log);
    try {
      await worker.work(at.ctx);
      await vi.waitFor(async () => expect((await stateOf(identity)).status).toBe("completed"), {
        interval: 200,
      });
    } finally {
      await worker.stop(1000);
    }
  });
});

function aChineseFileOf(characters: number): Buffer {
  const paragraph = "研究结果表明该方法有效".repeat(20);
  const whole = paragraph.repeat(Math.ceil(characters / paragraph.length)).slice(0, characters);
  return aWordFile(whole.match(/.{1,500}/gu) ?? []);
}

describe("limits", () => {
  test("a premium plan has two translations a month, and two again after its renewal [S114]", async () => {
    const files = [await countedUpload(), await countedUpload(), await countedUpload()];
    for (const file of files.slice(0, 2)) expect((await start(file)).statusCode).toBe(200);
    const refused = await start(files[2] ?? "");
    expect(refusalOf(refused)).toEqual({ status: 403, code: "digital-ordering-not-available" });
    const access = (
      await person.get("/api/digital-translation/limit-reached")
    ).json<TranslationAccess>();
    expect(access).toMatchObject({ limitReached: true, reason: "premium-exceeded" });
    expect(access.availableAt ?? access.allowance?.nextRecurrence).toEqual(expect.any(String));
    at.clock.advance(32 * 86_400_000);
    expect((await start(files[2] ?? "")).statusCode).toBe(200);
  });

  test("the Starter plan has no translations [G-11 S113]", async () => {
    const starter = await at.person();
    const user = await findSignedInUser(at.ctx, starter.cookie);
    if (!user) throw new Error("not signed in");
    await grantTrial(at.ctx, user);
    const file = await upload(manuscript, {}, starter);
    await countUploadWords(at.ctx, file);
    const answer = await start(file, "es_ES", starter);
    expect(refusalOf(answer)).toEqual({ status: 403, code: "digital-ordering-not-available" });
  });

  test("a plan for editing only has none at the first [S114 S227]", async () => {
    await at.ctx.db
      .update(plans)
      .set({ translationsProvisioned: 0 })
      .where(eq(plans.userId, person.identity));
    expect(refusalOf(await start(await countedUpload())).code).toBe(
      "digital-ordering-not-available",
    );
    const access = await person.get("/api/digital-translation/limit-reached");
    expect(access.json()).toMatchObject({ limitReached: true, reason: "editing-only" });
  });
});

describe("the engines", () => {
  const engines = async () =>
    (await person.get("/api/digital-translation/engines")).json<{
      engines: TranslationEngineState[];
    }>().engines;

  test("are named with what their English may be called, before anything is started", async () => {
    expect(await engines()).toEqual([
      { language: "zh_CN", state: "missing" },
      {
        language: "es_ES",
        state: "ready",
        engine: "apertium",
        quality: "draft",
        staysOnThisServer: true,
        better: null,
      },
      {
        language: "pt_BR",
        state: "ready",
        engine: "apertium",
        quality: "draft",
        staysOnThisServer: true,
        better: null,
      },
    ]);
  });

  test("come with what is being fetched: a better one beside those that are ready", async () => {
    const draft = { engine: "apertium", quality: "draft", share: 0.5 } as const;
    const neural = { engine: "local-neural", quality: "translation", share: 0.25 } as const;
    const before = at.ctx.translators;
    at.ctx.translators = { ...before, coming: async () => [draft, neural] };
    try {
      expect(await engines()).toMatchObject([
        { language: "zh_CN", state: "preparing", coming: draft },
        { language: "es_ES", state: "ready", engine: "apertium", better: neural },
        { language: "pt_BR", state: "ready", engine: "apertium", better: neural },
      ]);
    } finally {
      at.ctx.translators = before;
    }
  });

  test("a language without one cannot be started, and no use is counted", async () => {
    const refused = await start(await countedUpload(), "zh_CN");
    expect(refusalOf(refused)).toEqual({ status: 503, code: "translation.engine-not-available" });
    expect(await translationsUsed()).toBe(0);
  });
});

describe("a job that cannot do its work", () => {
  const stopped = () => new TranslationFailure("apertium", "stopped", "a stage ended");
  const keyRefused = () => new TranslationFailure("deepl", "key-refused", "403");

  test("asks an engine that died once more, from the beginning [G-62]", async () => {
    engine.failures.push(stopped());
    expect(await finished()).toMatchObject({ status: "completed" });
    expect(engine.requests).toHaveLength(2);
  });

  test.each([
    ["dies twice", [stopped(), stopped()], "translation.engine-stopped", 2],
    ["has a key that is refused", [keyRefused()], "translation.engine-not-available", 1],
  ] as const)(
    "fails when the engine %s, says why and gives the use back [G-14 S65]",
    async (_name, failures, code, calls) => {
      engine.failures.push(...failures);
      const document = await finished();
      expect(document).toMatchObject({ status: "failed", failure: { code } });
      expect(engine.requests).toHaveLength(calls);
      expect(await translationsUsed()).toBe(0);
      expect(await mailTexts()).toEqual([expect.stringContaining("We could not translate")]);
    },
  );

  test("fails when what it was promised is not there any more, rather than giving less", async () => {
    translateWith(shoutingEngine({ name: "deepl", quality: "translation" }));
    const { identity } = await started();
    translateWith(engine);
    await translateDocument(at.ctx, identity, never);
    expect((await stateOf(identity)).failure?.code).toBe("translation.engine-not-available");
    expect(engine.requests).toEqual([]);
    expect(await translationsUsed()).toBe(0);
  });

  test("takes a better engine that has come meanwhile", async () => {
    const { identity } = await started();
    translateWith(shoutingEngine({ name: "deepl", quality: "translation" }));
    await translateDocument(at.ctx, identity, never);
    expect(await stateOf(identity)).toMatchObject({ status: "completed", quality: "translation" });
  });

  test("does not wait for an engine that hangs and listens to nobody", async () => {
    const hanging = shoutingEngine({ translate: () => new Promise(() => {}) });
    translateWith(hanging);
    const { timeoutMs } = at.ctx.config.translation;
    at.ctx.config.translation.timeoutMs = 50;
    try {
      expect((await finished()).failure?.code).toBe("translation.took-too-long");
      expect(await translationsUsed()).toBe(0);
    } finally {
      at.ctx.config.translation.timeoutMs = timeoutMs;
    }
  });

  test("leaves the document to another process when its own stops", async () => {
    const stop = new AbortController();
    translateWith(
      shoutingEngine({
        translate: () => {
          stop.abort(new Error("the server stops"));
          return new Promise(() => {});
        },
      }),
    );
    const { identity } = await started();
    await expect(translateDocument(at.ctx, identity, stop.signal)).rejects.toThrow(
      "the server stops",
    );
    expect((await stateOf(identity)).status).toBe("processing");
    translateWith(engine);
    await translateDocument(at.ctx, identity, never);
    expect((await stateOf(identity)).status).toBe("completed");
    expect(await translationsUsed()).toBe(1);
  });

  test("fails for a manuscript that is in English already", async () => {
    const english = "We show that the results of the study are clear, and that they can be of use.";
    const document = await finished(aWordFile([english, english]));
    expect(document.failure?.code).toBe("translation.nothing-to-translate");
    expect(await translationsUsed()).toBe(0);
  });

  test("can be tried again, which counts again [G-62]", async () => {
    engine.failures.push(stopped(), stopped());
    const { identity } = await finished();
    const again = await person.post(`/api/digital-translation/${identity}/retry`);
    expect(again.json<{ document: Document }>().document).toMatchObject({
      status: "processing",
      quality: "draft",
    });
    expect(await translationsUsed()).toBe(1);
    await translateDocument(at.ctx, identity, never);
    expect((await stateOf(identity)).status).toBe("completed");
    const completed = await person.post(`/api/digital-translation/${identity}/retry`);
    expect(refusalOf(completed)).toEqual({ status: 409, code: "documents.not-failed" });
  });

  test("that was given up by the queue gives the use back once, however often it is told", async () => {
    const { identity } = await started();
    const failure = { code: "translation.engine-stopped", params: {} } as const;
    await giveUp(at.ctx, translation, identity, failure);
    await giveUp(at.ctx, translation, identity, failure);
    expect(await translationsUsed()).toBe(0);
    expect(await mailTexts()).toHaveLength(1);
  });
});

describe("paragraphs that could not be translated", () => {
  test("stay as they are, and their number is said", async () => {
    translateWith(
      shoutingEngine({
        translate: async ({ segments }) =>
          segments.map((text, index) => (index === 0 ? text.toUpperCase() : null)),
      }),
    );
    const document = await finished();
    expect(document).toMatchObject({ status: "completed", paragraphsLeft: 1 });
    expect((await texts(document.identity)).at(-1)).toBe(spanish[1]);
    const [row] = await at.ctx.db
      .select()
      .from(documents)
      .where(eq(documents.id, document.identity));
    expect(row?.noticed).toMatchObject({ untranslated: 1 });
  });
});

describe("the list of translations", () => {
  test("holds the owner's translations and no edits, by page [S210 S81 G-66]", async () => {
    const { identity } = await started();
    const page = (await person.get("/api/digital-translation/list?page=7")).json<DocumentPage>();
    expect(page.documents.map((document) => document.identity)).toEqual([identity]);
    expect(page.pagination).toEqual({ numberOfResults: 1, page: 1, pageSize: 10, offset: 0 });
    const edits = (await person.get("/api/digital-edit/list")).json<DocumentPage>();
    expect(edits.documents).toEqual([]);
    const foreign = await (await at.person()).get("/api/digital-translation/list");
    expect(foreign.json<DocumentPage>().documents).toEqual([]);
  });
});

describe("the status of several translations", () => {
  test("is answered as orders of this type, and says nothing about other people's [S211]", async () => {
    const [first, second] = [await started(), await started()];
    const own = person;
    person = await aSubscriber();
    const foreign = await started();
    person = own;
    const identities = [first.identity, foreign.identity, second.identity];
    for (const [url, type] of [
      ["/api/digital-translation/status", {}],
      ["/api/digital-order/status", { type: "translation" }],
    ] as const) {
      const answer = await person.post(url, { ...type, identities });
      const states = answer.json<{ documents: Document[] }>().documents;
      expect(states.map(({ identity, type: of }) => [identity, of]).sort()).toEqual(
        [first.identity, second.identity].map((identity) => [identity, "translation"]).sort(),
      );
      const nobody = await at.request({ method: "POST", url, payload: { ...type, identities } });
      expect(refusalOf(nobody)).toEqual({ status: 401, code: "not-signed-in" });
      expect((await person.post(url, { ...type, identities: [] })).json()).toEqual({
        documents: [],
      });
    }
    const edits = await person.post("/api/digital-order/status", { type: "edit", identities });
    expect(edits.json()).toEqual({ documents: [] });
  });
});

describe("the files of a translation", () => {
  test("go at once when it is deleted, and a download finds nothing [S71]", async () => {
    const { identity } = await finished();
    const before = storedFiles();
    const answer = await person.send({
      method: "DELETE",
      url: `/api/digital-translation/${identity}`,
      payload: { fileName: "Artículo.docx", keepFile: false },
    });
    expect(answer.json()).toEqual({ done: true });
    expect(before.length - storedFiles().length).toBe(3);
    const download = await person.get(`/api/digital-translation/${identity}/download`);
    expect(refusalOf(download)).toEqual({ status: 404, code: "documents.not-found" });
  });

  test("go after the download of the translation when they are kept until then [G-63]", async () => {
    const { identity } = await finished(manuscript, { retentionDays: "0" });
    await texts(identity, "bilingual");
    await texts(identity, "original");
    const url = `/api/digital-translation/${identity}/download`;
    expect((await person.send({ method: "HEAD", url })).statusCode).toBe(200);
    expect((await stateOf(identity)).filesKept).toBe(true);
    await texts(identity);
    await vi.waitFor(async () => expect((await stateOf(identity)).filesKept).toBe(false));
    const download = await person.get(`/api/digital-translation/${identity}/download`);
    expect(refusalOf(download)).toEqual({ status: 410, code: "documents.files-removed" });
  });

  test("are left alone by the sweep while they are kept", async () => {
    const { identity } = await finished();
    await sweepDocuments(at.ctx, [translation]);
    expect(await texts(identity, "bilingual")).toHaveLength(4);
  });

  test("are named as the caller wishes, and a copy that does not exist is refused", async () => {
    const { identity } = await finished();
    const url = `/api/digital-translation/${identity}/download`;
    const named = await person.get(`${url}?copy=bilingual&fileName=paper_bilingual.docx`);
    expect(named.headers["content-disposition"]).toContain("paper_bilingual.docx");
    expect(refusalOf(await person.get(`${url}?copy=summary`)).code).toBe("invalid-input");
  });

  test("are not there before it is completed", async () => {
    const { identity } = await started();
    const answer = await person.get(`/api/digital-translation/${identity}/download`);
    expect(refusalOf(answer)).toEqual({ status: 409, code: "documents.not-completed" });
  });
});

describe("a translation beside its original", () => {
  const sidesOf = (identity: string, who = person) =>
    who.get(`/api/digital-translation/${identity}/sides`);

  test("is read paragraph by paragraph, in the language it was in and in English", async () => {
    const { identity } = await finished();
    const sides = (await sidesOf(identity)).json<TranslationSides>();
    const english = await texts(identity);
    expect(sides).toMatchObject({ identity, fileName: "Artículo.docx", language: "es_ES" });
    const shown = sides.paragraphs.map((one) => one.english ?? one.original);
    expect(shown).toEqual(english.filter((text) => text.trim() !== ""));
    expect(sides.paragraphs.some(({ original, english }) => english !== original)).toBe(true);
  });

  test("is there for its owner, once it is finished, as long as its files are kept", async () => {
    const { identity } = await started();
    expect(refusalOf(await sidesOf(identity)).code).toBe("documents.not-completed");
    await translateDocument(at.ctx, identity, never);
    const other = await at.person();
    expect(refusalOf(await sidesOf(identity, other)).code).toBe("documents.not-found");
    await at.ctx.db.update(documents).set({ originalKey: null }).where(eq(documents.id, identity));
    expect(refusalOf(await sidesOf(identity)).code).toBe("documents.files-removed");
  });
});
