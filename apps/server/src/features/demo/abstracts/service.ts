import type { SaveAbstract, User } from "@curie/contract";
import {
  hasAbstracts,
  saveAbstract,
  setStage,
  startAbstract,
} from "#features/abstracts/service.ts";
import type { Context } from "#platform/context.ts";

type Answers = Omit<SaveAbstract, "session" | "revision">;

/** A study on its way: the set-up is confirmed, two questions are still open. */
const begun: { setUp: Answers; template: Answers } = {
  setUp: {
    title: "Coral recovery after the 2023 heatwave",
    currentStep: "confirmation",
    criteriaResponses: {
      "article-type": "research",
      form: "unstructured",
      audience: "specialist",
      "text-limit": { maxLength: 250, useCharacters: false },
    },
  },
  template: {
    templateResponses: {
      "overall-context":
        "<p>Marine heatwaves are now the main cause of coral loss in the tropical eastern Pacific. Reefs that once recovered within a decade are bleached again before their colonies reach reproductive size, and the outlook for these isolated communities is uncertain.</p>",
      "specific-challenge":
        "<p>Surveys usually stop within two years of a bleaching event. As a result, it is unclear whether early recruits survive long enough to rebuild the reef, or whether recovery depends on a few <em>Pocillopora</em> colonies that resisted the heat.</p>",
      "main-result":
        "<p>We followed 860 colonies on nine reefs of the Gulf of Chiriquí from 2017 to 2025. Of the recruits that settled after the first bleaching, 28% (95% CI 24–33%) were alive when the second one came, and they made up two thirds of the live cover three years later.</p>",
      "main-result-novelty":
        "<p>This is the first record of two bleaching events within one generation of the same colonies.</p>",
    },
  },
};

/** A conference abstract that is ready to be copied. */
const finished: { setUp: Answers; template: Answers } = {
  setUp: {
    title: "Street-level heat warnings for Lisbon",
    currentStep: "confirmation",
    criteriaResponses: {
      "article-type": "conference",
      audience: "general",
      "text-limit": { maxLength: 1500, useCharacters: true },
    },
  },
  template: {
    templateResponses: {
      "overall-context":
        "<p>Heat kills more people in European cities than any other natural hazard.</p>",
      "specific-challenge":
        "<p>Warnings are issued for whole cities, although temperatures at night differ by up to 8 °C between districts.</p>",
      "main-result":
        "<p>We combined 412 low-cost sensors with land-cover maps and predicted temperatures at street level for three summers, with a mean error of <strong>0.7 °C</strong>.</p>",
      "main-result-novelty":
        "<p>The model runs on public data and needs one sensor for every 25 hectares, a tenth of the density used so far.</p>",
      "main-result-context":
        "<p>Errors doubled near the river, where sensors were few; satellite data alone did worse in every district.</p>",
      implications:
        "<p>We would like to discuss how warnings by district could be tested with public health services.</p>",
    },
  },
};

/** Two abstracts in different stages, for somebody who never began one. */
export async function seedAbstracts(ctx: Context, user: User): Promise<void> {
  if (await hasAbstracts(ctx, user)) return;
  await write(ctx, user, finished, "review");
  await write(ctx, user, begun, "template");
}

async function write(
  ctx: Context,
  user: User,
  { setUp, template }: { setUp: Answers; template: Answers },
  stage: "template" | "review",
): Promise<void> {
  const { session, revision } = await startAbstract(ctx, user);
  await saveAbstract(ctx, user, { session, revision, ...setUp });
  const confirmed = await setStage(ctx, user, { session, stage: "template" });
  await saveAbstract(ctx, user, { session, revision: confirmed.revision, ...template });
  await setStage(ctx, user, { session, stage });
}
