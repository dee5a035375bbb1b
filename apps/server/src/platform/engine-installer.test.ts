import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  largestFile,
  type ModelHub,
  startModelHub,
  writeFakeNpm,
} from "@curie/language/testing/model-hub";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "#config";
import { createCpu } from "./cpu.ts";
import type { RetryTimes } from "./engine-installer.ts";
import { createLog } from "./log.ts";
import { configuredEngines, type TranslationEngines } from "./translation-engines.ts";
import { createTranslators } from "./translators.ts";

const soon = { timeout: 30_000, interval: 20 };
/** So soon that a test sees the next try, or never within one. */
const atOnce: RetryTimes = { soon: 1, later: 1 };
const never: RetryTimes = { soon: 1, later: 3_600_000 };

let dataDir: string;
let hub: ModelHub;
let npm: ReturnType<typeof writeFakeNpm>;
let opened: TranslationEngines[];
let lines: { level: number; msg: string; failure?: string }[];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "curie-installer-"));
  hub = await startModelHub();
  npm = writeFakeNpm(join(dataDir, "npm"));
  opened = [];
  lines = [];
  const cpu = createCpu({ engineThreads: 1, compiledModules: null });
  Object.assign(shared, { cpu });
  mkdirSync(neural(), { recursive: true });
  writeFileSync(join(neural(), "models.json"), JSON.stringify(hub.settings));
  return async () => {
    for (const engines of opened) await engines.close();
    await cpu.close();
    await hub.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
});
const shared = {} as { cpu: ReturnType<typeof createCpu> };
const neural = () => join(dataDir, "engines/neural");

const log = createLog("debug", {
  write: (line: string) => {
    lines.push(JSON.parse(line));
  },
});
const said = (level: "info" | "warn") =>
  lines.filter((line) => line.level === { info: 30, warn: 40 }[level]).map(({ msg }) => msg);

/** The engines of a process on the data folder, as the configuration says. */
function aProcess(environment: NodeJS.ProcessEnv = {}, retry: RetryTimes = never) {
  const config = readConfig({
    CURIE_DATA_DIR: dataDir,
    CURIE_FETCH_APERTIUM: "off",
    npm_execpath: npm.script,
    ...environment,
  });
  const engines = configuredEngines({ config, log, retry, ...shared });
  opened.push(engines);
  const translators = createTranslators({ config, engines });
  const chosen = async () => (await translators.choose("es_ES"))?.name ?? null;
  return { engines, translators, chosen };
}

async function english(process: ReturnType<typeof aProcess>): Promise<string | undefined> {
  const engine = await process.translators.choose("es_ES");
  const request = { segments: ["la muestra"], from: "es_ES", style: "american" } as const;
  return (await engine?.translate(request))?.segments[0] ?? undefined;
}

describe("in a demonstration, local models", () => {
  test("are installed after the start, and translate from the next document on", async () => {
    const process = aProcess();
    expect(await process.chosen()).toBeNull();
    process.translators.prepare();
    await vi.waitFor(async () => expect(await process.chosen()).toBe("local-neural"), soon);
    expect(await english(process)).toBe("LA MUESTRA");
    await vi.waitFor(() => expect(said("info")).toHaveLength(4), soon);
    expect(said("info")[0]).toBe(
      `fetching in the background: Transformers.js from the npm registry, test/tiny from ${hub.url}`,
    );
    expect(said("info").at(-1)).toBe("local-neural is installed and translates from now on");
    expect(npm.runs()).toBe(1);
  });

  test("show every process on the data folder how far they are", async () => {
    hub.fault = (file) => (file === largestFile ? { kind: "hold", after: 1000 } : null);
    const worker = aProcess();
    const web = aProcess();
    worker.translators.prepare();
    const coming = (of: ReturnType<typeof aProcess>) => of.translators.coming("zh_CN");
    await vi.waitFor(async () => {
      for (const one of [worker, web]) {
        const [engine] = await coming(one);
        expect(engine).toMatchObject({ engine: "local-neural", quality: "translation" });
        expect(engine?.share).toBeGreaterThan(0.4);
      }
    }, soon);
    // The models of the other languages wait for their turn.
    expect(await web.translators.coming("es_ES")).toMatchObject([{ share: 0 }]);
    hub.fault = () => null;
    hub.letGo();
    await vi.waitFor(async () => {
      expect(await coming(web)).toEqual([]);
      expect(await english(web)).toBe("LA MUESTRA");
    }, soon);
    expect(npm.runs()).toBe(1);
  });

  test("are fetched by one of two processes", async () => {
    const both = [aProcess(), aProcess()];
    for (const one of both) one.translators.prepare();
    for (const one of both) {
      await vi.waitFor(async () => expect(await one.chosen()).toBe("local-neural"), soon);
    }
    expect(npm.runs()).toBe(1);
    expect(hub.asked.filter((one) => one === `GET ${largestFile}`)).toHaveLength(1);
  });

  test("are sent nothing but questions for their files", async () => {
    const process = aProcess();
    process.translators.prepare();
    await vi.waitFor(async () => expect(await process.chosen()).toBe("local-neural"), soon);
    await process.engines.close();
    const asked = hub.asked.length;
    const later = aProcess();
    await english(later);
    expect(hub.asked).toHaveLength(asked);
    expect(hub.asked.every((one) => /^(HEAD|GET) [\w./]+$/.test(one))).toBe(true);
  });
});

