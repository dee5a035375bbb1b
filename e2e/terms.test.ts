import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { desktop, expectNoViolations, openBrowser, openPage, signIn } from "./browser.ts";
import { type RunningApp, runApp } from "./running-app.ts";

const account = { email: "demo@curie.test", password: "demo-manuscript" };

let app: RunningApp;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [app, browser] = await Promise.all([runApp(), openBrowser()]);
  ({ page, complaints } = await openPage(browser, { viewport: desktop }));
  await signIn(page, app.url, account);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const status = () => page.getByRole("status");

test("a list of terms is kept by keyboard, searched, imported and exported, and a deletion undone", async () => {
  await page.goto(`${app.url}/rubriq/editing`);
  await page.getByRole("button", { name: /Lucía Márquez/ }).click();
  await page.getByRole("menuitem", { name: "Terms" }).click();
  await page.getByRole("heading", { name: "No terms yet" }).waitFor();
  await expectNoViolations(page, "an empty list of terms");

  await button("Add a term").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.type("Sphagnum lawn");
  await page.keyboard.press("Enter");
  await page.getByText("“Sphagnum lawn” was saved.").waitFor();

  await button("Add a term").click();
  await page.getByLabel("Rule").last().selectOption("always-write");
  await page.getByRole("textbox", { name: "Term" }).fill("CO₂");
  await page.getByLabel("Variants to replace").fill("CO2");
  await expectNoViolations(page, "the dialog of a term");
  await button("Save").click();
  await page.getByText(/Curie never changes these/).waitFor();
  await page.getByRole("textbox", { name: "Term" }).fill("data set");
  await page.getByLabel("Variants to replace").fill("dataset\ndata-set");
  await button("Save").click();
  await page.getByText("Always write so · instead of: dataset, data-set").waitFor();

  await button("Delete “Sphagnum lawn”").click();
  await status().getByText("“Sphagnum lawn” was deleted.").waitFor();
  await button("Undo").click();
  await status().getByText("“Sphagnum lawn” is back on the list.").waitFor();

  await page.getByRole("searchbox", { name: "Search" }).fill("sphag");
  await page.getByText("1 term", { exact: true }).waitFor();
  await page.getByRole("searchbox", { name: "Search" }).fill("nowhere");
  await page.getByRole("heading", { name: "No term found" }).waitFor();
  await button("Show all terms").click();

  await button("More").click();
  await page.getByRole("menuitem", { name: "Import a file" }).click();
  await page
    .getByLabel("Choose a file")
    .last()
    .setInputFiles({
      name: "terms.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("term,kind\nfen,never-change\nbog,sometimes\nfen meadow,\n"),
    });
  await page.getByText("2 terms are new.").waitFor();
  await page.getByText("Line 3 · bog sometimes").waitFor();
  await expectNoViolations(page, "the summary of an import");
  await page.getByRole("button", { name: "Close" }).last().click();
  await page.getByText("4 terms", { exact: true }).waitFor();

  await button("More").click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Download as TBX" }).click();
  expect((await download).suggestedFilename()).toBe("Terms.tbx");

  await button("More").click();
  await page.getByRole("menuitem", { name: "Delete all terms" }).click();
  await page.getByText("All 4 terms of this list will be deleted.", { exact: false }).waitFor();
  await button("Delete all").click();
  await page.getByRole("heading", { name: "No terms yet" }).waitFor();
  // The browser notes the refused entry.
  expect(complaints.filter((complaint) => !complaint.includes("422"))).toEqual([]);
});
