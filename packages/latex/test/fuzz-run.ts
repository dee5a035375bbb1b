/** One run of the fuzz test: a source of random pieces, damaged, opened and edited. */
import {
  LatexRefusal,
  markedFiles,
  openLatexFile,
  type Splice,
  writeEdits,
  writtenFiles,
} from "../src/index.ts";
import { randomEdits, randomNumbers } from "../src/testing.ts";

export type FuzzResult = { refused: string | null; made: number; leftOut: number };

/** What sources are made of, and what damages them. */
const pieces = [
  ..."Some words that stand here. |The results was clear.|\n|\n\n|\r\n|\t| |%|% a comment\n|~|--|---|``|''|'|`|\"".split(
    "|",
  ),
  ..."{|}|[|]|$|$$|\\(|\\)|\\[|\\]|&|#|^|_|\\|\\\\|\\\\[2pt]|\\'e|\\\"{o}|\\c c|\\v{|\\ss |\\o|\\ldots|\\&|\\%|\\-".split(
    "|",
  ),
  ..."\\emph{|\\textbf{words}|\\section{A heading}|\\section|\\caption[short]{long}|\\footnote{A note.}|\\footnote{".split(
    "|",
  ),
  ..."\\cite{a}|\\cite|\\ref{|\\label{a}|\\url{http://a.b/%20}|\\url{|\\href{x}{y}|\\SI{5}{m}|\\unknown{a}[b]{c}|\\unknown".split(
    "|",
  ),
  ..."\\begin{equation}|\\end{equation}|\\begin{itemize}|\\item|\\item[|\\end{itemize}|\\begin{tabular}{ll}|\\end{tabular}".split(
    "|",
  ),
  ..."\\begin{figure}|\\end{figure}|\\begin{abstract}|\\end{abstract}|\\begin{verbatim}|\\end{verbatim}|\\begin{|\\end{|\\begin|\\end".split(
    "|",
  ),
  ..."\\begin{document}|\\end{document}|\\documentclass{article}|\\iffalse|\\fi|\\else|\\ifx|\\verb+|\\title{T}|\\title".split(
    "|",
  ),
  ..."\\newcommand{\\x}[1]{\\emph{#1}}|\\x{own}|\\def\\y#1{|\\let\\a\\b|\\input{|\\input{x}|\\newtheorem{thm}{T}|\\begin{thm}".split(
    "|",
  ),
  ..."é|ß|—|“|\u00A0|\uFEFF|\u{1D465}|\uFFFC|中文|\\begin{thebibliography}{9}|\\bibitem{a}|\\end{thebibliography}".split(
    "|",
  ),
  "|",
  "\\begin{lstlisting}",
];

/** @throws Error when a byte outside an edit differs, or anything but a refusal is thrown */
export function fuzzRun(seed: number, run: number): FuzzResult {
  const random = randomNumbers(seed * 1_000_003 + run);
  const bytes = damaged(random);
  let document: ReturnType<typeof openLatexFile>;
  try {
    document = openLatexFile(bytes);
  } catch (error) {
    if (error instanceof LatexRefusal) return { refused: error.code, made: 0, leftOut: 0 };
    throw error;
  }
  for (const { text, locked } of document.paragraphs) {
    if (locked.some(({ start, end }) => start >= end || end > text.length)) {
      throw new Error("a locked span outside its paragraph");
    }
  }
  const { made, leftOut, splices } = writeEdits(document, randomEdits(document, random));
  const after = writtenFiles(document, splices).get("") ?? new Uint8Array();
  const original = Buffer.from(bytes);
  if (!putBack(Buffer.from(after), document, splices).equals(original)) {
    throw new Error("a byte outside the edits differs");
  }
  markedFiles(document, splices);
  return { refused: null, made: made.length, leftOut: leftOut.length };
}

/** The bytes with every edit taken back by its place, which leaves the original or shows what else changed. */
function putBack(
  after: Buffer,
  { files }: ReturnType<typeof openLatexFile>,
  splices: readonly Splice[],
): Buffer {
  const [file] = files;
  if (!file) return after;
  const encoding = file.encoding === "latin-1" ? "latin1" : "utf8";
  const bytesOf = (text: string) => Buffer.from(text, encoding);
  const parts: Buffer[] = [];
  let at = 0;
  let source = 0;
  for (const { start, end, replacement } of splices.toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    const untouched = bytesOf(file.source.slice(source, start)).length;
    parts.push(after.subarray(at, at + untouched), bytesOf(file.source.slice(start, end)));
    at += untouched + bytesOf(replacement).length;
    source = end;
  }
  parts.push(after.subarray(at));
  return Buffer.concat(parts);
}

/** What a sound manuscript is made of. */
const sound = [
  "The results was clear in all of the plots, and it were dry. ",
  "We measure ``the effect''---see \\cite{a,b}---with $x^2$ in\neach of 14 runs; don't stop.\n\n",
  "\\section{A \\emph{short} heading}\\label{s}\nText % with a note\ngoes on.\n\n",
  "\\begin{itemize}\n\\item One thing\n\\item Two~things\\footnote{A note which says.}\n\\end{itemize}\r\n",
  "\\begin{table}\\caption{The caption}\\begin{tabular}{ll} A & b \\\\ some words & more \\end{tabular}\\end{table}\n",
  "\\begin{equation}\na = b\n\\end{equation}\nwhere caf\\'e and na\\\"{\\i}ve M\u00FCller was \\textbf{here}. ",
];

function damaged(random: () => number): Uint8Array {
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? "";
  const isSound = random() < 0.6;
  // Most are short; one in fifty is long, so that what takes time with the length shows.
  const length = Math.floor(random() * (random() < 0.02 ? 4000 : 80));
  const repeated = random() < 0.1 ? pick(pieces) : null;
  let source = "";
  for (let piece = 0; piece < (isSound ? length / 8 : length); piece++) {
    source += isSound ? pick(sound) : (repeated ?? pick(pieces));
  }
  if (random() < 0.8)
    source = `\\documentclass{article}\\begin{document}\n${source}\n\\end{document}`;
  const damages = isSound ? Math.floor(random() * 6) : 0;
  for (let damage = 0; damage < damages; damage++) {
    const at = Math.floor(random() * source.length);
    const cut = random() < 0.4 ? Math.floor(random() * 20) : 0;
    source = source.slice(0, at) + (cut > 0 ? "" : pick(pieces)) + source.slice(at + cut);
  }
  const bytes = Buffer.from(source, random() < 0.2 ? "latin1" : "utf8");
  const flips = random() < 0.2 ? Math.floor(random() * 5) : 0;
  for (let flip = 0; flip < flips && bytes.length > 0; flip++) {
    bytes[Math.floor(random() * bytes.length)] = 1 + Math.floor(random() * 255);
  }
  const isCut = random() < 0.1;
  return new Uint8Array(isCut ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes);
}
