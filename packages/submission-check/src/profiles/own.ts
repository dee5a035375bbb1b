/** Journal profiles of one's own: the same fields as the generic ones, with a name, as a file of JSON. */
import { type SectionName, type StatementName, sectionNames, statementNames } from "../names.ts";
import type { Profile } from "./profiles.ts";

export type OwnProfile = Profile & { name: string };

/** The name and version of the format; it stands in every file. */
export const profileFormat = "curie-journal-profile/1";

export const profileNameMaxLength = 80;
/** The greatest limit that a profile may set, of words, characters or things counted. */
export const profileLimitMax = 100_000;

/** @param field what cannot be used, such as `abstract.most`; `file` where nothing can be read */
export type ProfileReading =
  | { profile: OwnProfile; field: null }
  | { profile: null; field: string };

/** A profile as the text of a file. */
export function writeProfile({ name, ...asks }: OwnProfile): string {
  return `${JSON.stringify({ format: profileFormat, name, ...asks }, null, 2)}\n`;
}

export function readProfileFile(text: string): ProfileReading {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return { profile: null, field: "file" };
  }
  if (!isObject(value)) return { profile: null, field: "file" };
  const { format, ...rest } = value;
  return format === profileFormat ? readProfile(rest) : { profile: null, field: "format" };
}

/** What is said of a profile, judged field by field; the first that cannot be used is told. */
export function readProfile(value: unknown): ProfileReading {
  if (!isObject(value)) return { profile: null, field: "file" };
  try {
    return { profile: profileIn(value), field: null };
  } catch (error) {
    if (error instanceof UnusableField) return { profile: null, field: error.field };
    throw error;
  }
}

class UnusableField extends Error {
  readonly field: string;

  constructor(field: string) {
    super(`«${field}» of a journal profile cannot be used`);
    this.field = field;
  }
}

type Fields = Record<string, unknown>;

function profileIn(fields: Fields): OwnProfile {
  only(fields, "", [
    ...["name", "title", "runningTitle", "abstract", "keywords", "sections", "text"],
    ...["references", "figures", "statements"],
  ]);
  const { name } = fields;
  const written = typeof name === "string" ? name.normalize("NFC").replace(/\s+/g, " ").trim() : "";
  if (written === "" || written.length > profileNameMaxLength) throw new UnusableField("name");
  const title = part(fields, "title", ["mostWords"]);
  const running = part(fields, "runningTitle", ["mostCharacters", "required"]);
  const abstract = part(fields, "abstract", ["most", "least", "headings"]);
  const keywords = part(fields, "keywords", ["least", "most"]);
  const text = part(fields, "text", ["most"]);
  const references = part(fields, "references", ["most"]);
  const figures = part(fields, "figures", ["most"]);
  return {
    name: written,
    ...(title ? { title: { mostWords: limit(title, "title", "mostWords") } } : {}),
    ...(running
      ? {
          runningTitle: {
            mostCharacters: limit(running, "runningTitle", "mostCharacters"),
            required: truth(running, "runningTitle", "required"),
          },
        }
      : {}),
    ...(abstract ? { abstract: abstractIn(abstract) } : {}),
    ...(keywords ? { keywords: keywordsIn(keywords) } : {}),
    ...(fields.sections === undefined
      ? {}
      : { sections: listed<SectionName>(fields.sections, "sections", sectionNames) }),
    ...(text ? { text: { most: limit(text, "text", "most") } } : {}),
    ...(references ? { references: { most: limit(references, "references", "most") } } : {}),
    ...(figures ? { figures: { most: limit(figures, "figures", "most") } } : {}),
    statements: listed<StatementName>(fields.statements ?? [], "statements", statementNames),
  };
}

function abstractIn(fields: Fields): NonNullable<Profile["abstract"]> {
  const most = limit(fields, "abstract", "most");
  const least = fields.least === undefined ? undefined : limit(fields, "abstract", "least");
  const headings =
    fields.headings === undefined ? undefined : limit(fields, "abstract", "headings");
  if (least !== undefined && least > most) throw new UnusableField("abstract.least");
  return {
    most,
    ...(least === undefined ? {} : { least }),
    ...(headings === undefined ? {} : { headings }),
  };
}

function keywordsIn(fields: Fields): NonNullable<Profile["keywords"]> {
  const [least, most] = [limit(fields, "keywords", "least"), limit(fields, "keywords", "most")];
  if (least > most) throw new UnusableField("keywords.least");
  return { least, most };
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function only(fields: Fields, of: string, known: readonly string[]): void {
  const other = Object.keys(fields).find((key) => !known.includes(key));
  if (other !== undefined) throw new UnusableField(`${of}${other.slice(0, 40)}`);
}

/** One part of a profile; null and nothing say the same: it asks nothing of it. */
function part(fields: Fields, name: string, known: readonly string[]): Fields | null {
  const value = new Map(Object.entries(fields)).get(name) ?? null;
  if (value === null) return null;
  if (!isObject(value)) throw new UnusableField(name);
  only(value, `${name}.`, known);
  return value;
}

function limit(fields: Fields, of: string, name: string): number {
  const value = new Map(Object.entries(fields)).get(name);
  const isLimit = typeof value === "number" && Number.isInteger(value);
  if (!isLimit || value < 1 || value > profileLimitMax) throw new UnusableField(`${of}.${name}`);
  return value;
}

function truth(fields: Fields, of: string, name: string): boolean {
  const value = new Map(Object.entries(fields)).get(name) ?? false;
  if (typeof value !== "boolean") throw new UnusableField(`${of}.${name}`);
  return value;
}

/** Names in the order of their list, each once. */
function listed<Name extends string>(
  value: unknown,
  field: string,
  known: readonly Name[],
): readonly Name[] {
  if (!Array.isArray(value)) throw new UnusableField(field);
  const other = value.find((one) => !known.some((name) => name === one));
  if (other !== undefined) throw new UnusableField(field);
  return known.filter((name) => value.includes(name));
}
