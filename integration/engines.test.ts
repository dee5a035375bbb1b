import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TranslationEngineState } from "@curie/contract";
import {
  largestFile,
  type ModelHub,
  startModelHub,
  writeFakeNpm,
} from "@curie/language/testing/model-hub";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aWordFile } from "../apps/server/src/platform/testing/word-file.ts";
import { copyPreparedData } from "../e2e/prepared-data.ts";
import { type RunningApp, runApp } from "../e2e/running-app.ts";
import { call, eventually, signIn, upload } from "./editing.ts";

let hub: ModelHub;
let npm: ReturnType<typeof writeFakeNpm>;
let dataDir: string;
let app: RunningApp;
let cookie: string;

beforeAll(async () => {
  hub = await startModelHub();
  dataDir = mkdtempSync(join(tmpdir(), "curie-engines-"));
  // Run by root, the database works under another account that has to get in here.
  chmodSync(dataDir, 0o755);
  await copyPreparedData(dataDir);
  const neural = join(dataDir, "engines/neural");
  mkdirSync(neural, { recursive: true });
  writeFileSync(join(neural, "models.json"), JSON.stringify(hub.settings));
  npm = writeFakeNpm(join(dataDir, "npm"));
  hub.fault = (file) => (file === largestFile ? { kind: "hold", after: 1000 } : null);
  app = await runApp({
    CURIE_DATA_DIR: dataDir,
    CURIE_NEURAL_TRANSLATION: "auto",
    npm_execpath: npm.script,
    LOG_LEVEL: "info",
  });
  cookie = await signIn(app, "renewing@curie.test");
});
afterAll(async () => {
  await app?.stop();
  await hub?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function chinese(): Promise<TranslationEngineState | undefined> {
  const answer = await fetch(`${app.url}/api/digital-translation/engines`, { headers: { cookie } });
  const { engines } = (await answer.json()) as { engines: TranslationEngineState[] };
  return engines.find(({ language }) => language === "zh_CN");
}

test("models arrive while a gist is offered, also over a killed server, and translate then", async () => {
  const during = await eventually(async () => {
    const engine = await chinese();
    return engine?.state === "ready" && (engine.better?.share ?? 0) > 0.4 ? engine : undefined;
  }, 60_000);
  expect(during).toMatchObject({
    engine: "chinese-gist",
    quality: "gist",
    better: { engine: "local-neural", quality: "translation" },
  });

  // What has arrived is written a moment later; only what is written is taken up again.
  await eventually(async () => {
    const sizes = readdirSync(join(dataDir, "engines/neural"), { recursive: true }).map(
      (file) =>
        statSync(join(dataDir, "engines/neural", String(file)), { throwIfNoEntry: false })?.size,
    );
    return sizes.includes(1000) ? true : undefined;
  }, 60_000);
  await app.kill();
  hub.breakOff();
  hub.fault = () => null;
  hub.asked.length = 0;
  // As if the half minute were over after which the lock of a dead process counts no longer.
  utimesSync(join(dataDir, "engines/neural/installing"), new Date(0), new Date(0));
  await app.restart();
  const after = await eventually(async () => {
    const engine = await chinese();
    return engine?.state === "ready" && engine.quality === "translation" ? engine : undefined;
  }, 60_000);
  expect(after).toMatchObject({ engine: "local-neural", staysOnThisServer: true, better: null });
  expect(hub.asked).toContain(`GET ${largestFile} 1000-`);
  expect(npm.runs()).toBe(1);

  const asked = hub.asked.length;
  const file = await upload(app, cookie, aWordFile(["研究结果表明，该方法有效 method。"]));
  const { identity } = await eventually(async () => {
    const body = { file, language: "zh_CN" };
    const answer = await call(app, cookie, "/api/digital-translation/start", body);
    return answer.status === 200 ? answer.body.document : undefined;
  }, 60_000);
  const done = await eventually(async () => {
    const identities = [identity];
    const { body } = await call(app, cookie, "/api/digital-translation/status", { identities });
    return body.documents?.[0]?.status === "processing" ? undefined : body.documents?.[0];
  }, 120_000);
  expect(done).toMatchObject({ quality: "translation" });
  // Nothing of a manuscript leaves: the host is not even asked again.
  expect(hub.asked).toHaveLength(asked);
});
