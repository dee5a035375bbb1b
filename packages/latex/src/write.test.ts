import { describe, expect, test } from "vitest";
import { openLatexFile, writeEdits, writtenFiles } from "./index.ts";
import { article, openSource, randomEdits, randomNumbers } from "./testing.ts";

/** Replaces words of the first paragraph; tells the new body, or why it stayed. */
function replace(body: string, before: string, after: string): string {
  const document = openSource(article(body));
  const text = document.paragraphs[0]?.text ?? "";
  const start = text.indexOf(before);
  const edit = { start, end: start + before.length, replacement: after };
  const { splices, leftOut, made } = writeEdits(document, new Map([[0, [edit]]]));
  expect(made.length + leftOut.length).toBe(1);
  const written = new TextDecoder().decode(writtenFiles(document, splices).get(""));
  if (leftOut[0]) expect(written).toBe(article(body));
  return (
    leftOut[0]?.code ??
    written.slice(article("").indexOf("\n\n\\end") + 1, -"\n\\end{document}\n".length)
  );
}

describe("one edit", () => {
  test.each([
    ["We was here.", "was", "were", "We were here."],
    ["We \\emph{was} here.", "was", "were", "We \\emph{were} here."],
    ["We say \\emph{result}.", "result", "results", "We say \\emph{results}."],
    ["See $x$ was.", "was", "is", "See $x$ is."],
    ["A ``so'' b", "“so”", "so", "A so b"],
    ["A so b", "so", "“so” & 5%", "A ``so'' \\& 5\\% b"],
    ["A caf\\'e b", "café", "bar", "A bar b"],
    ["1-2 b", "1-2", "1–2", "1--2 b"],
    ["It don't go.", "don’t", "doesn’t", "It doesn't go."],
    ["It dont go.", "dont", "don't", "It don't go."],
  ])("%s: %s to %s", (body, before, after, expected) => {
    expect(replace(body, before, after)).toBe(expected);
  });

  test.each([
    ["See \\cite{x} now.", "See \uFFFC", "Look at", "locked-text"],
    ["One\ntwo three", "One two", "Both", "crosses-source"],
    ["One % note\ntwo", "One two", "Both", "crosses-source"],
    ["One \\textbf{two}", "One two", "Both", "crosses-source"],
    ["Bad } here", "here", "there", "paragraph-not-editable"],
    ["One two", "two", "\\end{document}", "text-not-writable"],
    ["One two", "two", "δύο", "text-not-writable"],
    ["One -- two", "– ", "–-", "reads-differently"],
    ["One\ntwo\nthree", "two", "", "reads-differently"],
    ["\\LaTeX{} is", "\uFFFC", "TeX", "locked-text"],
  ])("%s: %s to %s is %s", (body, before, after, code) => {
    expect(replace(body, before, after)).toBe(code);
  });

  test("an edit that has no place as a whole is made in pieces", () => {
    const document = openSource(article("We was\nvery much glad."));
    const text = document.paragraphs[0]?.text ?? "";
    const edit = { start: 0, end: text.length, replacement: "We were very glad." };
    const pieces = [
      { start: 3, end: 6, replacement: "were" },
      { start: 11, end: 16, replacement: "" },
    ];
    const { edited, splices } = writeEdits(document, new Map([[0, [edit]]]), {
      waysOf: () => [pieces],
    });
    expect(edited.paragraphs[0]?.text).toBe("We were very glad.");
    expect(new TextDecoder().decode(writtenFiles(document, splices).get(""))).toBe(
      article("We were\nvery glad."),
    );
  });

  test("what Latin-1 lacks is not written", () => {
    const bytes = new Uint8Array(Buffer.from(article("Müller œ? is"), "latin1"));
    const document = openLatexFile(bytes);
    const start = document.paragraphs[0]?.text.indexOf("is") ?? 0;
    const { leftOut } = writeEdits(
      document,
      new Map([[0, [{ start, end: start + 2, replacement: "ő" }]]]),
    );
    expect(leftOut[0]?.code).toBe("text-not-writable");
  });
});

const bodies = [
  "``One'' \\emph{two three} na\\\"{\\i}ve--- $x$ \\cite{a}.%\nFour\\footnote{A note, which says.} five\r\nsix\\ldots{} seven.\r\n\r\nEight \\textbf{nine} {\\em ten}.",
  "\\section{A \\emph{heading}}\\label{a} Text\n\\begin{itemize}\n\\item One, 5\\,\\% more\n\\item Two~three\n\\end{itemize}\n\\begin{tabular}{ll} a cell & next \\\\ and & more \\end{tabular}",
  "Broken { here\n\nGood \\'etude \\foo{x} y.\n\n\\begin{quote}Said.\\end{quote} \\begin{equation} x \\end{equation} end} \\verb|a| z",
];

describe("any edits", () => {
  test.each(["utf8", "latin1"] as const)("change no byte outside them, in %s", (encoding) => {
    let made = 0;
    for (let seed = 0; seed < 600; seed++) {
      const random = randomNumbers(seed);
      const source = article(`${bodies[seed % bodies.length]}\n\nMüller.`);
      const bytes = new Uint8Array(Buffer.from(source, encoding));
      const document = openLatexFile(bytes);
      const written = writeEdits(document, randomEdits(document, random));
      made += written.made.length;
      const after = Buffer.from(writtenFiles(document, written.splices).get("") ?? []).toString(
        encoding,
      );
      expect(withoutSplices(after, written.splices, source)).toBe(source);
    }
    expect(made).toBeGreaterThan(500);
  });

  test("none leave every byte as it is", () => {
    const document = openSource(article(bodies.join("\n")));
    const { splices, made } = writeEdits(document, new Map());
    expect(made).toEqual([]);
    expect(Buffer.from(writtenFiles(document, splices).get("") ?? []).toString()).toBe(
      article(bodies.join("\n")),
    );
  });
});

/** Puts back what each splice replaced. */
function withoutSplices(
  after: string,
  splices: readonly { start: number; end: number; replacement: string }[],
  original: string,
): string {
  let result = "";
  let at = 0;
  let shift = 0;
  for (const { start, end, replacement } of splices.toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    const place = start + shift;
    expect(after.slice(place, place + replacement.length)).toBe(replacement);
    result += after.slice(at, place) + original.slice(start, end);
    at = place + replacement.length;
    shift += replacement.length - (end - start);
  }
  return result + after.slice(at);
}
