import type { LightMyRequestResponse } from "fastify";
import { cookieOf, type TestApp } from "./app-for-tests.ts";

export type Browser = {
  /** Calls an endpoint of the accounts. */
  post(url: string, payload: object): Promise<LightMyRequestResponse>;
  /** What it was given to keep, by name. */
  cookies: ReadonlyMap<string, string>;
};

/** Network addresses that no other browser of this run has. */
let addresses = 0;
export function anotherAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A browser: it keeps the cookies that it is given, and calls from one network address. */
export function openBrowser({ request }: TestApp, remoteAddress = anotherAddress()): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    post: async (url, payload) => {
      const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
      const answer = await request({
        method: "POST",
        url: `/api/accounts/${url}`,
        payload,
        headers: cookie ? { cookie } : {},
        remoteAddress,
      });
      for (const pair of cookieOf(answer).split("; ").filter(Boolean)) {
        const [name = "", value = ""] = pair.split(/=(.*)/s);
        cookies.set(name, value);
      }
      return answer;
    },
  };
}
