import type { Locale } from "@curie/contract";
import { z } from "zod";
import type { Values } from "./reading.ts";

/** Where the survey is taken, by language; null is our own page (G-69). */
export type SurveyUrls = Readonly<Record<Locale, string | null>>;

export const surveyVariables = {
  CURIE_SURVEY_URL_EN_US: z.url().optional(),
  CURIE_SURVEY_URL_ES_ES: z.url().optional(),
  CURIE_SURVEY_URL_JA_JP: z.url().optional(),
  CURIE_SURVEY_URL_PT_BR: z.url().optional(),
  CURIE_SURVEY_URL_ZH_CN: z.url().optional(),
};

export function readSurveyUrls(env: Values<typeof surveyVariables>): SurveyUrls {
  return {
    en_US: env.CURIE_SURVEY_URL_EN_US ?? null,
    es_ES: env.CURIE_SURVEY_URL_ES_ES ?? null,
    ja_JP: env.CURIE_SURVEY_URL_JA_JP ?? null,
    pt_BR: env.CURIE_SURVEY_URL_PT_BR ?? null,
    zh_CN: env.CURIE_SURVEY_URL_ZH_CN ?? null,
  };
}
