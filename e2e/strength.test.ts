import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, test } from "vitest";
import { aWordFile, paragraph, run } from "../packages/docx/src/testing.ts";
import {
  correctingModelSimulator,
  type Simulator,
} from "../packages/language/src/testing/index.ts";
import {
  expectCleanLooks,
  expectNoSidewaysScroll,
  openBrowser,
  openPage,
  signIn,
} from "./browser.ts";
import { nightPhone } from "./looks.ts";
import { type RunningApp, runApp } from "./running-app.ts";

const wordy =
  "In order to be able to find out what the cause of the decline was, we carried out a large number of counts in all of the fields that we had at our disposal.";
const shorter =
  "To find the cause of the decline, we counted often in all of the fields that we had.";
const filler =
  "The river rises in the mountains and flows through a wide valley to the sea. Its water is clear in winter and brown in summer, when rain washes soil from the fields. Farmers along its banks grow rice, maize and beans, and most of them keep a few animals.";
const manuscript = {
  name: "Rivers.docx",
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: aWordFile(
    [filler, filler, `${wordy} Okoro counted 12 of them [4].`]
      .map((text) => paragraph(run(text)))
      .join(""),
  ),
};

let app: RunningApp;
let browser: Browser;
let page: Page;
let model: Simulator;

beforeAll(async () => {
  // It leaves out a sentence that it may not leave out, too.
  model = await correctingModelSimulator({
    correct: (text) => text.replace(wordy, shorter).replace(" Okoro counted 12 of them [4].", ""),
  });
  const environment = {
    CURIE_EDITING_ENGINE: "hybrid",
    CURIE_LLM_URL: `${model.url}/v1`,
    CURIE_LLM_MODEL: "simulator",
  };
  [app, browser] = await Promise.all([runApp(environment), openBrowser()]);
  ({ page } = await openPage(browser, nightPhone));
  await signIn(page, app.url);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await model?.close();
});

test("a manuscript is shortened to a number of words, and its report says what stood in the way", async () => {
  await page.goto(`${app.url}/rubriq/editing`);
  await page
    .getByRole("button", { name: /^Check (a|your first) document$/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.locator('input[type="file"]').setInputFiles(manuscript);
  await dialog.getByText(/^Uploaded,/).waitFor();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByText("American English", { exact: true }).click();
  await expectCleanLooks(page, "the strengths");
  await dialog.getByRole("radio", { name: "Shorten" }).check();
  await dialog.getByRole("button", { name: "Start editing" }).click();
  await dialog.getByText("Type a number from 100 to 25,000.").waitFor();
  await expectCleanLooks(page, "a target that is missing");
  await expectNoSidewaysScroll(page, "a target that is missing");
  await dialog.getByRole("textbox", { name: /Number of words/ }).fill("110");
  await dialog.getByRole("button", { name: "Start editing" }).click();
  await dialog.waitFor({ state: "detached" });
  const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: "Rivers" });
  await entry.getByText(/Shorten to 110 words/).waitFor();
  await entry.getByText(/^Edited, /).waitFor();
  await entry.getByRole("link").first().click();
  await page.getByText("Strength: Shorten to 110 words.").waitFor();
  await page.getByText(/^16 of \d+ words cut: from/).waitFor();
  await page.getByText(/^1 shorter sentence was refused/).waitFor();
  await page.getByText("A language model says the same here in fewer words.").first().waitFor();
  await expectCleanLooks(page, "the report of a shortened manuscript");
});
