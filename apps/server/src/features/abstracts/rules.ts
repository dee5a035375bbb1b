import {
  type AbstractStage,
  abstractAnswersMaxLength,
  abstractSections,
  abstractSteps,
  abstractTitleMaxLength,
  type CriteriaResponses,
  type ErrorCode,
  type ErrorParams,
  greatestLength,
  isMaxLength,
  isReachable,
  isSameCriteria,
  mergeCriteria,
  type SaveAbstract,
  type StepName,
  stepToOpen,
  type TemplateResponses,
} from "@curie/contract";
import { cleanTitle, sanitiseAnswer } from "./answers/rules.ts";

/** What a save may change of an abstract. */
export type Draft = {
  title: string;
  currentStep: StepName;
  currentStage: AbstractStage;
  criteriaResponses: CriteriaResponses;
  templateResponses: TemplateResponses;
  revision: number;
  changedAt: Date;
};

export type Refused = { refused: { code: ErrorCode; params?: ErrorParams } };
export type Outcome = { draft: Draft } | Refused;

/** An abstract nobody has written anything into. */
export function emptyDraft(now: Date): Draft {
  return {
    title: "",
    currentStep: "onboarding",
    currentStage: "criteria",
    criteriaResponses: {},
    templateResponses: {},
    revision: 0,
    changedAt: now,
  };
}

/**
 * The abstract after a save. Answers are compared with the revision they started from; a save that
 * changes no answer meets no conflict, so that repeating one whose reply was lost is harmless.
 */
export function saved(stored: Draft, sent: Omit<SaveAbstract, "session">, now: Date): Outcome {
  const title = sent.title === undefined ? stored.title : cleanTitle(sent.title);
  const refusedTitle = sent.title === undefined ? null : titleProblem(title);
  if (refusedTitle) return refusedTitle;

  const criteria = criteriaAfter(stored, sent.criteriaResponses);
  if ("refused" in criteria) return criteria;
  const template = templateAfter(stored, sent.templateResponses);
  if ("refused" in template) return template;

  const answersChanged =
    !isSameCriteria(stored.criteriaResponses, criteria.responses) ||
    !isSameTemplate(stored.templateResponses, template.responses);
  if (answersChanged && sent.revision !== stored.revision) return conflict(stored, sent.revision);

  const currentStep =
    stored.currentStage === "criteria"
      ? stepToOpen(abstractSteps, sent.currentStep ?? stored.currentStep, {
          title,
          criteriaResponses: criteria.responses,
        })
      : stored.currentStep;
  const changed = answersChanged || title !== stored.title || currentStep !== stored.currentStep;
  return {
    draft: {
      ...stored,
      title,
      currentStep,
      criteriaResponses: criteria.responses,
      templateResponses: template.responses,
      revision: stored.revision + (answersChanged ? 1 : 0),
      changedAt: changed ? now : stored.changedAt,
    },
  };
}

/** Why a title cannot be kept; it arrives on one line and without spaces around it. */
export function titleProblem(title: string): Refused | null {
  if (title === "") return refuse("abstract-title-missing");
  return title.length > abstractTitleMaxLength
    ? refuse("abstracts.too-long", { limit: abstractTitleMaxLength })
    : null;
}

function criteriaAfter(
  stored: Draft,
  sent: SaveAbstract["criteriaResponses"],
): { responses: CriteriaResponses } | Refused {
  if (sent === undefined) return { responses: stored.criteriaResponses };
  const { "text-limit": limit, ...choices } = sent;
  if (limit && !isMaxLength(limit.maxLength, limit.useCharacters)) {
    return refuse("abstracts.max-length-not-valid", { limit: greatestLength(limit.useCharacters) });
  }
  const answers: CriteriaResponses = {
    ...choices,
    ...(limit && limit.maxLength !== null
      ? { "text-limit": { ...limit, maxLength: limit.maxLength } }
      : {}),
  };
  if (stored.currentStage !== "criteria") {
    return isSameCriteria(answers, stored.criteriaResponses)
      ? { responses: stored.criteriaResponses }
      : refuse("abstracts.already-confirmed");
  }
  return { responses: mergeCriteria(abstractSteps, stored.criteriaResponses, answers) };
}

/** Sections that were sent replace the stored ones; the others stay. */
function templateAfter(
  stored: Draft,
  sent: TemplateResponses | undefined,
): { responses: TemplateResponses } | Refused {
  if (sent === undefined) return { responses: stored.templateResponses };
  const responses: TemplateResponses = {};
  for (const section of abstractSections) {
    const html = sent[section];
    const answer = html === undefined ? stored.templateResponses[section] : sanitiseAnswer(html);
    if (answer) responses[section] = answer;
  }
  const length = Object.values(responses).reduce((sum, answer) => sum + answer.length, 0);
  if (length > abstractAnswersMaxLength) {
    return refuse("abstracts.too-long", { limit: abstractAnswersMaxLength });
  }
  if (length > 0 && stored.currentStage === "criteria") return refuse("abstracts.not-confirmed");
  return { responses };
}

function isSameTemplate(one: TemplateResponses, other: TemplateResponses): boolean {
  return abstractSections.every((section) => one[section] === other[section]);
}

/**
 * The abstract in another stage. The set-up is confirmed once, when every question is answered; after
 * that template and review lie side by side, and no way leads back.
 */
export function stageSet(
  stored: Draft,
  asked: { stage: AbstractStage; revision?: number | undefined },
  now: Date,
): Outcome {
  if (asked.stage === stored.currentStage) return { draft: stored };
  if (asked.stage === "criteria") return refuse("abstracts.already-confirmed");
  if (stored.currentStage !== "criteria") {
    return { draft: { ...stored, currentStage: asked.stage, changedAt: now } };
  }
  if (asked.revision !== undefined && asked.revision !== stored.revision) {
    return conflict(stored, asked.revision);
  }
  if (asked.stage === "review" || !isReachable(abstractSteps, "confirmation", stored)) {
    return refuse("abstracts.not-confirmed");
  }
  return {
    draft: {
      ...stored,
      currentStage: "template",
      currentStep: "confirmation",
      revision: stored.revision + 1,
      changedAt: now,
    },
  };
}

function conflict(stored: Draft, sentRevision: number): Refused {
  return refuse("abstracts.changed-elsewhere", {
    revision: stored.revision,
    sentRevision,
    changedAt: stored.changedAt.toISOString(),
  });
}

function refuse(code: ErrorCode, params?: ErrorParams): Refused {
  return { refused: params ? { code, params } : { code } };
}
