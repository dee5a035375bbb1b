import { z } from "zod";
import type { Values } from "./reading.ts";

export type PartnerConfig = {
  partners: {
    /** Null: a simulator stands in for the preprints server. */
    preprintsUrl: string | null;
  };
  /** Pages outside or of ours about group discounts (G-81). */
  groupDiscountUrls: { china: string; restOfWorld: string };
};

export const partnerVariables = {
  PREPRINTS_URL: z.url().optional(),
  CURIE_GROUP_DISCOUNT_URL: z.string().min(1).default("/group-discount"),
  CURIE_GROUP_DISCOUNT_URL_CHINA: z.string().min(1).default("/group-discount/china"),
};

export function readPartners(env: Values<typeof partnerVariables>): PartnerConfig {
  return {
    partners: { preprintsUrl: env.PREPRINTS_URL ?? null },
    groupDiscountUrls: {
      china: env.CURIE_GROUP_DISCOUNT_URL_CHINA,
      restOfWorld: env.CURIE_GROUP_DISCOUNT_URL,
    },
  };
}
