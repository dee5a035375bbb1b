/**
 * `npm run test:pictures`: draws the screens of `pictures/screens.ts` by day and at night, at a desk and on a phone, and
 * compares each with the picture that is kept of it. `-- --write` keeps the new ones; words choose screens.
 * What differs is left in `test-results/pictures`, to be looked at.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DocumentPage } from "@curie/contract";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { buildWebWhenStale } from "../scripts/build-web.ts";
import { openBrowser } from "./browser.ts";
import { desktop, phone } from "./looks.ts";
import { shareThatDiffers, store } from "./pictures/compare.ts";
import { type Screen, screens } from "./pictures/screens.ts";
import { settled, steady } from "./pictures/steady.ts";
import { root, runApp } from "./running-app.ts";

/** Of a picture this share may differ: letters are drawn a little differently from machine to machine. */
const tolerance = 0.006;
const kept = join(import.meta.dirname, "pictures", "kept");
const results = join(root, "test-results", "pictures");
const schemes = ["light", "dark"] as const;
const sizes = { desk: desktop, phone } as const;

const given = process.argv.slice(2);
const writes = given.includes("--write");
const words = given.filter((word) => !word.startsWith("--"));
const chosen = screens.filter(({ name }) => words.length === 0 || words.includes(name));

await buildWebWhenStale();
rmSync(results, { recursive: true, force: true });
mkdirSync(writes ? kept : results, { recursive: true });
const app = await runApp({
  CURIE_DEMO_DOCUMENTS: "on",
  FLAG_CURIE_ABSTRACT_WRITER: "on",
  FLAG_CURIE_CHANGE_PLAN: "on",
});
const browser = await openBrowser();
const different: string[] = [];
try {
  await documentsAreMade(browser);
  const canvas = await browser.newPage();
  for (const colorScheme of schemes) {
    for (const [size, viewport] of Object.entries(sizes)) {
      const context = await browser.newContext({
        ...{ baseURL: app.url, colorScheme, viewport, bypassCSP: true },
        ...{ locale: "en-US", timezoneId: "UTC", reducedMotion: "reduce" },
      });
      for (const screen of chosen) {
        const name = `${screen.name}-${size}-${colorScheme}.webp`;
        await judge(canvas, name, await store(canvas, await pictureOf(context, screen)));
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await app.stop();
}
const drawn = chosen.length * schemes.length * Object.keys(sizes).length;
process.stdout.write(
  writes ? `${drawn} pictures kept\n` : `${drawn - different.length} of ${drawn} as they were\n`,
);
for (const line of different) process.stdout.write(`  ${line}\n`);
process.exitCode = different.length > 0 ? 1 : 0;

async function judge(canvas: Page, name: string, now: Buffer): Promise<void> {
  const file = join(kept, name);
  if (writes) return writeFileSync(file, now);
  const share = existsSync(file) ? await shareThatDiffers(canvas, readFileSync(file), now) : 1;
  if (share <= tolerance) return;
  different.push(`${name}: ${(share * 100).toFixed(2)} % differ`);
  writeFileSync(join(results, name), now);
}

async function pictureOf(context: BrowserContext, screen: Screen): Promise<Buffer> {
  await context.clearCookies();
  const page = await context.newPage();
  if (screen.account !== null) await signInAs(page, screen.account);
  await page.goto(await addressOf(page, screen.path), { waitUntil: "networkidle" });
  if (screen.press !== undefined) {
    await page.getByRole("button", { name: screen.press, exact: true }).first().click();
    await page.locator('[role="dialog"], [role="toolbar"]').waitFor();
  }
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(settled);
  await page.evaluate(steady);
  const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
  await page.close();
  return picture;
}

async function signInAs(page: Page, account: string): Promise<void> {
  const data = { locale: "en_US" };
  const answer = await page.request.post(`/api/demo/accounts/${account}/sign-in`, { data });
  if (!answer.ok()) throw new Error(`${account}: ${await answer.text()}`);
}

/** An address with the documents of who is signed in. */
async function addressOf(page: Page, path: string): Promise<string> {
  const finished = async (list: string) => {
    const answer = await page.request.get(list);
    const { documents } = (await answer.json()) as DocumentPage;
    return documents.find(({ status, filesKept }) => status === "completed" && filesKept);
  };
  const edit = path.includes("{edit}") ? await finished("/api/digital-edit/list") : null;
  const translation = path.includes("{translation}")
    ? await finished("/api/digital-translation/list")
    : null;
  return path
    .replace("{edit}", edit?.identity ?? "")
    .replace("{translation}", translation?.identity ?? "");
}

/** The engines of a demonstration make its documents after the start; the last one of each account stays on its way. */
async function documentsAreMade(browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: app.url });
  const page = await context.newPage();
  const deadline = performance.now() + 120_000;
  for (const account of ["translation", "china-premium"]) {
    await signInAs(page, account);
    for (;;) {
      const answer = await page.request.get("/api/digital-edit/list");
      const { documents } = (await answer.json()) as DocumentPage;
      if (documents.length === 5 && documents[0]?.status === "processing") break;
      if (performance.now() > deadline) throw new Error("the documents were not made in time");
      await sleep(500);
    }
  }
  await context.close();
}
