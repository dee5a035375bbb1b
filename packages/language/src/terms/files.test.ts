import { describe, expect, it } from "vitest";
import {
  readTermFile,
  type Term,
  type TermsOfFile,
  termFileMaxBytes,
  writeTermFile,
} from "./index.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string): TermsOfFile => readTermFile(bytes(text));

function termsOf(text: string) {
  const file = read(text);
  if (file.problem !== null) throw new Error(`${file.problem} at ${file.line}`);
  return { terms: file.terms.map(({ term }) => term), refused: file.refused };
}

const plain = { anyCase: false, plural: false };
const list: Term[] = [
  { kind: "never-change", term: "cardiomyocyte", anyCase: true, plural: true },
  { kind: "never-change", term: "=SUM(A1)", ...plain },
  { kind: "never-change", term: "'-omics", ...plain },
  { kind: "never-change", term: 'a "quoted", term; with <marks> & more', ...plain },
  {
    kind: "always-write",
    term: "data set",
    variants: ["dataset", "data-set"],
    ...plain,
    plural: true,
  },
  { kind: "always-write", term: "a|b set", variants: ["a|b-set", "a|b sét"], ...plain },
  {
    kind: "translate-as",
    term: "双碳目标",
    language: "zh_CN",
    translation: "dual carbon goals",
    ...plain,
  },
  {
    kind: "translate-as",
    term: "ensayo clínico",
    language: "es_ES",
    translation: "clinical trial",
    ...plain,
    plural: true,
  },
];

describe("term files", () => {
  it.each(["csv", "tbx"] as const)("a list written as %s is read back the same", (format) => {
    const written = writeTermFile(list, format);
    expect(termsOf(written)).toEqual({ terms: list, refused: [] });
    expect(writeTermFile(termsOf(written).terms, format)).toBe(written);
  });

  it("a spreadsheet finds no formula in what is written", () => {
    const cells = writeTermFile(list, "csv").split(/[,\r\n]+/);
    expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
  });

  it("combining characters are composed, so that é is é", () => {
    expect(termsOf("term\nCafe\u0301 au lait\n").terms).toMatchObject([{ term: "Café au lait" }]);
  });

  it("UTF-16 with its mark is read, and other encodings are refused", () => {
    const utf16 = new Uint8Array(Buffer.from("\uFEFFterm\nnaïve\n", "utf16le"));
    expect(readTermFile(utf16)).toMatchObject({
      problem: null,
      terms: [{ term: { term: "naïve" } }],
    });
    const latin = new Uint8Array(Buffer.from("term\nnaïve\n", "latin1"));
    expect(readTermFile(latin)).toEqual({ problem: "not-utf8", line: null });
  });

  it("an empty file and one that is too large are refused", () => {
    expect(read(" \r\n")).toMatchObject({ problem: "file-empty" });
    expect(readTermFile(new Uint8Array(termFileMaxBytes + 1))).toMatchObject({
      problem: "file-too-large",
    });
  });
});

describe("tables", () => {
  it("a plain list of lines is one of terms that never change", () => {
    expect(termsOf("pH-stat\nResNet\n").terms).toEqual([
      { kind: "never-change", term: "pH-stat", ...plain },
      { kind: "never-change", term: "ResNet", ...plain },
    ]);
  });

  it("columns stand in any order, with the semicolons of a Spanish spreadsheet", () => {
    const { terms } = termsOf("Translation;Term;Language\r\nclinical trial;ensayo clínico;es\r\n");
    expect(terms).toEqual([
      {
        ...plain,
        kind: "translate-as",
        term: "ensayo clínico",
        language: "es_ES",
        translation: "clinical trial",
      },
    ]);
  });

  it("what is wrong with a line is told with its number, and the others are taken", () => {
    const table = [
      "kind,term,variants,language,translation,any_case,plural",
      "never-change,ResNet,,,,,",
      "sometimes,ResNet,,,,,",
      "never-change,,,,,,",
      "always-write,data set,,,,,",
      "always-write,data set,data set,,,,",
      "always-write,CO₂,CO2,,,,",
      "translate-as,Wasser,,de,water,,",
      "translate-as,agua,,es,,,",
      "never-change,...,,,,,",
      "never-change,x,,,,perhaps,",
      `never-change,${"x".repeat(201)},,,,,`,
      "never-change,x,,,,,,y",
      'never-change,"open',
    ].join("\n");
    const { terms, refused } = termsOf(table);
    expect(terms).toHaveLength(1);
    expect(refused.map(({ line, problem }) => [line, problem])).toEqual([
      [3, "kind-unknown"],
      [4, "term-missing"],
      [5, "variants-missing"],
      [6, "variant-is-term"],
      [7, "changes-value"],
      [8, "language-unknown"],
      [9, "translation-missing"],
      [10, "no-letters"],
      [11, "flag-unknown"],
      [12, "too-long"],
      [13, "too-many-columns"],
      [14, "quote-open"],
    ]);
  });

  it("line numbers count the lines inside quotation marks", () => {
    const { refused } = termsOf('term,kind\n"two\nlines",never-change\nx,sometimes\n');
    expect(refused).toEqual([{ line: 4, problem: "kind-unknown", text: "x sometimes" }]);
  });
});

