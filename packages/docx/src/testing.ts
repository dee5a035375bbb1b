/** Builds small Word files for tests, here and in other packages. Not part of the product. */
import { crc32, deflateRawSync } from "node:zlib";
import { readArchive, readEntry } from "./container/archive.ts";
import { defaultLimits } from "./limits.ts";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";

/** Namespace declarations that every built part carries. */
export const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${OFFICE}/relationships"`,
  `xmlns:m="${OFFICE}/math"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(" ");

export type ZipEntry = { name: string; data: string | Uint8Array; stored?: boolean; crc?: number };

/** A zip file with exactly these entries, however odd their names. */
export function aZip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const records: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const data = Buffer.from(entry.data);
    const packed = entry.stored ? data : deflateRawSync(data);
    const name = Buffer.from(entry.name);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(entry.stored ? 0 : 8, 8);
    header.writeUInt32LE(entry.crc ?? crc32(data), 14);
    header.writeUInt32LE(packed.length, 18);
    header.writeUInt32LE(data.length, 22);
    header.writeUInt16LE(name.length, 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(20, 4);
    header.copy(record, 6, 4, 30);
    record.writeUInt32LE(offset, 42);
    bodies.push(header, name, packed);
    records.push(record, name);
    offset += header.length + name.length + packed.length;
  }
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}

/** Parts by what they are, as the markup inside their root elements; or whole, where it says so. */
export type WordFileParts = {
  body?: string;
  /** The whole main part, instead of `body`. */
  document?: string | Uint8Array;
  styles?: string;
  settings?: string;
  footnotes?: string;
  endnotes?: string;
  comments?: string;
  header?: string;
  footer?: string;
  /** Content type of the main part behind the vendor prefix. */
  mainType?: string;
  /** Further entries as they are. */
  extra?: readonly ZipEntry[];
};

const secondary = [
  ["styles", "styles", "styles"],
  ["settings", "settings", "settings"],
  ["footnotes", "footnotes", "footnotes"],
  ["endnotes", "endnotes", "endnotes"],
  ["comments", "comments", "comments"],
  ["header", "hdr", "header"],
  ["footer", "ftr", "footer"],
] as const;

/** A .docx from the markup of its body, or of its parts. */
export function aWordFile(content: string | WordFileParts): Buffer {
  const parts: WordFileParts = typeof content === "string" ? { body: content } : content;
  const given = secondary.filter(([part]) => parts[part] !== undefined);
  const overrides = given.map(
    ([part, , kind]) =>
      `<Override PartName="/word/${part}.xml" ContentType="${WORD}.${kind}+xml"/>`,
  );
  const links = given.map(
    ([part, , kind], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/relationships/${kind}" Target="${part}.xml"/>`,
  );
  const mainType = parts.mainType ?? `${WORD}.document.main+xml`;
  return aZip([
    {
      name: "[Content_Types].xml",
      data: `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/>${overrides.join("")}</Types>`,
    },
    {
      name: "_rels/.rels",
      data: `${DECLARATION}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: "word/_rels/document.xml.rels",
      data: `${DECLARATION}<Relationships xmlns="${RELATIONSHIPS}">${links.join("")}</Relationships>`,
    },
    {
      name: "word/document.xml",
      data:
        parts.document ??
        `${DECLARATION}<w:document ${namespaces}><w:body>${parts.body ?? ""}</w:body></w:document>`,
    },
    ...given.map(([part, root]) => ({
      name: `word/${part}.xml`,
      data: `${DECLARATION}<w:${root} ${namespaces}>${parts[part]}</w:${root}>`,
    })),
    ...(parts.extra ?? []),
  ]);
}

/** A run, with the properties' markup if any. */
export function run(text: string, properties = ""): string {
  const formatted = properties === "" ? "" : `<w:rPr>${properties}</w:rPr>`;
  const space = text.trim() === text ? "" : ' xml:space="preserve"';
  return `<w:r>${formatted}<w:t${space}>${text}</w:t></w:r>`;
}

/** A paragraph of the given markup; a style first, if named. */
export function paragraph(content: string, style?: string): string {
  const properties = style === undefined ? "" : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${properties}${content}</w:p>`;
}

/** A complex field: code, then result, both as markup of runs or as plain text. */
export function field(instruction: string, result: string): string {
  const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const shown = result.startsWith("<") || result === "" ? result : run(result);
  return `${mark("begin")}<w:r><w:instrText xml:space="preserve">${instruction}</w:instrText></w:r>${mark("separate")}${shown}${mark("end")}`;
}

/** A link to the relationship `rIdLink`, around runs. */
export function link(content: string): string {
  return `<w:hyperlink r:id="rIdLink">${content}</w:hyperlink>`;
}

/** Somebody else's tracked change: `ins`, `del`, `moveFrom` or `moveTo` around runs. */
export function othersChange(
  kind: "ins" | "del" | "moveFrom" | "moveTo",
  id: number,
  content: string,
): string {
  const runs = kind === "del" ? content.replace(/(<\/?w:)t(?=[ >])/g, "$1delText") : content;
  return `<w:${kind} w:id="${id}" w:author="Somebody" w:date="2024-02-02T10:00:00Z">${runs}</w:${kind}>`;
}

/** A content control around runs or paragraphs, with the markup of its properties. */
export function contentControl(content: string, properties = ""): string {
  return `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
}

/** A run with a text box, in both versions that Word writes: drawing and VML. */
export function textBox(paragraphs: string): string {
  const content = `<w:txbxContent>${paragraphs}</w:txbxContent>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${content}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${content}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
}

/** A table of one row. */
export function table(...cells: string[]): string {
  return `<w:tbl><w:tblPr/><w:tblGrid/><w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join("")}</w:tr></w:tbl>`;
}

/** A run with ruby text above its base. */
export function ruby(base: string, above: string): string {
  return `<w:r><w:ruby><w:rubyPr/><w:rt><w:r><w:t>${above}</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>${base}</w:t></w:r></w:rubyBase></w:ruby></w:r>`;
}

export function equation(text: string): string {
  return `<m:oMath><m:r><m:t>${text}</m:t></m:r></m:oMath>`;
}

/** The mark of a footnote or endnote in the text. */
export function noteMark(kind: "footnote" | "endnote", id: number): string {
  return `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:${kind}Reference w:id="${id}"/></w:r>`;
}

/** A note for `WordFileParts.footnotes` or `.endnotes`. */
export function note(kind: "footnote" | "endnote", id: number, paragraphs: string): string {
  return `<w:${kind} w:id="${id}">${paragraphs}</w:${kind}>`;
}

/** A paragraph style for `WordFileParts.styles`. */
export function style(id: string, name: string, more = ""): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
}

/** The text of one entry of a built or written file. */
export function partText(file: Uint8Array, name = "word/document.xml"): string {
  const archive = readArchive(file, defaultLimits);
  const entry = archive.entries.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`no entry ${name}`);
  return readEntry(archive, entry).toString("utf8");
}

/** What stands between the body's tags. */
export function bodyOf(file: Uint8Array): string {
  const text = partText(file);
  return text.slice(text.indexOf("<w:body>") + 8, text.indexOf("</w:body>"));
}

/** Numbers from 0 to 1 by Mulberry32: small, and the same on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
