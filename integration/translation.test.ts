import { libretranslateSimulator, type Simulator } from "@curie/language/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aWordFile } from "../apps/server/src/platform/testing/word-file.ts";
import { type RunningApp, runApp } from "../e2e/running-app.ts";
import { call, eventually, signIn, upload } from "./editing.ts";

const paragraphs = Array.from(
  { length: 60 },
  (_, number) =>
    `Los resultados de la muestra ${number} se discuten en la última sección del texto.`,
);

let engine: Simulator;
/** How often the engine was asked, and whether it answers. */
let asked = 0;
let answers = true;
let app: RunningApp;
let cookie: string;

beforeAll(async () => {
  engine = await libretranslateSimulator({
    answer: async () => {
      asked += 1;
      return answers ? null : { stallAfter: 1, body: { translatedText: [] } };
    },
  });
  app = await runApp({ LIBRETRANSLATE_URL: engine.url });
  cookie = await signIn(app, "renewing@curie.test");
});
afterAll(async () => {
  await app?.stop();
  await engine?.close();
});

async function startTranslation(): Promise<string> {
  const file = await upload(app, cookie, aWordFile(paragraphs));
  const { identity } = await eventually(async () => {
    const answer = await call(app, cookie, "/api/digital-translation/start", {
      file,
      language: "es_ES",
    });
    return answer.status === 200 ? answer.body.document : undefined;
  }, 60_000);
  return identity;
}

const stateOf = async (identity: string) => {
  const { body } = await call(app, cookie, "/api/digital-translation/status", {
    identities: [identity],
  });
  return body.documents?.[0];
};

describe("a translation that is under way", () => {
  test("is finished after the server was killed and started again", async () => {
    answers = false;
    asked = 0;
    const identity = await startTranslation();
    await eventually(async () => (asked > 0 ? asked : undefined), 30_000);
    await app.kill();
    answers = true;
    await app.restart();
    const done = await eventually(async () => {
      const state = await stateOf(identity);
      return state?.status === "processing" ? undefined : state;
    }, 120_000);
    expect(done).toMatchObject({ status: "completed", quality: "translation", paragraphsLeft: 0 });
  });
});
