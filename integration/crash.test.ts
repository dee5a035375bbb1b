import { libretranslateSimulator, type Simulator } from "@curie/language/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aWordFile } from "../apps/server/src/platform/testing/word-file.ts";
import { type RunningApp, runApp } from "../e2e/running-app.ts";
import {
  call,
  checksumOfResult,
  editsUsed,
  eventually,
  finished,
  reportedChecksum,
  signIn,
  startEdit,
  underWay,
  upload,
} from "./editing.ts";

/** Long enough that the server can be ended in the middle of it. */
const paragraphs = 600;
const spanish = Array.from(
  { length: 60 },
  (_, number) =>
    `Los resultados de la muestra ${number} se discuten en la última sección del texto.`,
);

let engine: Simulator;
/** How often the engine of translation was asked, and whether it answers. */
let asked = 0;
let answers = true;
let app: RunningApp;
let cookie: string;
let translator: string;

beforeAll(async () => {
  engine = await libretranslateSimulator({
    answer: async () => {
      asked += 1;
      return answers ? null : { stallAfter: 1, body: { translatedText: [] } };
    },
  });
  app = await runApp({ LIBRETRANSLATE_URL: engine.url });
  cookie = await signIn(app);
  translator = await signIn(app, "renewing@curie.test");
});
afterAll(async () => {
  await app?.stop();
  await engine?.close();
});

describe("work that is under way", () => {
  test("is finished after the server was killed and started again: an edit, which is one use, and a translation [G-14]", async () => {
    const before = await editsUsed(app, cookie);
    answers = false;
    const translation = await startTranslation();
    await eventually(async () => (asked > 0 ? asked : undefined), 30_000);
    const edit = await startEdit(app, cookie, paragraphs);
    await underWay(app, cookie, edit);
    await app.kill();
    answers = true;
    await app.restart();

    const { status, proof } = await finished(app, cookie, edit);
    expect(status).toBe("completed");
    expect(proof).toEqual({ total: paragraphs, differing: 0 });
    expect(await reportedChecksum(app, cookie, edit)).toBe(
      await checksumOfResult(app, cookie, edit),
    );
    expect(await editsUsed(app, cookie)).toBe(before + 1);
    expect(await translated(translation)).toMatchObject({
      status: "completed",
      quality: "translation",
      paragraphsLeft: 0,
    });
  });

  test("is given back or finished when the server is told to stop, and nothing is lost", async () => {
    const identity = await startEdit(app, cookie, paragraphs);
    await underWay(app, cookie, identity);
    await app.end();
    await app.restart();
    expect(await finished(app, cookie, identity)).toMatchObject({ status: "completed" });
  });
});

describe("decisions on changes", () => {
  test("that were answered are all there after the server was killed between any two of them", async () => {
    const identity = await startEdit(app, cookie, 30);
    await finished(app, cookie, identity);
    const decide = (change: number) =>
      fetch(`${app.url}/api/digital-edit/${identity}/decisions`, {
        method: "PUT",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify({ decisions: [{ change, decision: "accepted" }] }),
      }).then(
        ({ ok }) => ok,
        () => false,
      );
    const answered: number[] = [];
    const note = async (change: number) => {
      if (await decide(change)) answered.push(change);
    };
    for (const change of [1, 2, 3, 4, 5]) await note(change);
    // Killed when the first of many is answered, while the others are on their way.
    const onTheirWay = Array.from({ length: 20 }, (_, index) => note(index + 6));
    await Promise.race(onTheirWay);
    await app.kill();
    await Promise.all(onTheirWay);
    await app.restart();
    const url = `${app.url}/api/digital-edit/${identity}/decisions`;
    const answer = await fetch(url, { headers: { cookie } });
    const { decisions } = (await answer.json()) as { decisions: { change: number }[] };
    const kept = decisions.map(({ change }) => change);
    expect(answered.length).toBeGreaterThanOrEqual(6);
    expect(kept).toEqual(expect.arrayContaining(answered));
  });
});

async function startTranslation(): Promise<string> {
  const file = await upload(app, translator, aWordFile(spanish));
  const { identity } = await eventually(async () => {
    const answer = await call(app, translator, "/api/digital-translation/start", {
      file,
      language: "es_ES",
    });
    return answer.status === 200 ? answer.body.document : undefined;
  }, 60_000);
  return identity;
}

const translated = (identity: string) =>
  eventually(async () => {
    const { body } = await call(app, translator, "/api/digital-translation/status", {
      identities: [identity],
    });
    const [state] = body.documents ?? [];
    return state?.status === "processing" ? undefined : state;
  }, 120_000);
