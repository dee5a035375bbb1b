import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { anotherAddress, type Browser, openBrowser } from "#platform/testing/browser.ts";
import { linksIn, openMailbox } from "#platform/testing/mailbox.ts";
import { rateLimits } from "../rate-limits/rules.ts";
import { countAttempts } from "../rate-limits/service.ts";

const minuteMs = 60_000;
const right = "a long enough password";
const { signInToOneAccount: perAccount } = rateLimits;

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
});
afterAll(() => at.close());

const signIn = (browser: Browser, email: string, password = right) =>
  browser.post("sign-in", { email, password });
const statuses = (answers: { statusCode: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};

/** Wrong passwords for one account, all at once, each few from a network of their own. */
const guess = (email: string, networks: number, each: number) =>
  Promise.all(
    Array.from({ length: networks }, () => anotherAddress()).flatMap((address) =>
      Array.from({ length: each }, (_, number) =>
        signIn(openBrowser(at, address), email, `guess number ${number}`),
      ),
    ),
  );

/** As many wrong guesses as pass at once, without the time that each takes. */
async function wearDown(email: string): Promise<void> {
  for (let times = 0; times < perAccount.attempts; times++) {
    await countAttempts(at.ctx, [{ limit: perAccount, by: email }]);
  }
}

describe("wrong guesses at one account from many networks", () => {
  test("are slowed: of 90 at once from ten networks, twenty pass", async () => {
    const { email } = await at.person();
    expect(statuses(await guess(email, 10, 9))).toEqual({ 401: 20, 429: 70 });
    // And then one by one, after waits that grow.
    const waits = [];
    for (let round = 0; round < 3; round++) {
      const refused = await signIn(openBrowser(at), email, "another guess");
      const { availableAt } = refused.json<{ params: { availableAt: string } }>().params;
      waits.push(Date.parse(availableAt) - at.clock.now().getTime());
      at.clock.advance(waits.at(-1) ?? 0);
      expect((await signIn(openBrowser(at), email, "another guess")).statusCode).toBe(401);
    }
    expect(waits).toEqual([minuteMs / 2, minuteMs, 2 * minuteMs]);
  });

  test("slow an address without an account in the same way", async () => {
    expect(statuses(await guess("nobody-here@example.org", 5, 5))).toEqual({ 401: 20, 429: 5 });
  });

  test("never lock the owner out of a browser that the account knows", async () => {
    const { email } = await at.person();
    const known = openBrowser(at);
    expect((await signIn(known, email)).statusCode).toBe(200);
    await wearDown(email);
    expect((await signIn(openBrowser(at), email)).statusCode).toBe(429);
    expect((await signIn(known, email)).statusCode).toBe(200);
  });

  test("do not either when they come from the owner's own network", async () => {
    const { email } = await at.person();
    const address = anotherAddress();
    const known = openBrowser(at, address);
    await signIn(known, email);
    for (let number = 0; number < 12; number++) {
      await signIn(openBrowser(at, address), email, `guess ${number}`);
    }
    expect((await signIn(openBrowser(at, address), email)).statusCode).toBe(429);
    expect((await signIn(known, email)).statusCode).toBe(200);
  });

  test("leave the owner the way by mail: the browser that chose a new password is known", async () => {
    const mailbox = openMailbox(at);
    const { email } = await at.person();
    await wearDown(email);
    const owner = openBrowser(at);
    expect((await signIn(owner, email)).statusCode).toBe(429);
    await owner.post("reset-request", { email });
    const [token] = linksIn(await mailbox.to(email), "/reset");
    await owner.post("reset", { token, password: "a brand new password" });
    expect((await signIn(owner, email, "a brand new password")).statusCode).toBe(200);
  });
});

describe("a browser that an account knows", () => {
  test("guesses no more often than ten times in a quarter of an hour", async () => {
    const { email } = await at.person();
    const known = openBrowser(at);
    await signIn(known, email);
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, number) => signIn(known, email, `guess ${number}`)),
    );
    expect(statuses(answers)).toEqual({ 401: 10, 429: 5 });
  });

  test("is not known to any other account, nor when its cookie is changed", async () => {
    const [mine, other] = [await at.person(), await at.person()];
    const browser = openBrowser(at);
    await signIn(browser, mine.email);
    await wearDown(other.email);
    expect((await signIn(browser, other.email)).statusCode).toBe(429);

    await wearDown(mine.email);
    const forged = openBrowser(at);
    const value = browser.cookies.get("curie.device") ?? "";
    for (const changed of [`x${value}`, `${value}x`, value.replace("~", "~x"), "", "."]) {
      (forged.cookies as Map<string, string>).set("curie.device", changed);
      expect((await signIn(forged, mine.email)).statusCode).toBe(429);
    }
  });

  test("knows up to five accounts of a shared computer", async () => {
    const browser = openBrowser(at);
    const people = await Promise.all(Array.from({ length: 6 }, () => at.person()));
    for (const { email } of people) await signIn(browser, email);
    const [first, second] = people.map(({ email }) => email);
    await wearDown(first ?? "");
    await wearDown(second ?? "");
    expect((await signIn(browser, first ?? "")).statusCode).toBe(429);
    expect((await signIn(browser, second ?? "")).statusCode).toBe(200);
  });
});

describe("an attempt that one limit refuses", () => {
  test("counts under none of the others", async () => {
    const { email } = await at.person();
    await wearDown(email);
    const owner = openBrowser(at);
    for (let times = 0; times < 12; times++) {
      expect(refusalOf(await signIn(owner, email)).status).toBe(429);
    }
    at.clock.advance(perAccount.slowing.firstMs);
    expect((await signIn(owner, email)).statusCode).toBe(200);
  });
});

describe("cookies over https", () => {
  test("are bound to this very host: every name begins with __Host-", async () => {
    const secure = await startTestApp({ CURIE_PUBLIC_URL: "https://curie.example.org" });
    try {
      const { email } = await secure.person();
      const answers = [
        await openBrowser(secure).post("sign-in", { email, password: right }),
        await openBrowser(secure).post("sign-up", {
          ...{ name: "Mei Lin", email: "mei@example.org", password: right },
          ...{ country: "SG", locale: "en_US" },
        }),
      ];
      const cookies = answers.flatMap(({ headers }) => headers["set-cookie"] ?? []);
      expect(cookies).toHaveLength(3);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__Host-curie\.\w+=[^;]+;/);
        expect(cookie).toMatch(/; Path=\/(;|$)/i);
        for (const flag of ["Secure", "HttpOnly", "SameSite=Lax"]) {
          expect(cookie.toLowerCase()).toContain(`; ${flag.toLowerCase()}`);
        }
        expect(cookie).not.toMatch(/domain=/i);
      }
      // A neighbour of the domain can plant the other prefix only, and it is not read.
      const [session = ""] = [answers[0]?.headers["set-cookie"] ?? []].flat();
      const planted = session.split(";")[0]?.replace("__Host-", "__Secure-") ?? "";
      const asked = await secure.request({
        method: "GET",
        url: "/api/accounts/session",
        headers: { cookie: planted },
      });
      expect(asked.json()).toEqual({ user: null, secondStepDue: false });
    } finally {
      await secure.close();
    }
  });
});
