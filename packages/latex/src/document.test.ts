import { describe, expect, test } from "vitest";
import { LatexRefusal, openLatexFile, openLatexProject, PLACEHOLDER } from "./index.ts";
import { article, openSource } from "./testing.ts";

const O = PLACEHOLDER;

function texts(body: string, preamble?: string): string[] {
  return openSource(article(body, preamble)).paragraphs.map(({ text }) => text);
}

describe("the text of paragraphs", () => {
  test("an empty line ends a paragraph, a line break is a space", () => {
    expect(texts("One line\n  and more.\n\n \n\nTwo.\\par Three.")).toEqual([
      "One line and more.",
      "Two.",
      "Three.",
    ]);
  });

  test("comments are not there, nor the line break behind them", () => {
    expect(texts("One%\n  line % of text\nand\n% whole line\nmore.\n% end\n\nTwo.")).toEqual([
      "Oneline and more.",
      "Two.",
    ]);
  });

  test("characters are shown as they print", () => {
    const source =
      "``So''~--- a---b, 1--2, don't, 5\\,\\% of \\$3 \\& \\#1, a\\_b \\{x\\}\\ldots{} end.";
    expect(texts(source)).toEqual([
      "“So”\u00A0— a—b, 1–2, don’t, 5\u2009% of $3 & #1, a_b {x}… end.",
    ]);
  });

  test("accents and letters of other languages", () => {
    const source =
      'caf\\\'e na\\"{\\i}ve \\^{o} \\c{c}a \\c c \\v{S} Stra\\ss e \\o re \\AA{} M\\"uller';
    expect(texts(source)).toEqual(["café naïve ô ça ç Š Straße øre Å Müller"]);
  });

  test("formulas, citations and references are one placeholder each", () => {
    const source =
      "If $a<b$ and \\(c\\) as \\citet[p.~3]{x,y} in \\ref{f}:\n\\begin{align}\nx\n\\end{align}\n\\[ y \\]\nso \\url{http://a.b/%7Ec} \\SI{5}{\\metre}.";
    expect(texts(source)).toEqual([`If ${O} and ${O} as ${O} in ${O}: ${O} ${O} so ${O} ${O}.`]);
    const [paragraph] = openSource(article(source)).paragraphs;
    expect(paragraph?.locked.map(({ reason }) => reason)).toEqual([
      ...["equation", "equation", "citation", "field", "equation", "equation", "field", "field"],
    ]);
  });

  test("a formula may end where the next begins", () => {
    expect(texts("One $a$$b$ and $$c$$ two.")).toEqual([`One ${O}${O} and ${O} two.`]);
  });

  test("arguments of known commands are text, those of others are not", () => {
    const source =
      "\\emph{One \\textbf{two}} {\\it three} \\foo[a]{four}{five} \\href{http://x}{six} \\textcolor{red}{seven}";
    expect(texts(source)).toEqual([`One two three ${O} six seven`]);
  });

  test("commands the manuscript defines", () => {
    const preamble =
      "\\newcommand{\\ours}{OurNet}\\newcommand{\\new}[1]{\\textcolor{red}{#1}}\\newcommand\\code[1]{\\texttt{#1}}\\newtheorem{thm}{Theorem}";
    expect(
      texts("\\ours{} is \\new{better} than \\code{x}.\\begin{thm}It holds.\\end{thm}", preamble),
    ).toEqual([`${O} is better than ${O}.`, "It holds."]);
  });

  test("what is no text is not there", () => {
    const source =
      "A.\n\\begin{verbatim}\n\\end{it} $ {\n\\end{verbatim}\n\\begin{tikzpicture} no \\end{tikzpicture}\\iffalse no \\if no \\fi no \\fi\\begin{unknown}no\\end{unknown}\\begin{comment}no\\end{comment} B \\verb|x{| C";
    expect(texts(source)).toEqual(["A.", `B ${O} C`]);
  });
});

