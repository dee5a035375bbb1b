import type { Locale } from "@curie/contract";
import { describe, expect, it } from "vitest";
import {
  inAnotherLanguage,
  localeFromCookies,
  localeOfAddress,
  localeOfPath,
  preferredLocale,
} from "./preferred-locale.ts";

describe("preferredLocale", () => {
  it.each<[Locale | null, Locale | null, Locale | null, string[], Locale]>([
    ["es_ES", "pt_BR", "ja_JP", ["zh-CN"], "es_ES"],
    [null, "pt_BR", "ja_JP", ["zh-CN"], "pt_BR"],
    [null, null, "ja_JP", ["zh-CN"], "ja_JP"],
    [null, null, null, ["zh-CN", "en"], "zh_CN"],
    [null, null, null, ["de-DE"], "en_US"],
    [null, null, null, [], "en_US"],
  ])(
    "takes address, profile, cookie, browser, then English [G-2]",
    (path, profile, cookie, browser, expected) => {
      expect(preferredLocale({ path, profile, cookie, browser })).toBe(expected);
    },
  );
});

describe("localeOfPath", () => {
  it.each<[string, Locale | null]>([
    ["/en/rubriq", "en_US"],
    ["/es/rubriq/editing", "es_ES"],
    ["/jp/rubriq", "ja_JP"],
    ["/br/rubriq/translation", "pt_BR"],
    ["/cn/rubriq", "zh_CN"],
    ["/de/rubriq", null],
    ["/rubriq/editing", null],
    ["/sign-in", null],
  ])("reads the language of %s [S10 G-2]", (path, expected) => {
    expect(localeOfPath(path)).toBe(expected);
  });
});

describe("localeOfAddress", () => {
  it.each<[string, Locale | null]>([
    ["/cn/rubriq/editing?page=2", "zh_CN"],
    ["/sign-in?returnTo=%2Fcn%2Frubriq%2Fediting%3Fpage%3D2%23list", "zh_CN"],
    ["/es/rubriq?returnTo=%2Fcn%2Frubriq", "es_ES"],
    ["/sign-in?returnTo=%2Frubriq%2Fplan", null],
    ["/sign-in", null],
  ])("takes %s, and the address behind a sign-in, at its word [S10 G-2]", (address, expected) => {
    expect(localeOfAddress(new URL(address, "https://curie.example.org"))).toBe(expected);
  });
});

describe("inAnotherLanguage", () => {
  it.each([
    ["/cn/rubriq/editing?page=2#list", "/es/rubriq/editing?page=2#list"],
    ["/rubriq/plan?a=%2F#group-code", "/rubriq/plan?a=%2F#group-code"],
    ["/sign-in?returnTo=%2Fcn%2Frubriq%23list", "/sign-in?returnTo=%2Fes%2Frubriq%23list"],
    ["/sign-in?returnTo=%2Frubriq%2Fplan", "/sign-in?returnTo=%2Frubriq%2Fplan"],
  ])("leads from %s to %s [S10]", (address, expected) => {
    const { pathname, search, hash } = new URL(address, "https://curie.example.org");
    expect(inAnotherLanguage({ pathname, search, hash }, "es_ES")).toBe(expected);
  });
});

describe("localeFromCookies", () => {
  it("finds the language among other cookies and ignores what is none", () => {
    expect(localeFromCookies("a=b; curie-language=zh_CN; c=d")).toBe("zh_CN");
    expect(localeFromCookies("curie-language=klingon")).toBeNull();
    expect(localeFromCookies("")).toBeNull();
  });
});
