import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectNoViolations, openBrowser, openPage, signIn } from "./browser.ts";
import { type RunningApp, runApp } from "./running-app.ts";

let app: RunningApp;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [app, browser] = await Promise.all([runApp(), openBrowser()]);
  ({ page, complaints } = await openPage(browser));
  await signIn(page, app.url);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a journal profile is made by keyboard from a generic one, saved as a file, deleted, and imported", async () => {
  await page.goto(`${app.url}/rubriq/editing`);
  await page.getByRole("button", { name: /Lucía Márquez/ }).click();
  await page.getByRole("menuitem", { name: "Journal profiles" }).click();
  await page.getByText("There is no profile here yet.").waitFor();
  await expectNoViolations(page, "no journal profile");

  await button("New profile").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await page.keyboard.type("Peat Letters");
  await dialog.getByRole("combobox", { name: "Start from" }).selectOption("letter");
  await dialog.getByLabel("Abstract: words at least").fill("50");
  await button("Save").click();
  await dialog.getByText("This number is needed as well.").waitFor();
  await expectNoViolations(page, "a profile that cannot be saved");
  await page.keyboard.type("150");
  await page.keyboard.press("Enter");
  await page.getByText("“Peat Letters” was saved.").waitFor();

  const download = page.waitForEvent("download");
  await button("Download “Peat Letters”").click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("Peat Letters.json");
  const file = readFileSync(await saved.path());
  expect(JSON.parse(String(file))).toMatchObject({
    format: "curie-journal-profile/1",
    abstract: { most: 150, least: 50 },
  });

  await button("Delete “Peat Letters”").click();
  await page.getByText(/no particular journal/).waitFor();
  await button("Delete").click();
  await page.getByText("“Peat Letters” was deleted.").waitFor();
  await page.getByText("There is no profile here yet.").waitFor();

  const bring = (buffer: Buffer) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: "ours.json", mimeType: "application/json", buffer });
  await bring(Buffer.from("PK"));
  await page.getByText(/“file” is missing or cannot be used/).waitFor();
  await bring(file);
  await page.getByText("“Peat Letters” was saved.").waitFor();
  await page.getByText(/Abstract: words at most: 150/).waitFor();
  await expectNoViolations(page, "a journal profile");
  // The browser notes the refused file.
  expect(complaints.filter((complaint) => !complaint.includes("422"))).toEqual([]);
});
