import { hasSoundTags, readTagged, writeTagged } from "@curie/tagged-text";
import { describe, expect, test } from "vitest";
import type { SourceLanguage } from "./engine.ts";
import { judgeSegment } from "./judge-segment.ts";

const judge = (source: string, english: string | null, from: SourceLanguage = "es_ES") =>
  judgeSegment(source, english, { from, decimalMark: from === "zh_CN" ? "point" : "comma" });

const codes = (source: string, english: string | null, from: SourceLanguage = "es_ES") =>
  judge(source, english, from).warnings.map(({ code }) => code);

describe("a translation with all that its source has", () => {
  test.each<[SourceLanguage, string, string]>([
    ["es_ES", "La tasa fue del 12,5 % [3].", "The rate was 12.5% [3]."],
    ["pt_BR", 'A <g id="1">taxa</g><x id="2"/> subiu.', 'The <g id="1">rate</g><x id="2"/> rose.'],
    ["zh_CN", '结果表明<x id="1"/>，增长了5%。', 'The results<x id="1"/> show a growth of 5%.'],
    ["es_ES", "García et al. (2018) midieron 5 mg/kg.", "García et al. (2018) measured 5 mg/kg."],
    ["zh_CN", "Smith等（2018）认为", "Smith et al. (2018) believe"],
  ])("has no warnings, in %s: %s", (from, source, english) => {
    expect(judge(source, english, from)).toEqual({ text: english, warnings: [] });
  });
});

describe("tags that were lost or broken", () => {
  test.each<[string, string, string, string]>([
    [
      "returns beside the same number",
      'En 2019<x id="1"/> creció.',
      "It grew in 2019.",
      'It grew in 2019<x id="1"/>.',
    ],
    [
      "returns before the same name",
      'Según <x id="1"/> Darwin, sí.',
      "Darwin says yes.",
      '<x id="1"/> Darwin says yes.',
    ],
    ["returns to the end", 'Es así<x id="1"/>.', "It is so.", 'It is so<x id="1"/>.'],
    ["returns to the start", '<x id="1"/>Es así.', "It is so.", '<x id="1"/>It is so.'],
    [
      "returns before the comma",
      'Tras la cena<x id="1"/>, durmió mucho.',
      "After dinner, he slept a lot.",
      'After dinner<x id="1"/>, he slept a lot.',
    ],
    [
      "returns outside formatting it was not in",
      'Uno <g id="1">dos</g><x id="2"/> tres',
      'One <g id="1">two</g> three',
      'One <g id="1">two</g><x id="2"/> three',
    ],
    [
      "returns into formatting it was in",
      'Uno <g id="1">dos<x id="2"/></g> tres',
      'One <g id="1">two</g> three',
      'One <g id="1">two<x id="2"/></g> three',
    ],
    ["stands once", 'Uno<x id="1"/> dos.', 'One<x id="1"/> two<x id="1"/>.', 'One<x id="1"/> two.'],
    ["leaves no stranger", "Uno dos.", 'One<x id="7"/> <g id="8">two</g>.', "One two."],
    [
      "is put around the whole text again",
      '<g id="1">Método</g>',
      "Method",
      '<g id="1">Method</g>',
    ],
    [
      "is put around the same word again",
      'En <g id="1">Escherichia coli</g> no.',
      "Not in Escherichia coli.",
      'Not in <g id="1">Escherichia coli</g>.',
    ],
    [
      "keeps words of crossing ends",
      '<g id="1">a</g> b',
      '<g id="1">A <g id="1">b</g>',
      '<g id="1">b</g>',
    ],
  ])("%s", (_, source, english, expected) => {
    const { text, warnings } = judge(source, english);
    expect(text?.endsWith(expected)).toBe(true);
    expect(warnings.every(({ code }) => code.startsWith("tags-"))).toBe(true);
  });

  test("that were for formatting are left out where their words are not found, with a warning", () => {
    expect(judge('La <g id="1">casa</g> es roja.', "The house is red.")).toEqual({
      text: "The house is red.",
      warnings: [{ code: "tags-dropped", details: ["1"] }],
    });
  });

  test("and are a link are put around words at the same share of the text", () => {
    const source = 'Véase <g id="1">la página</g> de hoy.';
    const { text } = judgeSegment(source, "See the page of today.", {
      from: "es_ES",
      decimalMark: "comma",
      fixed: new Set([1]),
    });
    expect(text).toBe('See <g id="1">the page</g> of today.');
  });

  test("stay in their link", () => {
    const source = 'Véase <g id="1">la página<x id="2"/></g> de hoy.';
    const { text } = judgeSegment(source, '<x id="2"/>See <g id="1">the page</g> of today.', {
      from: "es_ES",
      decimalMark: "comma",
      fixed: new Set([1]),
    });
    expect(text).toBe('See <g id="1">the page<x id="2"/></g> of today.');
  });
});