describe("TBX", () => {
  const concept = (inside: string) =>
    `<tbx type="TBX-Basic"><text><body><conceptEntry id="c1">${inside}</conceptEntry></body></text></tbx>`;

  it("a file of 2008 is read, with its document type named and not fetched", () => {
    const { terms } = termsOf(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE martif SYSTEM "http://localhost/TBXBasiccoreStructV02.dtd">
<martif type="TBX-Basic" xml:lang="en"><text><body>
<termEntry id="t1"><langSet xml:lang="en-US"><ntig><termGrp><term>data <hi>set</hi></term>
<termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></termGrp></ntig>
<tig><term>dataset</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></tig></langSet>
<langSet xml:lang="es"><tig><term>conjunto de datos</term></tig></langSet></termEntry>
</body></text></martif>`);
    expect(terms).toEqual([
      { ...plain, kind: "always-write", term: "data set", variants: ["dataset"] },
      {
        ...plain,
        kind: "translate-as",
        term: "conjunto de datos",
        language: "es_ES",
        translation: "data set",
      },
    ]);
  });

  it("English terms of one concept, none deprecated, never change", () => {
    const { terms } = termsOf(
      concept(
        '<langSec xml:lang="en"><termSec><term>ResNet</term></termSec><termSec><term>residual network</term></termSec></langSec>',
      ),
    );
    expect(terms.map(({ kind, term }) => [kind, term])).toEqual([
      ["never-change", "ResNet"],
      ["never-change", "residual network"],
    ]);
  });

  it("a concept without English is refused with its line", () => {
    const { terms, refused } = termsOf(
      `\n\n${concept('\n<langSec xml:lang="fr">\n<termSec><term>eau</term></termSec></langSec>')}`,
    );
    expect(terms).toEqual([]);
    expect(refused).toEqual([{ line: 5, problem: "english-missing", text: "eau" }]);
  });

  it.each([
    [
      "entities that grow",
      '<!DOCTYPE tbx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><tbx>&b;</tbx>',
      "declares-entities",
    ],
    [
      "an entity of a file",
      '<!DOCTYPE tbx [<!ENTITY x SYSTEM "file:///etc/passwd">]><tbx>&x;</tbx>',
      "declares-entities",
    ],
    ["a parameter entity", "<!DOCTYPE tbx [ %remote; ]><tbx/>", "declares-entities"],
    ["an entity nobody declared", concept("&passwd;"), "not-xml"],
    ["another format", "<html><body/></html>", "not-tbx"],
    ["an element that does not close", "<tbx><text></tbx>", "not-xml"],
    ["two roots", "<tbx/><tbx/>", "not-xml"],
    ["text outside", "<tbx/>text", "not-xml"],
    ["an attribute twice", '<tbx a="1" a="2"/>', "not-xml"],
    ["a reference to nothing", concept("&#0;"), "not-xml"],
    ["half a tag", "<tbx", "not-xml"],
    ["elements without end", "<tbx>".repeat(200_000), "not-xml"],
  ])("%s is refused", (_, xml, problem) => {
    expect(read(xml)).toMatchObject({ problem });
  });

  it("a broken file tells the line on which it breaks", () => {
    expect(read("<tbx>\n<text>\n</tbx>")).toEqual({ problem: "not-xml", line: 3 });
  });

  it("10,000 concepts on one line are read like those on lines of their own", () => {
    const terms = Array.from({ length: 10_000 }, (_, index): Term => {
      return { kind: "never-change", term: `term ${index}`, ...plain };
    });
    const lines = writeTermFile(terms, "tbx");
    const together = termsOf(lines.replaceAll("\n", ""));
    expect(together.terms).toHaveLength(terms.length);
    expect(together.terms).toEqual(termsOf(lines).terms);
  });
});
