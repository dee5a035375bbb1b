import { type TermFileProblem, type TermProblem, termFileMaxBytes } from "./names.ts";
import type { Term } from "./term.ts";

/** What a file of terms holds. `line` counts from 1, as an editor shows it. */
export type TermsOfFile =
  | {
      problem: null;
      terms: { line: number; term: Term }[];
      /** What was not taken, and why; `text` is the term or, where there is none, what stands there. */
      refused: { line: number; problem: TermProblem; text: string }[];
    }
  | {
      problem: TermFileProblem;
      /** Where reading stopped; null when the file as a whole is meant. */
      line: number | null;
    };

/** The text of a file: UTF-8 with or without its mark, or UTF-16 with one. */
export function decodeTermFile(
  bytes: Uint8Array,
): { text: string } | { problem: TermFileProblem; line: null } {
  if (bytes.length === 0) return { problem: "file-empty", line: null };
  if (bytes.length > termFileMaxBytes) return { problem: "file-too-large", line: null };
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? "utf-16le"
      : first === 0xfe && second === 0xff
        ? "utf-16be"
        : "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.trim() === "" ? { problem: "file-empty", line: null } : { text };
  } catch {
    return { problem: "not-utf8", line: null };
  }
}

/** As much of a refused text as a message shows. */
export function excerpt(text: string): string {
  const plain = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return plain.length > 80 ? `${plain.slice(0, 79)}…` : plain;
}
