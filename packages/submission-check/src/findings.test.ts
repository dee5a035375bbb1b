import { describe, expect, test } from "vitest";
import { findingsFor, readManuscriptCheck } from "./check.ts";
import type { FindingCode } from "./codes.ts";
import type { CheckedParagraph } from "./model.ts";
import type { ProfileName } from "./names.ts";
import { manuscriptOf } from "./testing/index.ts";

type Line = string | [string, Partial<CheckedParagraph>];

const entries = [
  "[1] Abel A, Other B. Carbon lost from drained fens. Letters 2012;3:10–21.",
  "[2] Brandt C. Oxidation of peat in warm summers. Letters 2014;5:1–9.",
  "[3] Castro D, Lee E. Production measured with care. Letters 2015;6:11–19.",
  "[4] Dietrich F. A closed chamber for gas. Letters 2016;7:21–29.",
];
const named = [
  "Abel, A., & Other, B. (2012). Carbon lost from drained fens. Letters, 3, 10–21.",
  "Brandt, C. (2014). Oxidation of peat in warm summers. Letters, 5, 1–9.",
  "Castro, D., Lee, E., & Kim, F. (2015a). Production measured with care. Letters, 6, 11–19.",
  "World Health Organization. (2016). Air in cities of the north. Geneva.",
];

/** The findings of a text and its list, as "code about": everything else is sound. */
function found(
  lines: readonly Line[],
  list: readonly string[] = [],
  profile: ProfileName = "general",
) {
  const heading = (text: string): Line => [text, { kind: "heading", headingLevel: 1 }];
  const all: Line[] = [
    heading("Introduction"),
    ...lines,
    ...(list.length > 0 ? [heading("References")] : []),
    ...list.map((text): Line => [text, { kind: "reference" }]),
  ];
  const manuscript = manuscriptOf(
    all.map((line) =>
      typeof line === "string" ? ["text", line] : [line[1].kind ?? "text", ...line],
    ),
  );
  const ignored: readonly FindingCode[] = ["abstract-missing", "statement-missing"];
  return findingsFor(readManuscriptCheck(manuscript), profile)
    .filter(({ code }) => !ignored.includes(code))
    .map(({ code, params }) => `${code} ${Object.values(params)[0] ?? ""}`.slice(0, 36).trim());
}

describe("citations by number", () => {
  const sound = "As was said [1–3], and again [2, 4], this holds [1].";

  test.each([
    ["match a sound list", sound, []],
    ["beyond the list have no entry", `${sound} So it is [9].`, ["citation-without-entry [9]"]],
    [
      "in a range beyond the list are told by their number",
      `${sound} So [3–5].`,
      ["citation-without-entry [3–5] (5)"],
    ],
    [
      "leave an entry uncited",
      "Only these [1–3], again [2], and [3].",
      ["entry-never-cited 4. Dietrich F. A c"],
    ],
    ["are no intervals", `${sound} The range was [0, 17], and 95% CI [12, 34].`, []],
    ["are no years in brackets", `${sound} It was so before [2019].`, []],
  ])("%s", (_, text, expected) => {
    expect(found([text], entries)).toEqual(expected);
  });

  test("may be raised, which exponents and units are as well", () => {
    const text = "Soils lose carbon1,2 in summer3 and in winter4, at 5 m2 and 3 kg m-2.";
    const raised = ["1,2", "3", "4"].map((mark) => {
      const start = text.indexOf(mark);
      return { start, end: start + mark.length };
    });
    expect(found([[text, { raised }]], entries)).toEqual([]);
    const cut = text.replace("summer3", "summer8");
    expect(found([[cut, { raised }]], entries)).toEqual([
      "citation-without-entry 8",
      "entry-never-cited 3. Castro D, Lee E",
    ]);
  });
});

describe("citations by author and year", () => {
  const sound =
    "As was said (Abel & Other, 2012; Brandt 2014), Castro et al. (2015a) agree (WHO, 2016; see Brandt, 2014).";

  test.each([
    ["match a sound list", sound, []],
    [
      "with another year have no entry",
      `${sound} Brandt (2004) denies it.`,
      ["citation-without-entry Brandt 2004"],
    ],
    [
      "of nobody in the list have no entry",
      `${sound} So say others (Zhou et al., 2011).`,
      ["citation-without-entry Zhou et al. 2"],
    ],
    ["behind a connective keep their name", `${sound} Similarly, Abel and Other (2012) agree.`, []],
    ["are no months and no places", `${sound} It was in May (2014), in Lisbon (2011).`, []],
    [
      "may name an organisation by its letters or in full",
      `${sound} So says the World Health Organization (2016).`,
      [],
    ],
    [
      "leave an entry uncited",
      sound.replaceAll(/Brandt,? 2014/g, "Abel & Other, 2012"),
      ["entry-never-cited Brandt, C. (2014)."],
    ],
  ])("%s", (_, text, expected) => {
    expect(found([text], named)).toEqual(expected);
  });

  test("without a list at all are told once", () => {
    const text =
      "(Abel et al., 2012) (Brandt et al., 2014) (Castro et al., 2015) (Zhou et al., 2001) (Kim & Lee, 2002)";
    expect(found([text])).toEqual(["reference-list-missing 5"]);
  });
});

