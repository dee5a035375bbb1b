import { describe, expect, test } from "vitest";
import { type TranslationEngine, TranslationFailure, type TranslationRequest } from "./engine.ts";
import { translateSegments } from "./translate-segments.ts";

/** An engine that knows some segments by heart. */
function engineOf(
  known: Record<string, string | null>,
  seen: TranslationRequest[] = [],
): TranslationEngine {
  return {
    name: "by-heart",
    version: "1",
    quality: "translation",
    languages: ["zh_CN", "es_ES", "pt_BR"],
    health: async () => ({ ready: true }),
    translate: async (request) => {
      seen.push(request);
      return request.segments.map((segment) => known[segment] ?? null);
    },
    close: async () => {},
  };
}

describe("translating segments", () => {
  test("gives English in order, and warnings with the segment they belong to", async () => {
    const engine = engineOf({ "Uno dos": "One two", "Hay 12": "There are 13", Nada: null });
    const result = await translateSegments(engine, {
      segments: ["Uno dos", "Nada", "Hay 12"],
      from: "es_ES",
      style: "american",
    });
    expect(result).toEqual({
      segments: ["One two", "Nada", "There are 12"],
      warnings: [
        { segment: 1, code: "untranslated", details: [] },
        { segment: 2, code: "numbers-restored", details: ["12"] },
      ],
    });
  });

  test("sends no segment without words, and none of a Chinese text without Chinese", async () => {
    const seen: TranslationRequest[] = [];
    const engine = engineOf({ 数据: "Data", Datos: "Data" }, seen);
    const chinese = await translateSegments(engine, {
      segments: ["数据", "Abstract: data", "12,5", ""],
      from: "zh_CN",
      style: "american",
    });
    expect(chinese.segments).toEqual(["Data", "Abstract: data", "12,5", ""]);
    const spanish = await translateSegments(engine, {
      segments: ["Datos", "1.234,5", '<g id="1">0,05</g>', '<x id="1"/>'],
      from: "es_ES",
      style: "american",
    });
    expect(spanish.segments).toEqual(["Data", "1,234.5", '<g id="1">0.05</g>', '<x id="1"/>']);
    expect(seen.map(({ segments }) => segments)).toEqual([["数据"], ["Datos"]]);
  });

  test("asks no engine at all when nothing has words", async () => {
    const seen: TranslationRequest[] = [];
    await translateSegments(engineOf({}, seen), {
      segments: ["12", ""],
      from: "es_ES",
      style: "american",
    });
    expect(seen).toEqual([]);
  });

  test("spells as the author wishes, whatever the engine's English", async () => {
    const engine = engineOf({
      "El color": 'The <g id="1">colour</g> was analyzed',
    });
    const request = { segments: ["El color"], from: "es_ES" } as const;
    const american = await translateSegments(engine, { ...request, style: "american" });
    const british = await translateSegments(engine, { ...request, style: "british" });
    expect(american.segments).toEqual(["The color was analyzed"]);
    expect(british.segments).toEqual(["The colour was analysed"]);
  });

  test("keeps links where they belong", async () => {
    const source = 'Véase <g id="1">la página</g> de hoy';
    const result = await translateSegments(engineOf({ [source]: "See the page of today" }), {
      segments: [source],
      from: "es_ES",
      style: "american",
      fixedTags: [new Set([1])],
    });
    expect(result.segments).toEqual(['See <g id="1">the page</g> of today']);
  });

  test("refuses an engine that gives another number of segments", async () => {
    const engine = { ...engineOf({}), translate: async () => [] };
    await expect(
      translateSegments(engine, { segments: ["Uno"], from: "es_ES", style: "american" }),
    ).rejects.toMatchObject({ code: "bad-answer", engine: "by-heart" });
  });

  test("passes on why an engine failed", async () => {
    const failure = new TranslationFailure("by-heart", "quota-exceeded", "no more this month");
    const engine = { ...engineOf({}), translate: () => Promise.reject(failure) };
    await expect(
      translateSegments(engine, { segments: ["Uno"], from: "es_ES", style: "american" }),
    ).rejects.toBe(failure);
  });

  test("stops when the signal says so", async () => {
    const engine = engineOf({ Uno: "One" });
    const request = { segments: ["Uno"], from: "es_ES", style: "american" } as const;
    const stopped = AbortSignal.abort(new Error("enough"));
    await expect(translateSegments(engine, { ...request, signal: stopped })).rejects.toThrow(
      "enough",
    );
  });
});
