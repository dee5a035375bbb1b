import {
  type AbstractSection,
  type AnsweredStep,
  type ArticleType,
  abstractSections,
  abstractSteps,
  type CriteriaResponses,
  type GuidingQuestion,
  isOptional,
  type Step,
} from "@curie/contract";

/** The message of a key, in the reader's language. */
type Say = (key: string) => string;

/** The questions of the set-up, in the order of their tiers (S155). */
export function localisedSteps(say: Say): Step[] {
  return abstractSteps.map(({ step, tier, possibleResponses }) => ({
    step,
    tier,
    label: say(`guidance:step.${step}.label`),
    prompt: say(`guidance:step.${step}.prompt`),
    possibleResponses: possibleResponses.map(({ value, nextStep }) => ({
      value,
      nextStep,
      label: say(`guidance:response.${value}.label`),
      hint: say(`guidance:response.${value}.hint`),
    })),
  }));
}

/** The answers given so far, in the order of the route. */
export function answeredSteps(say: Say, responses: CriteriaResponses): AnsweredStep[] {
  return abstractSteps.flatMap(({ step, tier }) => {
    const value = responses[step];
    if (value === undefined) return [];
    const label = say(`guidance:step.${step}.label`);
    return [{ step, tier, label, value, answer: say(`guidance:response.${value}.label`) }];
  });
}

/** The six questions of the template, with advice for one type of article. */
export function localisedQuestions(say: Say, articleType: ArticleType): GuidingQuestion[] {
  return abstractSections.map((section) => ({
    section,
    optional: isOptional(section),
    heading: say(`guidance:question.${section}.heading`),
    question: say(`guidance:question.${section}.question`),
    guidance: say(`guidance:question.${section}.guidance`),
    hints: [say(`guidance:hint.${section}.${articleType}`), say(`guidance:avoid.${section}`)],
    example: examples[articleType][section],
  }));
}

/** One abstract of each type, question by question. The studies are invented. */
const examples: Record<ArticleType, Record<AbstractSection, string>> = {
  research: {
    "overall-context":
      "Marine heatwaves are now the main cause of coral loss in the tropical eastern Pacific.",
    "specific-challenge":
      "Surveys usually stop within two years of a bleaching event, so it is unclear whether early recruits survive long enough to rebuild a reef.",
    "main-result":
      "We followed 1,240 colonies on 14 reefs for six years after the 2015 heatwave. Of the recruits that settled in the first year, 31% (95% CI 27–35%) reached reproductive size.",
    "main-result-novelty":
      "This is the first estimate of recruit survival in the region that covers a whole generation, and it is twice as high as short surveys had predicted.",
    "main-result-context":
      "The result agrees with records from isolated reefs of the Indian Ocean, but holds only where fewer than half of the adult colonies died.",
    implications:
      "Reefs that keep half of their adults may recover without transplanted corals, which would free funds for those that cannot.",
  },
  review: {
    "overall-context":
      "Plastic particles smaller than 5 mm are found in farmland on every continent, and sewage sludge used as fertilizer is their main source.",
    "specific-challenge":
      "Whether they harm crops is disputed, because laboratory studies use far higher concentrations than those measured in fields.",
    "main-result":
      "We reviewed 87 experiments published from 2012 to 2024 that reported plant growth and particle concentration. Growth declined in 64 of them, but in only 9 of the 31 that used concentrations found in fields.",
    "main-result-novelty":
      "Read together, the studies show a threshold near 0.1% of soil mass that no single experiment was designed to detect.",
    "main-result-context":
      "The evidence comes almost entirely from cereals in pots. Legumes, perennial crops, and experiments longer than one season are missing.",
    implications:
      "Field trials of several seasons below the threshold should come before new limits for sludge are set.",
  },
  "case-report": {
    "overall-context":
      "Amiodarone is widely prescribed for atrial fibrillation, and its effects on the thyroid are well known.",
    "specific-challenge":
      "Acute hepatitis within days of an intravenous dose is rare and is easily mistaken for ischemic injury.",
    "main-result":
      "A 67-year-old woman developed jaundice 36 hours after an infusion of 900 mg; alanine aminotransferase rose to 4,210 U/L. The drug was stopped, enzymes returned to normal within 11 days, and liver function was unremarkable after one year.",
    "main-result-novelty":
      "Unlike in the 25 cases that we found in three databases, the patient later tolerated oral amiodarone for eight months.",
    "main-result-context":
      "This points to the solvent of the infusion rather than to the drug, although a brief fall in blood pressure cannot be excluded as a cause.",
    implications:
      "When liver enzymes rise after an infusion, oral treatment need not be ruled out for good.",
  },
  conference: {
    "overall-context": "Heat kills more people in European cities than any other natural hazard.",
    "specific-challenge":
      "Warnings are issued for whole cities, although temperatures at night differ by up to 8 °C between districts.",
    "main-result":
      "We combined 412 low-cost sensors with land-cover maps of Lisbon and predicted temperatures at street level for the summers of 2022 to 2024, with a mean error of 0.7 °C.",
    "main-result-novelty":
      "The model runs on public data and needs one sensor for every 25 hectares, a tenth of the density used so far.",
    "main-result-context":
      "Errors doubled near the river, where sensors were few; satellite data alone did worse in every district.",
    implications:
      "We would like to discuss with public health services how warnings by district could be tested.",
  },
};
