/** What this package knows of the commands and environments of LaTeX and its common packages. */

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Their argument is text in the line. */
export const textCommands = words(`
  emph textbf textit textsl textsc textrm textsf textup textmd textnormal underline uline uwave text mbox
  enquote textquote textsuperscript textsubscript hl highlight textls mdseries
`);

/** The text is their second argument. */
export const secondIsText = words(
  "href textcolor colorbox hyperlink hypertarget raisebox scalebox foreignlanguage",
);

/** Headings, with their level in a document without chapters. */
export const headings: ReadonlyMap<string, number> = new Map([
  ["part", 1],
  ["chapter", 1],
  ["section", 1],
  ["subsection", 2],
  ["subsubsection", 3],
  ["paragraph", 4],
  ["subparagraph", 5],
]);

export const noteCommands = words("footnote footnotetext thanks sidenote endnote");

/** They print nothing in the line, or change its looks alone; with the number of arguments they take. */
export const silent: ReadonlyMap<string, number> = new Map([
  ...[
    ..."noindent indent centering raggedright raggedleft bf it em sc rm sf tt sl bfseries itshape scshape".split(
      " ",
    ),
    ..."rmfamily sffamily ttfamily slshape upshape mdseries normalfont tiny scriptsize footnotesize small".split(
      " ",
    ),
    ..."normalsize large Large LARGE huge Huge hfill vfill smallskip medskip bigskip null relax protect".split(
      " ",
    ),
    ..."quad qquad endfirsthead endhead endfoot endlastfoot hline toprule midrule bottomrule sloppy fussy boldmath unboldmath leavevmode ignorespaces xspace".split(
      " ",
    ),
    ..."noalign ifx fi else ifpdf itemsep singlespacing doublespacing onehalfspacing linenumbers allowbreak".split(
      " ",
    ),
    ..."/ - @ ! ; : > ) strut nobreak noindentation topsep parsep unskip makeatletter makeatother".split(
      " ",
    ),
  ].map((name): [string, number] => [name, 0]),
  ...[
    ..."label index vspace hspace color glsadd phantomsection nocite cmidrule cline pagestyle thispagestyle".split(
      " ",
    ),
    ..."vskip hskip enlargethispage phantom hphantom vphantom captionsetup graphicspath rowcolor selectlanguage".split(
      " ",
    ),
    ..."pagenumbering setstretch linespread arraystretch tabcolsep balance todo marginpar hyphenation".split(
      " ",
    ),
  ].map((name): [string, number] => [name, 1]),
  ...["addcontentsline", "fontsize", "addtolength", "setlength", "setcounter", "addtocounter"].map(
    (name): [string, number] => [name, name === "addcontentsline" ? 3 : 2],
  ),
]);

/** A paragraph ends at them, and none of their arguments is text. */
export const parting: ReadonlyMap<string, number> = new Map([
  ...[
    ..."par newpage clearpage cleardoublepage maketitle tableofcontents listoffigures listoftables appendix".split(
      " ",
    ),
    ..."printbibliography frontmatter mainmatter backmatter onecolumn printindex pagebreak nopagebreak".split(
      " ",
    ),
  ].map((name): [string, number] => [name, 0]),
  ...[
    ..."bibitem bibliography bibliographystyle author affil affiliation address email institute orcid date".split(
      " ",
    ),
    ..."icmlauthor icmlaffiliation usepackage documentclass RequirePackage theoremstyle pacs keywords".split(
      " ",
    ),
    ..."ccsdesc orcidID authorrunning titlerunning runningtitle runningauthor twocolumn markright".split(
      " ",
    ),
  ].map((name): [string, number] => [name, 1]),
  ["markboth", 2],
]);

/** They define something: nothing of it is text here. */
export const defining = words(`
  newcommand renewcommand providecommand DeclareMathOperator DeclareRobustCommand newenvironment
  renewenvironment newtheorem newcounter newlength newif definecolor lstset tikzset hypersetup sisetup
  newacronym newglossaryentry DeclarePairedDelimiter NewDocumentCommand DeclareUnicodeCharacter
`);

