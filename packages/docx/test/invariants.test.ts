import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openWordDocument, writeTrackedChanges } from "@curie/docx";
import { aWordFile, aZip, field, paragraph, partText, run, textBox } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { findDamage, judgeText, type Rule } from "./invariants.ts";
import { readPart, shownText } from "./judge/reading.ts";
import { resolveRevisions } from "./judge/revisions.ts";
import { readTree } from "./judge/tree.ts";
import { readZip } from "./judge/zip.ts";

const author = "Curie";
const others = 'w:author="Alice" w:date="2024-02-02T10:00:00Z"';

const body = [
  paragraph(
    `<w:bookmarkStart w:id="5" w:name="a"/>${run("Intro")}<w:bookmarkEnd w:id="5"/>${run(" text", "<w:b/>")}`,
  ),
  paragraph(
    `${run("See ")}${field(' ADDIN ZOTERO_ITEM {"a":1} ', "(Lee)")}${run(" it was ")}<w:hyperlink r:id="rId9">${run("there")}</w:hyperlink>`,
  ),
  paragraph(
    `<w:ins w:id="7" ${others}>${run("newly put")}</w:ins><w:del w:id="8" ${others}><w:r><w:delText>old</w:delText></w:r></w:del>${run(" words")}`,
  ),
].join("");
const original = aWordFile({ body, comments: paragraph(run("Check this.")) });

/** The original with a word changed in each paragraph, as the package writes it. */
function edit(): { bytes: Buffer; text: ReturnType<typeof judgeText> } {
  const document = openWordDocument(original);
  const edits = new Map([
    [0, [{ start: 6, end: 10, replacement: "words" }]],
    [1, [{ start: 13, end: 16, replacement: "is" }]],
    [2, [{ start: 6, end: 9, replacement: "set" }]],
  ]);
  const { bytes, applied } = writeTrackedChanges(document, edits, { author, date: "2031-02-03" });
  expect(applied).toBe(3);
  return { bytes: Buffer.from(bytes), text: judgeText(document, bytes, edits, author) };
}

/** The edited file with the main part changed once more, without a trace. */
function tamper(from: string | RegExp, to: string): Buffer {
  const { bytes } = edit();
  const before = partText(bytes);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`nothing to replace: ${from}`);
  return rebuilt(bytes, "word/document.xml", after);
}

function rebuilt(file: Buffer, name: string, content: string): Buffer {
  return aZip(
    readZip(file).entries.map((entry) => ({
      name: entry.name,
      data: entry.name === name ? content : (entry.data ?? ""),
    })),
  );
}

const rulesBroken = (edited: Uint8Array): Rule[] => [
  ...new Set(findDamage(original, edited, author).map(({ rule }) => rule)),
];

