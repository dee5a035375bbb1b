import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { openWordDocument } from "@curie/docx";
import { libretranslateSimulator, type Simulator } from "@curie/language/testing";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Sql } from "../apps/server/src/platform/testing/sql.ts";
import { aWordFile } from "../apps/server/src/platform/testing/word-file.ts";
import { cleanUp, expectCleanLooks, openBrowser, openPage, signIn } from "./browser.ts";
import {
  openAccountWithTranslations,
  openDatabase,
  type SeededDocument,
  seedDocuments,
} from "./rows.ts";
import { type RunningApp, root, runApp } from "./running-app.ts";

const spanish = [
  "Los resultados del estudio son claros y se discuten en la última sección.",
  "La temperatura del agua fue de 14 grados en todas las estaciones.",
];
const chinese = "研究结果表明，数字经济的发展显著缩小了城乡收入差距。";
const english = spanish.map((text) => text.toUpperCase());
const manuscript = {
  name: "artículo.docx",
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: aWordFile(spanish),
};

/** Where the tests of the engine keep the one that they fetch. */
const apertium = join(root, "node_modules", ".cache", "curie-apertium");

let engine: Simulator;
/** The engine answers when this is done. */
let gate: Promise<void> = Promise.resolve();
let app: RunningApp;
let browser: Browser;
let sql: Sql;
let page: Page;
let complaints: string[];
let account: { email: string; password: string };

beforeAll(async () => {
  // It has Spanish alone: of Portuguese Apertium makes a draft, of Chinese the demonstration a gist.
  engine = await libretranslateSimulator({
    languages: ["es"],
    answer: async () => {
      await gate;
      return null;
    },
  });
  [app, browser] = await Promise.all([runApp({ LIBRETRANSLATE_URL: engine.url }), openBrowser()]);
  if (existsSync(apertium)) symlinkSync(apertium, join(app.dataDir, "engines"));
  sql = await openDatabase(app);
  ({ page, complaints } = await openPage(browser));
});
beforeEach(async () => {
  account = await openAccountWithTranslations(sql);
  await signIn(page, app.url, account);
  complaints.length = 0;
  return () => cleanUp(page);
});
afterAll(async () => {
  await sql?.end();
  await browser?.close();
  await app?.stop();
  await engine?.close();
});

const seed = (documents: readonly SeededDocument[]) =>
  seedDocuments(
    sql,
    account.email,
    documents.map((document) => ({ type: "translation", ...document })),
  );
const many = (count: number): SeededDocument[] => Array.from({ length: count }, () => ({}));
const entries = () =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
const names = () => entries().getByRole("heading", { level: 2 }).allInnerTexts();

async function openTranslation(query = ""): Promise<void> {
  await page.goto(`${app.url}/rubriq/translation${query}`);
  await page.getByRole("heading", { level: 1, name: "Translation" }).waitFor();
  await page.waitForLoadState("networkidle");
}