export const citation = /^(?:[A-Za-z]*cite[A-Za-z]*|citeauthor|nocite)$/;
export const reference =
  /^(?:ref|eqref|autoref|[cC]ref|[cC]refrange|pageref|nameref|vref|subref|figref|tabref|secref|thmref|[lL]abelcref|url|path|nolinkurl|doi|SI|si|num|qty|unit|ang|SIrange|numrange|qtyrange|SIlist|numlist|qtylist|gls|Gls|glspl|Glspl|ac|acp|acs|acl|acf|Ac|Acp|today|hyperref|footnotemark)$/;
/** Commands that take more than the arguments directly behind them are taken whole all the same. */
export const picture = /^(?:includegraphics|epsfig|psfig|includesvg|rule)$/;

const mathEnvironments = words(`
  math displaymath equation align gather multline eqnarray flalign alignat xalignat dmath dgroup
  IEEEeqnarray empheq mathpar prooftree
`);

/** Their content is never text. */
const closedEnvironments = words(`
  tikzpicture picture pgfpicture forest algorithm algorithmic algorithm2e axis scope pspicture
  overpic filecontents array matrix tikzcd circuitikz prettytablebody
`);

const tables: ReadonlyMap<string, number> = new Map([
  ["tabular", 1],
  ["longtable", 1],
  ["supertabular", 1],
  ["longtabu", 1],
  ["tabu", 1],
  ["tabularx", 2],
  ["tabulary", 2],
]);

/** Text environments, with the arguments behind \begin that are none. */
const textEnvironments: ReadonlyMap<string, number> = new Map([
  ...[
    ..."abstract center flushleft flushright document theorem lemma proof definition remark corollary".split(
      " ",
    ),
    ..."proposition example conjecture claim assumption property observation notation acknowledgments".split(
      " ",
    ),
    ..."acknowledgements acknowledgement acknowledgment ack acks keywords IEEEkeywords keyword frontmatter".split(
      " ",
    ),
    ..."quote quotation verse itemize enumerate description compactitem compactenum inparaenum".split(
      " ",
    ),
    ..."figure table sidewaysfigure sidewaystable threeparttable tablenotes subequations landscape appendices".split(
      " ",
    ),
    ..."samepage spacing small footnotesize onehalfspace doublespace singlespace sloppypar titlepage".split(
      " ",
    ),
  ].map((name): [string, number] => [name, 0]),
  ...["minipage", "subfigure", "subtable", "multicols", "adjustbox"].map(
    (name): [string, number] => [name, 1],
  ),
  ["wrapfigure", 2],
  ["wraptable", 2],
]);

const floats = /^(?:sideways)?(?:figure|table)$|^wrap(?:figure|table)$/;
const lists = words("itemize enumerate description compactitem compactenum inparaenum tablenotes");
const quotations = words("quote quotation verse");

export type EnvironmentRole = {
  role: "math" | "closed" | "table" | "text" | "float" | "list" | "quotation" | "bibliography";
  /** How many arguments behind \\begin are no text. */
  args: number;
};

/** What stands in an environment; one that is not known is closed. */
export function environmentRole(given: string, ownText: ReadonlySet<string>): EnvironmentRole {
  const name = given.replace(/\*$/, "");
  if (mathEnvironments.has(name)) return { role: "math", args: 0 };
  if (closedEnvironments.has(name)) return { role: "closed", args: 0 };
  if (given === "tabular*") return { role: "table", args: 2 };
  if (name === "thebibliography") return { role: "bibliography", args: 1 };
  const columns = tables.get(name);
  if (columns !== undefined) return { role: "table", args: columns };
  const args = textEnvironments.get(name) ?? (ownText.has(name) ? 0 : undefined);
  if (args === undefined) return { role: "closed", args: 0 };
  if (floats.test(name)) return { role: "float", args };
  if (lists.has(name)) return { role: "list", args };
  return { role: quotations.has(name) ? "quotation" : "text", args };
}
