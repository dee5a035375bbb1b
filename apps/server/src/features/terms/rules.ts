import type { TermEntry, TermImport, TermListId } from "@curie/contract";
import { refusedLinesShown } from "@curie/contract";
import { keyOf, saySame, type Term, type TermsOfFile, termsMax } from "@curie/language/terms";
import type { terms } from "./tables.ts";

export type TermRow = typeof terms.$inferSelect;

/** Whose list it is: a person's, a group's, or that of an upload. */
export type ListOwner = { scope: "own" | "group" | "document"; id: string };

/** @param personId whose own list `own` is */
export function ownerOfList(list: TermListId, personId: string): ListOwner {
  if (list === "own") return { scope: "own", id: personId };
  const at = list.indexOf("-");
  return { scope: list.startsWith("group") ? "group" : "document", id: list.slice(at + 1) };
}

export function listIdOf({ scope, id }: ListOwner): TermListId {
  return scope === "own" ? "own" : `${scope}-${id}`;
}

export function termOfRow(row: TermRow): Term {
  const { kind, term, anyCase, plural } = row;
  switch (kind) {
    case "never-change":
      return { kind, term, anyCase, plural };
    case "always-write":
      return { kind, term, variants: row.variants, anyCase, plural };
    case "translate-as": {
      const { language, translation } = row;
      if (language === null || translation === null) throw new Error("a translation without words");
      return { kind, term, language, translation, anyCase, plural };
    }
  }
}

export function columnsOfTerm(term: Term): Omit<TermRow, "id" | "listId" | "changedAt"> {
  return {
    key: keyOf(term),
    kind: term.kind,
    term: term.term,
    variants: term.kind === "always-write" ? [...term.variants] : [],
    language: term.kind === "translate-as" ? term.language : null,
    translation: term.kind === "translate-as" ? term.translation : null,
    anyCase: term.anyCase,
    plural: term.plural,
  };
}

export function describeEntry(row: TermRow): TermEntry {
  const { id, listId: _, key: __, changedAt, ...told } = row;
  return { ...told, identity: id, changedAt: changedAt.toISOString() };
}

/** What an imported file does to a list. */
export type Planned = { save: Term[]; summary: TermImport };

/**
 * Of several entries about the same words the last one of the file counts. A full list takes no more; what
 * it has already may still change.
 */
export function planImport(
  file: Extract<TermsOfFile, { problem: null }>,
  present: readonly Term[],
): Planned {
  const known = new Map(present.map((term) => [keyOf(term), term]));
  const refused = [...file.refused];
  const save = new Map<string, Term>();
  let size = known.size;
  for (const { line, term } of file.terms) {
    const key = keyOf(term);
    const isNew = !known.has(key) && !save.has(key);
    if (isNew && size >= termsMax) {
      refused.push({ line, problem: "list-full", text: term.term });
      continue;
    }
    if (isNew) size += 1;
    save.set(key, term);
  }
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const [key, term] of save) {
    const before = known.get(key);
    if (!before) counts.added += 1;
    else if (saySame(before, term)) {
      counts.unchanged += 1;
      save.delete(key);
    } else counts.changed += 1;
  }
  refused.sort((a, b) => a.line - b.line);
  return {
    save: [...save.values()],
    summary: {
      ...counts,
      refusedTotal: refused.length,
      refused: refused.slice(0, refusedLinesShown),
    },
  };
}
