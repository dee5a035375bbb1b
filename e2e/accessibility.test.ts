import { aWordFile, field, paragraph, run } from "@curie/docx/testing";
import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, describe, test } from "vitest";
import {
  expectCleanLooks,
  expectNoSidewaysScroll,
  openBrowser,
  openPage,
  signIn,
} from "./browser.ts";
import { nightPhone } from "./looks.ts";
import { type RunningApp, runApp } from "./running-app.ts";

/** A file with something to be told about it, before it is edited and with the result. */
const oddManuscript = {
  name: "odd.docx",
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: aWordFile({
    body:
      paragraph(run("The samples were was stored in the the dark for three weeks.")) +
      paragraph(field("PAGE", "1").replace('"end"', '"begin"')),
    settings: '<w:writeProtection w:hashValue="AAAA"/>',
  }),
};

let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([
    runApp({ FLAG_CURIE_ABSTRACT_WRITER: "on", FLAG_RUBRIQ_UPSELL_DISCOUNT: "on" }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const signedOut = [
  "/sign-in",
  "/sign-up",
  "/forgot",
  "/reset?token=x",
  "/confirm?token=x",
  "/group-discount",
  "/group-discount/china",
  "/terms",
  "/privacy",
  "/",
  "/sample",
  "/verify",
  "/help",
  "/accessibility",
  "/demo",
  "/demo/mailbox",
  "/demo/fapiao",
  "/xx/rubriq",
  "/no/such/page",
];
const signedIn = [
  "/en/rubriq/editing",
  "/en/rubriq/editing/3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f/report",
  "/en/rubriq/translation",
  "/rubriq/translation/3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f/sides",
  "/en/rubriq/abstract-writer",
  "/rubriq/plan",
  "/rubriq/invoices",
  "/rubriq/fapiao",
  "/rubriq/plan/subscribe",
  "/rubriq/plan/subscribe/premium",
  "/rubriq/plan/subscribe/sn-freetrial",
  "/rubriq/subscribe/ABCDEFGHJK",
  "/rubriq/order/3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f",
  "/rubriq/order/refused?code=documents.not-completed",
  "/profile",
  "/profile/security",
  "/profile/terms",
  "/profile/journals",
  "/profile/tokens",
];

describe("light and dark, on a desk and on a phone", { concurrent: true }, () => {
  test.each([
    ["signed out", signedOut],
    ["signed in", signedIn],
  ])("axe finds nothing on any page %s, and none scrolls sideways [G-87]", async (who, paths) => {
    const { page } = await openPage(browser, nightPhone);
    if (who === "signed in") await signIn(page, app.url);
    for (const path of paths) {
      await page.goto(app.url + path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForLoadState("networkidle");
      await expectCleanLooks(page, path, (look) => expectNoSidewaysScroll(page, look));
    }
    await page.context().close();
  });

  test("axe finds nothing on any screen of the journey [G-87]", async () => {
    const { page } = await openPage(browser, nightPhone);
    const judge = (screen: string) => expectCleanLooks(page, screen);
    await signIn(page, app.url);
    await page.goto(`${app.url}/rubriq/editing`);
    await page
      .getByRole("button", { name: /^Check (a|your first) document$/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await judge("wizard, empty");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByText("Choose a Word file and wait until it is uploaded.").waitFor();
    await judge("wizard, without a file");
    await dialog.locator('input[type="file"]').setInputFiles(oddManuscript);
    await dialog.getByText(/^Uploaded,/).waitFor();
    await judge("wizard, uploaded");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByRole("button", { name: "Start editing" }).click();
    await dialog.getByText("Choose the style of English.").waitFor();
    await dialog.getByText("About this file").waitFor();
    await judge("wizard, without a style");
    await dialog.getByText("British English", { exact: true }).click();
    await dialog.getByRole("switch", { name: /Oxford spelling/ }).press("Space");
    await dialog.getByRole("switch", { checked: true }).waitFor();
    await judge("wizard, with Oxford spelling");
    await dialog.getByText("American English", { exact: true }).click();
    await dialog.getByRole("button", { name: "Start editing" }).click();
    await dialog.waitFor({ state: "detached" });
    await judge("processing");
    await page
      .getByText(/^Edited, /)
      .first()
      .waitFor();
    await page.getByText("keeps that password").first().waitFor();
    await judge("edited");
    await page
      .getByRole("button", { name: /^Delete / })
      .first()
      .click();
    await page.getByText("Delete this document?").waitFor();
    await judge("delete dialog");
    await page.keyboard.press("Escape");
    await page.context().close();
  });
});
