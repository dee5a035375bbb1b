import { readFileSync } from "node:fs";
import { openWordDocument } from "@curie/docx";
import { aWordFile, paragraph, run } from "@curie/docx/testing";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectCleanLooks, openBrowser, openPage, signIn } from "./browser.ts";
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

/** Two slips in each: 22 changes in all. */
const slips = Array.from(
  { length: 11 },
  (_, index) =>
    `The samples of site ${index + 1} was stored in the the dark for ${index + 20} days.`,
);
const wordFile = (name: string, texts: readonly string[]) => ({
  name,
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: aWordFile(texts.map((text) => paragraph(run(text))).join("")),
});

const wizard = () => page.getByRole("dialog");

async function upload(file: ReturnType<typeof wordFile>): Promise<void> {
  await page.goto(`${app.url}/rubriq/editing`);
  await page.getByRole("button", { name: /^Check (a|your first) document$/ }).click();
  await wizard().locator('input[type="file"]').setInputFiles(file);
  await wizard()
    .getByText(/of 25,000 words/)
    .waitFor();
  await wizard().getByRole("button", { name: "Continue" }).click();
  await wizard().getByRole("radio", { name: "American English" }).check();
}

async function startAndOpenReport(name: string): Promise<void> {
  await wizard().getByRole("button", { name: "Start editing" }).click();
  await page.getByRole("link", { name: `See changes in ${name}` }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

test("an author decides on twenty changes by keyboard, sends a second version and gets the statement", async () => {
  await upload(wordFile("cold storage.docx", slips));
  await startAndOpenReport("cold storage.docx");
  await page.getByRole("radio", { name: "All changes 22" }).waitFor();

  await page.keyboard.press("n");
  for (let decided = 0; decided < 20; decided += 1) {
    // Each sentence gets its verb and keeps its doubled word.
    await page.keyboard.press(decided % 2 === 0 ? "a" : "r");
  }
  const bar = page.getByRole("region", { name: "Your decisions" });
  await bar.getByText("Accepted 10").waitFor();
  await bar.getByText("Saved", { exact: true }).waitFor();
  await expectCleanLooks(page, "report with twenty decisions");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as decided" }).click(),
  ]);
  const decided = openWordDocument(readFileSync(await download.path()));
  const texts = decided.paragraphs.map(({ text }) => text);
  expect(texts.slice(0, 2)).toEqual([
    "The samples of site 1 were stored in the the dark for 20 days.",
    "The samples of site 2 were stored in the the dark for 21 days.",
  ]);

  const second = [...texts.slice(0, 10), "These results was not expected by anybody."];
  await upload(wordFile("cold storage v2.docx", second));
  await wizard().getByRole("radio", { name: "Yes, of cold storage.docx" }).check();
  await startAndOpenReport("cold storage v2.docx");
  const news = page.getByRole("region", { name: "What is new since last version" });
  await news.getByText("1 of 11 paragraphs is new or changed.").waitFor();
  // The doubled words that were rejected stay as the author wants them.
  await news.getByText("10 changes that you rejected were kept away.").waitFor();
  await page.getByRole("radio", { name: "All changes 1" }).waitFor();

  const statement = page.getByRole("region", { name: "Statement and log" });
  await statement.getByText(/Curie/).first().waitFor();
  await statement.getByLabel("In the form of").selectOption({ label: "Elsevier" });
  await statement.getByText("Goes before the references, under a heading of its own.").waitFor();
  const [log] = await Promise.all([
    page.waitForEvent("download"),
    statement.getByRole("button", { name: "Download the signed log" }).click(),
  ]);
  expect(JSON.parse(readFileSync(await log.path(), "utf8"))).toBeTypeOf("object");
  expect(complaints).toEqual([]);
});
