import {
  type AbstractSection,
  type AbstractSession,
  abstractSections,
  type ChoiceStepName,
  type CriteriaResponses,
  dayMs,
  isMaxLength,
  isReachable,
  paragraphsOf,
  type StepName,
  stepToOpen,
  type TemplateResponses,
  type TextLimit,
} from "@curie/contract";
import type { Formatting } from "@curie/locales/formatting";
import { type FailureCode, mayPass } from "#lib/failure.ts";

/** S153: how long ago while it is less than a day, then the date. */
export function createdText(instant: string, now: Date, formatting: Formatting): string {
  const past = now.getTime() - new Date(instant).getTime();
  return past < dayMs ? formatting.relative(instant, now) : formatting.date(instant);
}

type Place = Pick<AbstractSession, "currentStage" | "currentStep" | "session">;

/** Where an abstract is opened: the set-up at its current step, also when it is confirmed (G-77). */
export function criteriaAddress(base: string, { session, currentStep }: Place): string {
  return `${base}/abstract-writer/${session}/criteria/${currentStep}`;
}

export function stageAddress(base: string, place: Place): string {
  if (place.currentStage === "criteria") return criteriaAddress(base, place);
  return `${base}/abstract-writer/${place.session}/${place.currentStage}`;
}

/** S166: the step that is shown to somebody who asks for one by address. */
export function shownStep(asked: string | undefined, session: AbstractSession): StepName {
  const { steps, currentStep } = session;
  const wanted = [asked, currentStep].find(
    (step) => step !== undefined && isReachable(steps, step as StepName, session),
  );
  return (wanted as StepName | undefined) ?? stepToOpen(steps, currentStep, session);
}

/**
 * The set-up with one more answer. The union of answers belongs to the union of questions, which
 * TypeScript cannot follow; the answer comes from the question's own list.
 */
export function answerOf<Step extends ChoiceStepName>(
  _step: Step,
  value: string,
): NonNullable<CriteriaResponses[Step]> {
  return value as NonNullable<CriteriaResponses[Step]>;
}

/** What somebody wrote into the fields of the text limit, before it is known to be a number. */
export type LimitFields = { maxLength: string; useCharacters: boolean };

/** S160: the limit, or null when it is none. Full-width digits are digits. */
export function limitOf({ maxLength, useCharacters }: LimitFields): TextLimit | null {
  const text = maxLength.normalize("NFKC").trim();
  const value = /^[+-]?\d+([.]\d+)?$/.test(text) ? Number(text) : null;
  return isMaxLength(value, useCharacters) ? { maxLength: value, useCharacters } : null;
}

const marks = ["strong", "em", "u"] as const;
type Mark = (typeof marks)[number];

/**
 * An answer as the server writes it: paragraphs of runs, each run with its own elements, without
 * paragraphs that hold nothing. The editor nests elements, so the same text would look different.
 *
 * @param html of `p`, `br`, `strong`, `em` and `u`
 */
export function canonicalAnswer(html: string): string {
  const open = new Set<Mark>();
  let paragraphs = "";
  let runs: { marks: string; text: string }[] = [];
  const addText = (text: string) => {
    const present = marks.filter((mark) => open.has(mark)).join(" ");
    const last = runs.at(-1);
    if (last?.marks === present) last.text += text;
    else runs.push({ marks: present, text });
  };
  for (const [token, end, name] of html.matchAll(/<(\/?)(p|br|strong|em|u)\s*\/?>|[^<]+/g)) {
    if (name === undefined) addText(token.replaceAll("&nbsp;", "\u00a0"));
    else if (name === "br") addText("<br>");
    else if (name !== "p" && end) open.delete(name as Mark);
    else if (name !== "p") open.add(name as Mark);
    else if (end) {
      const paragraph = runs.map(writeRun).join("");
      if (paragraphsOf(paragraph).length > 0) paragraphs += `<p>${paragraph}</p>`;
      runs = [];
    }
  }
  return paragraphs;
}

function writeRun(run: { marks: string; text: string }): string {
  const names = run.marks.split(" ").filter(Boolean);
  const opening = names.map((name) => `<${name}>`).join("");
  const closing = names.reverse().map((name) => `</${name}>`);
  return `${opening}${run.text}${closing.join("")}`;
}

/** What this window has and the server has not: the text, and the stored one it was made from. */
export type Unsaved = { text: string; base: string };
export type UnsavedAnswers = Partial<Record<AbstractSection, Unsaved>>;

/** Unsaved answers beside newly loaded ones. */
export type Merged = {
  /** What still has to be saved, now on top of the loaded answers. */
  unsaved: UnsavedAnswers;
  /** Sections that both sides changed: what the other side made of them. */
  conflicts: TemplateResponses;
};

/**
 * Puts unsaved answers beside what is stored now. A section that nobody else touched goes on; one that
 * somebody changed to something else is a conflict, and stays as it is until a person chooses.
 *
 * @param sent texts whose saving was never answered; found in the store, they are our own
 */
export function mergeAnswers(
  unsaved: UnsavedAnswers,
  stored: TemplateResponses,
  sent: Partial<Record<AbstractSection, readonly string[]>> = {},
): Merged {
  const merged: Merged = { unsaved: {}, conflicts: {} };
  for (const section of abstractSections) {
    const mine = unsaved[section];
    if (!mine) continue;
    const theirs = stored[section] ?? "";
    if (theirs === mine.text) continue;
    merged.unsaved[section] = mine;
    if (theirs === mine.base) continue;
    if (sent[section]?.includes(theirs)) {
      merged.unsaved[section] = { ...mine, base: theirs };
    } else {
      merged.conflicts[section] = theirs;
    }
  }
  return merged;
}

/** How long to wait before a save is tried again; null: trying again would not help. */
export function retryDelayMs(code: FailureCode, failures: number): number | null {
  if (!mayPass(code)) return null;
  return Math.min(30_000, 2_500 * 2 ** Math.max(0, failures - 1));
}
