/** Seeded edits of every shape an engine may ask for, and what the text must read like afterwards. */
import type { Paragraph, SpanEdit, WordDocument } from "@curie/docx";
import { seededRandom } from "@curie/docx/testing";

const inserts = [
  "also",
  "therefore,",
  "x<y & z",
  "  ",
  "naïve",
  "数据",
  "𝒳",
  "e\u0301",
  '"quoted"',
  "-",
];

function someEdit(text: string, from: number, random: () => number): SpanEdit | null {
  const words = [...text.slice(from).matchAll(/[\p{L}\p{N}]+/gu)];
  const pick = words[Math.floor(random() * Math.min(words.length, 12))];
  const start = pick ? from + pick.index : from;
  const end = pick ? start + pick[0].length : from;
  const insert = inserts[Math.floor(random() * inserts.length)] as string;
  switch (Math.floor(random() * 7)) {
    case 0: // replace a word
      return { start, end, replacement: insert };
    case 1: // delete it
      return { start, end, replacement: "" };
    case 2: // insert before it
      return { start, end: start, replacement: `${insert} ` };
    case 3: // insert behind it
      return { start: end, end, replacement: ` ${insert}` };
    case 4: // an ending
      return { start, end, replacement: `${text.slice(start, end)}s` };
    case 5: {
      // a stretch of words of which every second changes, whatever stands between them
      const stop = Math.min(text.length, end + Math.floor(random() * 60));
      let count = 0;
      const replacement = text
        .slice(start, stop)
        .replace(/[\p{L}\p{N}]+/gu, (word) => (count++ % 2 === 0 ? `${word}ed` : word));
      return { start, end: stop, replacement };
    }
    default: {
      // any span at all
      const at = from + Math.floor(random() * (text.length - from + 1));
      const stop = Math.min(text.length, at + Math.floor(random() * 8));
      return { start: at, end: stop, replacement: random() < 0.3 ? "" : insert };
    }
  }
}

/** Up to four edits in about the given share of the paragraphs, sorted, not overlapping. */
export function randomEdits(
  document: WordDocument,
  seed: number,
  share = 0.7,
): Map<number, SpanEdit[]> {
  const random = seededRandom(seed);
  const edits = new Map<number, SpanEdit[]>();
  for (const { id, text } of document.paragraphs) {
    if (text === "" || random() > share) continue;
    const list: SpanEdit[] = [];
    let from = 0;
    for (let count = 1 + Math.floor(random() * 4); count > 0; count--) {
      const edit = someEdit(text, from, random);
      if (!edit) break;
      list.push(edit);
      from = edit.end + 1;
      if (from >= text.length) break;
    }
    edits.set(id, list);
  }
  return edits;
}

/** The text of a paragraph after the edits that were made. */
export function applyEdits(paragraph: Paragraph, edits: readonly SpanEdit[]): string {
  let text = "";
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    text += paragraph.text.slice(at, edit.start) + edit.replacement;
    at = edit.end;
  }
  return text + paragraph.text.slice(at);
}
