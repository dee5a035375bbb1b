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
  limits: ConnectionLimits;
};

/** How long a caller may take for what, so that nobody holds connections without using them. */
export type ConnectionLimits = {
  headersMs: number;
  /** The whole body of a call; a file is watched by its pace instead. */
  bodyMs: number;
  /** A request or an answer, however it moves. */
  wholeMs: number;
  /** A connection on which nothing moves either way, also while an answer is being made. */
  idleMs: number;
  keepAliveMs: number;
  /** How often these are looked at. */
  checkEveryMs: number;
  /** Files and large answers, counted over each window. */
  slowestBytesPerSecond: number;
  paceWindowMs: number;
  connections: number;
};

const second = 1000;
const minute = 60 * second;

/**
 * A line of 1 Mbit/s takes four minutes for the largest file and moves 30 times what is asked here; a
 * window of a minute lets it pause. Within `wholeMs` the slowest has sent the largest.
 */
const connectionLimits: ConnectionLimits = {
  headersMs: 15 * second,
  bodyMs: 30 * second,
  wholeMs: 150 * minute,
  idleMs: 5 * minute,
  keepAliveMs: 72 * second,
  checkEveryMs: 5 * second,
  slowestBytesPerSecond: 4096,
  paceWindowMs: minute,
  connections: 10_000,
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
    limits: connectionLimits,
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
