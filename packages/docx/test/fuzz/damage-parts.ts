/** Damage to the parts of a package: markup, encodings, prefixes, relationships, content types. */
import { aZip, type ZipEntry } from "@curie/docx/testing";
import { readZip } from "../judge/zip.ts";
import { below, pick, type Random } from "../random.ts";
import { damageMarkup } from "./damage-markup.ts";
import { MOST_BYTES } from "./damage-zip.ts";

const storyName = /(document\d*|footnotes|endnotes|header\d*|footer\d*|comments)\.xml$/i;
const otherName = /(settings|styles|numbering|glossary\/document)\.xml$/i;
const linkName = /(\[content_types\]\.xml|\.rels)$/i;

export function damageParts(file: Buffer, random: Random): Buffer {
  const entries = readZip(file, MOST_BYTES).entries.map(({ name, data }) => ({
    name,
    data: data ?? Buffer.alloc(0),
  }));
  const named = (pattern: RegExp): typeof entries => {
    const found = entries.filter(({ name }) => pattern.test(name));
    return found.length > 0 ? found : entries;
  };
  const change = (pattern: RegExp, how: (part: Buffer) => Uint8Array | string): ZipEntry[] => {
    const candidates = named(pattern);
    // The main part comes first in most files, and matters most.
    const chosen = random() < 0.5 ? candidates[0] : pick(random, candidates);
    return entries.map((entry) =>
      entry === chosen ? { name: entry.name, data: how(entry.data) } : entry,
    );
  };
  const asText = (how: (text: string) => string) => (part: Buffer) => how(part.toString("utf8"));
  switch (below(random, 12)) {
    case 0:
      return aZip(change(storyName, (part) => encodeOtherwise(part.toString("utf8"), random)));
    case 1:
      return aZip(
        change(
          storyName,
          asText((text) => renamePrefixes(text, random)),
        ),
      );
    case 2:
      return aZip(
        change(
          linkName,
          asText((text) => damageLinks(text, random)),
        ),
      );
    case 3:
      return aZip(
        change(
          otherName,
          asText((text) => damageMarkup(text, random)),
        ),
      );
    case 4: {
      const lost = below(random, entries.length);
      return aZip(entries.filter((_, index) => index !== lost));
    }
    case 5: // one part in the place of another
      return aZip(change(storyName, () => pick(random, entries).data));
    default:
      return aZip(
        change(
          storyName,
          asText((text) => damageMarkup(text, random)),
        ),
      );
  }
}

/** The same text in other bytes; some of these a reader must refuse. */
function encodeOtherwise(text: string, random: Random): Uint8Array {
  const declare = (encoding: string): string =>
    text.replace(/^\uFEFF?<\?xml[^>]*\?>/, `<?xml version="1.0" encoding="${encoding}"?>`);
  switch (below(random, 16)) {
    case 0:
      return Buffer.from(`\uFEFF${declare("UTF-16")}`, "utf16le");
    case 1:
      return Buffer.from(`\uFEFF${declare("UTF-16")}`, "utf16le").swap16();
    case 2: // no byte order mark
      return Buffer.from(declare("UTF-16"), "utf16le");
    case 3:
      return Buffer.from(`\uFEFF${text}`);
    case 4:
      return Buffer.from(text.replaceAll("><", ">\r\n<"));
    case 5:
      return Buffer.from(text.replaceAll("><", ">\r<"));
    case 6:
      return Buffer.from(text.replace(/^\uFEFF?<\?xml[^>]*\?>\s*/, ""));
    case 7:
      return Buffer.from(
        declare(pick(random, ["ISO-8859-1", "windows-1252", "US-ASCII", "UTF-7"])),
      );
    case 8:
      return Buffer.from(declare("ISO-8859-1"), "latin1");
    case 9: // bytes that are no UTF-8
      return Buffer.concat([
        Buffer.from(text.slice(0, text.length / 2)),
        Buffer.from([pick(random, [0xc0, 0xed, 0xf8, 0xff, 0x80]), 0xa0, 0x80]),
        Buffer.from(text.slice(text.length / 2)),
      ]);
    case 10: // characters that XML does not have
      return Buffer.from(
        text.replace("</w:t>", `${pick(random, ["\0", "\u0001", "\uFFFE"])}</w:t>`),
      );
    case 11: // half of a surrogate pair
      return Buffer.from(`\uFEFF${declare("UTF-16").replace("</w:t>", "\uD800</w:t>")}`, "utf16le");
    case 12: // an odd number of bytes
      return Buffer.from(`\uFEFF${declare("UTF-16")}`, "utf16le").subarray(0, -1);
    case 13:
      return Buffer.from(declare("UTF-16")); // says one and is the other
    case 14:
      return Buffer.from(`${text}${pick(random, ["\n", " ", "<!-- end -->", "<x/>", "x", "\0"])}`);
    default:
      return Buffer.from(text.replace('version="1.0"', 'version="1.1"'));
  }
}

