/**
 * The corpus of our own: small Word files, each a manuscript with one hard case, written here. They
 * are in the tree as files, so that the tests that need real files have some on every machine; this
 * program writes them anew: `node packages/docx/test/own-corpus/make.ts`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  aWordFile,
  contentControl,
  equation,
  field,
  link,
  note,
  noteMark,
  othersChange,
  paragraph,
  ruby,
  run,
  style,
  table,
  textBox,
  type WordFileParts,
} from "@curie/docx/testing";

export const ownCorpus = join(import.meta.dirname, "files");

/** What surrounds each hard case: prose with figures, a citation, and mistakes an editor mends. */
const opening = [
  paragraph(run("Effects of canopy shade on soil respiration"), "Title"),
  paragraph(run("Abstract"), "Heading1"),
  paragraph(
    run("Soil respiration were measured in 48 plots between 2019 and 2021 (n = 3 per treatment)."),
  ),
].join("");
const closing = [
  paragraph(
    run(
      "The differences was significant (p < 0.05) &amp; consistent with [12].".replace("<", "&lt;"),
    ),
  ),
  paragraph(run("References"), "Heading1"),
  paragraph(run("12. Okafor, B. &amp; Lindqvist, S. Soil Sci. 44, 101–117 (2018).")),
].join("");

const around = (middle: string, more: WordFileParts = {}): WordFileParts => ({
  body: opening + middle + closing,
  styles: style("Title", "Title") + style("Heading1", "heading 1"),
  ...more,
});

const split = (text: string, properties = "") =>
  [...text].map((letter) => run(letter, properties)).join("");

