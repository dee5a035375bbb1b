/**
 * Pages of a PDF with a text layer. Latin letters use the fonts that every reader has; Chinese and
 * Japanese ones name the collections that readers provide for (ISO 32000-1 §9.7.5.2), so that nothing has to
 * be embedded. The same content is the same file.
 */
export type PdfPage = {
  title: string;
  /** In points, 72 to the inch. */
  width: number;
  height: number;
  /** Drawing instructions, one a line (`pdfText`, `pdfMark`, `pdfLine`). */
  content: readonly string[];
};

export type PdfText = { x: number; y: number; size: number; bold?: boolean };

/** Runs of letters that one font has, each after the other; from the bottom left. */
export function pdfText(text: string, { x, y, size, bold = false }: PdfText): string {
  return `BT ${x} ${y} Td ${shownText(text, size, bold)} ET`;
}

/** Pale, and climbing: a mark across the page. */
export function pdfMark(text: string, { x, y, size }: PdfText): string {
  const [cos, sin] = [0.94, 0.34];
  return `q 0.8 g BT ${cos} ${sin} ${-sin} ${cos} ${x} ${y} Tm ${shownText(text, size, true)} ET Q`;
}

export function pdfLine(from: { x: number; y: number }, to: { x: number; y: number }): string {
  return `0.6 w ${from.x} ${from.y} m ${to.x} ${to.y} l S`;
}

function shownText(text: string, size: number, bold: boolean): string {
  const script = /[\u3040-\u30ff]/u.test(text) ? "Japan" : "China";
  const latin = bold ? "Bold" : "Plain";
  const runs = [...text.matchAll(/([ -~\u00a0-\u00ff]+)|([^ -~\u00a0-\u00ff]+)/gu)];
  const shown = runs.map(([run, inLatin]) =>
    inLatin !== undefined
      ? `/${latin} ${size} Tf <${Buffer.from(run, "latin1").toString("hex")}> Tj`
      : `/${script} ${size} Tf <${utf16(run)}> Tj`,
  );
  return shown.join(" ");
}

function utf16(text: string): string {
  return Buffer.from(text, "utf16le").swap16().toString("hex");
}

/** Objects, the table of where they stand, and the trailer that names it (ISO 32000-1 §7.5). */
export function pdfFile({ title, width, height, content }: PdfPage): Buffer {
  const collection = (first: number, base: string, ordering: string, cmap: string) => [
    `<< /Type /Font /Subtype /Type0 /BaseFont /${base}-${cmap} /Encoding /${cmap} /DescendantFonts [${first + 1} 0 R] /ToUnicode 13 0 R >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${base} /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 4 >> /FontDescriptor ${first + 2} 0 R /DW 1000 >>`,
    `<< /Type /FontDescriptor /FontName /${base} /Flags 4 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>`,
  ];
  const latin = (base: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${base} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /Plain 5 0 R /Bold 6 0 R /China 7 0 R /Japan 10 0 R >> >> >>`,
    stream(content.join("\n")),
    latin("Helvetica"),
    latin("Helvetica-Bold"),
    ...collection(7, "STSong-Light", "GB1", "UniGB-UTF16-H"),
    ...collection(10, "HeiseiKakuGo-W5", "Japan1", "UniJIS-UTF16-H"),
    stream(identityMap()),
    `<< /Title <feff${utf16(title)}> >>`,
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const size = objects.length + 1;
  const start = text.length;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${entries.join("")}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "ascii");
}

function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** Says that every code of two bytes is the UTF-16 unit it looks like, so that text can be copied. */
function identityMap(): string {
  const rows = Array.from({ length: 256 }, (_, high) => {
    const byte = high.toString(16).padStart(2, "0");
    return `<${byte}00> <${byte}ff> <${byte}00>`;
  });
  const blocks = [rows.slice(0, 100), rows.slice(100, 200), rows.slice(200)].map(
    (some) => `${some.length} beginbfrange\n${some.join("\n")}\nendbfrange`,
  );
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
    "1 begincodespacerange <0000> <ffff> endcodespacerange",
    ...blocks,
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}
