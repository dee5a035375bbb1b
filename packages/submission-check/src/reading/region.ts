/** What a paragraph of a manuscript belongs to. */
export type Region =
  /** Title, authors and whatever stands before the abstract or the first section. */
  | "front"
  | "abstract"
  | "keywords"
  | "text"
  /** Acknowledgements, funding and their like. */
  | "statement"
  | "references"
  /** Behind the reference list: captions, appendices. */
  | "after"
  /** Page headers, tables of contents, code. */
  | "other";
