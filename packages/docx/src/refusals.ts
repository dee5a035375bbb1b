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
export type RefusalParams = Record<string, string | number>;

/** The only error this package throws for a bad file. `params` never hold document text. */
export class DocxRefusal extends Error {
  readonly code: RefusalCode;
  readonly params: RefusalParams;

  constructor(code: RefusalCode, params: RefusalParams = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = "DocxRefusal";
    this.code = code;
    this.params = params;
  }
}
