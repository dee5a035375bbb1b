/**
 * Chinese and Japanese without shipping a font: the PDF names one of the collections that every
 * reader provides for (ISO 32000-1 §9.7.5.2, predefined CMaps), text is UTF-16, and a ToUnicode map
 * lets it be searched and copied.
 */
export type CidFonts = {
  /** A text in runs for the built-in Latin fonts and runs for these. */
  split(text: string): { text: string; latin: boolean }[];
  /** Every letter is as wide as it is high. */
  widthOf(text: string, size: number): number;
  /** Writes one line; `y` is its top edge, as in pdfkit. */
  write(text: string, x: number, y: number, size: number): void;
  /** Ends the font objects, before the document ends. */
  end(): void;
};

type Script = { name: string; ordering: string; cmap: string; base: string };

const chinese: Script = {
  name: "SandboxSC",
  ordering: "GB1",
  cmap: "UniGB-UTF16-H",
  base: "STSong-Light",
};
const japanese: Script = {
  name: "SandboxJP",
  ordering: "Japan1",
  cmap: "UniJIS-UTF16-H",
  base: "HeiseiKakuGo-W5",
};

/** Letters of Windows-1252, which the built-in fonts have, and all others, in turn. */
const runs =
  /([ -~\u00a0-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+)|([^ -~\u00a0-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+)/gu;
/** How far the letters of Helvetica rise above their line: these stand on the same one. */
const ascent = 0.718;
const kana = /[\u3040-\u30ff]/u;

/** pdfkit's objects for what its fonts do not cover; both methods are part of its own drawing code. */
type LowLevel = {
  page: { height: number; fonts: Record<string, PDFKit.PDFKitReference> };
  addContent(data: string): unknown;
};

export function openCidFonts(document: PDFKit.PDFDocument): CidFonts {
  const low = document as unknown as LowLevel;
  const fonts = new Map<string, PDFKit.PDFKitReference>();

  function fontFor(script: Script): PDFKit.PDFKitReference {
    const known = fonts.get(script.name);
    if (known) return known;
    const font = makeFont(document, script);
    fonts.set(script.name, font);
    return font;
  }

  return {
    split: (text) =>
      [...text.matchAll(runs)].map(([run, latin]) => ({ text: run, latin: latin !== undefined })),
    widthOf: (text, size) => [...text].length * size,
    write(text, x, y, size) {
      const script = kana.test(text) ? japanese : chinese;
      Object.assign(low.page.fonts, { [script.name]: fontFor(script) });
      // pdfkit turns the page upside down, and text with it; this turns it back.
      const baseline = y + ascent * size;
      low.addContent(
        `BT 1 0 0 -1 ${x} ${baseline} Tm /${script.name} ${size} Tf <${utf16(text)}> Tj ET`,
      );
    },
    end() {
      for (const font of fonts.values()) font.end(undefined);
    },
  };
}

function makeFont(document: PDFKit.PDFDocument, script: Script): PDFKit.PDFKitReference {
  const descriptor = document.ref({
    Type: "FontDescriptor",
    FontName: script.base,
    Flags: 4,
    FontBBox: [-25, -254, 1000, 880],
    ItalicAngle: 0,
    Ascent: 880,
    Descent: -120,
    CapHeight: 880,
    StemV: 93,
  });
  const descendant = document.ref({
    Type: "Font",
    Subtype: "CIDFontType0",
    BaseFont: script.base,
    CIDSystemInfo: {
      Registry: new String("Adobe"),
      Ordering: new String(script.ordering),
      Supplement: 4,
    },
    FontDescriptor: descriptor,
    DW: 1000,
  });
  const toUnicode = document.ref({});
  const font = document.ref({
    Type: "Font",
    Subtype: "Type0",
    BaseFont: `${script.base}-${script.cmap}`,
    Encoding: script.cmap,
    DescendantFonts: [descendant],
    ToUnicode: toUnicode,
  });
  toUnicode.end(Buffer.from(identityMap));
  descriptor.end(undefined);
  descendant.end(undefined);
  return font;
}

/** Every code of two bytes is the UTF-16 unit that it says. */
const identityMap = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${unitRanges(0, 100)}${unitRanges(100, 200)}${unitRanges(200, 256)}endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

/** A range may not go beyond the last byte, and a block holds at most a hundred. */
function unitRanges(from: number, to: number): string {
  const rows = Array.from({ length: to - from }, (_, index) => {
    const high = (from + index).toString(16).padStart(2, "0");
    return `<${high}00> <${high}ff> <${high}00>`;
  });
  return `${rows.length} beginbfrange\n${rows.join("\n")}\nendbfrange\n`;
}

function utf16(text: string): string {
  return Buffer.from(text, "utf16le").swap16().toString("hex");
}
