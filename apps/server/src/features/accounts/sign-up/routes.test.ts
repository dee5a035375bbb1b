import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { anotherAddress, openBrowser } from "#platform/testing/browser.ts";
import { linksIn, openMailbox, type TestMailbox } from "#platform/testing/mailbox.ts";
import { mailAllowance } from "../mailed-links/rules.ts";
import { signUps, users } from "../tables.ts";
import { sweepSignUps } from "./service.ts";

const hourMs = 3_600_000;

let at: TestApp;
let mailbox: TestMailbox;
beforeAll(async () => {
  at = await startTestApp();
  mailbox = openMailbox(at);
});
afterAll(() => at.close());

type Given = { email: string; password: string; name?: string };

function aBrowser(remoteAddress?: string) {
  const { post } = openBrowser(at, remoteAddress);
  return {
    post,
    signUp: (given: Given) =>
      post("sign-up", { name: "Mei Lin", country: "SG", locale: "en_US", ...given }),
    confirm: (token: string, password?: string) =>
      post("confirm", { token, ...(password === undefined ? {} : { password }) }),
    resend: (email: string) => post("confirmation", { email }),
  };
}

const anAddress = () => `${randomUUID()}@example.org`;
const opens = async ({ email, password }: Given) =>
  (await aBrowser().post("sign-in", { email, password })).statusCode === 200;
const tokensTo = async (email: string) => linksIn(await mailbox.to(email), "/confirm");
const accountsOf = (email: string) => at.ctx.db.select().from(users).where(eq(users.email, email));
const waitingFor = (email: string) =>
  at.ctx.db.select().from(signUps).where(eq(signUps.email, email));

describe("the name of a sign-up", () => {
  test.each(["Mei\nLin", "Mei\r\nBcc: all", "Mei\tLin", "Mei\u2028Lin", "Mei\u202eniL"])(
    "is refused with what would break a line or is not seen: %j",
    async (name) => {
      const email = anAddress();
      const given = { email, password: "seven green umbrellas", name };
      expect(refusalOf(await aBrowser().signUp(given)).code).toBe("invalid-input");
      expect(await waitingFor(email)).toEqual([]);
    },
  );

  test("loses the spaces and line breaks around it", async () => {
    const email = anAddress();
    await aBrowser().signUp({ email, password: "seven green umbrellas", name: "\n Mei Lin\t\r\n" });
    expect(await waitingFor(email)).toMatchObject([{ name: "Mei Lin" }]);
  });
});

describe("two sign-ups with one address", () => {
  const orders = [
    ["the first mail", 0, "victim"],
    ["the second mail", 1, "stranger"],
  ] as const;

  test.each(orders)("%s confirms its own sign-up and no other", async (_name, position, whose) => {
    const email = anAddress();
    const browsers = { victim: aBrowser(), stranger: aBrowser() };
    const given = {
      victim: { email, password: "the victim's password" },
      stranger: { email, password: "the stranger's password" },
    };
    await browsers.victim.signUp(given.victim);
    await mailbox.delivered();
    await browsers.stranger.signUp(given.stranger);
    const tokens = await tokensTo(email);
    expect(tokens).toHaveLength(2);
    // Opened where that sign-up was made.
    const answer = await browsers[whose].confirm(tokens[position] ?? "");
    expect(answer.statusCode).toBe(200);
    const other = whose === "victim" ? "stranger" : "victim";
    expect(await opens(given[whose])).toBe(true);
    expect(await opens(given[other])).toBe(false);
    // The other sign-up is over: its link confirms nothing, wherever it is opened.
    for (const browser of [browsers.victim, browsers.stranger, aBrowser()]) {
      const late = await browser.confirm(tokens[1 - position] ?? "", given[other].password);
      expect(refusalOf(late).code).toBe("accounts.link-not-valid");
    }
    expect(await waitingFor(email)).toEqual([]);
  });

  test("the victim who opens the stranger's mail never gets the stranger's password", async () => {
    const email = anAddress();
    const victim = aBrowser();
    await victim.signUp({ email, password: "the victim's password" });
    await mailbox.delivered();
    await aBrowser().signUp({ email, password: "the stranger's password" });
    const [own = "", strangers = ""] = await tokensTo(email);
    expect(refusalOf(await victim.confirm(strangers))).toEqual({
      status: 403,
      code: "accounts.password-needed",
    });
    expect(refusalOf(await victim.confirm(strangers, "the victim's password")).code).toBe(
      "accounts.wrong-credentials",
    );
    expect(await accountsOf(email)).toEqual([]);
    expect((await victim.confirm(own)).statusCode).toBe(200);
    expect(await opens({ email, password: "the victim's password" })).toBe(true);
    expect(await opens({ email, password: "the stranger's password" })).toBe(false);
  });

  test("confirmed at the same moment make one account, of one of them", async () => {
    const email = anAddress();
    const people = ["the first password", "the second password"].map((password) => ({
      given: { email, password },
      browser: aBrowser(),
    }));
    for (const { browser, given } of people) {
      await browser.signUp(given);
      await mailbox.delivered();
    }
    const tokens = await tokensTo(email);
    const answers = await Promise.all(
      people.flatMap(({ browser }, position) =>
        [1, 2, 3].map(() => browser.confirm(tokens[position] ?? "")),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 400, 400, 400, 400, 400,
    ]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200) < 3 ? 0 : 1;
    expect(await accountsOf(email)).toHaveLength(1);
    for (const [position, { given }] of people.entries()) {
      expect(await opens(given)).toBe(position === winner);
    }
  });
});

