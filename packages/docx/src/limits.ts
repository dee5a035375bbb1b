const MiB = 1024 * 1024;

/** What a file may cost to open. All sizes in bytes; checked while inflating, never from declared sizes alone. */
export type Limits = {
  /** Size of the file itself. */
  fileBytes: number;
  /** Entries in the zip directory. Real manuscripts have tens, books with figures a few hundred. */
  entries: number;
  /** Inflated size of one XML part that is read. */
  xmlPartBytes: number;
  /** Inflated size of any one entry. */
  entryBytes: number;
  /** Inflated size of all entries together. */
  totalBytes: number;
  /** Inflated to compressed, for entries above `ratioFromBytes`: below that a blank bitmap may well reach 1000. */
  ratio: number;
  ratioFromBytes: number;
  /** Elements inside one another. Word itself writes fewer than a hundred. */
  xmlDepth: number;
  /**
   * Elements of one part. What is read of a document grows with them, up to 500 bytes each, however
   * short they are. A manuscript of 40,000 words has 60,000.
   */
  xmlElements: number;
};

/** What markup may cost to read. */
export type MarkupLimits = Pick<Limits, "xmlDepth" | "xmlElements">;

export const defaultLimits: Limits = {
  fileBytes: 64 * MiB,
  entries: 10_000,
  xmlPartBytes: 64 * MiB,
  entryBytes: 256 * MiB,
  totalBytes: 512 * MiB,
  ratio: 200,
  ratioFromBytes: 32 * MiB,
  xmlDepth: 6_000,
  xmlElements: 500_000,
};
