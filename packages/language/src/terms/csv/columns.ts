import { type TermKind, type TermLanguage, termKinds, termLanguages } from "../names.ts";

export const columns = [
  "kind",
  "term",
  "variants",
  "language",
  "translation",
  "any_case",
  "plural",
] as const;
export type Column = (typeof columns)[number];

const otherNames: ReadonlyMap<string, Column> = new Map([
  ["type", "kind"],
  ["variant", "variants"],
  ["replaces", "variants"],
  ["sourcelanguage", "language"],
  ["source", "language"],
  ["english", "translation"],
  ["target", "translation"],
  ["anycase", "any_case"],
]);

const bare = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, "");

/** The column that a heading names; null where it names none of ours. */
export function columnOf(heading: string): Column | null {
  const name = bare(heading);
  return columns.find((column) => bare(column) === name) ?? otherNames.get(name) ?? null;
}

/** The kind that a cell names; an empty cell is told by the others. */
export function kindOf(
  cell: string,
  { variants, translation }: { variants: string; translation: string },
): string {
  const name = bare(cell);
  if (name === "") {
    const told: TermKind =
      translation !== "" ? "translate-as" : variants !== "" ? "always-write" : "never-change";
    return told;
  }
  return termKinds.find((kind) => bare(kind) === name) ?? cell;
}

/** The language that a cell or an attribute names (`zh_CN`, `zh-Hans`, `es`); null for any other. */
export function languageOf(name: string): TermLanguage | null {
  const [main = ""] = name.trim().toLowerCase().split(/[-_]/, 1);
  return termLanguages.find((language) => language.startsWith(`${main}_`)) ?? null;
}

/** What a yes-or-no cell says; null where it says neither. */
export function flagOf(cell: string): boolean | null {
  const name = cell.trim().toLowerCase();
  if (["", "no", "false", "0", "n"].includes(name)) return false;
  return ["yes", "true", "1", "x", "y"].includes(name) ? true : null;
}
