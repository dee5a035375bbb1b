import { languageOf } from "../csv/columns.ts";
import { excerpt, type TermsOfFile } from "../file.ts";
import { judgeTerm } from "../judge.ts";
import type { TermDraft } from "../term.ts";
import { flagsOfNote } from "./flags.ts";
import { scanXml, XmlRefusal } from "./scanner.ts";

/** A term of a concept, in one language. */
type Named = {
  line: number;
  language: string;
  text: string;
  status: string;
  flags: readonly string[];
};

/**
 * Reads TBX: ISO 30042:2019 (`tbx`) and its predecessor of 2008 (`martif`), core structure and the
 * categories of TBX-Basic.
 *
 * Of each concept the English terms say what is written: a deprecated or superseded one is a variant of
 * the preferred one, otherwise each never changes. Terms of a language that is translated from get the
 * preferred English term. Other languages are passed over.
 */
export function readTermsTbx(text: string): TermsOfFile {
  const read: Extract<TermsOfFile, { problem: null }> = { problem: null, terms: [], refused: [] };
  try {
    for (const concept of conceptsOf(text)) {
      if (concept === "not-tbx") return { problem: "not-tbx", line: 1 };
      for (const { line, draft } of draftsOf(concept)) {
        const term = draft === "english-missing" ? draft : judgeTerm(draft.term);
        if (typeof term !== "string") read.terms.push({ line, term });
        else {
          const shown = draft === "english-missing" ? (concept[0]?.text ?? "") : draft.term.term;
          read.refused.push({ line, problem: term, text: excerpt(shown) });
        }
      }
    }
  } catch (error) {
    if (error instanceof XmlRefusal) return { problem: error.problem, line: error.line };
    throw error;
  }
  return read;
}

const conceptNames = new Set(["termEntry", "conceptEntry"]);
const languageNames = new Set(["langSet", "langSec"]);
const termSectionNames = new Set(["tig", "ntig", "termSec"]);

function* conceptsOf(xml: string): Generator<Named[] | "not-tbx"> {
  let concept: Named[] | null = null;
  let language = "";
  let section: Named | null = null;
  /** The element whose text is collected. */
  let collecting: "term" | "status" | "note" | null = null;
  let depth = 0;
  let collected = "";
  let isFirst = true;
  for (const event of scanXml(xml)) {
    if (event.kind === "text") {
      if (collecting) collected += event.text;
      continue;
    }
    const { name } = event;
    if (event.kind === "open") {
      if (isFirst && name !== "tbx" && name !== "martif") yield "not-tbx";
      isFirst = false;
      if (collecting) depth += 1;
      else if (conceptNames.has(name)) concept = [];
      else if (languageNames.has(name)) language = event.attributes.get("lang") ?? "";
      else if (termSectionNames.has(name)) {
        section = { line: event.line, language, text: "", status: "", flags: [] };
      } else if (section) {
        collecting = collectedOf(name, event.attributes.get("type") ?? "");
        collected = "";
        depth = 0;
      }
      continue;
    }
    if (collecting && depth > 0) depth -= 1;
    else if (collecting && section) {
      if (collecting === "term") section.text = collected;
      else if (collecting === "status") section.status = collected.trim();
      else section.flags = [...section.flags, ...flagsOfNote(collected)];
      collecting = null;
    } else if (termSectionNames.has(name)) {
      if (section && concept) concept.push(section);
      section = null;
    } else if (conceptNames.has(name)) {
      if (concept && concept.length > 0) yield concept;
      concept = null;
    }
  }
}

function collectedOf(name: string, type: string): "term" | "status" | "note" | null {
  if (name === "term") return "term";
  if (name === "administrativeStatus") return "status";
  if (name === "termNote" && type === "administrativeStatus") return "status";
  return name === "note" ? "note" : null;
}

const isDeprecated = (status: string) => /^(?:deprecated|superseded)/i.test(status);
const isEnglish = (language: string) => /^en\b/i.test(language.replace("_", "-"));

type Drafted = { line: number; draft: { term: TermDraft } | "english-missing" };

function draftsOf(concept: readonly Named[]): Drafted[] {
  const english = concept.filter(({ language }) => isEnglish(language));
  const current = english.filter(({ status }) => !isDeprecated(status));
  const preferred = current.find(({ status }) => /^preferred/i.test(status)) ?? current[0];
  const others = concept.filter(({ language }) => !isEnglish(language) && languageOf(language));
  if (!preferred) return [{ line: concept[0]?.line ?? 1, draft: "english-missing" }];
  const flags = (one: Named) => ({
    anyCase: one.flags.includes("any-case"),
    plural: one.flags.includes("plural"),
  });
  const drafts: Drafted[] = [];
  const variants = english.filter(({ status }) => isDeprecated(status)).map(({ text }) => text);
  if (variants.length > 0) {
    const term = { kind: "always-write", term: preferred.text, variants, ...flags(preferred) };
    drafts.push({ line: preferred.line, draft: { term } });
  }
  for (const one of others) {
    const term = {
      ...{ kind: "translate-as", term: one.text, language: languageOf(one.language) },
      ...{ translation: preferred.text, ...flags(one) },
    };
    drafts.push({ line: one.line, draft: { term } });
  }
  for (const one of current) {
    // What says more of a term than that it is one takes its place.
    if (one === preferred && drafts.length > 0) continue;
    drafts.push({
      line: one.line,
      draft: { term: { kind: "never-change", term: one.text, ...flags(one) } },
    });
  }
  return drafts;
}
