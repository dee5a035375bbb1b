import { parseArgs } from "node:util";
import {
  type Dialect,
  type EditingChoices,
  type FirstLanguage,
  firstLanguages,
} from "@curie/language/editing";
import type { SourceLanguage } from "@curie/language/translation";
import { UsageError } from "./refusal.ts";

const dialects: readonly Dialect[] = ["american", "british"];
const sourceLanguages: readonly SourceLanguage[] = ["zh_CN", "es_ES", "pt_BR"];

/** The options and the other words of a command line. @throws UsageError where they are wrong */
export function parse<
  const Options extends NonNullable<Parameters<typeof parseArgs>[0]>["options"],
>(words: string[], options: Options) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export function oneFile(positionals: string[]): string {
  const [file, another] = positionals;
  if (file === undefined) throw new UsageError("Say which file: IN.docx.");
  if (another !== undefined) throw new UsageError(`One file at a time: ${file} or ${another}?`);
  return file;
}

export function requireDialect(value: string | undefined, option = "--english"): Dialect {
  const dialect = dialects.find((known) => known === value);
  if (dialect) return dialect;
  throw new UsageError(`Say which English: ${option} american or ${option} british.`);
}

/** The options of the English that is wanted, and of who wrote the text. */
export const editingOptions = {
  english: { type: "string" },
  oxford: { type: "boolean" },
  "first-language": { type: "string" },
} as const;

type EditingValues = {
  english?: string | undefined;
  oxford?: boolean | undefined;
  "first-language"?: string | undefined;
};

export function requireChoices(
  values: EditingValues,
): Required<Omit<EditingChoices, "languageHint" | "terms" | "strength">> {
  const dialect = requireDialect(values.english);
  const oxfordSpelling = requireBritish(values.oxford, dialect);
  return { dialect, oxfordSpelling, firstLanguage: firstLanguageOf(values["first-language"]) };
}

/** Whether Oxford spelling is wanted, which is a way of writing British English. */
export function requireBritish(oxford: boolean | undefined, dialect: Dialect): boolean {
  if (!oxford || dialect === "british") return oxford ?? false;
  throw new UsageError("--oxford goes with British English.");
}

function firstLanguageOf(value: string | undefined): FirstLanguage | null {
  if (value === undefined) return null;
  const language = firstLanguages.find((known) => known === value);
  if (language) return language;
  throw new UsageError(`Say --first-language ${firstLanguages.join(" or ")}, or nothing.`);
}

export function requireLanguage(value: string | undefined): SourceLanguage {
  const language = sourceLanguages.find((known) => known === value);
  if (language) return language;
  throw new UsageError(`Say which language it is in: --from ${sourceLanguages.join(" or ")}.`);
}
