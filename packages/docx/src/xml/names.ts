/**
 * The element and attribute names this package acts on, as small numbers. Names are resolved by
 * namespace URI: a file may bind any prefix, or none, and strict files (ISO/IEC 29500 strict) use
 * other URIs for the same vocabulary.
 */
const wordNamespaces = [
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
  "http://purl.oclc.org/ooxml/wordprocessingml/main",
];
const mathNamespaces = [
  "http://schemas.openxmlformats.org/officeDocument/2006/math",
  "http://purl.oclc.org/ooxml/officeDocument/math",
];
const relationshipNamespaces = [
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
  "http://purl.oclc.org/ooxml/officeDocument/relationships",
];
const compatibilityNamespace = "http://schemas.openxmlformats.org/markup-compatibility/2006";
const xmlNamespace = "http://www.w3.org/XML/1998/namespace";
/** Word's later additions that matter here are controls of w:sdtPr; their local names do not clash. */
const extensionNamespaces = [
  "http://schemas.microsoft.com/office/word/2010/wordml",
  "http://schemas.microsoft.com/office/word/2012/wordml",
];

const wordNames = [
  "document",
  "body",
  "p",
  "r",
  "t",
  "tbl",
  "tr",
  "tc",
  "pPr",
  "rPr",
  "trPr",
  "tcPr",
  "sectPr",
  "ins",
  "del",
  "moveFrom",
  "moveTo",
  "delText",
  "instrText",
  "delInstrText",
  "rPrChange",
  "pPrChange",
  "hyperlink",
  "smartTag",
  "customXml",
  "fldSimple",
  "dir",
  "bdo",
  "sdt",
  "sdtPr",
  "sdtContent",
  "fldChar",
  "tab",
  "ptab",
  "br",
  "cr",
  "noBreakHyphen",
  "softHyphen",
  "sym",
  "footnoteReference",
  "endnoteReference",
  "drawing",
  "pict",
  "object",
  "ruby",
  "rubyBase",
  "rt",
  "txbxContent",
  "footnotes",
  "endnotes",
  "footnote",
  "endnote",
  "hdr",
  "ftr",
  "pStyle",
  "outlineLvl",
  "numPr",
  "rFonts",
  "vertAlign",
  "vanish",
  "rStyle",
  "lock",
  "dataBinding",
  "showingPlcHdr",
  "citation",
  "bibliography",
  "docPartObj",
  "docPartList",
  "docPartGallery",
  "dropDownList",
  "comboBox",
  "date",
  "picture",
  "equation",
  "group",
  "tag",
  "style",
  "name",
  "basedOn",
  "styles",
  "settings",
  "documentProtection",
  "writeProtection",
  "altChunk",
  "dayShort",
  "monthShort",
  "yearShort",
  "dayLong",
  "monthLong",
  "yearLong",
  "pgNum",
  "contentPart",
  "subDoc",
  "cellIns",
  "cellDel",
  "cellMerge",
  "sectPrChange",
  "tblPrChange",
  "tblPrExChange",
  "trPrChange",
  "tcPrChange",
  "lang",
  "b",
  "bookmarkStart",
  "bookmarkEnd",
  "commentReference",
  "annotationRef",
  "footnoteRef",
  "endnoteRef",
  "proofErr",
  "fitText",
  "lastRenderedPageBreak",
  // attributes
  "id",
  "val",
  "author",
  "fldCharType",
  "instr",
  "type",
  "styleId",
  "ascii",
  "edit",
  "enforcement",
  "hash",
  "hashValue",
  "default",
  "eastAsia",
  "bidi",
] as const;

type WordName = (typeof wordNames)[number];

/** Codes of names in the WordprocessingML namespaces, transitional or strict. */
export const W = Object.fromEntries(wordNames.map((name, index) => [name, index + 1])) as Readonly<
  Record<WordName, number>
>;

const OTHER = 200;
/** Codes of names in other namespaces. */
export const X = {
  oMath: OTHER,
  oMathPara: OTHER + 1,
  alternateContent: OTHER + 2,
  choice: OTHER + 3,
  fallback: OTHER + 4,
  checkbox: OTHER + 5,
  extendedDataBinding: OTHER + 6,
  xmlSpace: OTHER + 7,
  relationshipId: OTHER + 8,
} as const;

/** An element of WordprocessingML that has no code of its own. */
const OTHER_WORD = OTHER + 50;
/** Anything else. */
export const UNKNOWN = 0;

const codes = new Map<string, number>();
for (const uri of wordNamespaces) {
  for (const name of wordNames) codes.set(`${uri} ${name}`, W[name]);
}
for (const uri of mathNamespaces) {
  codes.set(`${uri} oMath`, X.oMath);
  codes.set(`${uri} oMathPara`, X.oMathPara);
}
for (const uri of relationshipNamespaces) codes.set(`${uri} id`, X.relationshipId);
codes.set(`${compatibilityNamespace} AlternateContent`, X.alternateContent);
codes.set(`${compatibilityNamespace} Choice`, X.choice);
codes.set(`${compatibilityNamespace} Fallback`, X.fallback);
codes.set(`${xmlNamespace} space`, X.xmlSpace);
for (const uri of extensionNamespaces) {
  codes.set(`${uri} checkbox`, X.checkbox);
  codes.set(`${uri} dataBinding`, X.extendedDataBinding);
}

export function isWordNamespace(uri: string): boolean {
  return wordNamespaces.includes(uri);
}

export function isMathNamespace(uri: string): boolean {
  return mathNamespaces.includes(uri);
}

/** The code of an element or attribute name; `OTHER_WORD` and `UNKNOWN` for names without one. */
export function codeOf(uri: string, local: string): number {
  return codes.get(`${uri} ${local}`) ?? (isWordNamespace(uri) ? OTHER_WORD : UNKNOWN);
}
