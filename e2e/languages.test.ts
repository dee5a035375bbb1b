import { type Locale, languageTag, localeOf, siteLanguages } from "@curie/contract";
import { loadMessages } from "@curie/locales";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cleanUp, listenForComplaints, openBrowser, openPage, signIn } from "./browser.ts";
import { type RunningApp, runApp } from "./running-app.ts";

let app: RunningApp;
let partnerUrl: string;
let browser: Browser;

beforeAll(async () => {
  // The same server under its address instead of its name is another client.
  [app, browser] = await Promise.all([
    runApp({ CURIE_PARTNER_HOSTS: "127.0.0.1", FLAG_CURIE_ABSTRACT_WRITER: "on" }),
    openBrowser(),
  ]);
  partnerUrl = app.url.replace("localhost", "127.0.0.1");
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** Texts on the page that are keys of the locale files: messages that were forgotten. */
async function rawKeys(page: Page, locale: Locale): Promise<string[]> {
  const messages = await loadMessages(locale);
  const keys = new Set(
    Object.entries(messages).flatMap(([namespace, entries]) =>
      Object.keys(entries as object)
        // One plain word may be a key and a word of the language at once.
        .filter((key) => /[-.]/.test(key))
        .flatMap((key) => [key, `${namespace}:${key}`]),
    ),
  );
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest("style, script")) found.push(textContent?.trim() ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      for (const name of ["aria-label", "title", "placeholder"]) {
        found.push(element.getAttribute(name) ?? "");
      }
    }
    return found;
  });
  return texts.filter((text) => keys.has(text) || /\{\{|\}\}/.test(text));
}

const signedOut = [
  "/sign-in",
  "/sign-up",
  "/forgot",
  "/group-discount",
  "/group-discount/china",
  "/terms",
  "/privacy",
  "/help",
  "/accessibility",
  "/demo/mailbox",
];
const signedIn = [
  "/rubriq/editing",
  "/rubriq/translation",
  "/rubriq/abstract-writer",
  "/rubriq/plan",
  "/rubriq/invoices",
  "/rubriq/plan/subscribe",
  "/rubriq/plan/subscribe/premium",
  "/rubriq/plan/subscribe/sn-freetrial",
  "/rubriq/order/3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f",
  "/profile",
  "/profile/security",
];
/** A purchase and a report that are not there: the browser itself complains of the answer 404. */
const notFound = [
  "/rubriq/subscribe/ABCDEFGHJK",
  "/rubriq/editing/3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f/report",
];

const languages = siteLanguages.map((language) => [language, localeOf(language)] as const);

/** Opens each page and asks it for its language, its messages and its title. */
async function expectMessagesOf(
  locale: Locale,
  page: Page,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    await page.goto(app.url + path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => document.documentElement.lang), path).toBe(
      languageTag(locale),
    );
    expect(await rawKeys(page, locale), path).toEqual([]);
    expect(await page.title(), path).toMatch(/ · Curie$/);
  }
}

