import type { IncomingHttpHeaders } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";
import type { HttpConfig, TrustedProxies } from "#config/http.ts";

/**
 * Is this address a proxy of ours? `hop` is how far it stands from this server: 0 sent the request,
 * each further one is what the one before says of its own caller.
 */
export type TrustProxy = (address: string, hop: number) => boolean;

export function trustOf(proxies: TrustedProxies | null): TrustProxy {
  if (proxies === null) return () => false;
  if ("hops" in proxies) return (_address, hop) => hop < proxies.hops;
  return proxyAddr.compile([...proxies.addresses]);
}

type Message = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/** What a proxy says about its caller. */
const saidByProxies = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];

/**
 * Takes away what nobody may believe, before anything reads it: the headers of a proxy when the
 * caller is none of ours, and `Forwarded` always. We read the older headers, which every proxy can
 * set; a proxy that sets only those would hand `Forwarded` through from its caller.
 */
export function dropUntrustedHeaders(
  { headers, socket }: Message,
  trusts: TrustProxy,
  { countryHeader }: Pick<HttpConfig, "countryHeader">,
): void {
  delete headers.forwarded;
  if (trusts(socket.remoteAddress ?? "", 0)) return;
  for (const name of saidByProxies) delete headers[name];
  if (countryHeader) delete headers[countryHeader];
}

/** What one household or machine is given of the newer addresses: it can pick any within it. */
const networkBits = 64;

/**
 * The address that limits are counted by. Whoever has an IPv6 address has 2^64 of them, so that the
 * network is meant; an IPv4 address written as IPv6 is the same address.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${networkBits}`).toString();
}
