import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TrustedProxies } from "#config/http.ts";
import { startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { dropUntrustedHeaders, networkOf, trustOf } from "./proxies.ts";

describe("a trusted proxy", () => {
  test.each<[TrustedProxies | null, [string, number, boolean][]]>([
    [null, [["127.0.0.1", 0, false]]],
    [
      { hops: 2 },
      [
        ["203.0.113.9", 0, true],
        ["203.0.113.9", 1, true],
        ["203.0.113.9", 2, false],
      ],
    ],
    [
      { addresses: ["10.0.0.7", "10.1.0.0/16", "fd00::/8"] },
      [
        ["10.0.0.7", 0, true],
        ["::ffff:10.0.0.7", 0, true],
        ["10.0.0.8", 0, false],
        ["10.1.200.3", 3, true],
        ["fd12::1", 0, true],
        ["2001:db8::1", 0, false],
        ["no address", 0, false],
        ["", 0, false],
      ],
    ],
  ])("is one that %j names", (proxies, addresses) => {
    const trusts = trustOf(proxies);
    for (const [address, hop, expected] of addresses) {
      expect(trusts(address, hop), `${address} at ${hop}`).toBe(expected);
    }
  });
});

describe("limits are counted", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
    ["2001:DB8:1:2::1", "2001:db8:1:2::"],
    ["2001:db8:1:3::1", "2001:db8:1:3::"],
    ["fe80::1%eth0", "fe80::"],
    ["no address", "no address"],
  ])("for %s by %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

/** How many of so many calls pass, each with headers of its own. */
async function passing(
  at: TestApp,
  tries: number,
  call: (number: number) => { remoteAddress?: string; headers?: Record<string, string> },
): Promise<number> {
  let passed = 0;
  for (let number = 0; number < tries; number++) {
    const answer = await at.request({ method: "GET", url: "/api/health", ...call(number) });
    if (answer.statusCode !== 429) passed += 1;
  }
  return passed;
}

const eachItsOwn = (number: number) => `198.51.100.${number % 250}`;

describe("behind one proxy, by number", () => {
  let at: TestApp;
  beforeAll(async () => {
    at = await startTestApp({ CURIE_TRUST_PROXY: "1", CURIE_REQUESTS_PER_MINUTE: "10" });
  });
  afterAll(() => at.close());

  test("a caller that forges left-most addresses has one limit", async () => {
    const forged = (number: number) => ({
      headers: { "x-forwarded-for": `${eachItsOwn(number)}, 203.0.113.9` },
    });
    expect(await passing(at, 30, forged)).toBe(10);
  });

  test("callers that the proxy names have a limit each, and the networks of IPv6 too", async () => {
    const named = (number: number) => ({ headers: { "x-forwarded-for": eachItsOwn(number) } });
    expect(await passing(at, 30, named)).toBe(30);
    const oneNetwork = (number: number) => ({
      headers: { "x-forwarded-for": `2001:db8:1:2::${number}` },
    });
    expect(await passing(at, 30, oneNetwork)).toBe(10);
  });

  test("`Forwarded` says nothing", async () => {
    const forged = (number: number) => ({
      headers: {
        forwarded: `for=${eachItsOwn(number)};host=evil.example`,
        "x-forwarded-for": "203.0.113.77",
      },
    });
    expect(await passing(at, 30, forged)).toBe(10);
  });
});

describe("behind proxies that are named by address", () => {
  let at: TestApp;
  const proxy = "10.0.0.7";
  const partner = "partner.example.org";
  beforeAll(async () => {
    at = await startTestApp({
      CURIE_TRUST_PROXY: "10.0.0.7, 10.1.0.0/16",
      CURIE_REQUESTS_PER_MINUTE: "10",
      CURIE_PARTNER_HOSTS: partner,
    });
  });
  afterAll(() => at.close());

  test("somebody who comes round them is known by no header", async () => {
    const round = (number: number) => ({
      remoteAddress: "203.0.113.9",
      headers: { "x-forwarded-for": eachItsOwn(number) },
    });
    expect(await passing(at, 30, round)).toBe(10);
    const through = (number: number) => ({ ...round(number), remoteAddress: proxy });
    expect(await passing(at, 30, through)).toBe(30);
  });

  test("the host is the proxy's word alone", async () => {
    const identityFor = async (remoteAddress: string) => {
      const headers = { host: "curie.example.org", "x-forwarded-host": partner };
      const url = "/api/application";
      const answer = await at.request({ method: "GET", url, remoteAddress, headers });
      return answer.json<{ application: { identity: string } }>().application.identity;
    };
    expect(await identityFor("203.0.113.10")).toBe("default");
    expect(await identityFor(proxy)).toBe("partner");
  });

  test("a page of another site is foreign, whatever host a caller claims", async () => {
    const headers = {
      origin: "https://evil.example",
      host: "curie.example.org",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
    };
    const answer = await at.request({
      method: "POST",
      url: "/api/accounts/sign-out",
      remoteAddress: "203.0.113.11",
      headers,
    });
    expect(answer.json()).toMatchObject({ code: "request-not-from-this-site" });
  });
});

test("what only a proxy may say is dropped from anybody else, and `Forwarded` from everybody", () => {
  const headersFrom = (remoteAddress: string) => {
    const headers = {
      host: "curie.example.org",
      forwarded: "for=198.51.100.1",
      "x-forwarded-for": "198.51.100.1",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      "cf-ipcountry": "CN",
    };
    const trusts = trustOf({ addresses: ["10.0.0.7"] });
    dropUntrustedHeaders({ headers, socket: { remoteAddress } }, trusts, {
      countryHeader: "cf-ipcountry",
    });
    return Object.keys(headers);
  };
  expect(headersFrom("203.0.113.9")).toEqual(["host"]);
  expect(headersFrom("10.0.0.7")).toHaveLength(5);
  expect(headersFrom("10.0.0.7")).not.toContain("forwarded");
});