describe("the kinds of paragraphs", () => {
  test("title, headings, captions, lists, cells, notes, references", () => {
    const source = article(
      [
        "\\begin{abstract}Abstract.\\end{abstract}\\section[S]{One}\\label{s}\\subsection*{Two} Text\\footnote{A note.} goes",
        "\\begin{table}\\caption{Cap.}\\begin{tabular}{l|r} a & \\multicolumn{2}{c}{b} \\\\[2pt] \\hline c & 1 \\end{tabular}\\end{table}",
        "on.\n\\begin{itemize}\\item[x] I\\item J\\end{itemize}",
        "\\begin{thebibliography}{9}\\bibitem[A]{a} A. Writer.\\end{thebibliography}",
      ].join("\n"),
      "\\title{The Title\\thanks{Thanks.}}\\author{Nobody}",
    );
    const found = openSource(source).paragraphs.map(
      ({ story, kind, headingLevel, inTable, editable, text }) =>
        [text, story, kind, headingLevel, inTable, editable] as const,
    );
    expect(found).toEqual([
      [`The Title${O}`, "body", "title", null, false, true],
      ["Abstract.", "body", "text", null, false, true],
      ["One", "body", "heading", 1, false, true],
      ["Two", "body", "heading", 2, false, true],
      [`Text${O} goes on.`, "body", "text", null, false, true],
      ["Cap.", "body", "caption", null, false, true],
      ["a", "body", "text", null, true, true],
      ["b", "body", "text", null, true, true],
      ["c", "body", "text", null, true, true],
      ["1", "body", "text", null, true, true],
      ["I", "body", "list", null, false, true],
      ["J", "body", "list", null, false, true],
      ["A. Writer.", "body", "reference", null, false, false],
      ["Thanks.", "footnote", "text", null, false, true],
      ["A note.", "footnote", "text", null, false, true],
    ]);
  });

  test("damaged paragraphs are shown and not edited", () => {
    const found = openSource(article("Good.\n\nBad $x.\n\nBad } too.\n\nGood again."));
    expect(found.paragraphs.map(({ text, editable }) => [text, editable])).toEqual([
      ["Good.", true],
      ["Bad", false],
      ["Bad too.", false],
      ["Good again.", true],
    ]);
  });
});

describe("files", () => {
  const bytes = (text: string, encoding: BufferEncoding = "utf8") =>
    new Uint8Array(Buffer.from(text, encoding));

  test("\\input and \\include are read in place, each once", () => {
    const files = new Map([
      [
        "paper/main.tex",
        bytes(article("A.\\input{parts/one}\nB. \\include{two.tex} \\input{main} C.")),
      ],
      ["paper/parts/one.tex", bytes("One. \\input{parts/one}")],
      ["paper/two.tex", bytes("Two.")],
    ]);
    const { paragraphs, files: read } = openLatexProject(files, "paper/main.tex");
    expect(paragraphs.map(({ text }) => text)).toEqual(["A.", "One.", "B.", "Two.", "C."]);
    expect(read.map(({ name }) => name)).toEqual([
      "paper/main.tex",
      "paper/parts/one.tex",
      "paper/two.tex",
    ]);
  });

  test("Latin-1 by its bytes or by what it says; a byte order mark is no text", () => {
    const [latin] = openLatexFile(bytes(article("Müller"), "latin1")).paragraphs;
    expect(latin?.text).toBe("Müller");
    const said = openLatexFile(bytes(article("a", "\\usepackage[latin1]{inputenc}"))).files[0];
    expect(said?.encoding).toBe("latin-1");
    const marked = openLatexFile(bytes("\uFEFFText."));
    expect(marked.paragraphs.map(({ text }) => text)).toEqual(["Text."]);
  });

  test("what is no source is refused", () => {
    const code = (run: () => unknown): string => {
      try {
        run();
      } catch (error) {
        if (error instanceof LatexRefusal) return error.code;
      }
      return "none";
    };
    expect(code(() => openLatexFile(new Uint8Array()))).toBe("sources.empty");
    expect(code(() => openLatexFile(bytes("text", "utf16le")))).toBe("sources.not-latex");
    expect(code(() => openLatexFile(new Uint8Array(17 * 1024 * 1024).fill(65)))).toBe(
      "sources.too-large",
    );
    expect(code(() => openLatexProject(new Map(), "main.tex"))).toBe("sources.no-main-file");
  });
});
