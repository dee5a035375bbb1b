import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { anotherAddress, openBrowser } from "#platform/testing/browser.ts";
import { linksIn, openMailbox, type TestMailbox } from "#platform/testing/mailbox.ts";
import { mailAllowance } from "../mailed-links/rules.ts";
import { passwordResets } from "../tables.ts";
import { sweepResets } from "./service.ts";

const hourMs = 3_600_000;
const password = "a brand new password";

let at: TestApp;
let mailbox: TestMailbox;
beforeAll(async () => {
  at = await startTestApp();
  mailbox = openMailbox(at);
});
afterAll(() => at.close());

const ask = (email: string, address?: string) =>
  openBrowser(at, address).post("reset-request", { email });
const tokensTo = async (email: string) => linksIn(await mailbox.to(email), "/reset");
const use = (token: string, chosen = password) =>
  openBrowser(at).post("reset", { token, password: chosen });

/** Somebody with so many links to choose a new password. */
async function withLinks(count: number) {
  const person = await at.person();
  for (let times = 0; times < count; times++) {
    await ask(person.email);
    await mailbox.delivered();
  }
  return { ...person, tokens: await tokensTo(person.email) };
}

describe("a link to choose a new password", () => {
  test("dies with every other link of the person when one is used", async () => {
    const { tokens, email } = await withLinks(3);
    expect((await use(tokens[1] ?? "")).json()).toEqual({ done: true });
    for (const token of tokens) {
      const late = await use(token, "a stranger's password");
      expect(refusalOf(late).code).toBe("accounts.link-not-valid");
    }
    expect((await openBrowser(at).post("sign-in", { email, password })).statusCode).toBe(200);
  });

  test("ends the tokens of the person with their sessions, and nobody else's", async () => {
    const [person, other] = [await withLinks(1), await at.person()];
    const making = { name: "A program", scopes: ["read"], days: 30 };
    const tokenOf = async (who: typeof other) => {
      const body = { ...making, password: "a long enough password" };
      return (await who.post("/api/accounts/api-tokens", body)).json<{ secret: string }>().secret;
    };
    const [own, theirs] = [await tokenOf(person), await tokenOf(other)];
    const statusWith = async (secret: string) => {
      const headers = { authorization: `Bearer ${secret}` };
      return (await at.request({ method: "GET", url: "/api/v1/account", headers })).statusCode;
    };
    expect([await statusWith(own), await statusWith(theirs)]).toEqual([200, 200]);
    await use(person.tokens[0] ?? "");
    expect([await statusWith(own), await statusWith(theirs)]).toEqual([401, 200]);
  });

  test("works once of all that are used at the same moment", async () => {
    const { tokens } = await withLinks(3);
    const answers = await Promise.all(
      tokens.flatMap((token) =>
        [1, 2].map((time) => use(token, `the password ${token} ${time}`.slice(0, 60))),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("dies when the password is changed by who is signed in", async () => {
    const person = await withLinks(1);
    const changed = await person.post("/api/accounts/password", {
      password: "a long enough password",
      newPassword: "entirely another one",
    });
    expect(changed.statusCode).toBe(200);
    expect(refusalOf(await use(person.tokens[0] ?? "")).code).toBe("accounts.link-not-valid");
  });

  test("is over after an hour, and gone after the night", async () => {
    const { tokens, identity } = await withLinks(1);
    at.clock.advance(hourMs);
    expect(refusalOf(await use(tokens[0] ?? "")).code).toBe("accounts.link-not-valid");
    at.clock.advance(1);
    await sweepResets(at.ctx);
    const left = await at.ctx.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, identity));
    expect(left).toEqual([]);
  });

  test("stands in no table and in no job", async () => {
    const person = await at.person();
    await ask(person.email);
    const queued = await at.ctx.db.execute<{ data: unknown }>(
      sql`select data from pgboss.job where name = 'accounts.mail-password-reset'`,
    );
    expect(queued.rows.map(({ data }) => data)).toEqual([{ userId: person.identity }]);
    const [token = ""] = await tokensTo(person.email);
    const [row] = await at.ctx.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, person.identity));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test("is kept by a password that is too weak, so that a better one can be chosen", async () => {
    const { tokens } = await withLinks(1);
    expect(refusalOf(await use(tokens[0] ?? "", "1234567890")).status).toBe(400);
    expect((await use(tokens[0] ?? "")).statusCode).toBe(200);
  });
});

describe("strangers who ask for somebody's new password again and again", () => {
  test("do not keep the owner from a link, and do not flood the mailbox", async () => {
    const { email } = await at.person();
    for (let stranger = 0; stranger < 40; stranger++) {
      expect((await ask(email)).json()).toEqual({ done: true });
    }
    const atOnce = await tokensTo(email);
    expect(atOnce).toHaveLength(mailAllowance.atOnce);
    // The owner asks, and gets a fresh link within the quarter of an hour; until then the last works.
    expect((await ask(email)).json()).toEqual({ done: true });
    await mailbox.delivered();
    at.clock.advance(mailAllowance.spacingMs);
    await mailbox.delivered("waiting");
    const tokens = await tokensTo(email);
    expect(tokens).toHaveLength(mailAllowance.atOnce + 1);
    expect((await use(tokens.at(-1) ?? "")).statusCode).toBe(200);
  });

  test("leave the last link as good as it was", async () => {
    const { email } = await at.person();
    for (let stranger = 0; stranger < 20; stranger++) await ask(email);
    const last = (await tokensTo(email)).at(-1) ?? "";
    expect((await use(last)).statusCode).toBe(200);
  });

  test("are refused when they come from one network; its colleagues on a known device are not", async () => {
    const { email } = await at.person();
    const address = anotherAddress();
    const owner = openBrowser(at, address);
    await owner.post("sign-in", { email, password: "a long enough password" });
    const answers = await Promise.all(Array.from({ length: 7 }, () => ask(email, address)));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    expect((await owner.post("reset-request", { email })).statusCode).toBe(200);
    expect((await ask(email)).statusCode).toBe(200);
  });
});
