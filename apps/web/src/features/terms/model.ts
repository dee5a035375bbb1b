import {
  type TermEntry,
  type TermKind,
  type TermLanguage,
  type TermList,
  type TermToSave,
  termKinds,
} from "@curie/contract";

/** What the address of the page says: which list, and which part of it. */
export type TermView = { list: string; search: string; kind: TermKind | null; page: string | null };

export function viewOf(query: URLSearchParams): TermView {
  return {
    list: query.get("list") ?? "own",
    search: query.get("search") ?? "",
    kind: termKinds.find((kind) => kind === query.get("kind")) ?? null,
    page: query.get("page"),
  };
}

/** A list from its beginning, with nothing left out. */
export const everyTerm: Omit<TermView, "list"> = { search: "", kind: null, page: null };

/** The address of a view, without what goes without saying. */
export function addressOf({ list, search, kind, page }: TermView): string {
  const query = new URLSearchParams();
  if (list !== "own") query.set("list", list);
  if (search !== "") query.set("search", search);
  if (kind) query.set("kind", kind);
  if (page && page !== "1") query.set("page", page);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** The upload that a list belongs to; undefined for the others. */
export function uploadOf(list: string): string | undefined {
  return list.startsWith("document-") ? list.slice("document-".length) : undefined;
}

/** The list that a view is about, or one's own where it names none that is there. */
export function listOf(lists: readonly TermList[], wanted: string): TermList | undefined {
  return lists.find(({ list }) => list === wanted) ?? lists.find(({ list }) => list === "own");
}

/** An entry as a form holds it: variants one a line. */
export type TermForm = {
  kind: TermKind;
  term: string;
  variants: string;
  language: TermLanguage;
  translation: string;
  anyCase: boolean;
  plural: boolean;
};

export function formOf(entry: TermEntry | null): TermForm {
  return {
    kind: entry?.kind ?? "never-change",
    term: entry?.term ?? "",
    variants: entry?.variants.join("\n") ?? "",
    language: entry?.language ?? "zh_CN",
    translation: entry?.translation ?? "",
    anyCase: entry?.anyCase ?? false,
    plural: entry?.plural ?? false,
  };
}

/** What is saved of a form: only what its kind has. */
export function entryOf({ kind, term, anyCase, plural, ...rest }: TermForm): TermToSave {
  const isTranslation = kind === "translate-as";
  const variants = rest.variants.split("\n").filter((variant) => variant.trim() !== "");
  return {
    ...{ kind, term, anyCase, plural },
    variants: kind === "always-write" ? variants : [],
    language: isTranslation ? rest.language : null,
    translation: isTranslation ? rest.translation : null,
  };
}

/** What was on the list before, to be put back. */
export function savedAs(entry: TermEntry): TermToSave {
  const { identity: _, changedAt: __, ...saved } = entry;
  return saved;
}

export type FormProblem = "term-missing" | "variants-missing" | "translation-missing";

/** What the form itself can see to be missing. */
export function formProblem(form: TermForm): FormProblem | null {
  const { kind, term, variants, translation } = entryOf(form);
  if (term.trim() === "") return "term-missing";
  if (kind === "always-write" && variants.length === 0) return "variants-missing";
  return kind === "translate-as" && (translation ?? "").trim() === ""
    ? "translation-missing"
    : null;
}

/** The field that a problem is about. */
export function fieldOf(problem: string): "term" | "variants" | "translation" {
  if (/variant|changes-value/.test(problem)) return "variants";
  return problem === "translation-missing" ? "translation" : "term";
}

/** Lines as a file of terms, each a term that never changes, whatever signs it has. */
export function fileOfLines(lines: string): File {
  const rows = lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => `"${line.replaceAll('"', '""')}"`);
  return new File([["term", ...rows].join("\n")], "terms.csv", { type: "text/csv" });
}
