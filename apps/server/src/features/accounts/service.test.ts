import { createHook } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { openBrowser } from "#platform/testing/browser.ts";

/**
 * What a stranger may ask about any address takes the same work whether the address is known or not:
 * the same statements in the same order, as many password hashes, as many jobs. So its time cannot
 * tell. `npm run bench -- account-timing` measures it.
 */
let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
});
afterAll(() => at.close());

const password = "a long enough password";

type Client = { connectionParameters: { application_name?: string } };

/** The statements of one call, and how many passwords it hashed. */
async function workOf(call: () => Promise<unknown>) {
  const statements: string[] = [];
  let hashes = 0;
  const hook = createHook({
    init(_id, type) {
      if (/argon2/i.test(type)) hashes += 1;
    },
  });
  const query = vi.spyOn(pg.Client.prototype, "query");
  hook.enable();
  try {
    await call();
  } finally {
    hook.disable();
    for (const [index, [config]] of query.mock.calls.entries()) {
      const client = query.mock.contexts[index] as unknown as Client;
      const asked = config as unknown as string | { text: string };
      // The queue looks after itself now and then, on connections of its own.
      if (client.connectionParameters.application_name !== "curie") continue;
      statements.push(typeof asked === "string" ? asked : asked.text);
    }
    query.mockRestore();
  }
  return { statements, hashes };
}

const signUp = (email: string) =>
  openBrowser(at).post("sign-up", {
    ...{ name: "Mei Lin", email, password, country: "SG", locale: "en_US" },
  });
const calls = {
  "signing up": signUp,
  "asking for a new password": (email: string) => openBrowser(at).post("reset-request", { email }),
  "asking for the confirmation link again": (email: string) =>
    openBrowser(at).post("confirmation", { email }),
};

describe.each(Object.entries(calls))("%s", (_name, call) => {
  test("takes the same work for every address", async () => {
    const known = (await at.person()).email;
    const waiting = `${randomUUID()}@example.org`;
    await signUp(waiting);
    const free = `${randomUUID()}@example.org`;
    // Once before, so that every statement is prepared.
    await call(`${randomUUID()}@example.org`);
    const work = await workOf(() => call(free));
    expect(work.statements.length).toBeGreaterThan(3);
    expect(work.statements.some((text) => /insert into pgboss\.job/i.test(text))).toBe(true);
    expect(await workOf(() => call(known))).toEqual(work);
    expect(await workOf(() => call(waiting))).toEqual(work);
  });
});

describe("a wrong password", () => {
  test("is hashed once, whether there is an account, a waiting sign-up or neither", async () => {
    const known = (await at.person()).email;
    const waiting = `${randomUUID()}@example.org`;
    await signUp(waiting);
    for (const email of [known, waiting, `${randomUUID()}@example.org`]) {
      const { hashes } = await workOf(() =>
        openBrowser(at).post("sign-in", { email, password: "not the password" }),
      );
      expect(hashes, email).toBe(1);
    }
  });
});

test("signing up hashes the password once, whatever the address", async () => {
  const known = (await at.person()).email;
  expect((await workOf(() => signUp(known))).hashes).toBe(1);
  expect((await workOf(() => signUp(`${randomUUID()}@example.org`))).hashes).toBe(1);
});
