import proxyAddr from "@fastify/proxy-addr";
import { z } from "zod";
import { listOf, type Values } from "./reading.ts";

/** How this server is reached, and what one caller may ask of it. */
export type HttpConfig = {
  /** Which proxies are believed when they say who calls; null: none. */
  trustedProxies: TrustedProxies | null;
  /** Lower case; believed from a trusted proxy only. */
  countryHeader: string | null;
  requestsPerMinute: number;
};

/** So many proxies, one behind the other, or proxies at these addresses. */
export type TrustedProxies = { hops: number } | { addresses: readonly string[] };

export const httpVariables = {
  CURIE_TRUST_PROXY: z.string().default(""),
  CURIE_COUNTRY_HEADER: z.string().min(1).optional(),
  CURIE_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
};
type HttpValues = Values<typeof httpVariables>;

export function readHttp(env: HttpValues, problems: string[]): HttpConfig {
  return {
    trustedProxies: readTrustedProxies(env.CURIE_TRUST_PROXY.trim(), problems),
    countryHeader: env.CURIE_COUNTRY_HEADER?.toLowerCase() ?? null,
    requestsPerMinute: env.CURIE_REQUESTS_PER_MINUTE,
  };
}

const howToName =
  "say how many proxies stand before this server (1), or their addresses (10.0.0.7, 10.1.0.0/16)";

/**
 * `on` once meant "believe everybody", with which any caller chose its own address. A setting that
 * does not say whom to believe is therefore refused, also in a demonstration.
 */
function readTrustedProxies(text: string, problems: string[]): TrustedProxies | null {
  if (["", "0", "off", "no", "false"].includes(text.toLowerCase())) return null;
  if (/^\d{1,2}$/.test(text)) return { hops: Number(text) };
  const addresses = listOf(text);
  try {
    // A bare number would be read as an address of the oldest style.
    if (addresses.some((address) => /^\d+$/.test(address))) throw new TypeError("a number");
    proxyAddr.compile(addresses);
    return { addresses };
  } catch {
    problems.push(`CURIE_TRUST_PROXY: ${text} does not say which proxies; ${howToName}`);
    return null;
  }
}
