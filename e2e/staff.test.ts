import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { languageTag, locales, type StaffRole, staffRoles } from "@curie/contract";
import { openWordDocument, writeTrackedChanges } from "@curie/docx";
import { aWordFile, paragraph, partText, run } from "@curie/docx/testing";
import { loadStaffMessages } from "@curie/locales/staff";
import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPng } from "../apps/server/src/platform/testing/pictures.ts";
import { pagesFor } from "../apps/web/src/features/staff/model.ts";
import {
  desktop,
  expectCleanLooks,
  expectNoSidewaysScroll,
  expectNoViolations,
  openBrowser,
  openPage,
  signIn,
} from "./browser.ts";
import { focused, pressOn, skipToContent, tabTo } from "./keys.ts";
import { languagesOf } from "./looks.ts";
import { textOfPdf } from "./pdf-text.ts";
import { rawKeysOf } from "./raw-keys.ts";
import { openAccount, openDatabase } from "./rows.ts";
import { type RunningApp, runApp } from "./running-app.ts";
import { openStaffPage, staffPassword } from "./staff-people.ts";

const command = fileURLToPath(new URL("../apps/cli/bin/curie.mjs", import.meta.url));
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

const staffPages = new Map<StaffRole, ReturnType<typeof openStaffPage>>();
/** Whoever the demonstration has invited; a link is good once. */
function staffPage(role: StaffRole): ReturnType<typeof openStaffPage> {
  const opened = staffPages.get(role) ?? openStaffPage(browser, app, role);
  staffPages.set(role, opened);
  return opened;
}

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
  await page.getByLabel("Password", { exact: true }).fill(staffPassword);
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
  await expectCleanLooks(page, "a promotion in the console");
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

const manuscript = "The samples was stored at 4 °C for 21 days [12].";
const [name, mimeType] = [
  "Coral reef recovery.docx",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];

test("an author orders human editing, an editor asks and hands in, an operator assigns and delivers, with the keyboard alone, and the author gets file, proof sheet and receipt [S4 S57 S208 G-39 G-40 G-46 G-83 G-87]", async () => {
  const [author, operator, editor] = await Promise.all([
    openPage(browser),
    staffPage("operator"),
    staffPage("editor"),
  ]);
  await signIn(author.page, app.url);
  await editBefore(author.page);
  const order = await orderAndPay(author.page);
  await author.page.getByText("We are looking for somebody from your field").waitFor();

  const { page: operators } = operator;
  await operators.goto(`${app.url}/staff/human-orders`);
  await operators.getByRole("link", { name }).waitFor();
  await skipToContent(operators);
  await pressOn(operators, new RegExp(`^${name}$`));
  await operators.getByRole("button", { name: "Assign" }).waitFor();
  await pressOn(operators, /^Assign$/);
  const dialog = operators.getByRole("dialog");
  await expectFocusKept(operators, /^Assign$/);
  await operators.keyboard.press("Enter");
  await tabTo(operators, /^Pay of the editor/);
  await operators.keyboard.type("40");
  await expectNoViolations(operators, "assigning an order");
  await pressOn(operators, /^Assign$/);
  await dialog.waitFor({ state: "detached" });
  await operators.getByText("US$39.00").waitFor();

  const { page: editors } = editor;
  await editors.goto(`${app.url}/staff`);
  await editors.getByRole("heading", { level: 1, name: "Your queue" }).waitFor();
  await editors.getByRole("link", { name }).click();
  await editors.getByRole("button", { name: "Begin to edit" }).click();
  await editors.getByRole("textbox", { name: "Your question" }).fill("Does “stored” mean frozen?");
  await editors.getByRole("button", { name: "Send the question" }).click();
  await editors.getByText("Waits for the author").waitFor();

  await author.page.reload();
  await author.page.getByRole("textbox", { name: "Your answer" }).waitFor();
  await skipToContent(author.page);
  await tabTo(author.page, /^Your answer/);
  await author.page.keyboard.type("No, only cooled.");
  await expectNoViolations(author.page, "a question about an order");
  await pressOn(author.page, /^Send the answer$/);
  await author.page.getByText("The manuscript is being edited").waitFor();

  await editors.reload();
  await editors.getByText("No, only cooled.").waitFor();
  const saved = editors.waitForEvent("download");
  await editors.getByRole("button", { name: `Download: ${name}` }).click();
  const given = readFileSync(await (await saved).path());
  await handIn(editors, aWordFile({ body: paragraph(run("The samples were cold for 12 days.")) }));
  await editors.getByText("Text changed without tracking").first().waitFor();
  await handIn(editors, editedByHand(given));
  await editors.getByText("Only tracked words differ").waitFor();
  await expectCleanLooks(editors, "an order in the queue");

  await operators.reload();
  await operators.getByText("Only tracked words differ").waitFor();
  await expectCleanLooks(operators, "an order in the console");
  await pressOn(operators, /^Deliver to the author$/);
  await dialog.waitFor();
  await pressOn(operators, /^Deliver to the author$/);
  await dialog.waitFor({ state: "detached" });

  await author.page.reload();
  await author.page.getByText(/^All \d+ numbers, units and citations are identical/).waitFor();
  const delivered = author.page.waitForEvent("download");
  await author.page.getByRole("button", { name: "Download with tracked changes" }).click();
  const download = await delivered;
  expect(download.suggestedFilename()).toBe("Coral reef recovery_professional.docx");
  const bytes = readFileSync(await download.path());
  expect(
    openWordDocument(bytes)
      .paragraphs.map(({ text }) => text)
      .join(),
  ).toContain("samples");
  expect(partText(bytes)).toContain('w:author="Edo Editor"');
  await author.page.getByRole("button", { name: "Show the proof sheet" }).click();
  await author.page.getByRole("cell", { name: "[12]" }).first().waitFor();
  await expectCleanLooks(author.page, "a delivered order");
  await author.page.setViewportSize(desktop);
  await expectReceipt(author.page, order);
  for (const { complaints } of [author, operator, editor]) expect(complaints).toEqual([]);
});

