import { readFileSync } from "node:fs";
import type { Edit } from "#editing/edit.ts";

/** A sentence with the edits somebody might make in it, and in what respect its meaning moves. */
export type MarkedEdits = {
  /** A kind of meaning, or «none». */
  kind: string;
  text: string;
  edits: readonly Edit[];
};

/** The edits of one of the two files beside this one; the README tells them apart. */
export function markedEdits(file: "seen" | "unseen"): MarkedEdits[] {
  const url = new URL(`./${file}.tsv`, import.meta.url);
  const [, ...lines] = readFileSync(url, "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [kind = "", marked = ""] = line.split("\t");
    return { kind, ...withEdits(marked) };
  });
}

/** Takes `We {may=>will} see` apart: the text before, and the edits. */
function withEdits(marked: string): { text: string; edits: Edit[] } {
  const edits: Edit[] = [];
  let text = "";
  let position = 0;
  for (const { 0: whole, 1: before = "", 2: replacement = "", index } of marked.matchAll(
    /\{([^{}]*)=>([^{}]*)\}/g,
  )) {
    text += marked.slice(position, index);
    const start = text.length;
    text += before;
    edits.push({ ...asModel, start, end: text.length, replacement });
    position = index + whole.length;
  }
  return { text: text + marked.slice(position), edits };
}

const asModel = {
  category: "word-choice",
  rule: "model.word-choice",
  reason: "model",
  confidence: 0.7,
} as const;
