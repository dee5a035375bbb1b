import { randomUUID } from "node:crypto";
import {
  type DemoAccountKey,
  type DemoClock,
  type DemoConsole,
  demoAccountKeys,
  type Flags,
  flagNames,
  type LocalMail,
  localMailPath,
  type PlanState,
  planBadge,
  planBanner,
  type User,
} from "@curie/contract";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { wallTime } from "#platform/clock.ts";
import { distanceOf, openDemoSettings } from "#platform/demo/settings.ts";
import { deliverMail } from "#platform/mail/mail.ts";
import { localMails } from "#platform/mail/tables.ts";
import { cookieOf, refusalOf, startTestApp } from "#platform/testing/app-for-tests.ts";
import { type PayingApp, startPayingApp } from "#platform/testing/paying-app.ts";
import { demoAccounts, demoEmail, seedDemoAccounts } from "./service.ts";

const dayMs = 86_400_000;
const run = { id: "1", signal: new AbortController().signal };

/** One process has nobody to wait for. */
const alone = (work: () => Promise<void>) => work();

let at: PayingApp;
beforeAll(async () => {
  at = await startPayingApp();
  await seedDemoAccounts(at.ctx, at.provider);
});
afterAll(() => at.close());

const demoConsole = async () =>
  (await at.request({ method: "GET", url: "/api/demo/console" })).json<DemoConsole>();
const post = (path: string, payload: object = {}) =>
  at.request({ method: "POST", url: `/api/demo/${path}`, payload });
const reset = async () =>
  (await at.request({ method: "DELETE", url: "/api/demo/clock" })).json<{ clock: DemoClock }>();

/** What each account shows of its plan, as its own pages would. */
async function shown(): Promise<Record<string, unknown>> {
  const { accounts } = await demoConsole();
  return Object.fromEntries(
    accounts.map(({ key, plans, user }) => {
      const plan = plans.premium ?? plans.preferred_group ?? plans.free_trial;
      const banner = planBanner(plans, user.region, at.ctx.clock.now())?.kind ?? null;
      return [key, [plan && planBadge(plan), plan?.status ?? null, banner]];
    }),
  );
}

/** The mailbox of an account, oldest first, once every mail on its way has arrived. */
async function mailsTo(key: DemoAccountKey): Promise<LocalMail[]> {
  const to = demoEmail(key);
  const { rows } = await at.ctx.db.execute<{ data: unknown }>(
    sql`select data from pgboss.job where name = 'mail.deliver' and data->>'to' = ${to}`,
  );
  for (const { data } of rows) await deliverMail.work(at.ctx, data, run);
  const url = `/api/demo/mailbox?${new URLSearchParams({ to })}`;
  const { mails } = (await at.request({ method: "GET", url })).json<{ mails: LocalMail[] }>();
  return mails.toReversed();
}

