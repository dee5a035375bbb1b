import {
  type CheckProfile,
  checkSections,
  checkStatements,
  type JournalProfile,
  type JournalProfileToSave,
  journalProfileLimitMax,
} from "@curie/contract";

/** The numbers of a profile, in the order in which they are asked for. */
export const limits = [
  "title",
  "running",
  "abstract-most",
  "abstract-least",
  "abstract-headings",
  "keywords-least",
  "keywords-most",
  "text",
  "references",
  "figures",
] as const;
export type LimitName = (typeof limits)[number];
export type SectionName = (typeof checkSections)[number];
export type StatementName = (typeof checkStatements)[number];

export type GenericProfile = { name: CheckProfile; profile: JournalProfile };

/** A profile as a form holds it: a number that is not asked for is empty. */
export type ProfileForm = {
  name: string;
  numbers: Readonly<Record<LimitName, string>>;
  runningRequired: boolean;
  sections: readonly SectionName[];
  statements: readonly StatementName[];
};

export function formOf(name: string, profile: JournalProfile): ProfileForm {
  const { title, runningTitle, abstract, keywords, text, references, figures } = profile;
  const shown = (value: number | undefined) => (value === undefined ? "" : String(value));
  return {
    name,
    numbers: {
      title: shown(title?.mostWords),
      running: shown(runningTitle?.mostCharacters),
      "abstract-most": shown(abstract?.most),
      "abstract-least": shown(abstract?.least),
      "abstract-headings": shown(abstract?.headings),
      "keywords-least": shown(keywords?.least),
      "keywords-most": shown(keywords?.most),
      text: shown(text?.most),
      references: shown(references?.most),
      figures: shown(figures?.most),
    },
    runningRequired: runningTitle?.required ?? false,
    sections: profile.sections ?? [],
    statements: profile.statements,
  };
}

export type FormProblem = {
  field: "name" | LimitName;
  problem: "name-missing" | "not-a-limit" | "most-missing" | "least-above-most";
};

/** Which numbers say something only beside another. */
const needs: ReadonlyMap<LimitName, LimitName> = new Map([
  ["abstract-least", "abstract-most"],
  ["abstract-headings", "abstract-most"],
  ["keywords-least", "keywords-most"],
]);
const atMost: ReadonlyMap<LimitName, LimitName> = new Map([
  ["abstract-least", "abstract-most"],
  ["keywords-least", "keywords-most"],
]);

function numberIn({ numbers }: ProfileForm, name: LimitName): number | undefined {
  const text = numbers[name].trim();
  return text === "" ? undefined : Number(text);
}

/** What of the form cannot be saved; the first. */
export function formProblem(form: ProfileForm): FormProblem | null {
  if (form.name.trim() === "") return { field: "name", problem: "name-missing" };
  for (const field of limits) {
    const text = form.numbers[field].trim();
    if (text === "") continue;
    const value = Number(text);
    const isLimit = /^\d{1,6}$/.test(text) && value >= 1 && value <= journalProfileLimitMax;
    if (!isLimit) return { field, problem: "not-a-limit" };
  }
  for (const [field, other] of needs) {
    if (numberIn(form, field) !== undefined && numberIn(form, other) === undefined) {
      return { field: other, problem: "most-missing" };
    }
  }
  for (const [field, other] of atMost) {
    const [least, most] = [numberIn(form, field), numberIn(form, other)];
    if (least !== undefined && most !== undefined && least > most) {
      return { field, problem: "least-above-most" };
    }
  }
  return null;
}

/** The profile of a form without a problem. */
export function profileOf(form: ProfileForm): JournalProfileToSave {
  const number = (name: LimitName) => numberIn(form, name);
  const [title, running, text] = [number("title"), number("running"), number("text")];
  const [references, figures] = [number("references"), number("figures")];
  const [most, least, headings] = [
    number("abstract-most"),
    number("abstract-least"),
    number("abstract-headings"),
  ];
  const keywordsMost = number("keywords-most");
  return {
    name: form.name.trim(),
    ...(title === undefined ? {} : { title: { mostWords: title } }),
    ...(running === undefined
      ? {}
      : { runningTitle: { mostCharacters: running, required: form.runningRequired } }),
    ...(most === undefined
      ? {}
      : {
          abstract: {
            most,
            ...(least === undefined ? {} : { least }),
            ...(headings === undefined ? {} : { headings }),
          },
        }),
    ...(keywordsMost === undefined
      ? {}
      : { keywords: { least: number("keywords-least") ?? 1, most: keywordsMost } }),
    ...(form.sections.length === 0 ? {} : { sections: inOrder(checkSections, form.sections) }),
    ...(text === undefined ? {} : { text: { most: text } }),
    ...(references === undefined ? {} : { references: { most: references } }),
    ...(figures === undefined ? {} : { figures: { most: figures } }),
    statements: inOrder(checkStatements, form.statements),
  };
}

function inOrder<Name extends string>(all: readonly Name[], chosen: readonly Name[]): Name[] {
  return all.filter((one) => chosen.includes(one));
}

/** The list with something put in, or taken out when it was there. */
export function toggled<Name>(list: readonly Name[], one: Name): Name[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
