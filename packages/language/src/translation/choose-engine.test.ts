import { describe, expect, test } from "vitest";
import { createEngineChooser, rankEngines } from "./choose-engine.ts";
import type { EngineHealth, SourceLanguage, TranslationEngine } from "./engine.ts";

const ready: EngineHealth = { ready: true };
const away: EngineHealth = { ready: false, reason: "unreachable" };

function engineNamed(name: string, facts: Partial<TranslationEngine> = {}): TranslationEngine {
  return {
    name,
    version: "1",
    quality: name === "apertium" ? "draft" : name === "chinese-gist" ? "gist" : "translation",
    languages: ["zh_CN", "es_ES", "pt_BR"],
    health: async () => ready,
    translate: async () => [],
    close: async () => {},
    ...facts,
  };
}

const all = ["apertium", "chinese-gist", "libretranslate", "other", "local-neural", "deepl", "llm"];

describe("the order of engines", () => {
  const names = (engines: TranslationEngine[]) => engines.map(({ name }) => name);
  const engines = all.map((name) => engineNamed(name));

  test("is from the best English to the roughest, without gists", () => {
    expect(names(rankEngines(engines, "es_ES"))).toEqual([
      "llm",
      "deepl",
      "local-neural",
      "libretranslate",
      "other",
      "apertium",
    ]);
  });

  test("ends with gists where those are allowed", () => {
    expect(names(rankEngines(engines, "zh_CN", { allowGist: true })).at(-1)).toBe("chinese-gist");
  });

  test("is the operator's choice alone, be it a gist", () => {
    expect(names(rankEngines(engines, "zh_CN", { preferred: "chinese-gist" }))).toEqual([
      "chinese-gist",
    ]);
    expect(rankEngines(engines, "zh_CN", { preferred: "none" })).toEqual([]);
  });

  test("has no engine that does not know the language", () => {
    const spanish = engineNamed("apertium", { languages: ["es_ES"] });
    expect(rankEngines([spanish], "zh_CN", { preferred: "apertium" })).toEqual([]);
  });
});

describe("choosing an engine", () => {
  const at = (now: () => number, facts = {}) => createEngineChooser({ now, ...facts });

  test("takes the first that is healthy", async () => {
    const engines = [
      engineNamed("llm", { health: async () => away }),
      engineNamed("apertium"),
      engineNamed("libretranslate"),
    ];
    const choice = await at(() => 0).chooseEngine(engines, "es_ES");
    expect(choice.engine?.name).toBe("libretranslate");
  });

  test("says why none can be taken", async () => {
    const engines = [
      engineNamed("deepl", { health: async () => ({ ready: false, reason: "quota-exceeded" }) }),
      engineNamed("llm", { health: () => Promise.reject(new Error("a bug")) }),
      engineNamed("chinese-gist"),
    ];
    expect(await at(() => 0).chooseEngine(engines, "zh_CN")).toEqual({
      engine: null,
      refused: [
        { name: "llm", reason: "stopped" },
        { name: "deepl", reason: "quota-exceeded" },
      ],
    });
  });

  test("takes no other than the operator's choice, healthy or not", async () => {
    const engines = [engineNamed("llm"), engineNamed("deepl", { health: async () => away })];
    expect(await at(() => 0).chooseEngine(engines, "es_ES", { preferred: "deepl" })).toEqual({
      engine: null,
      refused: [{ name: "deepl", reason: "unreachable" }],
    });
  });

  test("does not wait for an engine that says nothing", async () => {
    const silent = engineNamed("llm", { health: () => new Promise(() => {}) });
    const choice = await at(() => 0, { timeout: 20 }).chooseEngine(
      [silent, engineNamed("deepl")],
      "es_ES",
    );
    expect(choice.engine?.name).toBe("deepl");
  });

  test("believes an answer for a while, for each language by itself", async () => {
    let time = 0;
    const asked: SourceLanguage[] = [];
    const engine = engineNamed("llm", {
      health: async (from) => {
        asked.push(from);
        return ready;
      },
    });
    const chooser = at(() => time, { freshFor: 100 });
    for (const now of [0, 99, 100]) {
      time = now;
      await chooser.chooseEngine([engine], "es_ES");
    }
    await chooser.chooseEngine([engine], "zh_CN");
    expect(asked).toEqual(["es_ES", "es_ES", "zh_CN"]);
  });

  test("ends with the signal's reason", async () => {
    const stop = new AbortController();
    const silent = engineNamed("llm", { health: () => new Promise(() => {}) });
    const choice = at(() => 0).chooseEngine([silent], "es_ES", {}, stop.signal);
    stop.abort(new Error("enough"));
    await expect(choice).rejects.toThrow("enough");
  });
});