describe("the demo console", () => {
  test("shows every account with its plans, every group code, every flag and the clock", async () => {
    const { accounts, groups, flags, clock, providerPath } = await demoConsole();
    expect(accounts.map(({ key }) => key)).toEqual([...demoAccountKeys]);
    expect(new Set(accounts.map(({ user }) => user.region))).toEqual(
      new Set(["rest-of-world", "china"]),
    );
    expect(groups.map(({ code, kind, members, seats }) => [code, kind, members, seats])).toEqual([
      ["DEMO-LAB", "membership", 2, null],
      ["DEMO-FULL", "membership", 0, 0],
      ["DEMO-ENDED", "membership", 1, null],
      ["DEMO-TRANSLATION", "membership", 1, null],
      ["DEMO-TRIAL", "trial", 0, null],
    ]);
    expect(flags.map(({ name }) => name)).toEqual(flagNames);
    expect(clock).toEqual({ now: at.ctx.clock.now().toISOString(), aheadMs: 0, movable: true });
    expect(providerPath).toBe("/paddle-sandbox/_sandbox");
    const dashboard = await at.request({ method: "GET", url: String(providerPath) });
    expect(dashboard.statusCode).toBe(200);
  });

  test("signs in as any of the accounts with one call", async () => {
    for (const key of ["payment-failed", "china"] as const) {
      const answer = await post(`accounts/${key}/sign-in`);
      const cookie = cookieOf(answer);
      const session = await at.request({
        method: "GET",
        url: "/api/accounts/session",
        headers: { cookie },
      });
      expect(session.json()).toMatchObject({ user: { email: demoEmail(key) } });
      expect(session.json()).toMatchObject(answer.json());
    }
  });

  test("are entered in the language in which somebody looks around", async () => {
    const entered = await post("accounts/china/sign-in", { locale: "pt_BR" });
    expect(entered.json<{ user: User }>().user.locale).toBe("pt_BR");
    expect((await post("accounts/china/sign-in")).json<{ user: User }>().user.locale).toBe("pt_BR");
  });

  test("knows no other accounts", async () => {
    const answer = await post("accounts/somebody/sign-in");
    expect(refusalOf(answer)).toEqual({ status: 400, code: "invalid-input" });
  });

  test("is not used by pages of other sites", async () => {
    const answer = await at.request({
      method: "POST",
      url: "/api/demo/accounts/editing/sign-in",
      payload: {},
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(refusalOf(answer).code).toBe("request-not-from-this-site");
  });
});

/** A demo account, signed in. */
async function signedInAs(key: DemoAccountKey) {
  const cookie = cookieOf(await post(`accounts/${key}/sign-in`));
  const get = async <Answer>(url: string) =>
    (await at.request({ method: "GET", url, headers: { cookie } })).json<Answer>();
  return {
    get,
    premium: async () => (await get<PlanState>("/api/curie/status/sync")).plans.premium,
    links: () => get<{ updateUrl: string; cancelUrl: string }>(managementUrls),
  };
}

const managementUrls = "/api/curie/plan-management-urls/get";
const cardFields = {
  number: "4242 4242 4242 4242",
  holder: "Ada Ortiz",
  expiry: "12/40",
  securityCode: "123",
};
const send = (url: string, fields: Record<string, string> = {}) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields) });

describe("an account that has subscribed", () => {
  const subscribers = demoAccounts.filter(({ subscription }) => subscription !== null);
  const running = subscribers.filter(({ key }) => key !== "expired").map(({ key }) => key);

  test("is known to the provider, whose messages made its plan", async () => {
    for (const { key, subscription } of subscribers) {
      const { premium } = await signedInAs(key);
      const { identifier = "" } = (await premium())?.grantedFrom ?? {};
      expect(at.provider?.hasSubscription(identifier), key).toBe(true);
      expect(identifier).toMatch(subscription?.paddleVersion === "classic" ? /^\d+$/ : /^sub_01/);
    }
    const { rows } = await at.ctx.db.execute(
      sql`select 1 from provider_messages where processed_at is null`,
    );
    expect(rows).toHaveLength(0);
  });

  test.each(running)(
    "%s opens the provider’s pages by links that are made for each click [G-42 S195]",
    async (key) => {
      const { links } = await signedInAs(key);
      for (const url of Object.values(await links())) {
        const page = await fetch(url);
        expect(page.status, url).toBe(200);
        expect(await page.text()).not.toContain("This link is over");
      }
    },
  );

  test("reads the receipt of what it paid, in Paddle Billing and in Paddle Classic [S119 S181]", async () => {
    for (const key of ["editing", "translation", "used-up", "expired"] as const) {
      const { premium, get } = await signedInAs(key);
      const [payment] = (await premium())?.billingHistory ?? [];
      const { url } = await get<{ url: string }>(`/api/receipts/${payment?.receiptCode}`);
      const file = await fetch(new URL(url, at.url));
      expect(file.headers.get("content-type"), key).toBe("application/pdf");
    }
  });

  test("is seeded once: the same again asks for nothing and changes nothing", async () => {
    const rowsOf = async (query: SQL) => (await at.ctx.db.execute(query)).rows;
    const facts = async () => ({
      messages: await rowsOf(sql`select message_id from provider_messages order by 1`),
      subscriptions: await rowsOf(sql`select * from subscriptions order by id`),
      payments: await rowsOf(sql`select * from payments order by id`),
    });
    const before = await facts();
    await seedDemoAccounts(at.ctx, at.provider);
    expect(await facts()).toEqual(before);
  });

  test("pays what is overdue with a new card, and is overdue again once it is restored", async () => {
    const { links, premium } = await signedInAs("payment-failed");
    expect((await send((await links()).updateUrl, cardFields)).status).toBe(200);
    await at.settled();
    expect(await premium()).toMatchObject({ status: "active", billingHistory: [{}, {}] });
    await post("accounts/restore");
    expect(await premium()).toMatchObject({ status: "error", billingHistory: [{}] });
  });

  test("cancels in Classic at the link of this moment, and keeps the plan to its end [G-42]", async () => {
    const { links, premium } = await signedInAs("editing");
    const old = await links();
    expect((await send(old.updateUrl, cardFields)).status).toBe(200);
    await at.settled();
    // The subscription changed, and its links with it.
    expect((await fetch(old.cancelUrl)).status).toBe(404);
    const { cancelUrl } = await links();
    expect((await premium())?.paddleSubscription?.cancelUrl).toBe(cancelUrl);
    expect((await send(cancelUrl)).status).toBe(200);
    await at.settled();
    expect(await premium()).toMatchObject({ status: "cancelled", renews: false });
    await post("accounts/restore");
    expect(await premium()).toMatchObject({ status: "active", renews: true });
  });
});

