import { z } from "zod";
import {
  abstractAnswerMaxLength,
  abstractMaxCharacters,
  abstractTitleMaxLength,
  languageCheckMaxLength,
  languageCheckMaxParagraphs,
} from "../constants.ts";
import { Pagination, StyleOfEnglish } from "../documents/documents.ts";
import { errors } from "../errors.ts";
import { Done, Identity, Instant, signedIn } from "../http.ts";
import { locales } from "../locales.ts";
import {
  abstractForms,
  abstractSections,
  articleTypes,
  audiences,
  choiceSteps,
  stepNames,
} from "./abstract-steps.ts";

// The names themselves stand apart from their schemas, because pages need them too.
const StepName = z.enum(stepNames);
const ChoiceStepName = z.enum(choiceSteps);
const ArticleType = z.enum(articleTypes);
const AbstractForm = z.enum(abstractForms);
const Audience = z.enum(audiences);
const AbstractSection = z.enum(abstractSections);

/** S252: how long the abstract may be, in words unless `useCharacters`. */
export const TextLimit = z.strictObject({
  maxLength: z.int().min(1).max(abstractMaxCharacters),
  useCharacters: z.boolean(),
});
export type TextLimit = z.infer<typeof TextLimit>;

const choices = {
  "article-type": ArticleType.optional(),
  form: AbstractForm.optional(),
  audience: Audience.optional(),
};

/** The answers of the set-up by the name of their step; a step without an answer has no key. */
export const CriteriaResponses = z.strictObject({ ...choices, "text-limit": TextLimit.optional() });
export type CriteriaResponses = z.infer<typeof CriteriaResponses>;

/**
 * The answers to the guiding questions, as paragraphs of HTML with `strong`, `em`, `u` and `br`.
 * A question without an answer has no key.
 */
export const TemplateResponses = z.partialRecord(AbstractSection, z.string());
export type TemplateResponses = z.infer<typeof TemplateResponses>;

export const AbstractStage = z.enum(["criteria", "template", "review"]);
export type AbstractStage = z.infer<typeof AbstractStage>;

/** A question of the set-up in the reader's language (S155). */
export const Step = z.object({
  step: ChoiceStepName,
  tier: z.int().min(1),
  label: z.string(),
  prompt: z.string(),
  possibleResponses: z.array(
    z.object({
      value: z.union([ArticleType, AbstractForm, Audience]),
      nextStep: StepName,
      label: z.string(),
      /** What the answer means for the abstract. */
      hint: z.string(),
    }),
  ),
});
export type Step = z.infer<typeof Step>;

/** An answered question of the set-up, as the confirmation and the margin list it. */
export const AnsweredStep = z.object({
  step: ChoiceStepName,
  tier: z.int().min(1),
  label: z.string(),
  value: z.string(),
  answer: z.string(),
});
export type AnsweredStep = z.infer<typeof AnsweredStep>;

/** A question of the template in the reader's language, fitted to the kind of article. */
export const GuidingQuestion = z.object({
  section: AbstractSection,
  optional: z.boolean(),
  heading: z.string(),
  question: z.string(),
  guidance: z.string(),
  hints: z.array(z.string()),
  /** A model answer in English, whatever the language of the page. */
  example: z.string(),
});
export type GuidingQuestion = z.infer<typeof GuidingQuestion>;

/** What lists show of an abstract. */
export const AbstractCard = z.object({
  session: Identity,
  /** Empty until its author has named it. */
  title: z.string(),
  currentStep: StepName,
  currentStage: AbstractStage,
  createdAt: Instant,
  changedAt: Instant,
});
export type AbstractCard = z.infer<typeof AbstractCard>;

/** An abstract with all that is known of it (S251). */
export const AbstractSession = AbstractCard.extend({
  criteriaResponses: CriteriaResponses,
  templateResponses: TemplateResponses,
  /** The answers of the set-up in words, in the order of the route. */
  responses: z.array(AnsweredStep),
  steps: z.array(Step),
  questions: z.array(GuidingQuestion),
  /** Grows with every change of the answers; a save names the one it started from (G-72). */
  revision: z.int().min(0),
});
export type AbstractSession = z.infer<typeof AbstractSession>;

/** The language of labels; the one of the person's profile unless said otherwise. */
const inLocale = z.object({ locale: z.enum(locales).optional() });
const bySession = z.object({ session: Identity });
const title = z.string().max(2 * abstractTitleMaxLength);

/**
 * What a page saves. In the wizard: the answers of the set-up, all of them. In the template: those
 * sections that changed; the others stay. The title stays unless it is sent.
 */
