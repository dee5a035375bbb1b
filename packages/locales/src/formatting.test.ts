import { type Currency, type Locale, locales } from "@curie/contract";
import { describe, expect, it } from "vitest";
import { makeFormatting } from "./formatting.ts";

const inUtc = (locale: Locale) => makeFormatting(locale, "UTC");
const first = "2026-12-01T15:20:00.000Z";
const now = new Date("2026-11-21T12:00:00.000Z");

describe("formatting", () => {
  it.each<[Locale, string, string]>([
    ["en_US", "25,000", "6,412"],
    ["es_ES", "25\u202F000", "6412"],
    ["ja_JP", "25,000", "6,412"],
    ["pt_BR", "25.000", "6.412"],
    ["zh_CN", "25,000", "6,412"],
  ])("groups digits in %s [G-86]", (locale, large, small) => {
    expect(inUtc(locale).number(25_000)).toBe(large);
    expect(inUtc(locale).number(6412)).toBe(small);
  });

  it.each<[Locale, string]>([
    ["en_US", "37%"],
    ["es_ES", "37\u00A0%"],
    ["ja_JP", "37%"],
    ["pt_BR", "37%"],
    ["zh_CN", "37%"],
  ])("writes a percentage in %s", (locale, expected) => {
    expect(inUtc(locale).percent(0.37)).toBe(expected);
  });

  it("says a discount in Chinese by what is left to pay", () => {
    expect(inUtc("zh_CN").discount(0.15)).toBe("8.5\u00A0折");
    expect(inUtc("zh_CN").discount(0.2)).toBe("8\u00A0折");
    expect(inUtc("en_US").discount(0.15)).toBe("15%");
  });

  it.each<[Locale, string, string]>([
    ["en_US", "1.8\u00A0MB", "3.1"],
    ["es_ES", "1,8\u00A0MB", "3,1"],
    ["ja_JP", "1.8\u00A0MB", "3.1"],
    ["pt_BR", "1,8\u00A0MB", "3,1"],
    ["zh_CN", "1.8\u00A0MB", "3.1"],
  ])("writes decimals and sizes in %s", (locale, size, number) => {
    expect(inUtc(locale).bytes(1.8 * 1024 * 1024)).toBe(size);
    expect(inUtc(locale).number(3.1)).toBe(number);
  });

  it("says small sizes in kB and never rounds a file down to nothing", () => {
    expect(inUtc("en_US").bytes(20_480)).toBe("20\u00A0kB");
    expect(inUtc("en_US").bytes(1)).toBe("1\u00A0kB");
    expect(inUtc("en_US").bytes(0)).toBe("0\u00A0kB");
    expect(inUtc("en_US").bytes(30 * 1024 * 1024)).toBe("30\u00A0MB");
    expect(inUtc("en_US").bytes(66.8 * 1024 ** 3)).toBe("66.8\u00A0GB");
  });

  it.each<[Locale, Currency, number, string]>([
    ["en_US", "USD", 21_900, "US$219.00"],
    ["es_ES", "USD", 21_900, "219,00\u00A0US$"],
    ["es_ES", "EUR", 21_900, "219,00\u00A0€"],
    ["ja_JP", "JPY", 2800, "¥2,800"],
    ["ja_JP", "USD", 21_900, "US$219.00"],
    ["ja_JP", "CNY", 128_000, "CN¥1,280.00"],
    ["pt_BR", "USD", 21_900, "US$\u00A0219,00"],
    ["pt_BR", "BRL", 9900, "R$\u00A099,00"],
    ["zh_CN", "CNY", 128_000, "¥1,280.00"],
    ["zh_CN", "USD", 21_900, "US$219.00"],
    ["zh_CN", "CNY", -39_950, "−¥399.50"],
    ["pt_BR", "BRL", -9900, "−R$\u00A099,00"],
    ["es_ES", "EUR", -21_900, "−219,00\u00A0€"],
  ])("writes money in %s for %s [G-86]", (locale, currency, amount, expected) => {
    expect(inUtc(locale).money(amount, currency)).toBe(expected);
  });

  it.each<[Locale, string, string, string]>([
    ["en_US", "1 December 2026", "1 Dec 2026", "1 December"],
    ["es_ES", "1 de diciembre de 2026", "1 dic 2026", "1 de diciembre"],
    ["ja_JP", "2026年12月1日", "2026/12/01", "12月1日"],
    ["pt_BR", "1º de dezembro de 2026", "1º dez. 2026", "1º de dezembro"],
    ["zh_CN", "2026年12月1日", "2026-12-01", "12月1日"],
  ])("writes a date in %s [G-86]", (locale, long, short, day) => {
    const formatting = inUtc(locale);
    expect(formatting.date(first)).toBe(long);
    expect(formatting.shortDate(first)).toBe(short);
    expect(formatting.day(first, now)).toBe(day);
    expect(formatting.day(first, new Date("2027-02-01T00:00:00Z"))).toBe(long);
  });

  it.each(locales)("writes the time of day with 24 hours in %s", (locale) => {
    expect(inUtc(locale).time(first)).toBe("15:20");
    expect(inUtc(locale).time("2026-12-01T00:05:00Z")).toBe("00:05");
  });

  it("shows instants in the person's own zone [G-86]", () => {
    const tokyo = makeFormatting("en_US", "Asia/Tokyo");
    expect(tokyo.date("2026-11-30T20:00:00Z")).toBe("1 December 2026");
    expect(tokyo.time("2026-11-30T20:00:00Z")).toBe("05:00");
  });

  it.each<[Locale, string, string, string, string, string]>([
    ["en_US", "just now", "2 minutes ago", "2 hours ago", "yesterday", "18 November"],
    ["es_ES", "ahora mismo", "hace 2 minutos", "hace 2 horas", "ayer", "18 de noviembre"],
    ["ja_JP", "たった今", "2分前", "2時間前", "昨日", "11月18日"],
    ["pt_BR", "agora mesmo", "há 2 minutos", "há 2 horas", "ontem", "18 de novembro"],
    ["zh_CN", "刚刚", "2 分钟前", "2 小时前", "昨天", "11月18日"],
  ])(
    "says how long ago something was in %s [S61]",
    (locale, justNow, minutes, hours, day, older) => {
      const formatting = inUtc(locale);
      const ago = (ms: number) =>
        formatting.relative(new Date(now.getTime() - ms).toISOString(), now);
      expect(ago(20_000)).toBe(justNow);
      expect(ago(2 * 60_000 + 5000)).toBe(minutes);
      expect(ago(2 * 3_600_000)).toBe(hours);
      expect(ago(26 * 3_600_000)).toBe(day);
      expect(formatting.relative("2026-11-18T09:00:00Z", now)).toBe(older);
    },
  );

  it("separates what is listed as each language does", () => {
    expect(inUtc("es_ES").list(["Revisión", "Especialistas"])).toBe("Revisión, Especialistas");
    expect(inUtc("zh_CN").list(["综述", "专业读者"])).toBe("综述、专业读者");
  });
});