describe("a mail that was kept", () => {
  test("is a page by itself that runs and loads nothing, and only we may frame it", async () => {
    const mail = { id: randomUUID(), html: "<p>Dear Ada</p>", sentAt: at.ctx.clock.now() };
    const rest = { recipient: "ada@example.org", subject: "Ready", text: "Dear Ada" };
    await at.ctx.db.insert(localMails).values({ ...mail, ...rest });
    const page = await at.request({ method: "GET", url: localMailPath(mail.id) });
    expect(page.headers["content-type"]).toMatch(/^text\/html/);
    expect(page.body).toBe(mail.html);
    const policy = page.headers["content-security-policy"];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'; sandbox");
    expect(policy).not.toMatch(/allow-(scripts|same-origin)/);
  });

  test.each([randomUUID(), "mail"])("is not found as %s", async (identity) => {
    const answer = await at.request({ method: "GET", url: localMailPath(identity) });
    expect(refusalOf(answer)).toEqual({ status: 404, code: "not-found" });
  });
});

describe("a flag that is switched by hand", () => {
  const name = "curie_abstract_writer";
  const flags = async () =>
    (await at.request({ method: "GET", url: "/api/application" })).json<{ flags: Flags }>().flags;

  test("is on for everybody at once, and as configured again when it is left alone [S233]", async () => {
    expect((await post(`flags/${name}`, { on: true })).json()).toEqual({
      flag: { name, on: true, configured: false },
    });
    expect((await flags())[name]).toBe(true);
    await post(`flags/${name}`, { on: null });
    expect((await flags())[name]).toBe(false);
  });

  test("wins over the environment", async () => {
    const configured = "curie_row_free_trials_through_paddle";
    expect((await flags())[configured]).toBe(true);
    expect((await post(`flags/${configured}`, { on: false })).json()).toEqual({
      flag: { name: configured, on: false, configured: true },
    });
    expect((await flags())[configured]).toBe(false);
    await post(`flags/${configured}`, { on: null });
  });

  test("outlives a restart", async () => {
    await Promise.all([
      post(`flags/${name}`, { on: true }),
      post("flags/rubriq_upsell_discount", { on: false }),
    ]);
    const reopen = () =>
      openDemoSettings({ db: at.ctx.db, listen: null, alone, report: console.error });
    const reopened = await reopen();
    expect(reopened.switched()).toEqual({ [name]: true, rubriq_upsell_discount: false });
    await post(`flags/${name}`, { on: null });
    await post("flags/rubriq_upsell_discount", { on: null });
    expect((await reopen()).switched()).toEqual({});
  });

  test("is one of the seven", async () => {
    expect(refusalOf(await post("flags/anything", { on: true })).code).toBe("invalid-input");
  });
});