describe("the judge of what the package writes", () => {
  test("what the package writes has no damage, and its text is the one asked for", () => {
    const { bytes, text } = edit();
    expect(findDamage(original, bytes, author)).toEqual([]);
    expect(text.damage).toEqual([]);
    expect(text.lines).toEqual(["Intro words", "See (Lee) it is there", "newly setold words"]);
  });

  test("text other than the one asked for is damage", () => {
    const document = openWordDocument(original);
    const { bytes } = edit();
    const asked = new Map([[0, [{ start: 0, end: 5, replacement: "Outro" }]]]);
    const { damage } = judgeText(document, bytes, asked, author);
    expect(damage.map(({ rule }) => rule)).toContain("text");
  });

  test("a text box changed in one of its two versions only is damage", () => {
    const file = aWordFile(paragraph(textBox(paragraph(run("one two")))));
    const document = openWordDocument(file);
    const asked = new Map([[1, [{ start: 4, end: 7, replacement: "three" }]]]);
    const { bytes } = writeTrackedChanges(document, asked, { author, date: "2031-02-03" });
    expect(judgeText(document, bytes, asked, author).damage).toEqual([]);
    const [changed = ""] = partText(bytes).split("<mc:Fallback>");
    const [, unchanged = ""] = partText(file).split("<mc:Fallback>");
    const half = rebuilt(
      Buffer.from(bytes),
      "word/document.xml",
      `${changed}<mc:Fallback>${unchanged}`,
    );
    expect(findDamage(file, half, author)).toEqual([]);
    const { damage } = judgeText(document, half, asked, author);
    expect(damage.map(({ rule }) => rule)).toEqual(["text"]);
  });

  const broken: [what: string, rule: Rule, from: string | RegExp, to: string][] = [
    ["a changed letter", "reject", "Intro", "Intra"],
    ["a look that is lost", "reject", /<w:rPr><w:b\/><\/w:rPr><w:delText/, "<w:delText"],
    ["w:t in a deletion", "placement", /<w:delText([^>]*)>was<\/w:delText>/, "<w:t$1>was</w:t>"],
    ["w:delText outside of one", "placement", "<w:t>Intro</w:t>", "<w:delText>Intro</w:delText>"],
    ["white space no longer preserved", "placement", ' xml:space="preserve"> it ', "> it "],
    [
      "a revision in a run",
      "placement",
      /(<w:ins w:id="\d+" w:author="Curie".*?<\/w:ins>)/,
      "<w:r>$1</w:r>",
    ],
    ["a revision without an author", "placement", ' w:author="Curie"', ""],
    [
      "a revision whose number is none",
      "placement",
      /w:id="\d+" w:author="Curie"/,
      'w:id="x1" w:author="Curie"',
    ],
    [
      "a link inside a deletion",
      "placement",
      /(<w:hyperlink.*?)<w:t>there<\/w:t>(.*?<\/w:hyperlink>)/,
      '<w:del w:id="99" w:author="Curie">$1<w:delText>there</w:delText>$2</w:del>',
    ],
    [
      "a deleted citation",
      "accept",
      /(<w:r><w:fldChar w:fldCharType="begin".*?"end"\/><\/w:r>)/,
      '<w:del w:id="99" w:author="Curie">$1</w:del>',
    ],
    ["the end of a field lost", "reject", '<w:r><w:fldChar w:fldCharType="end"/></w:r>', ""],
    ["the end of a bookmark lost", "reject", '<w:bookmarkEnd w:id="5"/>', ""],
    ["a bookmark moved", "reject", /(<w:bookmarkStart[^>]*>)(<w:r>.*?<\/w:r>)/, "$2$1"],
    ["a number used twice", "ids", /w:id="\d+" w:author="Curie"/g, 'w:id="99" w:author="Curie"'],
    ["the number of a bookmark", "ids", /w:id="\d+" w:author="Curie"/, 'w:id="5" w:author="Curie"'],
    ["somebody's insertion accepted", "reject", /<w:ins w:id="7"[^>]*>(.*?)<\/w:ins>/, "$1"],
    ["another target of a link", "xml", 'r:id="rId9"', 'r:id="rId8"'],
    ["a declaration lost", "xml", / xmlns:v="[^"]*"/, ""],
    [
      "an ignorable prefix that is undeclared",
      "xml",
      "<w:document ",
      '<w:document mc:Ignorable="w16" ',
    ],
    ["another XML declaration", "xml", ' standalone="yes"', ""],
    ["markup that is not well-formed", "xml", "</w:body>", ""],
    ["a DOCTYPE", "xml", "<w:document", '<!DOCTYPE x [<!ENTITY a "b">]><w:document'],
  ];

  test.each(broken)("%s is damage", (_what, rule, from, to) => {
    expect(rulesBroken(tamper(from, to))).toContain(rule);
  });

  test("a changed, lost or added part, another order and another checksum are damage", () => {
    const { bytes } = edit();
    const entries = readZip(bytes).entries.map(({ name, data }) => ({ name, data: data ?? "" }));
    const comments = partText(bytes, "word/comments.xml").replace("Check", "Chuck");
    expect(rulesBroken(rebuilt(bytes, "word/comments.xml", comments))).toContain("parts");
    expect(rulesBroken(aZip(entries.slice(0, -1)))).toContain("parts");
    expect(rulesBroken(aZip([...entries, { name: "word/x.xml", data: "<a/>" }]))).toContain(
      "parts",
    );
    expect(rulesBroken(aZip([...entries.slice(1), ...entries.slice(0, 1)]))).toContain("zip");
    expect(rulesBroken(aZip(entries.map((entry) => ({ ...entry, crc: 1 }))))).toContain("zip");
    expect(rulesBroken(bytes.subarray(0, 1500))).toContain("zip");
  });

  test("untouched parts that were only compressed anew are damage", () => {
    const { bytes } = edit();
    const entries = readZip(bytes).entries.map(({ name, data }) => ({ name, data: data ?? "" }));
    const stored = entries.map((entry) => ({ ...entry, stored: entry.name.startsWith("_rels") }));
    expect(rulesBroken(aZip(stored))).toContain("parts");
  });
});

