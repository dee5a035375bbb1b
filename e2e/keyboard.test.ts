import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openWordDocument } from "@curie/docx";
import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openPage } from "./browser.ts";
import { focused, tabTo } from "./keys.ts";
import { type RunningApp, root, runApp } from "./running-app.ts";

const manuscript = join(root, "packages", "manuscript", "fixtures", "four-mistakes.docx");

let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([runApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

describe("the journey", () => {
  test("can be done with the keyboard alone [G-87]", async () => {
    const { page } = await openPage(browser);
    await page.goto(`${app.url}/sign-in`);
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await tabTo(page, /^E-mail/);
    await page.keyboard.type("granted@curie.test");
    await tabTo(page, /^Password/);
    await page.keyboard.type("demo-manuscript");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "No documents yet" }).waitFor();

    // On the first visit the notice of the product's name comes first.
    const notice = page.getByRole("alertdialog");
    await notice.waitFor();
    await tabTo(page, /^Got it$/);
    await page.keyboard.press("Enter");
    await notice.waitFor({ state: "hidden" });

    await tabTo(page, /^Check your first document$/);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(inside).toBe(true);

    const chooser = page.waitForEvent("filechooser");
    await tabTo(page, /choose a file/i);
    await page.keyboard.press("Enter");
    await (await chooser).setFiles(manuscript);
    await dialog.getByText(/^Uploaded,/).waitFor();

    // The focus never leaves the dialog, however often Tab is pressed.
    for (let press = 0; press < 15; press += 1) {
      await page.keyboard.press("Tab");
      expect(await inside()).toBe(true);
    }
    await tabTo(page, /^Continue$/);
    await page.keyboard.press("Enter");
    await dialog.getByText("Which English does your journal ask for?").waitFor();
    for (let press = 0; press < 10; press += 1) {
      const type = await page.evaluate(() => (document.activeElement as HTMLInputElement).type);
      if (type === "radio") break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    expect(await dialog.getByRole("radio", { name: /British English/ }).isChecked()).toBe(true);
    await tabTo(page, /^Start editing$/);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });

    await page
      .getByText(/^Edited, /)
      .first()
      .waitFor();
    const download = page.waitForEvent("download");
    await tabTo(page, /^Download four-mistakes\.docx$/);
    await page.keyboard.press("Enter");
    const bytes = readFileSync(await (await download).path());
    expect(openWordDocument(bytes).paragraphs.length).toBeGreaterThan(3);

    await tabTo(page, /^Delete four-mistakes\.docx$/);
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await question.getByText("Delete this document?").waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    // Back where it came from [S70].
    await expect
      .poll(async () => (await focused(page)).name)
      .toMatch(/^Delete four-mistakes\.docx$/);
    await page.keyboard.press("Enter");
    await tabTo(page, /^Yes, delete$/);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "No documents yet" }).waitFor();
    await page.context().close();
  });

  test("begins with a link that skips to the content", async () => {
    const { page } = await openPage(browser);
    await page.goto(`${app.url}/privacy`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    expect((await focused(page)).name).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    await page.context().close();
  });
});