test("in China an order is paid with Alipay and delivered, its fapiao is issued and cancelled, and an operator gives the money back [S29 S183 S186 S219 G-40 G-45 G-53]", async () => {
  const sql = await openDatabase(app);
  const account = await openAccount(sql, "CN");
  await sql.end();
  const { page: author, complaints: heard } = await openPage(browser);
  await signIn(author, app.url, account);
  await editBefore(author);
  await author.getByRole("link", { name: "Get premium editing" }).first().click();
  await author.getByLabel("Field").selectOption({ label: "Biology" });
  await author.getByRole("radio", { name: "Alipay" }).check();
  await author.getByRole("checkbox", { name: /terms of purchase/ }).check();
  await author.getByRole("button", { name: "Pay now" }).click();
  await author.getByRole("button", { name: "Approve the payment" }).click();
  await author.getByText("We are looking for somebody from your field").waitFor();
  await deliverByCalls(new URL(author.url()).pathname.split("/").at(-1) ?? "");

  const orders = `${app.url}/rubriq/invoices`;
  await author.goto(orders);
  await author.getByText("Delivered").waitFor();
  await author.getByRole("link", { name: "Request fapiao" }).click();
  const fill = (label: string, value: string) =>
    author.getByLabel(label, { exact: true }).fill(value);
  await fill("Name of the buyer", "Shenzhen Example Ltd");
  await fill("Unified social credit code or taxpayer number", "91440300708461136T");
  await author.getByRole("button", { name: "Request fapiao" }).click();
  await author.getByRole("link", { name: "To your orders" }).click();
  await author.getByRole("link", { name: /^PDF/ }).waitFor();
  await author.getByRole("button", { name: "Cancel fapiao" }).click();
  const question = author.getByRole("alertdialog");
  await question.getByLabel("Reason").selectOption("Service ended");
  await question.getByRole("button", { name: "Cancel fapiao" }).click();
  await author.getByText("Cancelled", { exact: true }).waitFor();

  const { page: operators } = await staffPage("operator");
  await operators.goto(`${app.url}/staff/payments?search=${account.email}`);
  await operators.getByRole("button", { name: /^Refund/ }).click();
  const dialog = operators.getByRole("alertdialog");
  await dialog.getByLabel("Reason").fill("The journal has edited it.");
  await dialog.getByRole("button", { name: /^Refund/ }).click();
  await dialog.waitFor({ state: "detached" });
  await expect
    .poll(async () => {
      await author.goto(orders);
      await author.getByRole("row").filter({ hasText: "CN¥" }).first().waitFor();
      return author.getByRole("row").filter({ hasText: "Refunded" }).count();
    })
    .toBe(1);
  expect(heard).toEqual([]);
});

