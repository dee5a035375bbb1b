import type { Dialect } from "@curie/language/editing";
import type { EditStrength } from "@curie/language/editing/strength";
import { loadMessages, type Messages } from "@curie/locales";
import { makeFormatting } from "@curie/locales/formatting";
import {
  type ManuscriptReport,
  type ReportMessages,
  reportPage,
  type Shortening,
} from "@curie/manuscript";
import { fillIn, UsageError } from "./refusal.ts";

/** What the change report is of. */
type Edited = {
  fileName: string;
  isSource: boolean;
  english: Dialect;
  oxfordSpelling: boolean;
  strength: EditStrength;
  targetWords?: number;
  /** Of a manuscript that was to be shortened. */
  shortening: Shortening | null;
  startedAt: Date;
  completedAt: Date;
  /** Name and version of the engine. */
  engine: string;
  editsLeftOut: number;
  /** Paragraphs for which a language model did not answer. */
  paragraphsLeft: number;
};

/** The report as a page or, for programs, as JSON: the name of the file says which. */
export async function reportFile(
  path: string,
  report: ManuscriptReport,
  { english, oxfordSpelling, startedAt, completedAt, ...told }: Edited,
): Promise<Uint8Array> {
  const facts = {
    ...told,
    completedAt: completedAt.toISOString(),
    durationSeconds: Math.round((completedAt.getTime() - startedAt.getTime()) / 1000),
  };
  if (path.toLowerCase().endsWith(".json")) {
    return Buffer.from(`${JSON.stringify({ ...facts, english, oxfordSpelling, ...report })}\n`);
  }
  const messages = await englishMessages();
  const { strength: name, targetWords: count } = told;
  const strength =
    count === undefined
      ? messages.say(`documents:strength-${name}`)
      : messages.say("documents:strength-shorten-to", { count, number: messages.number(count) });
  const style = oxfordSpelling ? "oxford" : english;
  const styleOfEnglish = messages.say(`documents:style-${style}`);
  return Buffer.from(reportPage(report, { ...facts, strength, styleOfEnglish }, messages));
}

/** Asked before the work begins. */
export function requireReportName(path: string): void {
  if (/\.(html|json)$/i.test(path)) return;
  throw new UsageError("A report is a page or data: --report FILE.html or FILE.json.");
}

async function englishMessages(): Promise<ReportMessages> {
  const messages: Messages = await loadMessages("en_US");
  const plurals = new Intl.PluralRules("en-US");
  const { number, dateTime } = makeFormatting("en_US");
  const say: ReportMessages["say"] = (key, params = {}) => {
    const [namespace = "", name = ""] = key.split(":");
    const texts = Object.entries(messages).find(([one]) => one === namespace)?.[1] ?? {};
    const form = `${name}_${plurals.select(Number(params.count ?? 0))}`;
    const text = texts[form] ?? texts[name];
    if (text === undefined) throw new Error(`no message for ${key}`);
    return fillIn(text, params);
  };
  return { language: "en-US", say, number, dateTime };
}
