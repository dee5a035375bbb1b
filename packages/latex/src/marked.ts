/** A copy of the sources that prints what was changed: new words in blue, old ones struck through in red. */
import { encode } from "./encoding.ts";
import type { LatexDocument } from "./model.ts";
import { type Splice, spliced } from "./write.ts";

/**
 * Robust, because headings and captions are moved; empty or plain in the outline of a PDF. Boxes and
 * argument-less declarations only, so that no other package gets in the way.
 */
const style = [
  "% How the changes are shown: take these lines out together with \\curieadd and \\curiedel.",
  "\\RequirePackage{color}\\makeatletter\\@ifpackageloaded{ulem}{}{\\IfFileExists{ulem.sty}{%",
  "\\RequirePackage[normalem]{ulem}}{\\def\\sout#1{#1}}}\\makeatother",
  "\\DeclareRobustCommand{\\curieadd}[1]{{\\color[rgb]{0,0.2,0.7}#1}}",
  "\\DeclareRobustCommand{\\curiedel}[1]{{\\color[rgb]{0.75,0,0}\\sout{#1}}}",
  "\\AtBeginDocument{\\ifdefined\\pdfstringdefDisableCommands\\pdfstringdefDisableCommands{%",
  "\\def\\curieadd#1{#1}\\def\\curiedel#1{}}\\fi}",
  "",
];

const beginning = /\\begin\s*\{document\}/;

/** The bytes of each file that was read, by its name; as they are when nothing was changed. */
export function markedFiles(
  document: LatexDocument,
  splices: readonly Splice[],
): Map<string, Uint8Array> {
  const marked = splices.map((splice): Splice => {
    const source = document.files[splice.file]?.source ?? "";
    const before = source.slice(splice.start, splice.end);
    const deleted = before === "" ? "" : `\\curiedel{${before}}`;
    const added = splice.replacement === "" ? "" : `\\curieadd{${splice.replacement}}`;
    return { ...splice, replacement: deleted + added };
  });
  const [main] = document.files;
  const at = main ? main.source.search(beginning) : -1;
  if (main && at >= 0 && splices.length > 0) {
    const lineBreak = main.source.includes("\r\n") ? "\r\n" : "\n";
    // On a line of its own: a comment may stand before \begin{document}.
    const start = main.source.slice(0, at).trimEnd() === "" ? 0 : at;
    const replacement = style.join(lineBreak);
    marked.push({ file: 0, start, end: start, replacement });
  }
  const sources = spliced(document, marked);
  return new Map(
    document.files.map(({ name, encoding }, file) => [name, encode(sources[file] ?? "", encoding)]),
  );
}