/** What the journey above does on the pages of the console. */
async function deliverByCalls(order: string): Promise<void> {
  const [{ page: operators }, { page: editors }] = await Promise.all([
    staffPage("operator"),
    staffPage("editor"),
  ]);
  const read = async <Answer>(open: Page, path: string): Promise<Answer> =>
    (await open.request.get(`${app.url}/api/staff${path}`)).json();
  const act = async (open: Page, path: string, data: object = {}): Promise<void> => {
    const answer = await open.request.post(`${app.url}/api/staff${path}`, { data });
    expect(answer.status(), path).toBe(200);
  };
  const { editors: all } = await read<{ editors: { identity: string }[] }>(
    operators,
    "/human-order-editors",
  );
  const dueAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await act(operators, `/human-orders/${order}/assign`, {
    ...{ editor: all[0]?.identity, dueAt, pay: null },
  });
  await act(editors, `/queue/${order}/begin`);
  type Files = { files: { identity: string; isCurrent: boolean }[] };
  const { files: given } = await read<Files>(editors, `/queue/${order}`);
  const file = await editors.request.get(
    `${app.url}/api/staff/queue/${order}/files/${given[0]?.identity}`,
  );
  const handedIn = await editors.request.post(`${app.url}/api/staff/queue/${order}/file`, {
    multipart: { file: { name, mimeType, buffer: editedByHand(await file.body()) } },
  });
  expect(handedIn.status()).toBe(200);
  const { files } = await read<Files>(operators, `/human-orders/${order}`);
  const edited = files.find(({ isCurrent }) => isCurrent)?.identity;
  await act(operators, `/human-orders/${order}/deliver`, { file: edited });
}

/** The edit from which professional editing is ordered; how it is made is tried elsewhere. */
async function editBefore(author: Page): Promise<void> {
  const file = { name, mimeType, buffer: aWordFile({ body: paragraph(run(manuscript)) }) };
  const multipart = { retentionDays: "90", file };
  const uploaded = await author.request.post(`${app.url}/api/upload`, { multipart });
  const { identity } = (await uploaded.json()) as { identity: string };
  const start = () =>
    author.request.post(`${app.url}/api/digital-edit/start`, {
      data: { file: identity, styleOfEnglish: "American English" },
    });
  await expect.poll(async () => (await start()).status()).toBe(200);
  await author.goto(`${app.url}/en/rubriq/editing`);
  await author
    .getByText(/^Edited, /)
    .first()
    .waitFor();
}

/** By the link on the card, which makes one order however often it is followed; tells the order. */
async function orderAndPay(author: Page): Promise<string> {
  const link = author.getByRole("link", { name: "Get premium editing" }).first();
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  await author.getByRole("heading", { level: 1, name: "Professional editing" }).waitFor();
  const order = author.url();
  await author.goto(app.url + address);
  expect(author.url()).toBe(order);
  await author.getByLabel("Currency").waitFor();
  await skipToContent(author);
  await tabTo(author, /^Standard/);
  await author.keyboard.press("ArrowDown");
  expect(await author.getByRole("radio", { name: /^Plus/ }).isChecked()).toBe(true);
  await author.keyboard.press("ArrowUp");
  await tabTo(author, /^Field/);
  await author.keyboard.type("Biology");
  await tabTo(author, /^Journal/);
  await author.keyboard.type("Coral Reefs");
  await tabTo(author, /^Currency/);
  await author.keyboard.type("US");
  await author.getByText("Total due today").waitFor();
  await author.reload();
  expect(await author.getByLabel("Journal (optional)").inputValue()).toBe("Coral Reefs");
  await author.getByText("Total due today").waitFor();
  await expectCleanLooks(author, "an order form");
  await author.setViewportSize(desktop);
  await tabTo(author, /^I have read/);
  await author.keyboard.press("Space");
  await pressOn(author, /^Pay now$/);
  await author.getByRole("button", { name: "Approve the payment" }).click();
  await author.waitForURL(order);
  return order;
}

