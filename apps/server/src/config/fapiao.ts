import { z } from "zod";
import { isOnThisMachine, switchOf, type Values } from "./reading.ts";

export type FapiaoConfig = {
  fapiao: {
    /** Who issues: a service outside; one of our own that makes test documents, in the demo profile only; nobody. */
    issuer: { url: string; secret: string } | "local" | "off";
    /** Who sells, as it is printed. */
    seller: { name: string; taxNumber: string };
    /** Included in every price. */
    taxPercent: number;
  };
};

export const fapiaoVariables = {
  CURIE_FAPIAO: z.string().default("on"),
  FAPIAO_ISSUER_URL: z.url().optional(),
  FAPIAO_ISSUER_SECRET: z.string().min(1).optional(),
  FAPIAO_SELLER_NAME: z.string().trim().min(1).optional(),
  FAPIAO_SELLER_TAX_NUMBER: z.string().trim().min(1).optional(),
  FAPIAO_TAX_PERCENT: z.coerce.number().min(0).max(100).default(6),
};

const secretMinLength = 24;
/** No taxpayer has this number. */
const testSeller = { name: "Curie 测试销售方", taxNumber: "000000000000000000" };

export function readFapiao(
  env: Values<typeof fapiaoVariables>,
  { profile }: { profile: "demo" | "production" },
  problems: string[],
): FapiaoConfig {
  const issuer = readIssuer(env, profile, problems);
  return {
    fapiao: {
      issuer,
      seller: {
        name: env.FAPIAO_SELLER_NAME ?? testSeller.name,
        taxNumber: env.FAPIAO_SELLER_TAX_NUMBER ?? testSeller.taxNumber,
      },
      taxPercent: env.FAPIAO_TAX_PERCENT,
    },
  };
}

/**
 * A test document in the hands of a finance office would be a false one: production has a service that
 * issues, or says that it issues none.
 */
function readIssuer(
  env: Values<typeof fapiaoVariables>,
  profile: "demo" | "production",
  problems: string[],
): FapiaoConfig["fapiao"]["issuer"] {
  const wished = switchOf(env.CURIE_FAPIAO);
  if (wished === null) problems.push("CURIE_FAPIAO: say on or off");
  if (!wished) return "off";
  const { FAPIAO_ISSUER_URL: url, FAPIAO_ISSUER_SECRET: secret } = env;
  if (url === undefined && profile === "demo") return "local";
  const without = "without a service that issues fapiao say CURIE_FAPIAO=off";
  const needed = [
    ["FAPIAO_ISSUER_URL", "the service that issues fapiao"],
    ["FAPIAO_ISSUER_SECRET", "signs what we and that service tell each other"],
    ["FAPIAO_SELLER_NAME", "the seller as it is registered with the tax office"],
    ["FAPIAO_SELLER_TAX_NUMBER", "the seller's unified social credit code"],
  ] as const;
  const missing = needed.filter(([name]) => env[name] === undefined);
  for (const [name, meaning] of missing) {
    problems.push(`${name} is missing: ${meaning}; ${without}`);
  }
  if (url === undefined || secret === undefined) return "off";
  if (new URL(url).protocol !== "https:" && !isOnThisMachine(url)) {
    problems.push("FAPIAO_ISSUER_URL: an answer over http:// can be forged; say https://…");
  }
  if (secret.length < secretMinLength) {
    problems.push(`FAPIAO_ISSUER_SECRET: at least ${secretMinLength} characters`);
  }
  return { url: url.replace(/\/*$/, "/"), secret };
}