describe("the reference list", () => {
  const citing = "As was said [1–4], again [2], and again [3, 4, 5].";

  test("has an entry twice", () => {
    const twice = [
      ...entries,
      "[5] Brandt C. Oxidation of peat in warm summers. Letters 2014;5:1–9",
    ];
    expect(found([citing], twice)).toEqual(["entry-doubled Brandt C. Oxidation of"]);
  });

  test("has two parts of one work, which are not the same entry", () => {
    const parts = [
      ...entries,
      "[5] Brandt C. Oxidation of peat in warm summers. Letters 2014;5:10–19.",
    ];
    expect(found([citing], parts)).toEqual([]);
  });

  test.each([
    ["https://doi.org/10.1234/abc.5", true],
    ["doi: 10.1234/abc.5", true],
    ["doi:https://doi.org/10.1234/abc.5", true],
    ["doi: not available", true],
    ["https://doi.org/https://doi.org/10.1234/abc.5", false],
    ["doi: 10.1234 /abc.5", false],
    ["https://doi.org/1O.1234/abc.5", false],
    ["https://doi.org/abc.5", false],
  ])("with %s is sound: %s", (doi, isSound) => {
    const list = [...entries.slice(0, 3), `${entries[3]} ${doi}`];
    const codes = found([citing.replace(", 5", "")], list).map((one) => one.split(" ")[0]);
    expect(codes).toEqual(isSound ? [] : ["doi-malformed"]);
  });
});

describe("figures and tables", () => {
  const captions: Line[] = [
    ["Figure 1. Sites.", { kind: "caption" }],
    ["Figure 2. Flux.", { kind: "caption" }],
    ["Figure 3. Peat.", { kind: "caption" }],
    ["Table 1. Sites.", { kind: "caption" }],
  ];

  test.each([
    ["are all referred to", "See Figure 1, Figs. 2A and 3 and Table 1.", []],
    ["in a range are referred to", "See Figures 1–3 (Table 1).", []],
    [
      "in a list with another kind keep their numbers",
      "See Table 1; Figure 1, Figure 2 and Figure 3.",
      [],
    ],
    ["are not referred to", "See Figures 1 and 2 and Table 1.", ["figure-not-mentioned Figure 3"]],
    [
      "come out of order",
      "See Figure 2, then Figure 1, Figure 3 and Table 1.",
      ["figure-out-of-order Figure 2"],
    ],
    ["have no caption", "See Figures 1–4 and Table 1.", ["figure-without-caption Figure 4"]],
    [
      "of another work are not ours",
      "See Figures 1–3, Table 1, and Figure 9 of Smith et al. (2010).",
      [],
    ],
    [
      "with a panel and a time list no figures",
      "See Figures 1–3, Table 1, and at rest (Figure 1C, 30 min).",
      [],
    ],
  ])("%s", (_, text, expected) => {
    expect(found([text, ...captions])).toEqual(expected);
  });
});

describe("a list of one or two entries", () => {
  const [abel = "", brandt = ""] = named;

  test.each([
    ["cited by author and year is sound", "Fens lose carbon (Abel & Other, 2012).", [abel], []],
    [
      "lacks what is cited, and has what is not",
      "Fens lose carbon (Smith, 2019).",
      [abel],
      [
        "citation-without-entry Smith 2019",
        "entry-never-cited Abel, A., & Other, B. (2012). Carbon lost",
      ],
    ],
    [
      "lacks one of two",
      "Fens lose carbon (Abel & Other, 2012; Smith, 2019).",
      [abel],
      ["citation-without-entry Smith 2019"],
    ],
    [
      "has one that is not cited",
      "Fens lose carbon (Abel & Other, 2012).",
      [abel, brandt],
      ["entry-never-cited Brandt, C. (2014). Oxidation of peat"],
    ],
    [
      "is left alone where nothing is cited by name",
      "Fens lost carbon in Utrecht (2012).",
      [abel],
      [],
    ],
    ["is left alone where numbers are cited and it has none", "Fens lose carbon [1].", [abel], []],
    ["with numbers is sound", "Fens lose carbon [1, 2].", entries.slice(0, 2), []],
    [
      "with numbers lacks one",
      "Fens lose carbon [1], and more of it [2, 3].",
      entries.slice(0, 2),
      ["citation-without-entry [2, 3] (3)"],
    ],
  ])("%s", (_, text, list, expected) => {
    expect(found([text], list)).toEqual(expected.map((one) => one.slice(0, 36).trim()));
  });
});