const pairs = join(import.meta.dirname, "../../../../shared/corpora/docx/handmade/pairs");

/** The rule that each broken pair breaks first; `bad-wrong-expect` is a matter of its text, below. */
const asDamage: Record<string, Rule> = {
  "bad-alice-accepted": "reject",
  "bad-bookmark-end-lost": "reject",
  "bad-citation-deleted": "accept",
  "bad-comment-range-lost": "reject",
  "bad-deltext-outside": "placement",
  "bad-doctype": "xml",
  "bad-dup-entry": "zip",
  "bad-dup-id": "ids",
  "bad-dup-paraid": "ids",
  "bad-field-end-deleted": "accept",
  "bad-field-lost": "reject",
  "bad-hyperlink-in-del": "placement",
  "bad-id-clashes-bookmark": "ids",
  "bad-id-not-number": "placement",
  "bad-ignorable-undeclared": "xml",
  "bad-ins-in-run": "placement",
  "bad-lost-bold": "reject",
  "bad-lost-text": "reject",
  "bad-no-author": "placement",
  "bad-not-wellformed": "xml",
  "bad-ole": "zip",
  "bad-part-changed": "parts",
  "bad-part-lost": "parts",
  "bad-part-new": "parts",
  "bad-rels-changed": "parts",
  "bad-rid-missing": "xml",
  "bad-rtf": "zip",
  "bad-schema-order": "reject",
  "bad-space-lost": "placement",
  "bad-t-in-del": "placement",
  "bad-translated-field": "reject",
  "bad-truncated": "zip",
  "bad-untracked-change": "reject",
  "bad-untracked-split": "reject",
};

describe.skipIf(!existsSync(pairs))("known pairs (needs ../shared)", () => {
  const read = (name: string): Buffer => readFileSync(join(pairs, `${name}.docx`));
  const judge = (name: string): Rule[] => [
    ...new Set(findDamage(read("original"), read(name), "Editor").map(({ rule }) => rule)),
  ];

  test.each(["good", "good-by-author", "good-unchanged"])("%s has no damage", (name) => {
    expect(findDamage(read("original"), read(name), "Editor")).toEqual([]);
  });

  test.each(["good-para-merge", "good-para-split"])(
    "%s is sound, but no change of paragraphs is ours to make",
    (name) => {
      expect(judge(name)).toContain("placement");
    },
  );

  test.each(Object.entries(asDamage))("%s breaks the rule “%s”", (name, rule) => {
    expect(judge(name)).toContain(rule);
  });

  test("accepted, the text of the good pair is the expected one, and the wrong one's is not", () => {
    const expected = readFileSync(join(pairs, "expect.txt"), "utf8").trimEnd().split("\n");
    const linesOf = (name: string): string[] => {
      const part = readZip(read(name)).entries.find((entry) => entry.name === "word/document.xml");
      const { root } = readTree(part?.data ?? new Uint8Array());
      return readPart(resolveRevisions(root, "accept", "Editor")).lines.map(shownText);
    };
    expect(linesOf("good")).toEqual(expected);
    expect(linesOf("bad-wrong-expect")).not.toEqual(expected);
  });
});
