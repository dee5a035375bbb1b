/**
 * Seeded Word files that hold the hard things side by side: runs split anywhere, fields, links,
 * content controls, others' changes, text boxes, notes, tables, ruby, equations; in any encoding.
 */
import {
  aWordFile,
  contentControl,
  equation,
  field,
  link,
  namespaces,
  note,
  noteMark,
  othersChange,
  paragraph,
  ruby,
  seededRandom,
  table,
  textBox,
} from "@curie/docx/testing";
import { below, pick, type Random } from "./random.ts";

const words =
  "the results was significant in both group and analysis show that cells were naïve 数据 x&lt;y &amp; p&#x3E;0.05".split(
    " ",
  );
const formattings = ["", "", "", "<w:b/>", "<w:i/>", '<w:lang w:val="en-GB"/>', "<w:vanish/>"];

class FileMaker {
  readonly #random: Random;
  #nextId = 1;
  readonly #notes: string[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  make(): Buffer {
    const body = this.#times(3, 10, () => this.#block(0)).join(this.#pick(["", "", "\n"]));
    const footnotes = `<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>${this.#notes.join("")}`;
    const document = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document ${namespaces}><w:body>${body}<w:sectPr/></w:body></w:document>`;
    return aWordFile({
      document: this.#encode(document),
      footnotes,
      header: paragraph(this.#inline(0)),
      comments: `<w:comment w:id="0" w:author="B">${paragraph(this.#inline(3))}</w:comment>`,
    });
  }

  #pick<Item>(list: readonly Item[]): Item {
    return pick(this.#random, list);
  }

  #times<Item>(from: number, to: number, make: () => Item): Item[] {
    return Array.from({ length: from + below(this.#random, to - from + 1) }, make);
  }

  #encode(document: string): string | Uint8Array {
    switch (below(this.#random, 8)) {
      case 0:
        return Buffer.from(`\uFEFF${document.replace("UTF-8", "UTF-16")}`, "utf16le");
      case 1:
        return `\uFEFF${document}`;
      case 2:
        return document.replaceAll("><", ">\r\n<");
      case 3: // elements without a prefix, attributes with one
        return document
          .replace("<w:document ", `<w:document xmlns="${wordNamespace}" `)
          .replaceAll(/<(\/?)w:/g, "<$1");
      case 4:
        return document.replaceAll(
          wordNamespace,
          "http://purl.oclc.org/ooxml/wordprocessingml/main",
        );
      default:
        return document;
    }
  }

  #block(depth: number): string {
    const choice = depth > 2 ? 0 : below(this.#random, 14);
    if (choice === 1) {
      return table(...this.#times(1, 3, () => this.#block(depth + 1)));
    }
    if (choice === 2) return contentControl(this.#block(depth + 1), this.#controlProperties());
    if (choice === 3) {
      // a field over two paragraphs
      const [open = "", close = ""] = field(" ADDIN ZOTERO_BIBL {} ", "<cut/>").split("<cut/>");
      return paragraph(open + this.#inline(2)) + paragraph(this.#inline(2) + close);
    }
    return paragraph(this.#inline(depth), this.#pick([undefined, undefined, "Heading1"]));
  }

  #inline(depth: number): string {
    return this.#times(1, 6, () => this.#piece(depth)).join("");
  }

  /** Runs, or something that holds runs. */
  #piece(depth: number): string {
    if (depth > 3 || this.#random() < 0.5) return this.#runs();
    const inside = (): string => this.#piece(depth + 1);
    const id = (): number => this.#nextId++;
    const makers: (() => string)[] = [
      () => field(' ADDIN ZOTERO_ITEM CSL_CITATION {"a":1} ', this.#runs()),
      () => field(" REF _Ref1 \\h ", this.#runs()),
      () => `<w:fldSimple w:instr=" PAGE ">${this.#runs()}</w:fldSimple>`,
      () => link(inside()),
      () => contentControl(inside(), this.#controlProperties()),
      () => othersChange("ins", id(), inside()),
      () => othersChange("del", id(), this.#runs()),
      () =>
        othersChange("moveFrom", id(), this.#runs()) + othersChange("moveTo", id(), this.#runs()),
      () => `<w:smartTag w:element="place">${inside()}</w:smartTag>`,
      () => ruby(this.#pick(words), "x"),
      () => equation("E=m"),
      () => textBox(paragraph(this.#runs()) + paragraph(this.#runs())),
      () =>
        `<w:bookmarkStart w:id="${this.#nextId}" w:name="b${this.#nextId}"/>${inside()}<w:bookmarkEnd w:id="${id()}"/>`,
      () => `<w:commentRangeStart w:id="0"/>${inside()}<w:commentRangeEnd w:id="0"/>`,
      () => '<w:proofErr w:type="spellStart"/><!-- c --><?x y?>',
      () => {
        this.#notes.push(note("footnote", this.#notes.length + 1, paragraph(this.#runs())));
        return noteMark("footnote", this.#notes.length);
      },
      () => `<w:r>${this.#texts()}<w:tab/>${this.#texts()}<w:br/>${this.#texts()}</w:r>`,
      () =>
        `<w:r><w:rPr><w:b/><w:rPrChange w:id="${id()}" w:author="Somebody"><w:rPr/></w:rPrChange></w:rPr>${this.#texts()}</w:r>`,
    ];
    return this.#pick(makers)();
  }

  #controlProperties(): string {
    return this.#pick([
      '<w:id w:val="7"/>',
      "<w:text/>",
      '<w:lock w:val="contentLocked"/>',
      '<w:dataBinding w:xpath="/a"/>',
      '<w:tag w:val="MENDELEY_CITATION_v3_x"/>',
    ]);
  }

  /** A sentence cut into runs anywhere. */
  #runs(): string {
    return this.#times(1, 4, () => {
      const look = this.#pick(formattings);
      const rsid = this.#pick(["", "", ' w:rsidR="00A1B2C3"']);
      return `<w:r${rsid}>${look === "" ? "" : `<w:rPr>${look}</w:rPr>`}${this.#texts()}</w:r>`;
    }).join("");
  }

  #texts(): string {
    const text = this.#times(1, 5, () => this.#pick(words)).join(" ");
    switch (below(this.#random, 6)) {
      case 0:
        return `<w:t>  ${text} </w:t>`; // not preserved: shown without them
      case 1:
        return `<w:t><![CDATA[${this.#pick(["a < b", "cells & more"])}]]></w:t>`;
      case 2:
        return `<w:t>${text}</w:t><w:t xml:space="preserve"> ${text}</w:t>`;
      default:
        return `<w:t xml:space="preserve">${text} </w:t>`;
    }
  }
}

const wordNamespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

export function randomWordFile(seed: number): Buffer {
  return new FileMaker(seededRandom(seed)).make();
}