describe("a confirmation link", () => {
  test("confirms once, also when it is sent eight times at the same moment", async () => {
    const email = anAddress();
    const browser = aBrowser();
    await browser.signUp({ email, password: "a long enough password" });
    const [token = ""] = await tokensTo(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.confirm(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(refusalOf(await browser.confirm(token)).code).toBe("accounts.link-not-valid");
  });

  test("opened on another device asks for the password of the sign-up, and takes no other", async () => {
    const email = anAddress();
    await aBrowser().signUp({ email, password: "a long enough password" });
    const [token = ""] = await tokensTo(email);
    const phone = aBrowser();
    expect(refusalOf(await phone.confirm(token)).code).toBe("accounts.password-needed");
    expect(refusalOf(await phone.confirm(token, "another password")).code).toBe(
      "accounts.wrong-credentials",
    );
    expect((await phone.confirm(token, "a long enough password")).json()).toMatchObject({
      user: { email },
    });
  });

  test("cannot be used to guess the password of the sign-up", async () => {
    const email = anAddress();
    await aBrowser().signUp({ email, password: "a long enough password" });
    const [token = ""] = await tokensTo(email);
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, number) => aBrowser().confirm(token, `guess ${number}`)),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  });

  test("gives way to a newer one of the same sign-up", async () => {
    const email = anAddress();
    const browser = aBrowser();
    await browser.signUp({ email, password: "a long enough password" });
    await mailbox.delivered();
    await browser.resend(email);
    const [first = "", second = ""] = await tokensTo(email);
    expect(second).not.toBe(first);
    expect(refusalOf(await browser.confirm(first)).code).toBe("accounts.link-not-valid");
    expect((await browser.confirm(second)).statusCode).toBe(200);
  });

  test("is over after a day, and can be asked for again", async () => {
    const email = anAddress();
    const browser = aBrowser();
    await browser.signUp({ email, password: "a long enough password" });
    const [old = ""] = await tokensTo(email);
    at.clock.advance(24 * hourMs + 1);
    expect(refusalOf(await browser.confirm(old)).code).toBe("accounts.link-not-valid");
    await browser.resend(email);
    const [, fresh = ""] = await tokensTo(email);
    expect((await browser.confirm(fresh)).statusCode).toBe(200);
  });

  test("never confirms a later account of the same address", async () => {
    const email = anAddress();
    const browser = aBrowser();
    const given = { email, password: "a long enough password" };
    await browser.signUp(given);
    const [used = ""] = await tokensTo(email);
    await browser.confirm(used);
    const left = { email, password: "somebody's other password" };
    await aBrowser().signUp(left);
    await mailbox.delivered();
    expect((await browser.post("close", { confirmation: given.password })).statusCode).toBe(200);
    const again = aBrowser();
    await again.signUp({ email, password: "the new password" });
    await mailbox.delivered();
    for (const token of [used, `${used}x`]) {
      expect(refusalOf(await again.confirm(token)).code).toBe("accounts.link-not-valid");
    }
    expect(await opens({ email, password: "the new password" })).toBe(false);
    const fresh = (await tokensTo(email)).at(-1) ?? "";
    expect((await again.confirm(fresh)).statusCode).toBe(200);
    expect(await opens({ email, password: "the new password" })).toBe(true);
  });

  test("of a sign-up that came before the account never confirms it again after deletion", async () => {
    const email = anAddress();
    const [one, other] = [aBrowser(), aBrowser()];
    await one.signUp({ email, password: "the first password" });
    await mailbox.delivered();
    await other.signUp({ email, password: "the second password" });
    const [first = "", second = ""] = await tokensTo(email);
    await other.confirm(second);
    await other.post("close", { confirmation: "the second password" });
    expect(refusalOf(await one.confirm(first)).code).toBe("accounts.link-not-valid");
    expect(await accountsOf(email)).toEqual([]);
  });
});