const cases: Record<string, WordFileParts> = {
  plain: around(paragraph(run("Plots was watered every second day."))),
  "every-letter-a-run": around(paragraph(split("Every letter were typed alone."))),
  "bold-inside-a-word": around(
    paragraph(run("Photo") + run("synthe", "<w:b/>") + run("sis are measured at noon.")),
  ),
  "citation-field": around(
    paragraph(
      run("Litter decay were slower ") +
        field(' ADDIN ZOTERO_ITEM CSL_CITATION {"citationID":"q1"} ', "(Okafor, 2018)") +
        run(" than reported."),
    ),
  ),
  "field-over-two-paragraphs": around(
    (() => {
      const [open = "", close = ""] = field(" ADDIN ZOTERO_BIBL {} ", "<cut/>").split("<cut/>");
      return paragraph(open + run("Okafor, B. 2018.")) + paragraph(run("Sato, M. 2020.") + close);
    })(),
  ),
  "nested-fields": around(
    paragraph(
      run("See ") +
        field(" REF _Ref1 ", `Figure ${field(" SEQ Figure ", "2")}`) +
        run(" for detail."),
    ),
  ),
  hyperlink: around(paragraph(run("The datas are ") + link(run("available here")) + run("."))),
  "content-control": around(contentControl(paragraph(run("The control hold one paragraph.")))),
  "others-changes": around(
    paragraph(
      run("The sites ") +
        othersChange("ins", 5, run("was ")) +
        othersChange("del", 6, "<w:r><w:delText>were </w:delText></w:r>") +
        run("chosen at random."),
    ),
  ),
  "text-box": around(paragraph(run("Beside it ") + textBox(paragraph(run("a box say more."))))),
  "nested-table": around(
    table(
      paragraph(run("Site")),
      table(paragraph(run("Depth were 10 cm"))) + paragraph(run("20 cm")),
    ),
  ),
  footnote: around(paragraph(run("Values was pooled.") + noteMark("footnote", 2)), {
    footnotes:
      '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>' +
      note("footnote", 2, paragraph(run("Two plots was lost in the flood of 2020."))),
  }),
  endnote: around(paragraph(run("Values was pooled.") + noteMark("endnote", 2)), {
    endnotes: note("endnote", 2, paragraph(run("One sensor have failed."))),
  }),
  "comment-range": around(
    paragraph(
      `${run("The ")}<w:commentRangeStart w:id="0"/>${run("means was")}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>${run(" compared.")}`,
    ),
    { comments: `<w:comment w:id="0" w:author="Ann">${paragraph(run("Which test?"))}</w:comment>` },
  ),
  "bookmark-inside-a-word": around(
    paragraph(
      `${run("Respi")}<w:bookmarkStart w:id="3" w:name="_Ref9"/>${run("ration were")}<w:bookmarkEnd w:id="3"/>${run(" halved.")}`,
    ),
  ),
  equation: around(paragraph(run("We sets ") + equation("R=R0eQT") + run(" for every plot."))),
  ruby: around(paragraph(ruby("東京", "とうきょう") + run(" were the nearest station."))),
  "tabs-and-breaks": around(
    paragraph(
      `<w:r><w:t>Site</w:t><w:tab/><w:t>Depth</w:t><w:br/><w:t xml:space="preserve"> two  spaces was here</w:t></w:r>`,
    ),
  ),
  "special-hyphens": around(
    paragraph(
      `<w:r><w:t>long</w:t><w:noBreakHyphen/><w:t>term mea</w:t><w:softHyphen/><w:t>surements was made</w:t></w:r>`,
    ),
  ),
  "hidden-text": around(
    paragraph(run("The sample ") + run("(do not print) ", "<w:vanish/>") + run("were dried.")),
  ),
  "header-and-footer": around(paragraph(run("Plots was fenced.")), {
    header: paragraph(run("Shade and soil") + run(", draft 3")),
    footer: paragraph(run("Page ") + field(" PAGE ", "1")),
  }),
  "smart-tag": around(
    paragraph(
      `<w:smartTag w:uri="urn:schemas-microsoft-com:office:smarttags" w:element="place">${run("Uppsala")}</w:smartTag>${run(" were the site.")}`,
    ),
  ),
  "moved-text": around(
    paragraph(
      `<w:moveFrom w:id="7" w:author="Ann" w:date="2020-01-01T00:00:00Z">${run("First. ")}</w:moveFrom>${run("Second was here. ")}<w:moveTo w:id="8" w:author="Ann" w:date="2020-01-01T00:00:00Z">${run("First. ")}</w:moveTo>`,
    ),
  ),
  "many-scripts": around(
    paragraph(run("数据 were naïve; ΔT = 2.5 °C; Привет; مرحبا", '<w:lang w:val="en-GB"/>')),
  ),
  "utf-16": (() => {
    const { document } = {
      document: `<?xml version="1.0" encoding="UTF-16"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${opening}${closing}</w:body></w:document>`,
    };
    return { document: Buffer.from(`\uFEFF${document}`, "utf16le") };
  })(),
  "only-equations": { body: paragraph(equation("x=1")) + paragraph(equation("y=2")) },
  empty: { body: "" },
};

/** Files that are refused, each with the code it is refused with. */
const refused: Record<string, WordFileParts | Buffer> = {
  "refused-protected-document": around("", {
    settings: '<w:documentProtection w:edit="readOnly" w:enforcement="1"/>',
  }),
  "refused-corrupt": aWordFile(around("")).subarray(0, 900),
  "refused-unsafe-file": {
    document: `<!DOCTYPE x [<!ENTITY a "b">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>`,
  },
  "refused-empty-file": Buffer.alloc(0),
  "refused-not-a-word-file": Buffer.from("%PDF-1.7\n"),
};

/** Every file of the corpus by its name. */
export function makeOwnCorpus(): Map<string, Buffer> {
  const all = Object.entries({ ...cases, ...refused });
  return new Map(
    all.map(([name, made]) => [`${name}.docx`, Buffer.isBuffer(made) ? made : aWordFile(made)]),
  );
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(ownCorpus, { recursive: true });
  for (const [name, bytes] of makeOwnCorpus()) writeFileSync(join(ownCorpus, name), bytes);
}