describe("an answer that is no translation", () => {
  test.each<[SourceLanguage, string, string, string | null]>([
    ["es_ES", "nothing", "Hola", null],
    ["es_ES", "empty", "Hola a todos", " "],
    ["es_ES", "only tags", 'Hola<x id="1"/>', '<x id="1"/>'],
    ["es_ES", "the source", "El niño que fue al mercado", "El niño que fue al mercado"],
    ["zh_CN", "the source", "研究结果表明数字经济", "研究结果表明数字经济"],
    ["es_ES", "cut short", "La tasa de supervivencia fue más alta que en años anteriores", "The"],
    ["es_ES", "a speech", "Hola a todos", "Certainly! ".repeat(20)],
  ])("leaves the source: in %s, %s", (from, _, source, english) => {
    expect(judge(source, english, from)).toEqual({
      text: null,
      warnings: [{ code: "untranslated", details: [] }],
    });
  });

  test("is not a name that stays what it was", () => {
    expect(judge("Juan Pérez", "Juan Pérez").text).toBe("Juan Pérez");
  });
});

describe("facts", () => {
  test.each<[string, string, string]>([
    ["numbers-differ", "Hubo 12 casos y 3 más en 5.", "There were cases."],
    ["numbers-restored", "Hubo 12 casos.", "There were 13 cases."],
    ["units-differ", "Se dieron 5 mg diarios.", "They were given 5 daily."],
    ["references-differ", "García et al. lo dicen.", "Garner et al. say so."],
    ["references-differ", "Véase https://example.org/a.", "See the page."],
    ["references-restored", "Es sabido [4].", "It is known."],
    ["references-restored", "Es sabido.", "It is known [99]."],
  ])("give the warning %s: %s / %s", (code, source, english) => {
    expect(codes(source, english)).toContain(code);
  });

  test("that are citation marks come back, and invented ones go", () => {
    expect(judge("Es sabido [4], creo.", "It is known, I think.").text).toBe(
      "It is known [4], I think.",
    );
    expect(judge("Es sabido.", "It is known [99].").text).toBe("It is known.");
    expect(judge("Es sabido [4].", "It is known [5].").text).toBe("It is known [4].");
  });

  test("that are terms must get their English", () => {
    const rules = { from: "es_ES", decimalMark: "comma" } as const;
    const glossary = new Map([["tasa", "rate"]]);
    const warnings = (english: string) =>
      judgeSegment("La tasa subió", english, { ...rules, glossary }).warnings;
    expect(warnings("The rate rose")).toEqual([]);
    expect(warnings("The tax rose")).toEqual([{ code: "terms-differ", details: ["tasa"] }]);
  });
});

test("thousands of lost tags in one segment come back in the order of the source", () => {
  let source = "";
  for (let n = 1; n < 3000; n++) source += `La tasa fue alta<x id="${n}"/> en ${n} casos [${n}]. `;
  const english = source.replace(/<x[^>]*>|\[\d+\]/g, "").replace(/La tasa fue/g, "The rate was");
  const { text, warnings } = judge(source, english);
  expect(hasSoundTags(readTagged(source), readTagged(text ?? ""), new Set())).toBe(true);
  expect(warnings.map(({ code }) => code)).toEqual(["tags-placed", "references-differ"]);
});

/** A generator of the same numbers on every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = "la tasa fue [3] alta, 12,5 % de García 2019 (véase) no. p &lt; 0,05 研究 más".split(
  " ",
);
const debris = [
  "<",
  "&",
  "</g>",
  '<g id="1">',
  '<g id="9">',
  '<x id="2"/>',
  '<x id="8"/>',
  "[77]",
  "99",
  "\u0000",
  "<b>",
  "\ud800",
  "&amp;",
  "\n",
  "**",
];

function someSegment(random: () => number): { source: string; fixed: Set<number> } {
  const fixed = new Set<number>();
  let id = 0;
  const content = (depth: number): string => {
    let text = "";
    for (let n = 1 + Math.floor(random() * 5); n > 0; n--) {
      const kind = random();
      if (kind < 0.2 && depth < 3) {
        const own = ++id;
        if (random() < 0.4) fixed.add(own);
        text += `<g id="${own}">${content(depth + 1)}</g> `;
      } else if (kind < 0.4) text += `<x id="${++id}"/>`;
      else text += `${words[Math.floor(random() * words.length)]} `;
    }
    return text;
  };
  return { source: `Hola ${content(0)}`, fixed };
}

function damage(text: string, random: () => number): string {
  let broken = text;
  for (let n = Math.floor(random() * 6); n > 0; n--) {
    const at = Math.floor(random() * (broken.length + 1));
    const to = Math.min(broken.length, at + Math.floor(random() * 12));
    const kind = random();
    if (kind < 0.4) broken = broken.slice(0, at) + broken.slice(to);
    else if (kind < 0.8) {
      broken =
        broken.slice(0, at) + debris[Math.floor(random() * debris.length)] + broken.slice(at);
    } else broken = broken.slice(at) + broken.slice(0, at);
  }
  return broken;
}

test("whatever an engine answers, the text can be written", () => {
  const random = numbersFrom(7);
  let kept = 0;
  for (let run = 0; run < 3000; run++) {
    const { source, fixed } = someSegment(random);
    const { text, warnings } = judgeSegment(source, damage(source, random), {
      from: random() < 0.5 ? "es_ES" : "zh_CN",
      decimalMark: "unknown",
      fixed,
    });
    if (text === null) {
      expect(warnings).toEqual([{ code: "untranslated", details: [] }]);
      continue;
    }
    kept++;
    const tokens = readTagged(text);
    expect(writeTagged(tokens), source).toBe(text);
    expect(hasSoundTags(readTagged(source), tokens, fixed), `${source}\n${text}`).toBe(true);
  }
  expect(kept).toBeGreaterThan(1500);
});