/** Every row of ours and of the job queue, but for the mailbox that only a demonstration has. */
async function allRows(): Promise<string[]> {
  const { rows: tables } = await at.ctx.db.execute<{ name: string }>(
    sql`select table_schema || '.' || table_name as name from information_schema.tables
        where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
        and table_name <> 'local_mails'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await at.ctx.db.execute<{ row: string }>(
      sql.raw(`select t::text as row from ${name} t`),
    );
    found.push(...rows.map(({ row }) => row));
  }
  return found;
}

describe("what is kept of a sign-up", () => {
  test("holds no token: neither the tables nor the queue could confirm an address", async () => {
    const email = anAddress();
    const browser = aBrowser();
    await browser.signUp({ email, password: "a long enough password" });
    const everything = await allRows();
    const [token = ""] = await tokensTo(email);
    everything.push(...(await allRows()));
    expect(token.length).toBeGreaterThan(40);
    expect(everything.filter((row) => row.includes(token))).toEqual([]);
  });

  test("is swept when it is a week old", async () => {
    const email = anAddress();
    await aBrowser().signUp({ email, password: "a long enough password" });
    await mailbox.delivered();
    at.clock.advance(7 * 24 * hourMs - 1);
    await sweepSignUps(at.ctx);
    expect(await waitingFor(email)).toHaveLength(1);
    at.clock.advance(2);
    await sweepSignUps(at.ctx);
    expect(await waitingFor(email)).toEqual([]);
  });
});

describe("signing in before the address is confirmed", () => {
  test("says so to who knows the password, and to nobody else", async () => {
    const email = anAddress();
    const browser = aBrowser();
    await browser.signUp({ email, password: "a long enough password" });
    const signIn = (password: string) => browser.post("sign-in", { email, password });
    expect(refusalOf(await signIn("a long enough password"))).toEqual({
      status: 403,
      code: "accounts.email-not-confirmed",
    });
    expect(refusalOf(await signIn("another password")).code).toBe("accounts.wrong-credentials");
  });
});

describe("many sign-ups of strangers with one address", () => {
  test("do not keep its owner from an account, and do not flood the mailbox", async () => {
    const email = anAddress();
    for (let stranger = 0; stranger < 30; stranger++) {
      const answer = await aBrowser().signUp({
        email,
        password: `a stranger's password ${stranger}`,
      });
      expect(answer.json()).toEqual({ done: true });
    }
    expect(await tokensTo(email)).toHaveLength(mailAllowance.atOnce);

    const owner = aBrowser();
    const given = { email, password: "the owner's password" };
    expect((await owner.signUp(given)).json()).toEqual({ done: true });
    // A quarter of an hour later, with one mail for all who waited.
    await mailbox.delivered();
    at.clock.advance(mailAllowance.spacingMs);
    await mailbox.delivered("waiting");
    const tokens = await tokensTo(email);
    expect(tokens).toHaveLength(mailAllowance.atOnce + 1);
    expect((await owner.confirm(tokens.at(-1) ?? "")).statusCode).toBe(200);
    expect(await opens(given)).toBe(true);
    expect(await opens({ email, password: "a stranger's password 29" })).toBe(false);
  });

  test("are refused when they come from one network, and nobody else is", async () => {
    const email = anAddress();
    const address = anotherAddress();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        aBrowser(address).signUp({ email, password: "a stranger's password" }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
    const owner = await aBrowser().signUp({ email, password: "the owner's password" });
    expect(owner.statusCode).toBe(200);
  });
});

describe("the mail of a sign-up", () => {
  test("holds nothing that a stranger wrote", async () => {
    const email = anAddress();
    await aBrowser().signUp({
      email,
      password: "a long enough password",
      name: "Winner of a prize",
    });
    const [mail] = await mailbox.to(email);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain("Winner");
  });
});
