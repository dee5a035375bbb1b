/**
 * A sketch of a manuscript by which the version before is found: the smallest digests of its sequences of words.
 * Two manuscripts share as large a part of their sketches as of their sequences (Broder, On the resemblance and
 * containment of documents, 1997). No word of the text can be read from it.
 */
import { createHash } from "node:crypto";
import type { Paragraph } from "@curie/docx";
import { wordsIn } from "./words.ts";

const size = 128;
const wordsInSequence = 4;

export function sketchOf(paragraphs: readonly Pick<Paragraph, "text" | "story">[]): number[] {
  const smallest = new Set<number>();
  for (const { text, story } of paragraphs) {
    if (story === "header" || story === "footer") continue;
    const words = wordsIn(text);
    for (let at = 0; at + wordsInSequence <= words.length; at++) {
      const sequence = words.slice(at, at + wordsInSequence).join(" ");
      smallest.add(createHash("md5").update(sequence).digest().readInt32BE(0));
    }
  }
  return [...smallest].sort((a, b) => a - b).slice(0, size);
}

/** The share of their sequences of words that two manuscripts have in common, about: 0 to 1. */
export function likeness(one: readonly number[], other: readonly number[]): number {
  const smallest = [...new Set([...one, ...other])].sort((a, b) => a - b).slice(0, size);
  if (smallest.length === 0) return 0;
  const [own, others] = [new Set(one), new Set(other)];
  return (
    smallest.filter((digest) => own.has(digest) && others.has(digest)).length / smallest.length
  );
}
