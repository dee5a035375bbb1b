import { type OpenManuscript, openLatexArchive, openLatexManuscript } from "@curie/manuscript";

/** How a manuscript of that name is opened when it is no Word file. */
export function opening(path: string): OpenManuscript | undefined {
  if (/\.(?:tex|ltx)$/i.test(path)) return openLatexManuscript;
  return /\.(?:zip|tgz|tar\.gz)$/i.test(path) ? openLatexArchive : undefined;
}
