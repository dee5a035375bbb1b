import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPng } from "../apps/server/src/platform/testing/pictures.ts";
import {
  desktop,
  expectNoViolations,
  inEveryLook,
  openBrowser,
  openPage,
  signIn,
} from "./browser.ts";
import { type RunningApp, runApp } from "./running-app.ts";

const command = fileURLToPath(new URL("../apps/cli/bin/curie.mjs", import.meta.url));
const password = "larch quartz 47 vellum";
const courseTexts = [
  ["English", "Course"],
  ["Español", "Curso"],
  ["日本語", "講座"],
  ["Português", "Curso"],
  ["简体中文", "课程"],
] as const;

let app: RunningApp;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [app, browser] = await Promise.all([runApp(), openBrowser()]);
  ({ page, complaints } = await openPage(browser));
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** The link that the command prints, for the address at which this server answers. */
function createOperator(): string {
  const words = ["--name", "Olga Reyes", "--email", "olga@example.org", "--json"];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [command, "admin", "create-operator", ...words],
    {
      encoding: "utf8",
      env: { ...process.env, CURIE_DATA_DIR: app.dataDir, CURIE_PUBLIC_URL: app.url },
    },
  );
  expect(stderr).toBe("");
  return (JSON.parse(stdout) as { link: string }).link;
}

test("the first operator is made by a command, signs in with a code, makes a group and finds it in the audit log, and promotes a course that people see [G-83 G-24 S240]", async () => {
  await page.goto(createOperator());
  await page.getByLabel("Password", { exact: true }).fill(password);
  await expectNoViolations(page, "choosing a password");
  await page.getByRole("button", { name: "Use this password" }).click();
  const shown = page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/);
  const secret = Secret.fromBase32((await shown.innerText()).replaceAll(" ", ""));
  const code = page.getByRole("textbox", { name: "Code" });
  await code.fill(new TOTP({ secret }).generate());
  await expectNoViolations(page, "setting up the app");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "The app is set up" }).waitFor();
  await page.locator("main button").last().click();
  await page.getByRole("heading", { level: 1, name: "People" }).waitFor();
  await expectNoViolations(page, "people of the console");

  await page.getByRole("link", { name: "Groups" }).click();
  await page.getByRole("button", { name: "New group" }).click();
  const dialog = page.getByRole("dialog", { name: "New group" });
  await dialog.getByLabel("Name").fill("Coral Reef Lab");
  await dialog.getByLabel("Code", { exact: true }).fill("reef-2027");
  await dialog.getByLabel("Admin’s e-mail").fill("head@reef.example");
  await dialog.getByLabel("Seats").fill("12");
  await expectNoViolations(page, "a new group");
  await dialog.getByRole("button", { name: "Create the group" }).click();
  await page.getByRole("link", { name: "Coral Reef Lab" }).click();
  await page.getByText("REEF-2027").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Audit log" }).click();
  const entry = page.getByRole("row").filter({ hasText: "Created a group" });
  await entry.waitFor();
  expect(await entry.innerText()).toContain("Olga Reyes");
  await expectNoViolations(page, "the audit log");

  const picture = await promote();

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Staff sign-in" }).waitFor();
  await page.goto(`${app.url}/staff/groups`);
  await page.getByRole("heading", { name: "Staff sign-in" }).waitFor();
  expect(new URL(page.url()).searchParams.get("returnTo")).toBe("/staff/groups");
  await expectPromotion(picture);
  expect(complaints).toEqual([]);
});

/** Shows a course to everybody, with a picture; returns where the picture lies. */
async function promote(): Promise<string> {
  await page.getByRole("link", { name: "Promotions" }).click();
  await page.getByText("No promotions. Nothing is shown to people.").waitFor();
  await page.getByRole("link", { name: "New promotion" }).click();
  await page.getByLabel("Address of the link").fill("https://example.org/course");
  for (const [language, text] of courseTexts) {
    await page.getByLabel(`Text: ${language}`).fill(text);
    await page.getByLabel(`Text of the link: ${language}`).fill(`${text} →`);
  }
  await page.getByRole("button", { name: "Save" }).click();
  const upload = page.getByLabel("Upload a picture");
  await upload.first().waitFor({ state: "attached" });
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "course.png", mimeType: "image/png", buffer: aPng() });
  await page.getByRole("radio", { name: /^course\.png/ }).check();
  const preview = page.getByRole("region", { name: "简体中文" }).getByRole("img", { name: "课程" });
  await preview.waitFor();
  await inEveryLook(page, (look, rules) =>
    expectNoViolations(page, `a promotion in the console ${look}`, rules),
  );
  await page.setViewportSize(desktop);
  return (await preview.getAttribute("src")) ?? "";
}

/** A person sees it, in each language that they read. */
async function expectPromotion(picture: string): Promise<void> {
  await signIn(page, app.url);
  await page.goto(`${app.url}/cn/rubriq/editing`);
  const shown = page.getByRole("complementary").getByRole("img", { name: "课程" });
  await shown.waitFor();
  expect(await shown.getAttribute("src")).toBe(picture);
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(320);
  await page.goto(`${app.url}/en/rubriq/translation`);
  const link = page.getByRole("link", { name: /^Course →/ });
  expect(await link.getAttribute("href")).toBe("https://example.org/course");
}