const transitional = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const strict = "http://purl.oclc.org/ooxml/wordprocessingml/main";

/** The same names with other prefixes, in the strict namespace, or half of them unbound. */
function renamePrefixes(text: string, random: Random): string {
  const renamed = (prefix: string): string =>
    text
      .replaceAll(/(<\/?)w:/g, `$1${prefix}:`)
      .replaceAll(/ w:(\w+)=/g, ` ${prefix}:$1=`)
      .replace("xmlns:w=", `xmlns:${prefix}=`);
  switch (below(random, 7)) {
    case 0:
      return renamed(pick(random, ["x", "ns0", "W", "w-1", "ö", "wp"]));
    case 1: // elements without a prefix
      return text
        .replaceAll(/(<\/?)w:/g, "$1")
        .replace(/<document /, `<document xmlns="${transitional}" `);
    case 2: // no prefix at all
      return text
        .replaceAll(/(<\/?)w:/g, "$1")
        .replace(/ xmlns:w=/, " xmlns=")
        .replaceAll(/ w:\w+="[^"]*"/g, "");
    case 3:
      return text.replaceAll(transitional, strict);
    case 4: // bound once more, further in
      return text.replaceAll("<w:p>", `<w:p xmlns:w="${random() < 0.5 ? transitional : strict}">`);
    case 5:
      return text
        .replaceAll("<w:r>", `<v1:r xmlns:v1="${transitional}">`)
        .replaceAll("</w:r>", "</v1:r>");
    default:
      return text.replace(
        /xmlns:w="[^"]*"/,
        `xmlns:w="${pick(random, ["", "urn:other", strict])}"`,
      );
  }
}

/** Relationships and content types that lead elsewhere, nowhere, or twice. */
function damageLinks(text: string, random: Random): string {
  const elements = [...text.matchAll(/<(?:Relationship|Override|Default)\b[^>]*>/g)];
  if (elements.length === 0) return text;
  const chosen = pick(random, elements);
  const put = (replacement: string): string =>
    text.slice(0, chosen.index) + replacement + text.slice(chosen.index + chosen[0].length);
  const setAttribute = (name: string, value: string): string =>
    put(chosen[0].replace(new RegExp(` ${name}="[^"]*"`), ` ${name}="${value}"`));
  const target = /(?:Target|PartName)="([^"]*)"/.exec(chosen[0])?.[1] ?? "x.xml";
  const name = chosen[0].includes("Target=") ? "Target" : "PartName";
  switch (below(random, 14)) {
    case 0:
      return put("");
    case 1:
      return put(chosen[0] + chosen[0]);
    case 2:
      return setAttribute(name, target.toUpperCase());
    case 3:
      return setAttribute(name, `/word/${target}`);
    case 4:
      return setAttribute(name, `../${target}`);
    case 5:
      return setAttribute(name, `./x/../${target}`);
    case 6:
      return setAttribute(name, target.replace("o", "%6F"));
    case 7:
      return setAttribute(name, `${target}${pick(random, ["#a", "?b", " ", "\\", "%zz"])}`);
    case 8:
      return setAttribute(
        name,
        pick(random, ["", "/", "word/document.xml", "http://x/y", "file:///a"]),
      );
    case 9:
      return put(chosen[0].replace("/>", ' TargetMode="External"/>'));
    case 10:
      return setAttribute(
        "Type",
        pick(random, elements)[0].match(/Type="([^"]*)"/)?.[1] ?? "urn:x",
      );
    case 11:
      return setAttribute("ContentType", pick(random, contentTypes));
    case 12:
      return setAttribute("Id", "rId1");
    default:
      return text.replaceAll("schemas.openxmlformats.org/package/2006", "example.org/2006");
  }
}

const contentTypes = [
  "application/xml",
  "application/vnd.ms-word.document.macroEnabled.main+xml",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document.glossary+xml",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml",
  "APPLICATION/vnd.openxmlformats-officedocument.wordprocessingml.DOCUMENT.main+xml; charset=x",
];