describe("abbreviations that nothing explains", () => {
  const again = "The SBQ was long. The SBQ was short. Nobody liked the SBQ.";
  const tell = ["abbreviation-undefined SBQ"];

  test.each([
    ["are told", again, tell],
    ["are told where brackets say something else", `The SBQ (see below) was old. ${again}`, tell],
    ["are told beside a colour", `The SBQ (red line) was old. ${again}`, tell],
    ["are introduced behind a citation", `The sleep quotient [23] (SBQ) was used. ${again}`, []],
    ["are introduced with their unit", `The sleep quotient (SBQ in h) was used. ${again}`, []],
    ["are introduced in quotes", `The order of sleep (the “SBQ”) was kept. ${again}`, []],
    ["are introduced by a word", `It is referred to as the SBQ. ${again}`, []],
    ["are explained behind them", `We took SBQs (proper nouns) apart. ${again}`, []],
    [
      "are introduced among other words",
      `The Sleep Basis Questionnaire (Leiden SBQ) was used. ${again}`,
      [],
    ],
    ["may be genes", "The SBQ gene was lost. Mice without SBQ protein and SBQ mutants died.", []],
    ["may be publishers", "It came from SBQ Press. In SBQ Press all was. So said SBQ Press.", []],
    [
      "may be initials",
      "Two authors (SBQ and KLM) read all. The authors (SBQ and KLM) met. Both reviewers (SBQ, KLM) agreed.",
      [],
    ],
    ["may be quantities", "The ΔGM was high. The ΔGM was low. In all, ΔGM was even.", []],
    [
      "are no row of words that came by chance",
      "The small box queued. A single bad quote was seen. Once the SBQ was used.",
      [],
    ],
  ])("%s", (_, text, expected) => {
    expect(found([text])).toEqual(expected);
  });
});

describe("abbreviations", () => {
  test.each([
    ["are explained and used", "Soil organic carbon (SOC) is lost, and SOC returns.", []],
    [
      "are used before they are explained",
      "The SOC is lost. Soil organic carbon (SOC) returns.",
      ["abbreviation-defined-late SOC"],
    ],
    [
      "are explained for nothing",
      "Soil organic carbon (SOC) is lost.",
      ["abbreviation-unused SOC"],
    ],
    [
      "are explained twice",
      "Soil organic carbon (SOC) is lost. Soil organic carbon (SOC) returns.",
      ["abbreviation-defined-twice SOC"],
    ],
    [
      "are never explained",
      "The SBQ was low, the SBQ rose, and the SBQ fell.",
      ["abbreviation-undefined SBQ"],
    ],
    ["that everybody knows need no words", "DNA was taken, DNA was kept, and DNA was read.", []],
    [
      "of products and versions are names",
      "The KAPX Hyper kit, KAPX 2 and KAPX Hyper were used.",
      [],
    ],
    [
      "explained with other letters are explained",
      "The pods per plant (PTN) were few; PTN rose, PTN fell, PTN rose.",
      [],
    ],
  ])("%s", (_, text, expected) => {
    expect(found([text])).toEqual(expected);
  });
});

describe("numbers and units", () => {
  test.each([
    [
      "in one way are sound",
      "We took 5 mg, 7 mg, 8% and 9% at 20 °C, 12,400 and 11,300 of 3 mL.",
      [],
    ],
    ["with and without a space", "We took 5 mg, 7 mg and 9mg.", ["unit-spacing-mixed 9mg"]],
    [
      "percent with and without a space",
      "It fell by 5%, 7% and 9 %.",
      ["percent-spacing-mixed 9 %"],
    ],
    [
      "thousands in two ways",
      "Of 12,400 and 13,200 we kept 11000 only.",
      ["thousands-mixed 11000"],
    ],
    ["litres in two ways", "We took 5 mL, 7 mL and 9 ml.", ["litre-mixed 9 ml"]],
    ["a decimal comma", "It rose by 3,5% and by 4.5%.", ["decimal-comma 3,5"]],
    [
      "years and numbers of grants are no thousands",
      "In 12,400 cases since 2019, grant NSF-12000, it held.",
      [],
    ],
  ])("%s", (_, text, expected) => {
    expect(found([text])).toEqual(expected);
  });
});

describe("profiles", () => {
  test("ask for sections, keywords and a running title", () => {
    expect(found(["We did it."], [], "biomedical-article")).toEqual([
      "running-title-missing 60",
      "keywords-missing",
      "section-missing methods",
      "section-missing results",
      "section-missing discussion",
    ]);
  });

  test("an id does not change when the text moves", () => {
    const at = (lines: readonly string[]) => {
      const manuscript = manuscriptOf(lines.map((text) => ["text", text]));
      return findingsFor(readManuscriptCheck(manuscript), "general").find(
        ({ code }) => code === "abbreviation-unused",
      );
    };
    const text = "Soil organic carbon (SOC) is lost.";
    const [before, after] = [
      at(["Introduction", text]),
      at(["Introduction", "More.", `Yes. ${text}`]),
    ];
    expect(before?.id).toBe(after?.id);
    expect(before?.place).not.toEqual(after?.place);
  });
});