describe("the clock", () => {
  test("takes provider and plans along: what is due on the way happens in its order", async () => {
    const person = await at.person();
    await at.buy(person);
    await at.settled();
    const before = at.ctx.clock.now().getTime();
    const moved = (await post("clock", { days: 40 })).json<{ clock: DemoClock }>();
    expect(moved.clock).toEqual({
      now: new Date(before + 40 * dayMs).toISOString(),
      aheadMs: 40 * dayMs,
      movable: true,
    });

    // The session is still good, and the month was paid once more.
    const { premium } = (await at.state(person)).plans;
    expect(premium).toMatchObject({ status: "active", renews: true });
    expect(premium?.billingHistory).toHaveLength(2);
    // An email before the end and one after it: no day was left out.
    const emails = await mailsTo("starter");
    expect(emails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/termina el/),
      expect.stringMatching(/ha terminado/),
    ]);
    const days = emails.map(({ sentAt }) => (new Date(sentAt).getTime() - before) / dayMs);
    expect(days).toEqual([2, 5]);
  });

  test("moved on the provider’s dashboard it does the same: renewals, emails, days", async () => {
    await seedDemoAccounts(at.ctx, at.provider);
    const [classic, billing] = [await signedInAs("editing"), await signedInAs("used-up")];
    const paid = async () => [
      (await classic.premium())?.billingHistory.length,
      (await billing.premium())?.billingHistory.length,
    ];
    expect(await paid()).toEqual([1, 1]);
    const before = at.ctx.clock.now().getTime();
    await at.control("/clock/advance", { by: "P1M" });
    expect(await paid()).toEqual([2, 2]);
    const days = (await mailsTo("card-trial")).map(
      ({ sentAt }) => (new Date(sentAt).getTime() - before) / dayMs,
    );
    // The daily job writes three days before the end of the trial, which has six days left.
    expect(days.filter((day) => day > 0)).toEqual([3]);
    // The renewal has made the links of Classic new; those that are stored are the newest ones.
    const { updateUrl } = await classic.links();
    expect((await classic.premium())?.paddleSubscription?.updateUrl).toBe(updateUrl);
  });

  test("obeys the forms of the dashboard, which browsers send without an origin", async () => {
    const before = at.ctx.clock.now().getTime();
    const answer = await at.request({
      method: "POST",
      url: "/paddle-sandbox/_sandbox/api/clock/advance?wait=1",
      headers: {
        origin: "null",
        "sec-fetch-site": "same-origin",
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: "by=PT6H",
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/paddle-sandbox/_sandbox"]);
    expect(at.ctx.clock.now().getTime()).toBe(before + dayMs / 4);
  });

  test("is written down for the other processes of a demonstration", async () => {
    const { clock } = (await post("clock", { days: 1 })).json<{ clock: DemoClock }>();
    const elsewhere = { db: at.ctx.db, listen: null, alone, report: console.error };
    await vi.waitFor(async () => {
      const settings = await openDemoSettings(elsewhere);
      expect(distanceOf(settings.clock(), wallTime(at.ctx.clock))).toBe(clock.aheadMs);
    });
  });

  test("tells every page what time it is", async () => {
    const answer = await at.request({ method: "GET", url: "/api/application" });
    expect(answer.json()).toMatchObject({ now: at.ctx.clock.now().toISOString() });
  });

  test("moves to a date, never back, never far beyond a year", async () => {
    const now = at.ctx.clock.now();
    const to = new Date(now.getTime() + dayMs / 2).toISOString();
    expect((await post("clock", { to })).json()).toMatchObject({ clock: { now: to } });
    for (const refused of [now.toISOString(), to, "2031-01-01T00:00:00.000Z"]) {
      const answer = await post("clock", { to: refused });
      expect(refusalOf(answer)).toEqual({ status: 422, code: "demo.clock-out-of-reach" });
    }
    for (const days of [0, -1, 1.5, 367]) {
      expect(refusalOf(await post("clock", { days })).code).toBe("invalid-input");
    }
    expect(at.ctx.clock.now().toISOString()).toBe(to);
  });

  test("is moved by one after the other", async () => {
    const before = at.ctx.clock.now().getTime();
    await Promise.all([post("clock", { days: 1 }), post("clock", { days: 2 })]);
    expect(at.ctx.clock.now().getTime()).toBe(before + 3 * dayMs);
  });

  test("lets the accounts change, and they can be brought back into their states months later", async () => {
    await seedDemoAccounts(at.ctx, at.provider);
    const states = await shown();
    await post("clock", { days: 210 });
    expect(await shown()).not.toEqual(states);
    expect((await post("accounts/restore")).json()).toEqual({ done: true });
    expect(await shown()).toEqual(states);
  });

  test("goes back to the time of this machine only with everything else", async () => {
    const person = await at.person();
    const signedIn = cookieOf(await post("accounts/editing/sign-in"));
    await reset();
    await seedDemoAccounts(at.ctx, at.provider);
    const states = await shown();
    await post("clock", { days: 30 });

    expect((await reset()).clock).toMatchObject({ aheadMs: 0 });
    expect(await shown()).toEqual(states);
    const session = await at.request({
      method: "GET",
      url: "/api/accounts/session",
      headers: { cookie: signedIn },
    });
    expect(session.json()).toEqual({ user: null, secondStepDue: false });
    expect((await person.get("/api/accounts/session")).json()).toMatchObject({
      user: { email: person.email },
    });
  });
});

test("forgetting everything on the provider’s dashboard makes the accounts anew, in Paddle Billing and in Paddle Classic", async () => {
  await at.control("/clock/advance", { by: "P2D" });
  await at.control("/reset");
  expect((await demoConsole()).clock.aheadMs).toBe(0);
  for (const key of ["editing", "translation"] as const) {
    const { premium, links } = await signedInAs(key);
    expect(await premium()).toMatchObject({ status: "active", billingHistory: [{}] });
    expect((await fetch((await links()).updateUrl)).status).toBe(200);
  }
});

describe("where the provider is not the local one", () => {
  test("the clock stays where it is", async () => {
    const other = await startTestApp({
      PADDLE_VENDOR_ID: "4711",
      PADDLE_SCRIPT_URL: "https://paddle.example.org/v1.js",
      PADDLE_SCRIPT_URL_V2: "https://paddle.example.org/v2.js",
      PADDLE_CLIENT_TOKEN: "test_public",
      PADDLE_ENVIRONMENT: "sandbox",
      PADDLE_API_KEY: "pdl_sdbx_apikey_of_a_test",
      PADDLE_WEBHOOK_SECRETS: "pdl_ntfset_of_a_test_with_length",
      PADDLE_VENDOR_AUTH_CODE: "an-auth-code",
      PADDLE_CLASSIC_PUBLIC_KEY: "a public key",
    });
    try {
      const state = await other.request({ method: "GET", url: "/api/demo/console" });
      expect(state.json()).toMatchObject({ clock: { movable: false }, providerPath: null });
      for (const method of ["POST", "DELETE"] as const) {
        const payload = method === "POST" ? { payload: { days: 1 } } : {};
        const answer = await other.request({ method, url: "/api/demo/clock", ...payload });
        expect(refusalOf(answer)).toEqual({ status: 409, code: "demo.clock-not-movable" });
      }
    } finally {
      await other.close();
    }
  });
});
