/** Why a manuscript in LaTeX is not opened. The words a person reads stand with the caller. */
export const latexRefusalCodes = [
  /** No bytes at all. */
  "empty-file",
  /** More bytes than are read; `params.allowedBytes` says how many are. */
  "too-large",
  /** No text: it holds bytes that no LaTeX source has. */
  "not-latex",
  /** An archive without a file that has both \documentclass and \begin{document}. */
  "no-main-file",
  /** An archive that needs a password. */
  "encrypted-project",
  /** An entry whose name leads out of the archive, or that is a link. */
  "unsafe-project",
  /** More files than are read; `params.allowed` says how many are. */
  "too-many-files",
  /** It unpacks to more than it should. */
  "project-bomb",
  /** Truncated, or not what its name says. */
  "damaged-project",
] as const;

export type LatexRefusalCode = (typeof latexRefusalCodes)[number];

/** The only error this package throws for a bad file. `params` never hold text of the manuscript. */
export class LatexRefusal extends Error {
  readonly code: LatexRefusalCode;
  readonly params: Record<string, string | number>;

  constructor(code: LatexRefusalCode, params: Record<string, string | number> = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = "LatexRefusal";
    this.code = code;
    this.params = params;
  }
}
