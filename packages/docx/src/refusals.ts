/**
 * Why a file is not opened. Every expected failure of this package is one of these codes; anything
 * else thrown is a defect. The words a person reads stand with the caller, never here.
 */
export const refusalCodes = [
  /** No bytes at all. */
  "empty-file",
  /** Not a Word file; `params.found` names what it is instead (see `identifyFile`). */
  "not-a-word-file",
  /** The binary format of Word 97–2003, or of Word 2003 XML. */
  "legacy-word-file",
  /** A document of another office program or format: spreadsheet, slides, OpenDocument, RTF. */
  "other-office-file",
  /** Needs a password to open. */
  "encrypted",
  /** May run macros (.docm, .dotm, or a package that carries a VBA project). */
  "macro-enabled",
  /** Its author allowed no edits (settings.xml, w:documentProtection, ECMA-376 §17.15.1.29). */
  "protected-document",
  /** Word would import another whole file on opening it, from a part that says it is XML. */
  "imported-file",
  /** Unpacks to more than it should: total, one part, ratio, entries, nesting. `params.limit` says which. */
  "archive-bomb",
  /** Holds what no Word file holds: DOCTYPE, two parts of one name, names that leave the archive. */
  "unsafe-file",
  /** Damaged: truncated, wrong checksum, markup not well-formed, main part missing. */
  "corrupt",
  /** More bytes than the caller's limit, before anything was unpacked. */
  "too-large",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/**
 * What a refusal says beyond its code: one param, and every value it takes, so that each can have
 * words of its own. Limits and reasons are named by what was met, not by where it was met.
 */
export const refusalDetails = {
  "not-a-word-file": {
    found: ["epub", "ole", "pdf", "html", "xml", "image", "zip", "archive", "text", "unknown"],
  },
  "legacy-word-file": { found: ["legacy-word", "word-xml"] },
  "other-office-file": {
    found: [
      "xlsx",
      "pptx",
      "odt",
      "open-document",
      "iwork",
      "legacy-excel",
      "legacy-powerpoint",
      "rtf",
    ],
  },
  "protected-document": { protection: ["readOnly", "comments", "forms"] },
  "archive-bomb": {
    limit: [
      "entries",
      "part",
      "total",
      "ratio",
      "declared-size",
      "overlapping-entries",
      "xml-depth",
      "xml-elements",
    ],
  },
  "unsafe-file": { reason: ["doctype", "entry-name", "duplicate-entry"] },
  corrupt: {
    reason: [
      "truncated",
      "zip-directory",
      "compression-method",
      "compressed-data",
      "size",
      "checksum",
      "part-missing",
      "main-part",
      "root-element",
      "encoding",
      "xml",
    ],
  },
} as const satisfies Partial<Record<RefusalCode, Record<string, readonly string[]>>>;

type Details = typeof refusalDetails;
export type Protection = Details["protected-document"]["protection"][number];

export type RefusalParams = Record<string, string | number>;

/** The params of one code: its detail is required, numbers may be added to it. */
type ParamsOf<Code extends RefusalCode> = Code extends keyof Details
  ? [{ [Name in keyof Details[Code]]: OneOf<Details[Code][Name]> } & RefusalParams]
  : [RefusalParams?];
type OneOf<List> = List extends readonly (infer Value)[] ? Value : never;

/** The only error this package throws for a bad file. `params` never hold document text. */
export class DocxRefusal<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: Code;
  readonly params: RefusalParams;

  constructor(code: Code, ...[params = {}]: ParamsOf<Code>) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = "DocxRefusal";
    this.code = code;
    this.params = params;
  }
}
