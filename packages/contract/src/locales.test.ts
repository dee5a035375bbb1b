import { describe, expect, it } from "vitest";
import {
  isLocale,
  isSiteLanguage,
  localeForTags,
  localeOf,
  locales,
  siteLanguageOf,
  siteLanguages,
} from "./locales.ts";

describe("the five languages", () => {
  it("have one locale and one code of addresses each", () => {
    expect(siteLanguages.map(localeOf)).toEqual(locales);
    expect(locales.map(siteLanguageOf)).toEqual(siteLanguages);
  });

  it("are told from anything else", () => {
    const others = ["en_GB", "fr_FR", "", null, 5];
    expect(locales.map(isLocale)).toEqual(locales.map(() => true));
    expect([...siteLanguages, ...others].filter(isLocale)).toEqual([]);
    expect(siteLanguages.map(isSiteLanguage)).toEqual(siteLanguages.map(() => true));
    expect([...locales, ...others].filter(isSiteLanguage)).toEqual([]);
  });

  it.each([
    [["pt-PT"], "pt_BR"],
    [["fr-FR", "ZH-Hant-TW", "en"], "zh_CN"],
    [["es"], "es_ES"],
    [["ja_JP"], "ja_JP"],
    [["fr", "de-AT"], null],
    [[], null],
  ] as const)("asked for as %j give %s", (tags, locale) => {
    expect(localeForTags(tags)).toBe(locale);
  });
});
