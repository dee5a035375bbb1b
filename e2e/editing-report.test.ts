import { readFileSync } from "node:fs";
import { openWordDocument } from "@curie/docx";
import { aWordFile, equation, paragraph, partText, run, style } from "@curie/docx/testing";
import type { Browser, Download, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  aLongReport,
  aProofPage,
} from "../apps/web/src/features/editing/report/components/a-report.ts";
import { expectCleanLooks, openBrowser, openPage, signIn } from "./browser.ts";
import { openAccountWithoutPlan, openDatabase } from "./rows.ts";
import { type RunningApp, runApp } from "./running-app.ts";

const heading = (text: string) => paragraph(run(text), "Heading1");
const manuscript = aWordFile({
  styles: style("Heading1", "heading 1", '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
  body: [
    heading("Methods"),
    paragraph(
      run("The samples was stored in the the dark for 21 days at 4.5 °C (Smith et al., 2019)."),
    ),
    paragraph(
      `${run("The results shows that ")}${equation("E=mc2")}${run(" holds, p &lt; 0.05.")}`,
    ),
    heading("Results"),
    paragraph(run("We recieved 34 answers, which is 85% of all.")),
  ].join(""),
});
const wordFile = {
  name: "cold_storage_v2.docx",
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: manuscript,
};

let app: RunningApp;
let browser: Browser;
let page: Page;
let complaints: string[];
let identity: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([runApp(), openBrowser()]);
  ({ page, complaints } = await openPage(browser));
  await signIn(page, app.url);
  identity = await edit();
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** Uploads the manuscript and has it edited, by the calls of the wizard and the list. */
async function edit(): Promise<string> {
  const upload = await page.request.post(`${app.url}/api/upload`, {
    multipart: { retentionDays: "90", file: wordFile },
  });
  expect(upload.status()).toBe(200);
  const { identity: file } = await upload.json();
  const patience = { interval: 300 };
  // Until the words are counted a start is asked again.
  const document = await vi.waitFor(async () => {
    const started = await page.request.post(`${app.url}/api/digital-edit/start`, {
      data: { file, styleOfEnglish: "American English" },
    });
    expect(started.status()).toBe(200);
    return (await started.json()).document;
  }, patience);
  await vi.waitFor(async () => {
    const version = await page.request.get(
      `${app.url}/api/digital-edit/${document.identity}/version`,
    );
    expect(version.status()).toBe(200);
  }, patience);
  return document.identity;
}

const reportAddress = () => `${app.url}/rubriq/editing/${identity}/report`;

async function openReport(address = reportAddress()): Promise<void> {
  await page.goto(address);
  await page.getByRole("heading", { name: "Proof sheet" }).waitFor();
  await page.getByRole("table").waitFor();
}

async function downloaded(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const waiting: Promise<Download> = page.waitForEvent("download");
  await act();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Opens the menu beside the main button and takes the entry at this place, by keyboard alone. */
async function takeByKeyboard(place: number): Promise<void> {
  await page.getByRole("button", { name: `More files of ${wordFile.name}` }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menu").waitFor();
  const item = page.getByRole("menuitem").nth(place);
  await expect
    .poll(async () => {
      if (await item.evaluate((element) => element === document.activeElement)) return true;
      await page.keyboard.press("ArrowDown");
      return item.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press("Enter");
}

const focused = () => page.evaluate(() => document.activeElement?.id);

describe("a researcher whose manuscript has been edited", () => {
  test("opens the report from the card by keyboard, filters and steps through the changes [G-60]", async () => {
    await page.goto(`${app.url}/rubriq/editing`);
    const entry = page.getByRole("listitem").filter({ hasText: wordFile.name });
    await entry.getByText(/^Edited, \d+ changes$/).waitFor();
    await entry.getByText(/^\d+ numbers and citations, all unchanged$/).waitFor();
    await entry.getByRole("link", { name: `See changes in ${wordFile.name}` }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: wordFile.name }).waitFor();
    expect(page.url()).toBe(reportAddress());

    const methods = page.getByRole("region", { name: "Methods" });
    await methods.locator("del", { hasText: "was" }).waitFor();
    await methods.locator("ins", { hasText: "were" }).waitFor();
    await page.keyboard.press("n");
    expect(await focused()).toBe("change-1");
    await page.keyboard.press("Enter");
    expect(await focused()).toBe("note-1");
    await page.keyboard.press("Enter");
    expect(await focused()).toBe("change-1");
    await page.keyboard.press("n");
    expect(await focused()).toBe("change-2");

    await page.getByRole("radio", { name: /^All changes/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?show=/);
    // The focus stays where the next choice is made.
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("radio");
    await page.reload();
    const chosen = page.getByRole("group", { name: "Show" }).locator("input:checked");
    await chosen.waitFor();
    expect(await chosen.inputValue()).toBe(new URL(page.url()).searchParams.get("show"));
    expect(complaints).toEqual([]);
  });

  test("reads in the proof sheet that every value is the same, and takes it as a table [G-60]", async () => {
    await openReport();
    await page.getByText(/^All \d+ are identical\.$/).waitFor();
    const table = page.getByRole("table");
    for (const value of ["21", "4.5 °C", "85%"]) {
      await table.getByRole("row").filter({ hasText: value }).first().waitFor();
    }
    const { name, bytes } = await downloaded(() =>
      page.getByRole("button", { name: "Download as CSV" }).click(),
    );
    expect(name).toBe("cold_storage_v2_proof.csv");
    expect(bytes.toString("utf8")).toContain("4.5 °C");
  });

  test("takes the clean copy, the report as a page, and the original [G-60 S69]", async () => {
    await openReport();
    const clean = await downloaded(() => takeByKeyboard(0));
    expect(clean.name).toBe("cold_storage_v2_clean.docx");
    expect(partText(clean.bytes)).not.toMatch(/<w:(ins|del)[ >]/);
    const [, first] = openWordDocument(clean.bytes).paragraphs;
    expect(first?.text).toBe(
      "The samples were stored in the dark for 21 days at 4.5 °C (Smith et al., 2019).",
    );

    const report = await downloaded(() => takeByKeyboard(1));
    expect(report.name).toBe("cold_storage_v2_report.html");
    const html = report.bytes.toString("utf8");
    expect(html).toContain(wordFile.name);
    expect(html).not.toContain("<script");

    const original = await downloaded(() => takeByKeyboard(2));
    expect(original.name).toBe(wordFile.name);
    expect(original.bytes.equals(manuscript)).toBe(true);
  });

  test("decides by keyboard, finds it so after a reload and elsewhere, and takes the file as decided [G-60]", async () => {
    await openReport();
    await page.keyboard.press("n");
    await page.keyboard.press("a");
    expect(await focused()).toBe("change-2");
    await page.keyboard.press("r");
    expect(await focused()).toBe("change-3");
    const bar = page.getByRole("region", { name: "Your decisions" });
    await bar.getByText("Saved", { exact: true }).waitFor();
    await expectCleanLooks(page, "report with decisions");

    await page.reload();
    await page.locator('[aria-pressed="true"]', { hasText: "Reject" }).waitFor();
    const { page: other } = await openPage(browser);
    await signIn(other, app.url);
    await other.goto(reportAddress());
    await other.getByRole("button", { name: "Accept change 3" }).click();
    await other.getByText("Saved", { exact: true }).waitFor();
    await other.context().close();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await bar.getByText("Accepted 2").waitFor();

    const decided = await downloaded(() =>
      page.getByRole("button", { name: "Download as decided" }).click(),
    );
    expect(decided.name).toBe("cold_storage_v2_decided.docx");
    const texts = openWordDocument(decided.bytes).paragraphs.map(({ text }) => text);
    // The first is in the text, the second is not, the third is, and what is open is tracked.
    expect(texts[1]).toBe(
      "The samples were stored in the the dark for 21 days at 4.5 °C (Smith et al., 2019).",
    );
    expect(texts[2]).toContain("The results show that");
    expect(partText(decided.bytes)).toMatch(/<w:delText[^>]*>recieved/);
    expect(partText(decided.bytes)).not.toMatch(/<w:delText[^>]*>(was|shows)/);

    expect(complaints).toEqual([]);
  });

  test("finds the report accessible and never wider than the window, on a phone of 320 too [G-60 G-87]", async () => {
    await openReport();
    await expectCleanLooks(page, "report");
    for (const width of [320, 390, 900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test("walks through a thousand changes without waiting [G-60]", async () => {
    const report = { ...aLongReport(1000), identity };
    await page.route(`**/api/digital-edit/${identity}/report`, (route) =>
      route.fulfill({ json: report }),
    );
    const nothing = {
      revision: 0,
      decisions: [],
      words: report.words,
      sentences: report.sentences,
    };
    await page.route(`**/api/digital-edit/${identity}/decisions*`, (route) =>
      route.fulfill({ json: nothing }),
    );
    await page.route(`**/api/digital-edit/${identity}/proof*`, (route) =>
      route.fulfill({ json: aProofPage(1) }),
    );
    await openReport();
    await page.getByRole("radio", { name: "All changes 1,000" }).waitFor();
    const last = page.getByRole("link", { name: "Change 1,000, to its note" });
    expect(await last.count()).toBe(0);
    await page.getByRole("button", { name: /^Show the other \d+ sections$/ }).click();
    await last.waitFor({ state: "attached" });
    await last.focus();
    await page.keyboard.press("n");
    await page.getByText("This is the last change.").waitFor();
    await page.keyboard.press("p");
    expect(await focused()).toBe("change-999");
    await page.keyboard.press("a");
    await page.getByText("Accepted: 1. Open: 999.").waitFor();
    expect(await focused()).toBe("change-1000");
    await page.unrouteAll();
  });

  test("cannot read the report of somebody else [G-60]", async () => {
    await openReport();
    const sql = await openDatabase(app);
    const account = await openAccountWithoutPlan(sql);
    await sql.end();
    const { page: stranger } = await openPage(browser);
    await signIn(stranger, app.url, account);
    await stranger.goto(reportAddress());
    await stranger.getByRole("heading", { name: "No change report available" }).waitFor();
    await stranger.getByText(/^This document is not here\./).waitFor();
    await stranger.context().close();
  });
});
