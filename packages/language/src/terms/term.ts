import type { TermKind, TermLanguage } from "./names.ts";

type Matching = {
  /** Found however it is capitalised; otherwise as written, with a capital at the start of a sentence. */
  anyCase: boolean;
  /** Found in its regular plural too. */
  plural: boolean;
};

/** One entry of a list. Texts are in NFC, with single spaces. */
export type Term = Matching &
  (
    | { kind: "never-change"; term: string }
    | { kind: "always-write"; term: string; variants: readonly string[] }
    | { kind: "translate-as"; term: string; language: TermLanguage; translation: string }
  );

/** An entry as a person or a file gives it. */
export type TermDraft = {
  kind: string;
  term: string;
  variants?: readonly string[];
  language?: string | null;
  translation?: string | null;
  anyCase?: boolean;
  plural?: boolean;
};

/** Two entries of one list with one key say something about the same words: the later one counts. */
export function keyOf(term: { kind: TermKind; term: string; language?: string | null }): string {
  const language = term.kind === "translate-as" ? (term.language ?? "") : "en";
  return `${language} ${term.term}`;
}

/** Whether two entries say the same in every respect. */
export function saySame(a: Term, b: Term): boolean {
  return JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
}

function inOrder(term: Term): readonly unknown[] {
  const { kind, anyCase, plural } = term;
  const rest =
    term.kind === "always-write"
      ? term.variants
      : term.kind === "translate-as"
        ? [term.language, term.translation]
        : [];
  return [kind, term.term, anyCase, plural, ...rest];
}
