/** Why a manuscript in LaTeX is not opened. The words a person reads stand with the caller. */
export const latexRefusalCodes = [
  /** No bytes at all. */
  "sources.empty",
  /** More bytes than are read; `params.allowed` says how many MB are. */
  "sources.too-large",
  /** No text: it holds bytes that no LaTeX source has. */
  "sources.not-latex",
  /** A project without a file that has both \documentclass and \begin{document}. */
  "sources.no-main-file",
  /** A project that needs a password. */
  "sources.encrypted",
  /** A file whose name leads out of the project, or that is a link. */
  "sources.unsafe",
  /** More files than are read; `params.allowed` says how many are. */
  "sources.too-many-files",
  /** It unpacks to more than it should. */
  "sources.bomb",
  /** Truncated, or not what its name says. */
  "sources.damaged",
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