/** Through the wizard to its second step, with a language chosen. */
async function chooseFileAndLanguage(language: string, file = manuscript): Promise<void> {
  await page.getByRole("button", { name: /^Translate (a|your first) document$/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await dialog.getByText(/^Uploaded,/).waitFor();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("radio", { name: language }).check();
}

async function start(): Promise<void> {
  await page.getByRole("button", { name: "Start translation" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

async function textsOf(click: () => Promise<void>): Promise<{ name: string; texts: string[] }> {
  const waiting = page.waitForEvent("download");
  await click();
  const download = await waiting;
  const bytes = readFileSync(await download.path());
  const texts = openWordDocument(bytes).paragraphs.map(({ text }) => text);
  return { name: download.suggestedFilename(), texts };
}

describe("a researcher with Premium", () => {
  test("uploads a manuscript, chooses its language, reads the warning, watches and downloads [S40 S43 S44 S48 S64 S66 G-60]", async () => {
    let open = () => {};
    gate = new Promise((done) => {
      open = done;
    });
    await openTranslation();
    await page.getByRole("heading", { name: "No translations yet" }).waitFor();
    await chooseFileAndLanguage("Spanish");
    const note = page.getByRole("note");
    await note.getByText(/A machine translates, and it can be wrong/).waitFor();
    await note.getByText(/Translated by LibreTranslate/).waitFor();
    await start();
    const entry = entries().first();
    await entry.getByText("Processing").waitFor();
    open();
    await entry.getByText("Translated").waitFor();
    await page.getByText("artículo.docx is translated.").waitFor();

    const download = entry.getByRole("button", { name: "Download artículo.docx" });
    expect(await textsOf(() => download.click())).toEqual({
      name: "artículo_translated.docx",
      texts: english,
    });
    const more = entry.getByRole("button", { name: "More files of artículo.docx" });
    await more.click();
    const bilingual = page.getByRole("menuitem", { name: "Bilingual copy" });
    expect(await textsOf(() => bilingual.click())).toEqual({
      name: "artículo_bilingual.docx",
      texts: [spanish[0], english[0], spanish[1], english[1]],
    });
    await more.click();
    const original = page.getByRole("menuitem", { name: "Original" });
    expect(await textsOf(() => original.click())).toEqual({
      name: "artículo.docx",
      texts: spanish,
    });
    expect(complaints).toEqual([]);
  });

  // Without a network Apertium cannot be fetched, and no draft be made.
  test.skipIf(!existsSync(apertium))(
    "gets a draft of a Portuguese text by Apertium, called a draft before, after and on its first page (needs Apertium)",
    async () => {
      const text = "Os resultados mostram que a temperatura da água foi de 14,5 °C em 2020.";
      const file = { ...manuscript, name: "artigo.docx", buffer: aWordFile([text]) };
      await openTranslation();
      await chooseFileAndLanguage("Portuguese", file);
      await page
        .getByRole("note")
        .getByText(/^Draft quality: only the small engine Apertium/)
        .waitFor();
      await start();
      const entry = entries().first();
      await entry.getByText("Translated").waitFor();
      await entry.getByText("Draft quality").first().waitFor();
      const download = entry.getByRole("button", { name: "Download artigo.docx" });
      const { texts } = await textsOf(() => download.click());
      expect(texts[0]).toMatch(/^Draft translation, made by a machine.*\n/);
      expect(texts[0]).toMatch(/\nThe results show that the temperature/);
      expect(texts[0]).toMatch(/14\.5 °C in 2020\.$/);
    },
  );

  test("gets of a Chinese text what a demonstration has, called a gist before, after and on its first page", async () => {
    const file = { ...manuscript, name: "论文.docx", buffer: aWordFile([chinese]) };
    await openTranslation();
    await chooseFileAndLanguage("Chinese", file);
    await page
      .getByRole("note")
      .getByText(/^Rough gist only/)
      .waitFor();
    await start();
    const entry = entries().first();
    await entry.getByText("Rough gist only").waitFor();
    await entry.getByText("Translated").waitFor();
    await entry.getByText("It cannot be submitted.").waitFor();
    const download = entry.getByRole("button", { name: "Download 论文.docx" });
    const { texts } = await textsOf(() => download.click());
    expect(texts[0]).toMatch(/^Rough gist, made by a machine.*\n/);
    expect(texts[0]).toMatch(/digital economy/i);
  });

  test("starts from a later page and ends on the first, plans and access before the list [S51 S52]", async () => {
    await seed(many(25));
    await openTranslation("?page=3");
    await chooseFileAndLanguage("Spanish");
    // Until the words are counted a start is asked again.
    await expect.poll(counted).toBe(true);
    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
    });
    await start();
    await expect.poll(async () => (await names())[0]).toBe("artículo.docx");
    expect(new URL(page.url()).search).toBe("");
    const at = (call: RegExp) => calls.findIndex((one) => call.test(one));
    const access = at(/curie\/load|status\/sync/);
    expect(access).toBeGreaterThan(at(/translation\/start/));
    expect(at(/translation\/list/)).toBeGreaterThan(access);
  });
});

async function counted(): Promise<boolean> {
  const [row] = await sql<{ words: number | null }[]>`
    select words from uploads join users on users.id = uploads.owner_id
    where users.email = ${account.email}`;
  return row?.words != null;
}

describe("the list of translations", () => {
  test("is fetched by page, and what is processing changes without a reload [S36 S243]", async () => {
    const [processing] = await seed([{ status: "processing" }, ...many(24)]);
    await openTranslation("?page=2");
    await expect
      .poll(names)
      .toEqual(Array.from({ length: 10 }, (_, index) => `paper ${index + 11}.docx`));
    await openTranslation();
    await entries().first().getByText("Processing").waitFor();
    await sql`update documents set status = 'completed', completed_at = now(),
      result_key = 'results/seeded.docx' where id = ${processing ?? ""}`;
    await entries().first().getByText("Translated").waitFor();
  });

  test("shows a draft as one, and reads well in every look [S63]", async () => {
    await seed([
      { fileName: "borrador.docx", quality: "draft" },
      { fileName: "要旨.docx", quality: "gist" },
      { fileName: "en curso.docx", quality: "draft", status: "processing" },
      { fileName: "fallido.docx", status: "failed" },
      { fileName: "traducción.docx" },
    ]);
    await openTranslation();
    await entries().nth(0).getByText("Draft quality").waitFor();
    await entries().nth(1).getByText("Rough gist only").waitFor();
    await entries().nth(2).getByText("Draft quality").waitFor();
    await entries().nth(3).getByText("We could not translate this file").waitFor();
    expect(await entries().nth(4).innerText()).not.toContain("Draft");
    expect(await page.getByRole("link", { name: /premium editing/ }).count()).toBe(0);
    await expectCleanLooks(page, "translations");
  });

  test("of 11, the last one on page 2 is deleted and page 1 is shown [S70 S71 S72]", async () => {
    await seed(many(11));
    await openTranslation("?page=2");
    await page.getByRole("button", { name: "Delete paper 11.docx" }).click();
    await page.getByText("“paper 11.docx”, its translation and its bilingual copy").waitFor();
    await page.getByRole("button", { name: "Yes, delete" }).click();
    await expect.poll(async () => (await names()).length).toBe(10);
    expect(page.url()).not.toContain("page=2");
  });
});

describe("somebody who may not translate now", () => {
  test.each([
    ["no-plan", "Translation needs a plan"],
    ["starter", "The free trial has no translations"],
    ["editing", "Your plan covers editing only"],
    ["used-up", "You have used this month’s translations"],
  ])(
    "(%s) sees why instead of the wizard, and nothing is uploaded [S45 S226 S227]",
    async (key, title) => {
      await page.context().clearCookies();
      const email = `${key}@curie.test`;
      await sql`update users set locale = 'en_US' where email = ${email}`;
      await signIn(page, app.url, { email, password: "demo-manuscript" });
      const uploads: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/upload")) uploads.push(request.url());
      });
      await openTranslation();
      await page.getByRole("button", { name: /^Translate (a|your first) document$/ }).click();
      await page.getByRole("alertdialog").getByText(title).waitFor();
      expect(await page.getByRole("dialog").count()).toBe(0);
      expect(uploads).toEqual([]);
    },
  );

  test("signed out is asked to sign in and comes back here [S16]", async () => {
    await page.context().clearCookies();
    await page.goto(`${app.url}/rubriq/translation`);
    await page.getByLabel("E-mail").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Translation" }).waitFor();
  });
});
