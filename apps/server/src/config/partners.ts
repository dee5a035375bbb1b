import { z } from "zod";
import { isOnThisMachine, switchOf, type Values } from "./reading.ts";

export type PartnerConfig = {
  partners: {
    /** The preprints server; a simulator of it, in the demo profile only; or no such link at all. */
    preprints: { url: string } | "simulator" | "off";
  };
  /** Pages outside or of ours about group discounts (G-81). */
  groupDiscountUrls: { china: string; restOfWorld: string };
};

export const partnerVariables = {
  PREPRINTS_URL: z.url().optional(),
  CURIE_PREPRINTS_LINK: z.string().default("on"),
  CURIE_GROUP_DISCOUNT_URL: z.string().min(1).default("/group-discount"),
  CURIE_GROUP_DISCOUNT_URL_CHINA: z.string().min(1).default("/group-discount/china"),
};

export function readPartners(
  env: Values<typeof partnerVariables>,
  { profile }: { profile: "demo" | "production" },
  problems: string[],
): PartnerConfig {
  return {
    partners: { preprints: readPreprints(env, profile, problems) },
    groupDiscountUrls: {
      china: env.CURIE_GROUP_DISCOUNT_URL_CHINA,
      restOfWorld: env.CURIE_GROUP_DISCOUNT_URL,
    },
  };
}

/**
 * The simulator knows nearly every identity, so that anybody could link anybody's: production asks a
 * server, over a connection that cannot be forged, or has no such link.
 */
function readPreprints(
  env: Values<typeof partnerVariables>,
  profile: "demo" | "production",
  problems: string[],
): PartnerConfig["partners"]["preprints"] {
  const wished = switchOf(env.CURIE_PREPRINTS_LINK);
  if (wished === null) problems.push("CURIE_PREPRINTS_LINK: say on or off");
  if (!wished) return "off";
  const { PREPRINTS_URL: url } = env;
  if (profile === "demo") return url === undefined ? "simulator" : { url };
  if (url === undefined) {
    problems.push(
      "PREPRINTS_URL is missing: the server that knows preprints accounts; without one say CURIE_PREPRINTS_LINK=off",
    );
    return "off";
  }
  if (new URL(url).protocol !== "https:" && !isOnThisMachine(url)) {
    problems.push("PREPRINTS_URL: an answer over http:// can be forged; say https://…");
  }
  return { url };
}
