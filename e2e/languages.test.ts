import { type Locale, languageTag, localeOf, siteLanguages } from "@curie/contract";
import { loadMessages } from "@curie/locales";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cleanUp, openBrowser, openPage, signIn } from "./browser.ts";
import { languagesOf } from "./looks.ts";
import { rawKeysOf } from "./raw-keys.ts";
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
  return rawKeysOf(page, await loadMessages(locale));
}

const signedOut = [
  "/sign-in",
  "/sign-up",
  "/forgot",
  "/group-discount",
  "/group-discount/china",
  "/terms",
  "/privacy",
  "/",
  "/sample",
  "/verify",
  "/help",
  "/accessibility",
  "/demo/mailbox",
  "/demo/fapiao",
];
const signedIn = [
  "/rubriq/editing",
  "/rubriq/translation",
  "/rubriq/abstract-writer",
  "/rubriq/plan",
  "/rubriq/invoices",
  "/rubriq/fapiao",
  "/rubriq/plan/subscribe",
  "/rubriq/plan/subscribe/premium",
  "/rubriq/plan/subscribe/sn-freetrial",
  "/rubriq/order/refused",
  "/profile",
  "/profile/security",
  "/profile/terms",
  "/profile/journals",
  "/profile/tokens",
];
/** A purchase, an order and a report that are not there: the browser itself complains of the answer 404. */
const notFound = [
  "/rubriq/subscribe/ABCDEFGHJK",
  "/rubriq/order/3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f",
  "/rubriq/editing/3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f/report",
  "/rubriq/translation/3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f/sides",
];

const languages = siteLanguages.map((language) => [language, localeOf(language)] as const);

/**
 * Opens each page and has it speak its languages (`looks.ts`) one after the other, by its own menu: the page stays,
 * its messages and its title are those of the language. In which language a page begins is asked
 * below, of the browser, the profile and the address.
 */
async function expectEveryLanguage(page: Page, paths: readonly string[]): Promise<void> {
  const menu = page.locator('header button[aria-haspopup="menu"]:has(span[lang])');
  for (const path of paths) {
    await page.goto(app.url + path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForLoadState("networkidle");
    const titles = new Set<string>();
    const spoken = languagesOf(path, languages);
    for (const [language, locale] of spoken) {
      const tag = languageTag(locale);
      if ((await menu.locator("span").getAttribute("lang")) !== tag) {
        await menu.click();
        await page.locator(`[role="menuitemradio"][lang="${tag}"]`).click();
        await menu.locator(`span[lang="${tag}"]`).waitFor();
        await page.locator(`html[lang="${tag}"]`).waitFor({ state: "attached" });
      }
      expect(await rawKeys(page, locale), `${path} in ${language}`).toEqual([]);
      expect(await page.title(), `${path} in ${language}`).toMatch(/ · Curie$/);
      titles.add(await page.title());
      expect(new URL(page.url()).pathname.replace(`/${language}/`, "/")).toBe(path);
    }
    // Spanish and Portuguese share words ("Pedidos"); one title for all is no translation.
    expect(titles.size, `titles of ${path}`).toBeGreaterThanOrEqual(Math.min(3, spoken.length));
  }
}

describe("every page", { concurrent: true }, () => {
  test("before the sign-in speaks each language and shows no raw key [S8]", async () => {
    const { page, complaints } = await openPage(browser);
    await expectEveryLanguage(page, signedOut);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("of somebody signed in speaks each language and shows no raw key [S8]", async () => {
    const { page, complaints } = await openPage(browser);
    // Nobody else in this file is signed in to this account, whose language is changed.
    const account = { email: "starter@curie.test", password: "demo-manuscript" };
    await signIn(page, app.url, account);
    await expectEveryLanguage(page, signedIn);
    expect(complaints).toEqual([]);
    await expectEveryLanguage(page, notFound);
    await page.context().close();
  });

  test.each(languages)("in %s begins in the language of the browser [S8]", async (_, locale) => {
    const { page } = await openPage(browser, { locale: languageTag(locale) });
    await page.goto(`${app.url}/sign-in`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(languageTag(locale));
    expect(await rawKeys(page, locale)).toEqual([]);
    await page.context().close();
  });
});

/** One after another in one page: they share an account, whose language some of them change. */
describe("signed in", () => {
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    ({ page, complaints } = await openPage(browser));
    return () => page.context().close();
  });
  beforeEach(() => {
    complaints.length = 0;
    return () => cleanUp(page);
  });

  test("speaks the language of the profile [S8]", async () => {
    await signIn(page, app.url);
    for (const [, locale] of languages) {
      await page.request.patch(`${app.url}/api/accounts/profile`, { data: { locale } });
      await page.goto(`${app.url}/rubriq/plan`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(languageTag(locale));
      expect(await rawKeys(page, locale)).toEqual([]);
    }
    await page.request.patch(`${app.url}/api/accounts/profile`, { data: { locale: "en_US" } });
    expect(complaints).toEqual([]);
  });

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
