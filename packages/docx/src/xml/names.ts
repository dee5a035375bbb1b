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

/**
 * By subject: stories and blocks; runs and what they hold; what is around runs; tracked changes; ends
 * of ranges; properties; content controls; styles and settings; names of attributes alone.
 */
const wordNames = `
  document body hdr ftr footnotes endnotes footnote endnote comment txbxContent altChunk subDoc
  p tbl tr tc sectPr

  r t tab ptab br cr noBreakHyphen softHyphen sym lastRenderedPageBreak proofErr ruby rubyBase rt
  footnoteReference endnoteReference footnoteRef endnoteRef annotationRef commentReference
  drawing pict object contentPart dayShort monthShort yearShort dayLong monthLong yearLong pgNum

  hyperlink smartTag smartTagPr customXml customXmlPr dir bdo
  fldSimple fldChar instrText delInstrText

  ins del moveFrom moveTo delText cellIns cellDel cellMerge numberingChange
  rPrChange pPrChange sectPrChange tblPrChange tblPrExChange tblGridChange trPrChange tcPrChange

  bookmarkStart bookmarkEnd commentRangeStart commentRangeEnd permStart permEnd
  moveFromRangeStart moveFromRangeEnd moveToRangeStart moveToRangeEnd
  customXmlInsRangeStart customXmlInsRangeEnd customXmlDelRangeStart customXmlDelRangeEnd
  customXmlMoveFromRangeStart customXmlMoveFromRangeEnd
  customXmlMoveToRangeStart customXmlMoveToRangeEnd

  pPr rPr trPr tcPr pStyle outlineLvl numPr rStyle rFonts vertAlign vanish lang fitText
  cnfStyle tcW gridSpan hMerge vMerge

  sdt sdtPr sdtContent lock tag text citation bibliography docPartObj docPartList docPartGallery
  dropDownList comboBox date picture equation group dataBinding showingPlcHdr

  style name basedOn documentProtection writeProtection

  id val author fldCharType instr type styleId ascii edit enforcement hash hashValue default
`;

/** The words of a text between single spaces and ends of lines. */
type WordsOf<Text extends string, Found = never> = Text extends `${infer Word} ${infer Rest}`
  ? WordsOf<Rest, Found | WithoutBreak<Word>>
  : Exclude<Found | WithoutBreak<Text>, "">;
type WithoutBreak<Word extends string> = Word extends `${infer Start}\n${string}` ? Start : Word;

const wordCodes = wordNames
  .trim()
  .split(/\s+/)
  .map((name, index) => [name, index + 1] as const);

/** Codes of names in the WordprocessingML namespaces, transitional or strict. */
export const W = Object.fromEntries(wordCodes) as Readonly<
  Record<WordsOf<typeof wordNames>, number>
>;

const OTHER = 300;
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

/** Codes of names in the namespaces of Office Math. */
export const M = { r: OTHER + 20, ctrlPr: OTHER + 21, other: OTHER + 22 } as const;

/** Whether a code is that of a name in those namespaces, the equation itself apart. */
export function isInEquation(code: number): boolean {
  return code >= M.r && code <= M.other;
}

/** An element of WordprocessingML that has no code of its own. */
const OTHER_WORD = OTHER + 50;
/** Anything else. */
export const UNKNOWN = 0;

const codes = new Map<string, number>();
for (const uri of wordNamespaces) {
  for (const [name, code] of wordCodes) codes.set(`${uri} ${name}`, code);
}
for (const uri of mathNamespaces) {
  codes.set(`${uri} oMath`, X.oMath);
  codes.set(`${uri} oMathPara`, X.oMathPara);
  codes.set(`${uri} r`, M.r);
  codes.set(`${uri} ctrlPr`, M.ctrlPr);
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

/** Whether a code is that of a name in WordprocessingML. */
export function isWordName(code: number): boolean {
  return (code > UNKNOWN && code < OTHER) || code === OTHER_WORD;
}

export function isWordNamespace(uri: string): boolean {
  return wordNamespaces.includes(uri);
}

/** The code of an element or attribute name; names without one of their own share one by namespace. */
export function codeOf(uri: string, local: string): number {
  const code = codes.get(`${uri} ${local}`);
  if (code !== undefined) return code;
  if (isWordNamespace(uri)) return OTHER_WORD;
  return mathNamespaces.includes(uri) ? M.other : UNKNOWN;
}
