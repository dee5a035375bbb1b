import { readFileSync } from "node:fs";
import { openWordDocument, readRejectedText } from "@curie/docx";
import { aWordFile, paragraph, run } from "@curie/docx/testing";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { expectCleanLooks, openBrowser, openPage, signIn } from "./browser.ts";
import { type RunningApp, runApp } from "./running-app.ts";

const sentences = [
  "The patients was observed for two weeks, and nobody left the study before its end.",
  "We measured the the weight of every animal in the morning and wrote it down.",
  "The samples was stored in a cold room over the whole winter by two of us.",
];
const added = "These results was not expected by anybody who took part in the study of 2019.";
const wordFile = (name: string, texts: readonly string[]) => ({
  name,
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: aWordFile(texts.map((text) => paragraph(run(text))).join("")),
});

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

const patience = { interval: 300 };
const call = (identity: string, rest: string) => `${app.url}/api/digital-edit/${identity}/${rest}`;

async function editFirst(): Promise<string> {
  const file = wordFile("weights of animals.docx", sentences);
  const upload = await page.request.post(`${app.url}/api/upload`, {
    multipart: { retentionDays: "90", file },
  });
  const { identity } = await upload.json();
  const document = await vi.waitFor(async () => {
    const started = await page.request.post(`${app.url}/api/digital-edit/start`, {
      data: { file: identity, styleOfEnglish: "American English" },
    });
    expect(started.status()).toBe(200);
    return (await started.json()).document;
  }, patience);
  await vi.waitFor(async () => {
    const report = await page.request.get(call(document.identity, "report"));
    expect(report.status()).toBe(200);
  }, patience);
  return document.identity;
}

test("a second version is offered in the wizard, and its report says what is new since the first", async () => {
  const first = await editFirst();
  await page.request.put(call(first, "decisions"), {
    data: { decisions: [{ change: 1, decision: "rejected" }] },
  });
  await page.goto(`${app.url}/rubriq/editing`);
  await page.getByRole("button", { name: "Check a document" }).first().click();
  const wizard = page.getByRole("dialog");
  await wizard
    .locator('input[type="file"]')
    .setInputFiles(wordFile("weights of animals v2.docx", [...sentences, added]));
  await wizard.getByText(/of 25,000 words/).waitFor();
  await wizard.getByRole("button", { name: "Continue" }).click();
  await wizard.getByRole("radio", { name: "American English" }).check();
  await wizard.getByRole("radio", { name: "Yes, of weights of animals.docx" }).check();
  await wizard.getByText(/^Only paragraphs that changed are edited/).waitFor();
  await expectCleanLooks(page, "wizard with an earlier version");
  await wizard.getByRole("button", { name: "Start editing" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: "weights of animals v2.docx" });
  await entry.getByRole("link", { name: "Version 2 of weights of animals.docx" }).waitFor();
  await entry.getByRole("link", { name: /^See changes/ }).click();

  const note = page.getByRole("region", { name: "What is new since last version" });
  await note.getByText("1 of 4 paragraphs is new or changed.").waitFor();
  await note.getByText("1 new change.").waitFor();
  await note.getByText("1 change that you rejected was kept away.").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    note.getByRole("button", { name: "Compare with your earlier file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("weights of animals v2-compared.docx");
  const written = openWordDocument(readFileSync(await download.path()));
  expect(readRejectedText(written).map(({ text }) => text)).toEqual(sentences);
  await note.getByText(/^Marked: 0 paragraphs with other words, 1 added, 0 removed/).waitFor();
  await expectCleanLooks(page, "report of a second version");
  await page.getByRole("radio", { name: /^New since last version/ }).check();
  await expect.poll(() => page.locator("sup a").count()).toBe(1);
  await note.getByRole("link", { name: "of weights of animals.docx" }).click();
  await page.waitForURL(new RegExp(first));
  expect(complaints).toEqual([]);
});
