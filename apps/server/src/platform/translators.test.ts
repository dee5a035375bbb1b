import type { SourceLanguage, TranslationEngine } from "@curie/language/translation";
import { describe, expect, test } from "vitest";
import { readConfig } from "#config";
import { createCpu } from "./cpu.ts";
import { createLog } from "./log.ts";
import { theseEngines } from "./testing/engines.ts";
import { configuredEngines } from "./translation-engines.ts";
import { createTranslators, type Translators } from "./translators.ts";

const log = createLog("silent", { write: () => {} });

function anEngine(change: Partial<TranslationEngine>): TranslationEngine {
  return {
    name: "apertium",
    version: "1",
    quality: "draft",
    languages: ["zh_CN", "es_ES", "pt_BR"],
    health: async () => ({ ready: true }),
    translate: async ({ segments }) => [...segments],
    close: async () => {},
    ...change,
  };
}

function withEngines(
  engines: TranslationEngine[],
  change: Partial<ReturnType<typeof readConfig>> = {},
  environment: NodeJS.ProcessEnv = {},
): Translators {
  const config = { ...readConfig({ CURIE_DATA_DIR: "/nonexistent", ...environment }), ...change };
  return createTranslators({ config, engines: theseEngines(engines) });
}

const chosen = async (translators: Translators, from: SourceLanguage = "zh_CN") =>
  (await translators.choose(from))?.name;

describe("the engine for a document", () => {
  const draft = anEngine({});
  const gist = anEngine({ name: "chinese-gist", quality: "gist", languages: ["zh_CN"] });
  const service = anEngine({ name: "deepl", quality: "translation" });

  test("is a draft only when there is nothing better", async () => {
    expect(await chosen(withEngines([draft, service]))).toBe("deepl");
    const ill = anEngine({
      name: "deepl",
      quality: "translation",
      health: async () => ({ ready: false, reason: "quota-exceeded" }),
    });
    expect(await chosen(withEngines([draft, ill]))).toBe("apertium");
  });

  test("tells no more than the gist in a demonstration only", async () => {
    expect(await chosen(withEngines([gist]))).toBe("chinese-gist");
    expect(await chosen(withEngines([gist], { profile: "production" }))).toBeUndefined();
  });

  test("is the operator's choice, and no other", async () => {
    const wish = { CURIE_TRANSLATION_ENGINE: "apertium" };
    expect(await chosen(withEngines([draft, service], {}, wish))).toBe("apertium");
    expect(await chosen(withEngines([service], {}, wish))).toBeUndefined();
  });

  test("is one that can do the language", async () => {
    expect(await chosen(withEngines([gist]), "es_ES")).toBeUndefined();
  });
});

describe("the engines that are set up", () => {
  const open = (environment: NodeJS.ProcessEnv) => {
    const cpu = createCpu({ engineThreads: 1, compiledModules: null });
    const { profile, translation } = readConfig(environment);
    const config = { profile, translation, dataDir: "/nonexistent" };
    const engines = configuredEngines({ config, log, cpu });
    const close = async () => {
      await engines.close();
      await cpu.close();
    };
    return { engines, close };
  };

  test.each([
    ["http://localhost:1/v1", true],
    ["http://127.0.0.1:1/v1", true],
    ["https://models.example.org/v1", false],
  ])("at %s keep the text on this server: %s", async (url, stays) => {
    const { engines, close } = open({ CURIE_LLM_URL: url, CURIE_LLM_MODEL: "a-model" });
    const llm = (await engines.list()).find(({ name }) => name === "llm");
    expect(llm && engines.staysHere(llm)).toBe(stays);
    expect(await engines.coming("es_ES")).toEqual([]);
    await close();
  });

  test("give the gist of a Chinese text from a thread of its own", async () => {
    const { engines, close } = open({});
    const gist = (await engines.list()).find(({ name }) => name === "chinese-gist");
    const progress: number[] = [];
    const english = await gist?.translate({
      segments: ["研究结果表明，该方法有效。"],
      from: "zh_CN",
      style: "american",
      onProgress: (done) => progress.push(done),
    });
    expect(english?.[0]).toMatch(/result/i);
    expect(progress.at(-1)).toBe(1);
    await close();
  });
});