test.each(languages)(
  "in %s every page before the sign-in speaks the language and shows no raw key [S8]",
  { concurrent: true },
  async (_language, locale) => {
    const { page, complaints } = await openPage(browser, { locale: languageTag(locale) });
    await expectMessagesOf(locale, page, signedOut);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

/** One after another in one page: they share an account, whose language some of them change. */
describe("signed in", () => {
  let page: Page;
  /** A second window of the same person. */
  let beside: Page;
  let complaints: string[];
  beforeAll(async () => {
    ({ page, complaints } = await openPage(browser));
    beside = await page.context().newPage();
    listenForComplaints(beside, complaints);
    return () => page.context().close();
  });
  beforeEach(() => {
    complaints.length = 0;
    return () => cleanUp(page);
  });

  test.each(languages)(
    "in %s every page speaks the language of the profile and shows no raw key [S8]",
    async (_language, locale) => {
      await signIn(page, app.url);
      await page.request.patch(`${app.url}/api/accounts/profile`, { data: { locale } });
      // A page mostly waits for its network to fall silent: another can be looked at meanwhile.
      const half = Math.ceil(signedIn.length / 2);
      await Promise.all([
        expectMessagesOf(locale, page, signedIn.slice(0, half)),
        expectMessagesOf(locale, beside, signedIn.slice(half)),
      ]);
      await beside.goto("about:blank");
      expect(complaints).toEqual([]);
      await expectMessagesOf(locale, page, notFound);
      await page.request.patch(`${app.url}/api/accounts/profile`, { data: { locale: "en_US" } });
    },
  );

  test.each(languages)(
    "in %s the shell has a tab for each service under its own segment [S1 S10 S11]",
    async (language, locale) => {
      await signIn(page, app.url);
      const messages = (await loadMessages(locale)) as { app: Record<string, string> };
      for (const [tab, key] of [
        ["", "tab-editing"],
        ["/translation", "tab-translation"],
        ["/abstract-writer", "tab-abstract-writer"],
      ] as const) {
        await page.goto(`${app.url}/${language}/rubriq${tab}`);
        const current = page.locator('nav a[aria-current="page"]');
        await current.first().waitFor();
        expect(await current.first().innerText()).toContain(messages.app[key]);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(languageTag(locale));
      }
      expect(
        await page
          .locator("nav")
          .getByText(messages.app.beta ?? "Beta", { exact: true })
          .count(),
      ).toBe(1);
    },
  );

  test.each(["/rubriq", "/rubriq/editing", "/en/rubriq", "/en/rubriq/nonsense"])(
    "%s shows the editing page [S14 S242 G-3]",
    async (path) => {
      await signIn(page, app.url);
      await page.goto(app.url + path);
      await page.getByRole("heading", { level: 1, name: "Editing" }).waitFor();
    },
  );
});

describe("addresses", { concurrent: true }, () => {
  test("signed out lead to sign-in and back to where one wanted to go [S14]", async () => {
    const { page } = await openPage(browser);
    await page.goto(`${app.url}/rubriq/editing?page=2`);
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.getByLabel("E-mail").fill("demo@curie.test");
    await page.getByLabel("Password", { exact: true }).fill("demo-manuscript");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Editing" }).waitFor();
    expect(page.url()).toBe(`${app.url}/rubriq/editing?page=2`);
    await page.context().close();
  });

  test("never lead back to another site", async () => {
    const { page } = await openPage(browser);
    for (const returnTo of ["https://evil.example/", "//evil.example/", "/\\evil.example"]) {
      await page.goto(`${app.url}/sign-in?returnTo=${encodeURIComponent(returnTo)}`);
      await page.getByLabel("E-mail").fill("demo@curie.test");
      await page.getByLabel("Password", { exact: true }).fill("demo-manuscript");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Editing" }).waitFor();
      expect(new URL(page.url()).origin).toBe(app.url);
      await page.context().clearCookies();
    }
    await page.context().close();
  });

  test("with an unknown language are a page with links to the five [G-2]", async () => {
    const { page } = await openPage(browser);
    await page.goto(`${app.url}/xx/rubriq`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const links = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
    for (const language of siteLanguages) {
      expect(links.some((href) => href.startsWith(`/${language}/rubriq`))).toBe(true);
    }
    await page.context().close();
  });
});

describe("another client", () => {
  test("has messages of its own on top of the base [S9 G-8]", async () => {
    const { page } = await openPage(browser);
    const { default: overrides } = (await import(
      "../packages/locales/src/variants/partner/en_US.json",
      {
        with: { type: "json" },
      }
    )) as { default: Record<string, string> };
    const [key = "", own = ""] = Object.entries(overrides)[0] ?? [];
    const [namespace = "", name = ""] = key.split(":");
    const base = (await loadMessages("en_US")) as Record<string, Record<string, string>>;
    const usual = base[namespace]?.[name] ?? "";
    expect(own).not.toBe(usual);
    for (const [url, seen, unseen] of [
      [app.url, usual, own],
      [partnerUrl, own, usual],
    ] as const) {
      await signIn(page, url);
      await page.goto(`${url}/rubriq/editing`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByText(seen, { exact: true }).first().waitFor();
      expect(await page.getByText(unseen, { exact: true }).count()).toBe(0);
    }
    await page.context().close();
  });
});
