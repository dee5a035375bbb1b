import { setTimeout as sleep } from "node:timers/promises";
import type { Account } from "../e2e/rows.ts";
import type { RunningApp } from "../e2e/running-app.ts";
import { signInTo } from "./visitor.ts";

/** What came back; status 0: nothing did. */
export type Answer = { status: number; code: string | null; body: Record<string, unknown> };

/** What callers met while the application was disturbed. */
export type Weather = {
  /** Whether it belongs to the disturbance that no answer comes at all. */
  mayBeCutOff: boolean;
  refusals: number;
  cutOff: number;
  /** When somebody was last refused or cut off. */
  lastRefusalAt: number;
  /** What must never happen: any other failure. */
  violations: string[];
};

export const fairWeather = (mayBeCutOff: boolean): Weather => ({
  mayBeCutOff,
  refusals: 0,
  cutOff: 0,
  lastRefusalAt: 0,
  violations: [],
});

type Body = object | FormData | URLSearchParams;

export type Caller = {
  identity: string;
  email: string;
  /** Asks once. */
  ask(path: string, body?: Body): Promise<Answer>;
  /** Asks until the application says yes, as the pages do after what passes. */
  insist(path: string, body?: () => Body): Promise<Answer>;
  /** Downloads a file, again from the beginning until all of it has come. */
  download(path: string): Promise<Uint8Array>;
};

const passing = new Set(["temporarily-unavailable", "word-count-not-received"]);
const pauseMs = 60;

/** The answer was no, and asking again would not change it. */
class Refused extends Error {}

/** Somebody signed in, who keeps asking when the answer is that it will pass. */
export async function call(
  app: Pick<RunningApp, "url">,
  account: Account,
  weather: Weather,
): Promise<Caller> {
  const { identity, cookie } = await signInTo(app, account);

  async function ask(path: string, body?: Body): Promise<Answer> {
    const form = body instanceof FormData || body instanceof URLSearchParams ? body : null;
    const json = body !== undefined && form === null;
    try {
      const answer = await fetch(app.url + path, {
        method: body === undefined ? "GET" : "POST",
        redirect: "manual",
        headers: { cookie, ...(json ? { "content-type": "application/json" } : {}) },
        ...(body === undefined ? {} : { body: form ?? JSON.stringify(body) }),
      });
      const text = await answer.text();
      const told = (answer.headers.get("content-type") ?? "").includes("json")
        ? (JSON.parse(text) as Record<string, unknown>)
        : {};
      const code = typeof told.code === "string" ? told.code : null;
      note({ status: answer.status, code, path, retryAfter: answer.headers.get("retry-after") });
      return { status: answer.status, code, body: told };
    } catch (error) {
      note({ status: 0, code: String(error), path, retryAfter: null });
      return { status: 0, code: null, body: {} };
    }
  }

  function note(told: {
    status: number;
    code: string | null;
    path: string;
    retryAfter: string | null;
  }) {
    const { status, code, path, retryAfter } = told;
    if (status === 0) {
      weather.cutOff += 1;
      weather.lastRefusalAt = performance.now();
      if (!weather.mayBeCutOff) weather.violations.push(`${path}: no answer (${code})`);
    } else if (code === "temporarily-unavailable") {
      weather.refusals += 1;
      weather.lastRefusalAt = performance.now();
      if (!retryAfter) weather.violations.push(`${path}: refused without Retry-After`);
    } else if (status >= 500) {
      weather.violations.push(`${path}: ${status} ${code}`);
    }
  }

  async function insist(path: string, body?: () => Body): Promise<Answer> {
    for (;;) {
      const answer = await ask(path, body?.());
      const again = answer.status === 0 || answer.status === 429 || passing.has(answer.code ?? "");
      if (!again) return answer;
      await sleep(answer.status === 429 ? 10 * pauseMs : pauseMs);
    }
  }

  async function download(path: string): Promise<Uint8Array> {
    for (;;) {
      try {
        const answer = await fetch(app.url + path, { headers: { cookie } });
        const retryAfter = answer.headers.get("retry-after");
        if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
        const { code } = (await answer.json()) as { code: string };
        note({ status: answer.status, code, path, retryAfter });
        if (!passing.has(code)) throw new Refused(`${path}: ${answer.status} ${code}`);
      } catch (error) {
        if (error instanceof Refused) throw error;
        note({ status: 0, code: String(error), path, retryAfter: null });
      }
      await sleep(pauseMs);
    }
  }
  return { identity, email: account.email, ask, insist, download };
}
