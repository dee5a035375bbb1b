import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type Page,
} from "@playwright/test";
import axe from "axe-core";
import { expect } from "vitest";
import { findBrowser } from "../scripts/find-browser.ts";
import { waitingMs } from "../scripts/test-limits.ts";
import { desktop, type Look, looksOf, nightPhone } from "./looks.ts";
import { record } from "./recording.ts";

export { desktop, phone } from "./looks.ts";

/** Longer than every animation of a page that ends. */
const settlingMs = 5000;

export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? findBrowser();
  if (!executablePath) throw new Error("no browser was found; name one in CHROMIUM_PATH");
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

/** A page whose console errors and exceptions fail the test that asks for them. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    viewport: desktop,
    acceptDownloads: true,
    ...options,
  });
  context.setDefaultTimeout(waitingMs);
  await record(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  listenForComplaints(page, complaints);
  return { page, complaints };
}

/** Notes what the console of a page complains of, and what nothing catches. */
function listenForComplaints(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
}

/**
 * Makes a used page as good as new: nobody signed in, nothing stored, nothing watched. A new one
 * would start a process and compile the app again, which takes longer than most tests.
 */
export async function cleanUp(page: Page): Promise<void> {
  page.removeAllListeners("request");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.setViewportSize(desktop);
}

/**
 * Turns the page, as it stands, into the looks in which this screen is tried, and has axe judge each, and
 * whatever else is asked; it ends as a phone at night.
 */
export async function expectCleanLooks(
  page: Page,
  screen: string,
  also: (look: string) => Promise<void> = async () => {},
): Promise<void> {
  for (const { colorScheme, viewport, rules } of looksOf(screen)) {
    const look = `${screen} ${colorScheme} ${viewport.width}`;
    await show(page, colorScheme, viewport);
    await expectNoViolations(page, look, rules);
    await also(look);
  }
  await show(page, nightPhone.colorScheme, nightPhone.viewport);
}

async function show(
  page: Page,
  colorScheme: Look["colorScheme"],
  viewport: Look["viewport"],
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
}

/** Nothing may be wider than the window: a phone would scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Everything axe knows, or these rules of it, once nothing moves any more: a fading colour has no
 * contrast to measure.
 */
export async function expectNoViolations(
  page: Page,
  screen: string,
  rules?: readonly string[],
): Promise<void> {
  await page.bringToFront();
  await settle(page);
  const found: string[] = [];
  for (const frame of page.frames()) found.push(...(await violations(frame, rules)));
  expect(found, screen).toEqual([]);
}

/** Waits until what began to move has come to rest; a page that draws nothing is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (longestMs) => {
    const rest = async () => {
      // What the window was turned to a moment ago is laid out with the next frames.
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((done) => requestAnimationFrame(done));
      }
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(
            (animation) =>
              animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
          )
          .map((animation) => animation.finished),
      );
    };
    await Promise.race([rest(), new Promise((done) => setTimeout(done, longestMs))]);
  }, settlingMs);
}

/**
 * What axe finds in one frame. Each frame is judged by itself: axe's own way over several frames ends
 * in a second page, and Chromium does not always draw the first one again after it.
 */
async function violations(frame: Frame, rules?: readonly string[]): Promise<string[]> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  return frame.evaluate(
    async (options) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      );
    },
    {
      resultTypes: ["violations" as const],
      iframes: false,
      ...(rules ? { runOnly: { type: "rule" as const, values: [...rules] } } : {}),
    },
  );
}

/**
 * Clicks the link of an email, as its reader does: on the page of the demonstration that shows what was
 * sent. Opens that page unless it is on the screen.
 */
export async function openMailedLink(
  page: Page,
  subject: string | RegExp,
  mailbox?: string,
): Promise<void> {
  if (mailbox !== undefined) await page.goto(mailbox);
  const entry = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { level: 2, name: subject }),
  });
  const link = entry.getByRole("link", { name: /^Open the link/ }).first();
  await page.getByRole("heading", { name: "Demo mailbox" }).waitFor();
  await expect
    .poll(
      async () => {
        // Emails are on their way for a moment.
        if ((await link.count()) === 0) await page.getByRole("button", { name: "Refresh" }).click();
        return link.count();
      },
      { interval: 300 },
    )
    .toBe(1);
  await link.click();
}

/** Signs in through the API; the page then has the session, and the notice of the new name is read. */
export async function signIn(
  page: Page,
  base: string,
  account = { email: "demo@curie.test", password: "demo-manuscript" },
): Promise<void> {
  const answer = await page.request.post(`${base}/api/accounts/sign-in`, { data: account });
  expect(answer.status()).toBe(200);
  expect((await page.request.post(`${base}/api/curie/notify/launch`)).status()).toBe(200);
}
