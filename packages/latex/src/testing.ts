/** For tests: documents from source, and sources damaged by a seed. */
import { openLatexFile } from "./document.ts";
import type { LatexDocument, SpanEdit } from "./model.ts";

export function openSource(source: string): LatexDocument {
  return openLatexFile(new TextEncoder().encode(source));
}

/** A body between the commands that make it a document. */
export function article(body: string, preamble = ""): string {
  return `\\documentclass{article}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`;
}

/** Numbers from 0 to below 1 that are the same for one seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const replacements = [
  ..."word;were;was ;, ;-;--;—;’;“so”;100%;a & b;{;\\x;~;é;ß;…; ;;the results;`;\uFFFC;α;\n".split(
    ";",
  ),
];

/** Edits of every size and kind in a share of the paragraphs, many of which have no place. */
export function randomEdits(
  { paragraphs }: LatexDocument,
  random: () => number,
): Map<number, SpanEdit[]> {
  const edits = new Map<number, SpanEdit[]>();
  for (const { id, text } of paragraphs) {
    if (random() < 0.3) continue;
    const list: SpanEdit[] = [];
    let at = 0;
    while (at <= text.length && list.length < 5) {
      const start = at + Math.floor(random() * 20);
      const end = start + (random() < 0.3 ? 0 : Math.floor(random() * 12));
      const replacement = replacements[Math.floor(random() * replacements.length)] ?? "";
      list.push({ start, end, replacement });
      at = end + 1;
    }
    edits.set(id, list);
  }
  return edits;
}

/** An archive of tar with these files, each of that kind. */
export function aTar(
  files: readonly { name: string; data: string | Uint8Array }[],
  kind = "0",
): Buffer {
  const parts = files.flatMap(({ name, data }) => {
    const content = Buffer.from(data);
    const header = Buffer.alloc(512);
    header.write(name, 0, "latin1");
    header.write("0000644\0", 100, "latin1");
    header.write(`${content.length.toString(8).padStart(11, "0")}\0`, 124, "latin1");
    header.write(`        ${kind}`, 148, "latin1");
    header.write("ustar\u000000", 257, "latin1");
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}
