/**
 * The set-up of an abstract as data: which questions there are, in which tier each stands, and where
 * each answer leads (S155, G-70). Its messages stand in the locale files (`guidance`).
 */

/** The three steps that every set-up has, whatever the data says. */
export const fixedSteps = ["onboarding", "text-limit", "confirmation"] as const;
export const choiceSteps = ["article-type", "form", "audience"] as const;

export const stepNames = [...fixedSteps, ...choiceSteps] as const;

export const articleTypes = ["research", "review", "case-report", "conference"] as const;
export const abstractForms = ["structured", "unstructured"] as const;
export const audiences = ["specialist", "general"] as const;

/** The name of a step, as it stands in addresses: `/criteria/{step}`. */
export type StepName = (typeof stepNames)[number];
export type ChoiceStepName = (typeof choiceSteps)[number];
export type ArticleType = (typeof articleTypes)[number];
export type AbstractForm = (typeof abstractForms)[number];
export type Audience = (typeof audiences)[number];

export type StepResponse = {
  value: ArticleType | AbstractForm | Audience;
  nextStep: StepName;
};

/** A question with answers to choose from. Tiers count from 1; a route never goes back to a lower one. */
export type ChoiceStep = {
  step: ChoiceStepName;
  tier: number;
  possibleResponses: readonly StepResponse[];
};

/**
 * Two routes: organisers of conferences prescribe the form, so a conference abstract is not asked
 * for it; every other abstract is.
 */
export const abstractSteps: readonly ChoiceStep[] = [
  {
    step: "article-type",
    tier: 1,
    possibleResponses: [
      { value: "research", nextStep: "form" },
      { value: "review", nextStep: "form" },
      { value: "case-report", nextStep: "form" },
      { value: "conference", nextStep: "audience" },
    ],
  },
  {
    step: "form",
    tier: 2,
    possibleResponses: [
      { value: "structured", nextStep: "audience" },
      { value: "unstructured", nextStep: "audience" },
    ],
  },
  {
    step: "audience",
    tier: 3,
    possibleResponses: [
      { value: "specialist", nextStep: "text-limit" },
      { value: "general", nextStep: "text-limit" },
    ],
  },
];

/** The six guiding questions of the template, in their order; the last may stay empty (S168). */
export const abstractSections = [
  "overall-context",
  "specific-challenge",
  "main-result",
  "main-result-novelty",
  "main-result-context",
  "implications",
] as const;
export type AbstractSection = (typeof abstractSections)[number];

export function isOptional(section: AbstractSection): boolean {
  return section === "implications";
}
