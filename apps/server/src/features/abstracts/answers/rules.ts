import { Parser } from "htmlparser2";

/** The only formatting an answer has, in the order in which the elements are nested. */
const marks = ["strong", "em", "u"] as const;
type Mark = (typeof marks)[number];

const markOfElement: ReadonlyMap<string, Mark> = new Map(
  Object.entries({
    strong: "strong",
    b: "strong",
    em: "em",
    i: "em",
    u: "u",
    ins: "u",
  }),
);

/** Elements whose content is no text that anybody wrote. */
const unseen = new Set([
  ...["script", "style", "template", "noscript", "head", "title", "iframe", "object", "embed"],
  ...["svg", "math", "select", "textarea", "audio", "video", "canvas"],
]);

/** Elements that begin a paragraph and end one. */
const blocks = new Set([
  ...["p", "div", "section", "article", "header", "footer", "main", "aside", "blockquote", "pre"],
  ...["h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "figure"],
  ...["table", "tr", "td", "th", "figcaption", "caption", "form", "fieldset", "hr", "body", "html"],
]);

type Run = { text: string; marks: ReadonlySet<Mark> };

/**
 * An answer with nothing but paragraphs, line breaks, bold, italic and underlined words, written anew
 * from what was read: no element, attribute or comment of the sender gets through. Other elements are
 * dropped and their text kept; scripts, styles and the like go with their content. Applying it again
 * changes nothing, and an answer without text becomes empty.
 */
export function sanitiseAnswer(html: string): string {
  const paragraphs: Run[][] = [];
  let runs: Run[] = [];
  const depth: Record<Mark, number> = { strong: 0, em: 0, u: 0 };
  let hidden = 0;

  const endParagraph = () => {
    if (runs.length > 0) paragraphs.push(runs);
    runs = [];
  };
  const addText = (text: string) => {
    const present = new Set(marks.filter((mark) => depth[mark] > 0));
    const last = runs.at(-1);
    if (last && isSameMarks(last.marks, present)) last.text += text;
    else runs.push({ text, marks: present });
  };

  const parser = new Parser({
    onopentagname(name) {
      if (unseen.has(name)) hidden++;
      else if (name === "br") addText("\n");
      else if (blocks.has(name)) endParagraph();
      const mark = markOfElement.get(name);
      if (mark) depth[mark]++;
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden--;
      if (blocks.has(name)) endParagraph();
      const mark = markOfElement.get(name);
      if (mark) depth[mark]--;
    },
    ontext(text) {
      // Line ends of the source are spaces, as in every browser.
      const seen = cleanText(text).replace(/ *\n */g, " ");
      if (hidden === 0 && seen !== "") addText(seen);
    },
  });
  parser.write(html);
  parser.end();
  endParagraph();

  const written = paragraphs.filter((paragraph) =>
    paragraph.some(({ text }) => text.trim() !== ""),
  );
  return written.map((paragraph) => `<p>${paragraph.map(writeRun).join("")}</p>`).join("");
}

function isSameMarks(one: ReadonlySet<Mark>, other: ReadonlySet<Mark>): boolean {
  return marks.every((mark) => one.has(mark) === other.has(mark));
}

function writeRun(run: Run): string {
  const text = escapeText(run.text).replaceAll("\n", "<br>");
  const present = marks.filter((mark) => run.marks.has(mark));
  const opening = present.map((mark) => `<${mark}>`).join("");
  const closing = [...present].reverse().map((mark) => `</${mark}>`);
  return `${opening}${text}${closing.join("")}`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Without characters that no text has: control characters but the line end, and halves of pairs. */
export function cleanText(text: string): string {
  return text
    .replace(/[\r\n\t\u2028\u2029]+/g, "\n")
    .replace(/\p{Cc}/gu, (character) => (character === "\n" ? character : ""))
    .toWellFormed();
}

/** A title on one line. */
export function cleanTitle(title: string): string {
  return cleanText(title).replace(/\s+/g, " ").trim();
}
