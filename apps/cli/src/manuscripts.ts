import { type OpenManuscript, openLatexManuscript } from "@curie/manuscript";

/** How a manuscript of that name is opened when it is no Word file. */
export function opening(path: string): OpenManuscript | undefined {
  return /\.(?:tex|ltx)$/i.test(path) ? openLatexManuscript : undefined;
}
