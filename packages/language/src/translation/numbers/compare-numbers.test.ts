import { describe, expect, test } from "vitest";
import type { SourceLanguage } from "../engine.ts";
import { compareNumbers } from "./compare-numbers.ts";
import { type DecimalMark, decimalMarkOf } from "./number-token.ts";

type Row = [SourceLanguage, string, string];

const compare = (from: SourceLanguage, source: string, english: string, mark?: DecimalMark) =>
  compareNumbers(source, english, from, mark ?? decimalMarkOf([source], from));

function changed(text: string, changes: readonly { start: number; end: number; text: string }[]) {
  return [...changes]
    .sort((a, b) => b.start - a.start)
    .reduce((left, c) => left.slice(0, c.start) + c.text + left.slice(c.end), text);
}

describe("numbers of the same value", () => {
  test.each<Row>([
    ["es_ES", "La media fue 1.234,5 en 0,5 casos", "The mean was 1,234.5 in 0.5 cases"],
    ["pt_BR", "foram 12.345 pacientes e p < 0,05", "there were 12,345 patients and p < 0.05"],
    ["es_ES", "2,5 millones de personas", "2.5 million people"],
    ["es_ES", "3 mil millones de euros", "3 billion euros"],
    ["pt_BR", "1,5 bilhão de reais", "1.5 billion reais"],
    ["es_ES", "en 12 345 habitantes", "in 12,345 inhabitants"],
    ["es_ES", "en 2020 300 alumnos", "in 2020, 300 students"],
    ["es_ES", "de 3 a 5 días, el 5 de marzo", "from three to five days, March 5"],
    ["es_ES", "tres grupos del siglo XIX", "3 groups of the 19th century"],
    ["es_ES", "treinta y cinco casos", "35 cases"],
    ["zh_CN", "样本量为3.5万人", "a sample of 35,000 people"],
    ["zh_CN", "投资1.2亿元", "an investment of 120 million yuan"],
    ["zh_CN", "共1亿2000万", "120 million in all"],
    ["zh_CN", "20世纪80年代", "the 1980s"],
    ["zh_CN", "90年代以来", "since the 1990s"],
    ["zh_CN", "2020年3月5日", "March 5, 2020"],
    ["zh_CN", "三个因素和百分之五", "3 factors and 5%"],
    ["zh_CN", "三百五十名学生", "350 students"],
    ["zh_CN", "二〇二〇年", "2020"],
    ["zh_CN", "Ｐ＜０．０５", "P < 0.05"],
    ["zh_CN", "温度为-3 °C", "the temperature was −3 °C"],
    ["es_ES", "la COVID-19 y el H2O", "COVID-19 and H2O"],
    ["es_ES", "véase https://a.org/12,5", "see the site"],
    ["es_ES", "12/05/2020 a las 10:30", "12/05/2020 at 10:30"],
    ["es_ES", "versión 1.2.3", "version 1.2.3"],
    ["es_ES", "de 2 a 5 millones, 3 y 4 millones", "2 million to 5 million, 3 and 4 million"],
    ["es_ES", "a las 10:00 y 11h20", "at 10 and 11:20"],
    ["zh_CN", "160千米，3千克，35x24 mm", "160 km, 3 kg, 35 by 24 mm"],
    ["zh_CN", "约1,000万份，200万年前", "some ten million, two million years ago"],
    ["zh_CN", "伊尔-76", "Il-76"],
    ["pt_BR", "na casa dos 20 anos, 48 bases", "in his twenties, four dozen bases"],
    ["es_ES", "las Figuras 1,2 y 3", "Figures 1, 2, and 3"],
  ])("in %s: %s", (from, source, english) => {
    const { missing, added, changes } = compare(from, source, english);
    expect({ missing, added, changes }).toEqual({ missing: [], added: [], changes: [] });
  });
});

describe("numbers that changed", () => {
  test.each<[SourceLanguage, string, string, string[], string[]]>([
    ["es_ES", "30 casos en 2019", "cases in the year", ["30", "2019"], []],
    ["zh_CN", "3.5万人", "3.5 people with 7", ["3.5万"], ["3.5", "7"]],
    ["es_ES", "el 5 y el 6", "the 5, the 7 and the 8", ["6"], ["7", "8"]],
    ["es_ES", "p < 0,05", "p = 0.05", ["<0,05"], []],
    ["es_ES", "fue de -3 grados", "was 3 degrees", ["-3"], []],
    ["pt_BR", "sem números", "with 42 numbers", [], ["42"]],
  ])("in %s: %s / %s", (from, source, english, missing, added) => {
    expect(compare(from, source, english)).toMatchObject({ missing, added });
  });
});

describe("numbers put right", () => {
  test.each<[SourceLanguage, string, string, string, string[]]>([
    ["es_ES", "p = 0,05 y 12,50 %", "p = 0,05 and 12,50%", "p = 0.05 and 12.50%", []],
    ["es_ES", "1.234 casos, 0,5 %", "1.234 cases, 0.5%", "1,234 cases, 0.5%", []],
    ["zh_CN", "共3.5万人，2019年", "3.5 people, 2019", "35,000 people, 2019", ["3.5万"]],
    ["es_ES", "2,5 millones", "2.7 million", "2.5 million", ["2,5 millones"]],
    ["es_ES", "9.000 casos", "8,000 cases", "9,000 cases", ["9.000"]],
    ["pt_BR", "2400 homens", "2,500 men", "2,400 men", ["2400"]],
    ["pt_BR", "0230 UTC", "0330 UTC", "0230 UTC", ["0230"]],
    ["es_ES", "de 12 a 15 en 2018", "from 12 to 16 in 2018", "from 12 to 15 in 2018", ["15"]],
  ])("in %s: %s", (from, source, english, expected, restored) => {
    const result = compare(from, source, english);
    expect(changed(english, result.changes)).toBe(expected);
    expect(result).toMatchObject({ restored, missing: [], added: [] });
  });
});

describe("a document's decimal mark", () => {
  test.each<[SourceLanguage, string[], DecimalMark]>([
    ["es_ES", ["p < 0,05", "12 casos"], "comma"],
    ["es_ES", ["p < 0.05", "3.2 Métodos"], "point"],
    ["pt_BR", ["0,05", "0.05"], "unknown"],
    ["pt_BR", ["3.2 Métodos"], "unknown"],
    ["zh_CN", ["0,05"], "point"],
  ])("of %s %j is %s", (from, segments, mark) => {
    expect(decimalMarkOf(segments, from)).toBe(mark);
  });

  test("decides what 1.234 means", () => {
    expect(compare("es_ES", "1.234 casos", "1.234 cases", "unknown").changes).toEqual([]);
    expect(compare("es_ES", "1.234 casos", "1.234 cases", "comma").changes).toHaveLength(1);
    expect(compare("es_ES", "1.234 mm", "1.234 mm", "point").changes).toEqual([]);
  });
});