/** The focus stays in the open dialog, and Escape gives it back to what opened it. */
async function expectFocusKept(open: Page, opener: RegExp): Promise<void> {
  const dialog = open.getByRole("dialog");
  await dialog.waitFor();
  for (let press = 0; press < 10; press += 1) {
    await open.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await open.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(async () => (await focused(open)).name).toMatch(opener);
}

async function handIn(editors: Page, buffer: Buffer): Promise<void> {
  await editors.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
}

/** The file as it was given out, with one more tracked change, as Word writes it. */
function editedByHand(given: Buffer): Buffer {
  const document = openWordDocument(given);
  const [{ id, text } = { id: 0, text: "" }] = document.paragraphs;
  const start = text.indexOf("stored");
  const edits = new Map([[id, [{ start, end: start + 6, replacement: "kept" }]]]);
  const options = { author: "Edo Editor", date: "2026-11-24T12:00:00Z" };
  return Buffer.from(writeTrackedChanges(document, edits, options).bytes);
}

/** What was paid stands among the orders, and its receipt can be read. */
async function expectReceipt(author: Page, order: string): Promise<void> {
  const receipt = author.getByRole("link", { name: /^Receipt \w+ \(PDF\)$/ });
  const answer = await author.request.get(app.url + ((await receipt.getAttribute("href")) ?? ""));
  expect(textOfPdf(await answer.body())).toContain("79.00");
  await author.goto(`${app.url}/rubriq/invoices`);
  const entry = author.getByRole("listitem").filter({ hasText: name });
  await entry.getByText("Delivered").waitFor();
  expect(new URL(order).pathname).toBe(await entry.getByRole("link").getAttribute("href"));
  await author.getByRole("row").filter({ hasText: "US$79.00" }).waitFor();
}

// What lists lead to, before there is anything in them.
const others = ["promotions/new", "catalogue/human-prices/standard", "no-such-page"];
const addresses = staffRoles.flatMap((role) => {
  const pages: string[] = pagesFor(role);
  return [...pages, ...(role === "operator" ? others : [])].map(
    (address) => [role, address] as const,
  );
});

test.each(addresses)(
  "%s: the page %s is axe-clean by day and at night, has its messages in other languages, and does not scroll sideways [G-83 G-87]",
  async (role, address) => {
    const { page: open } = await staffPage(role);
    await open.setViewportSize(desktop);
    await open.goto(`${app.url}/staff/${address}`);
    await open.getByRole("heading", { level: 1 }).first().waitFor();
    await open.waitForLoadState("networkidle");
    await expectCleanLooks(open, `${role} ${address}`, (look) =>
      expectNoSidewaysScroll(open, look),
    );
    await open.setViewportSize(desktop);
    const menu = open.locator('header button[aria-haspopup="menu"]:has(span[lang])');
    for (const locale of languagesOf(`${role} ${address}`, locales)) {
      const tag = languageTag(locale);
      if ((await menu.locator("span").getAttribute("lang")) !== tag) {
        await menu.click();
        await open.locator(`[role="menuitemradio"][lang="${tag}"]`).click();
        await open.locator(`html[lang="${tag}"]`).waitFor({ state: "attached" });
      }
      const messages = await loadStaffMessages(locale);
      expect(await rawKeysOf(open, messages), `${address} in ${tag}`).toEqual([]);
    }
  },
);