export const SaveAbstract = bySession.extend({
  ...inLocale.shape,
  /** The revision that was changed; another one in the store refuses the save. */
  revision: z.int().min(0),
  /** A step that cannot be reached yet is stored as the last one that can. */
  currentStep: StepName.optional(),
  criteriaResponses: z
    .strictObject({
      ...choices,
      // The limits have a refusal of their own, so that its sentence can name them.
      "text-limit": z
        .strictObject({ maxLength: z.number().nullable(), useCharacters: z.boolean() })
        .optional(),
    })
    .optional(),
  templateResponses: z
    .partialRecord(AbstractSection, z.string().max(abstractAnswerMaxLength))
    .optional(),
  title: title.optional(),
});
export type SaveAbstract = z.infer<typeof SaveAbstract>;

/** A place in a text where the language check would write something else. */
export const LanguageSuggestion = z.object({
  /** Index of the paragraph in the request. */
  paragraph: z.int().min(0),
  /** UTF-16 offsets into the paragraph; an empty range inserts. */
  start: z.int().min(0),
  end: z.int().min(0),
  original: z.string(),
  replacement: z.string(),
  category: z.enum(["spelling", "grammar", "punctuation", "word-choice", "dialect", "consistency"]),
});
export type LanguageSuggestion = z.infer<typeof LanguageSuggestion>;

const tags = ["Abstracts"];
/** Without the flag `curie_abstract_writer` none of these exists. */
const writer = signedIn.errors(errors("not-found"));
const ownAbstract = writer.errors(errors("abstracts.not-found"));

export const abstracts = {
  start: writer
    .route({
      method: "POST",
      path: "/writer/start",
      tags,
      summary: "Begin an abstract; every call begins one",
    })
    .input(inLocale)
    .output(AbstractSession)
    .errors(errors("abstracts.too-many")),
  steps: writer
    .route({ method: "GET", path: "/writer/steps", tags, summary: "The questions of the set-up" })
    .input(inLocale)
    .output(z.object({ steps: z.array(Step) })),
  load: ownAbstract
    .route({ method: "POST", path: "/writer/load/{session}", tags, summary: "An own abstract" })
    .input(bySession.extend(inLocale.shape))
    .output(AbstractSession),
  save: ownAbstract
    .route({
      method: "POST",
      path: "/writer/save",
      tags,
      summary: "Save answers; refused when somebody else changed them since `revision`",
    })
    .input(SaveAbstract)
    .output(AbstractSession)
    .errors(
      errors(
        "abstract-title-missing",
        "abstracts.max-length-not-valid",
        "abstracts.too-long",
        "abstracts.changed-elsewhere",
        "abstracts.not-confirmed",
        "abstracts.already-confirmed",
      ),
    ),
  updateStage: ownAbstract
    .route({
      method: "POST",
      path: "/writer/update-stage",
      tags,
      summary: "Confirm the set-up, or go between template and review",
    })
    .input(
      bySession.extend({
        ...inLocale.shape,
        stage: AbstractStage,
        /** Given: the confirmation holds for this revision only. */
        revision: z.int().min(0).optional(),
      }),
    )
    .output(AbstractSession)
    .errors(
      errors(
        "abstracts.changed-elsewhere",
        "abstracts.not-confirmed",
        "abstracts.already-confirmed",
      ),
    ),
  search: writer
    .route({
      method: "GET",
      path: "/writing-workspace/search",
      tags,
      summary: "Own abstracts, newest first; `query` looks into the titles",
    })
    .input(z.object({ query: z.string().max(200).optional(), page: z.string().optional() }))
    .output(z.object({ abstracts: z.array(AbstractCard), pagination: Pagination })),
  rename: ownAbstract
    .route({ method: "PATCH", path: "/writer/{session}", tags, summary: "Rename an abstract" })
    .input(bySession.extend({ title }))
    .output(AbstractCard)
    .errors(errors("abstract-title-missing", "abstracts.too-long")),
  remove: ownAbstract
    .route({
      method: "DELETE",
      path: "/writer/{session}",
      tags,
      summary: "Delete an abstract; a second call answers the same",
    })
    .input(bySession)
    .output(Done),
  restore: ownAbstract
    .route({
      method: "POST",
      path: "/writer/restore/{session}",
      tags,
      summary: "Bring a deleted abstract back within 30 days; a second call answers the same",
    })
    .input(bySession)
    .output(AbstractCard)
    .errors(errors("abstracts.too-many")),
  checkLanguage: writer
    .route({
      method: "POST",
      path: "/writer/check-language",
      tags,
      summary: "Suggestions for the English of an answer; not counted as an edit",
    })
    .input(
      z.object({
        paragraphs: z
          .array(z.string().max(languageCheckMaxLength))
          .max(languageCheckMaxParagraphs)
          .refine(
            (paragraphs) =>
              paragraphs.reduce((sum, { length }) => sum + length, 0) <= languageCheckMaxLength,
          ),
        styleOfEnglish: StyleOfEnglish.default("American English"),
        /** British English with -ize; says nothing beside American English. */
        oxfordSpelling: z.boolean().default(false),
      }),
    )
    .output(z.object({ suggestions: z.array(LanguageSuggestion) }))
    .errors(errors("abstracts.check-busy")),
};
