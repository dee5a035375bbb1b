import { acceptAll, openWordDocument, readRejectedText } from "@curie/docx";
import { aWordFile, equation, note, noteMark, paragraph, run, table } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { compareVersions, wordEdits } from "./compare.ts";

const options = { author: "Curie: comparison", date: "2026-11-23T10:00:00Z" };
const texts = [
  "Soils lose carbon when they are drained, as many studies have shown before.",
  "The samples were taken in the spring of every year by the same two people.",
  "All of the plots were ploughed to the same depth before the study began.",
  "Nobody knows why the third plot lost more carbon than all of the others.",
];
const plain = (list: readonly string[]) => list.map((text) => paragraph(run(text))).join("");
const textsOf = (bytes: Uint8Array) => openWordDocument(bytes).paragraphs.map(({ text }) => text);

/** The texts with everything accepted, and with everything rejected. */
function bothOf(older: Uint8Array, newer: Uint8Array) {
  const made = compareVersions(older, newer, options);
  const written = openWordDocument(made.bytes);
  return {
    made,
    accepted: textsOf(acceptAll(written).bytes),
    rejected: readRejectedText(written).map(({ text }) => text),
  };
}

describe("a comparison of two versions", () => {
  const [one = "", two = "", three = "", four = ""] = texts;
  test.each([
    ["the same text", texts],
    ["other words", [one, two.replace("spring", "late autumn"), three, four]],
    ["a paragraph less", [one, three, four]],
    ["the first one less", [two, three, four]],
    ["the last one less", [one, two, three]],
    ["the last two less", [one, two]],
    ["a paragraph more", [one, two, "A new one stands here, and nobody knew it.", three, four]],
    ["more at the end", [...texts, "One more of them stands here.", "And one more behind it."]],
    ["more at the beginning", ["One more of them stands here.", ...texts]],
    ["one that moved", [four, one, two, three]],
    ["nothing that is the same", ["Birds sing.", "Fish do not, as far as anybody knows."]],
  ])("with %s gives the new text accepted and the old one rejected", (_, found) => {
    const { made, accepted, rejected } = bothOf(aWordFile(plain(texts)), aWordFile(plain(found)));
    expect(accepted).toEqual(found);
    expect(rejected).toEqual(texts);
    expect(made).toMatchObject({ isWhole: true, notMarked: { older: [], newer: [] } });
  });

  test("marks words, and not whole paragraphs", () => {
    const newer = aWordFile(plain([one.replace("many studies", "four studies"), two, three, four]));
    const { bytes, reworded } = compareVersions(aWordFile(plain(texts)), newer, options);
    expect(reworded).toBe(1);
    const markup = openWordDocument(bytes).source.parts[0]?.decoded.text ?? "";
    expect(markup.match(/<w:ins /g)).toHaveLength(1);
    expect(markup).toMatch(/<w:delText[^>]*>many<\/w:delText>/);
    expect(markup.indexOf("<w:del ")).toBeLessThan(markup.indexOf("<w:ins "));
  });

  test("knows which of two with the same text was moved by what Word calls it", () => {
    const named = (list: readonly [string, string][]) =>
      aWordFile(
        list
          .map(([name, text]) =>
            paragraph(run(text)).replace(
              "<w:p>",
              `<w:p w14:paraId="${name}">` +
                `<w:pPr w14:of="${name}"><w:keepNext/><w:rPr w14:of="${name}"><w:b/></w:rPr></w:pPr>`,
            ),
          )
          .join(""),
      );
    const older = named([
      ["00000001", one],
      ["00000002", two],
      ["00000003", three],
      ["00000004", one],
      ["00000005", four],
    ]);
    const newer = named([
      ["00000002", two],
      ["00000003", three],
      ["00000001", one],
      ["00000004", one],
      ["00000005", four],
    ]);
    const { bytes, isWhole, added, removed } = compareVersions(older, newer, options);
    const rejected = openWordDocument(bytes).source.parts[0]?.decoded.text ?? "";
    const gone = rejected.slice(0, rejected.indexOf('paraId="00000002"'));
    expect({ isWhole, added, removed }).toEqual({ isWhole: true, added: 1, removed: 1 });
    // What is rejected is the very paragraph, with all that its properties said.
    expect(gone).toMatch(
      /w14:paraId="00000001"[^>]*><w:pPr w14:of="00000001"><w:keepNext\/><w:rPr w14:of="00000001"><w:del /,
    );
    expect(rejected.match(/paraId="00000001"/g)).toHaveLength(1);
  });

  test("leaves alone what declares namespaces of its own, and says so", () => {
    const declaring = (list: readonly string[]) =>
      aWordFile(plain(list).replaceAll("<w:p>", '<w:p xmlns:x="urn:x">'));
    const { made, accepted } = bothOf(declaring(texts), declaring([two, three, one, four]));
    expect(accepted).toEqual([two, three, one, four]);
    expect(made).toMatchObject({ isWhole: false, notMarked: { older: [1], newer: [3] } });
  });

  test("marks rows that came, and cells whose text is another one", () => {
    const rows = (...cells: string[]) => table(...cells.map((cell) => paragraph(run(cell))));
    const older = aWordFile(plain([one]) + rows("Carbon", "4.5 g") + plain([two]));
    const newer = aWordFile(plain([one]) + rows("Nitrogen", "4.5 g") + plain([two]));
    const { made, rejected } = bothOf(older, newer);
    expect(made).toMatchObject({ reworded: 1, isWhole: true });
    expect(rejected).toContain("Carbon");
    const more = bothOf(
      aWordFile(plain([one, two])),
      aWordFile(plain([one]) + rows("Nitrogen", "2.5 g") + plain([two])),
    );
    expect(more.made).toMatchObject({ added: 2, isWhole: true });
    expect(more.rejected.filter((text) => text !== "")).toEqual([one, two]);
  });

  test("says which paragraphs it does not mark: notes that came, formulas that went", () => {
    const withNote = (text: string) => ({
      body: plain([one]) + paragraph(run(two) + noteMark("footnote", 2)),
      footnotes: note("footnote", 2, paragraph(run(text))),
    });
    const notes = compareVersions(
      aWordFile(withNote("A note that says something about soils.")),
      aWordFile(withNote("Another one, quite unlike the first in its words.")),
      options,
    );
    expect(
      notes.notMarked.newer.length + notes.notMarked.older.length + notes.reworded,
    ).toBeGreaterThan(0);
    const formula = compareVersions(
      aWordFile(paragraph(`${run(`${one} It is `)}${equation("E=mc2")}${run(" for all.")}`)),
      aWordFile(plain([`${one} It is known for all.`])),
      options,
    );
    expect(formula.notMarked.newer).toEqual([1]);
  });
});

test.each([
  ["one two three", "one 2 three", [[4, 7, "2"]]],
  ["one two three four", "one 2 3 four", [[4, 13, "2 3"]]],
  ["the same", "the same", []],
  ["one three", "one two three", [[4, 4, "two "]]],
])("the words of %j become %j", (text, wanted, edits) => {
  const found = wordEdits(text, wanted);
  expect(found.map(({ start, end, replacement }) => [start, end, replacement])).toEqual(edits);
});
