import { abstractMaxCharacters, abstractMaxWords } from "../constants.ts";
import {
  type ChoiceStep,
  type ChoiceStepName,
  choiceSteps,
  type StepName,
} from "./abstract-steps.ts";
import type { CriteriaResponses, TextLimit } from "./abstracts.ts";

/**
 * The way through the set-up of an abstract: where an answer leads, what lies before and behind a
 * step, and which answers a change takes away. The steps are data and come as an argument.
 */
type Steps = readonly ChoiceStep[];

/** What of an abstract decides which steps can be opened. */
export type SetUp = { title: string; criteriaResponses: CriteriaResponses };

const inOrder = (steps: Steps) => [...steps].sort((a, b) => a.tier - b.tier);

function choiceStep(steps: Steps, step: StepName): ChoiceStep | undefined {
  return steps.find((candidate) => candidate.step === step);
}

function answerTo(responses: CriteriaResponses, step: StepName): string | undefined {
  const name = choiceSteps.find((one) => one === step);
  return name && responses[name];
}

/** Where the answers given lead from a step; null while its question is not answered, and at the end. */
export function nextStep(steps: Steps, step: StepName, setUp: SetUp): StepName | null {
  const { title, criteriaResponses } = setUp;
  if (step === "onboarding") {
    return title.trim() === "" ? null : (inOrder(steps)[0]?.step ?? "text-limit");
  }
  if (step === "text-limit") return criteriaResponses["text-limit"] ? "confirmation" : null;
  const answer = answerTo(criteriaResponses, step);
  const response = choiceStep(steps, step)?.possibleResponses.find(({ value }) => value === answer);
  return response?.nextStep ?? null;
}

/** Every step that can be opened, in the order of the route; the last is the one to go on with. */
export function reachableSteps(steps: Steps, setUp: SetUp): StepName[] {
  const route: StepName[] = ["onboarding"];
  for (let step: StepName | null = "onboarding"; step !== null; ) {
    step = nextStep(steps, step, setUp);
    // Data that leads in a circle ends here.
    if (step === null || route.includes(step)) break;
    route.push(step);
  }
  return route;
}

export function isReachable(steps: Steps, step: StepName, setUp: SetUp): boolean {
  return reachableSteps(steps, setUp).includes(step);
}

/** The step that is shown to somebody who asks for one: the same, or the last that can be opened. */
export function stepToOpen(steps: Steps, asked: StepName, setUp: SetUp): StepName {
  const route = reachableSteps(steps, setUp);
  return route.includes(asked) ? asked : (route.at(-1) ?? "onboarding");
}

/**
 * S163: back to the answered step with the highest tier below this one; from the text limit to the
 * highest answered of all; from the confirmation to the text limit. Null on the first step.
 */
export function previousStep(
  steps: Steps,
  step: StepName,
  responses: CriteriaResponses,
): StepName | null {
  if (step === "onboarding") return null;
  if (step === "confirmation") return "text-limit";
  const tier = choiceStep(steps, step)?.tier ?? Number.POSITIVE_INFINITY;
  const answered = inOrder(steps).filter(
    (candidate) => candidate.tier < tier && responses[candidate.step] !== undefined,
  );
  return answered.at(-1)?.step ?? "onboarding";
}

/**
 * S164: the answers that a new answer takes away, in the order of the route: when it leads elsewhere
 * than the old one, all of higher tiers and the text limit, which stands after the last tier.
 */
export function discardedBy(
  steps: Steps,
  responses: CriteriaResponses,
  changed: ChoiceStepName,
  value: string,
): (keyof CriteriaResponses)[] {
  const step = choiceStep(steps, changed);
  const old = responses[changed];
  const leadsTo = (answer: string) =>
    step?.possibleResponses.find((response) => response.value === answer)?.nextStep;
  if (!step || old === undefined || leadsTo(old) === leadsTo(value)) return [];
  const later = inOrder(steps).filter(({ tier }) => tier > step.tier);
  const names = [...later.map(({ step: name }) => name), "text-limit" as const];
  return names.filter((name) => responses[name] !== undefined);
}

/** The answers with a new one, and without those it takes away (S164). */
export function answerStep<Step extends ChoiceStepName>(
  steps: Steps,
  responses: CriteriaResponses,
  step: Step,
  value: NonNullable<CriteriaResponses[Step]>,
): CriteriaResponses {
  const kept = { ...responses, [step]: value };
  for (const name of discardedBy(steps, responses, step, value)) delete kept[name];
  return kept;
}

/**
 * What is stored when answers arrive: a changed answer that leads elsewhere takes the stored later
 * ones away although they came along, and answers that the route does not pass are left out. A later
 * answer that is new was given after the change, and stays.
 */
export function mergeCriteria(
  steps: Steps,
  stored: CriteriaResponses,
  sent: CriteriaResponses,
): CriteriaResponses {
  let merged = sent;
  for (const { step } of inOrder(steps)) {
    const value = merged[step];
    if (value === undefined) continue;
    const discarded = discardedBy(steps, stored, step, value);
    merged = without(
      merged,
      discarded.filter((name) => isSameAnswer(merged[name], stored[name])),
    );
  }
  const route: readonly StepName[] = reachableSteps(steps, {
    title: "named",
    criteriaResponses: merged,
  });
  const names = Object.keys(merged) as (keyof CriteriaResponses)[];
  return without(
    merged,
    names.filter((name) => !route.includes(name)),
  );
}

function isSameAnswer(
  one: string | TextLimit | undefined,
  other: string | TextLimit | undefined,
): boolean {
  if (typeof one !== "object" || typeof other !== "object") return one === other;
  return one.maxLength === other.maxLength && one.useCharacters === other.useCharacters;
}

/** Whether two sets of answers say the same. */
export function isSameCriteria(one: CriteriaResponses, other: CriteriaResponses): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof CriteriaResponses)[];
  return names.every((name) => isSameAnswer(one[name], other[name]));
}

function without(
  responses: CriteriaResponses,
  names: readonly (keyof CriteriaResponses)[],
): CriteriaResponses {
  const kept = { ...responses };
  for (const name of names) delete kept[name];
  return kept;
}

/** S165: how far a step is, in per cent, rounded down. */
export function progressPercent(steps: Steps, step: StepName): number {
  const highest = Math.max(0, ...steps.map(({ tier }) => tier));
  if (step === "confirmation") return 100;
  const tier = step === "text-limit" ? highest + 1 : (choiceStep(steps, step)?.tier ?? 0);
  return Math.floor((100 * tier) / (highest + 3));
}

/** The greatest maximum length that may be asked for. */
export function greatestLength(useCharacters: boolean): number {
  return useCharacters ? abstractMaxCharacters : abstractMaxWords;
}

/** S160: a whole number from 1 to the greatest length of its unit; an empty field is `null`. */
export function isMaxLength(value: number | null, useCharacters: boolean): value is number {
  return (
    value !== null &&
    Number.isInteger(value) &&
    value >= 1 &&
    value <= greatestLength(useCharacters)
  );
}

/** What stands in the fields before anybody has touched them (S159). */
export const untouchedTextLimit: { maxLength: null; useCharacters: TextLimit["useCharacters"] } = {
  maxLength: null,
  useCharacters: false,
};