describe("a host that cannot be reached", () => {
  test("is told in one line, and asked again until it answers", async () => {
    hub.fault = () => ({ kind: "drop" });
    const process = aProcess({}, atOnce);
    process.translators.prepare();
    // The first question of each of three languages, and some rounds of them.
    await vi.waitFor(() => expect(hub.asked.length).toBeGreaterThan(12), soon);
    expect(said("warn")).toEqual([
      `not fetched, and tried again each day: test/tiny from ${hub.url}: no connection`,
    ]);
    expect(said("info")).toHaveLength(1);
    hub.fault = () => null;
    await vi.waitFor(async () => expect(await process.chosen()).toBe("local-neural"), soon);
  });

  test("leaves the next try to the next day", async () => {
    hub.fault = () => ({ kind: "drop" });
    const process = aProcess();
    process.translators.prepare();
    await vi.waitFor(() => expect(said("warn")).not.toEqual([]), soon);
    await vi.waitFor(() => expect(hub.asked).toHaveLength(3), soon);
    expect(await process.translators.coming("es_ES")).toEqual([]);
    expect(await process.chosen()).toBeNull();
  });

  test("that breaks off in the middle is asked for the rest soon", async () => {
    hub.fault = (file) => (file === largestFile ? { kind: "hold", after: 1000 } : null);
    const process = aProcess();
    process.translators.prepare();
    await vi.waitFor(() => expect(hub.held()).toBe(1), soon);
    await vi.waitFor(() => {
      const onnx = join(neural(), "models/test/tiny/onnx");
      expect(existsSync(onnx) && readdirSync(onnx).some((name) => name.endsWith(".part"))).toBe(
        true,
      );
    }, soon);
    hub.breakOff();
    hub.fault = () => null;
    await vi.waitFor(() => {
      expect(said("warn")).toEqual([expect.stringMatching(/^not fetched, and tried again soon: /)]);
    }, soon);
    await vi.waitFor(async () => expect(await process.chosen()).toBe("local-neural"), soon);
  });
});

describe("a server that stops in the middle", () => {
  test("stops at once, and the next one goes on", async () => {
    hub.fault = (file) => (file === largestFile ? { kind: "hold", after: 1000 } : null);
    const first = aProcess();
    first.translators.prepare();
    await vi.waitFor(() => expect(hub.asked).toContain(`GET ${largestFile}`), soon);
    await first.translators.close();
    expect(existsSync(join(neural(), "installing"))).toBe(false);
    expect(said("warn")).toEqual([]);
    hub.fault = () => null;
    const second = aProcess();
    second.translators.prepare();
    await vi.waitFor(async () => expect(await second.chosen()).toBe("local-neural"), soon);
    expect(npm.runs()).toBe(1);
  });
});

describe("nothing is fetched", () => {
  test.each<[string, NodeJS.ProcessEnv]>([
    ["where it is off", { CURIE_NEURAL_TRANSLATION: "off" }],
    [
      "where models are fetched by the document that needs them",
      { CURIE_NEURAL_TRANSLATION: "on" },
    ],
    ["where a service is set up", { DEEPL_API_KEY: "a-key" }],
    ["where another engine is to translate", { CURIE_TRANSLATION_ENGINE: "chinese-gist" }],
  ])("%s", async (_, environment) => {
    const process = aProcess(environment);
    process.translators.prepare();
    await process.translators.close();
    expect(hub.asked).toEqual([]);
    expect(npm.runs()).toBe(0);
    expect(lines).toEqual([]);
  });

  test("without a word to the operator of production, who is told what would be better", async () => {
    const config = {
      ...readConfig({
        CURIE_DATA_DIR: dataDir,
        CURIE_NEURAL_TRANSLATION: "off",
        CURIE_FETCH_APERTIUM: "off",
      }),
      profile: "production" as const,
    };
    const engines = configuredEngines({ config, log, ...shared });
    opened.push(engines);
    engines.prepare();
    expect(said("info")).toEqual([
      expect.stringMatching(/CURIE_NEURAL_TRANSLATION=auto .*docs\/translation-engines\.md/),
    ]);
    expect(hub.asked).toEqual([]);
  });
});
