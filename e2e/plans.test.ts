import { join } from "node:path";
import type { DemoClock, FlagName } from "@curie/contract";
import type { Browser, Locator, Page } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Sql } from "../apps/server/src/platform/testing/sql.ts";
import { cleanUp, openBrowser, openMailedLink, openPage, signIn } from "./browser.ts";
import { textOfPdf } from "./pdf-text.ts";
import { type Account, openAccountWithoutPlan, openDatabase, seedPayment } from "./rows.ts";
import { type RunningApp, root, runApp } from "./running-app.ts";

/**
 * Plans as people live with them: the whole way through the built pages, the server and the local
 * Paddle sandbox; the demonstration's clock moves both ahead.
 */
const manuscript = join(root, "packages", "manuscript", "fixtures", "four-mistakes.docx");

const cards = { good: "4242 4242 4242 4242", paysOnce: "4000 0027 6000 3184" };

let app: RunningApp;
let browser: Browser;
let sql: Sql;

beforeAll(async () => {
  [app, browser] = await Promise.all([runApp(), openBrowser()]);
  sql = await openDatabase(app);
});
afterAll(async () => {
  await sql?.end();
  await browser?.close();
  await app?.stop();
});

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${app.url}/api/demo/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Lets days pass for plans, provider and mails together. */
const letDaysPass = (days: number) => post<{ clock: DemoClock }>("clock", { days });
const switchFlag = (name: FlagName, on: boolean | null) => post(`flags/${name}`, { on });

/** A person of this country at the first page after the sign-in. */
async function openAs(
  country: string,
): Promise<{ page: Page; complaints: string[]; account: Account }> {
  const account = await openAccountWithoutPlan(sql, country);
  const opened = await openPage(browser);
  await signIn(opened.page, app.url, account);
  return { ...opened, account };
}

async function openMyPlan(page: Page): Promise<void> {
  await page.goto(`${app.url}/rubriq/plan`);
  await page.getByRole("heading", { level: 1, name: "My plan" }).waitFor();
}

const planCard = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function startTrial(page: Page): Promise<void> {
  await openMyPlan(page);
  await page.getByRole("button", { name: "Start free trial" }).click();
  await page.waitForURL(/\/rubriq\/editing\?origin=curie$/);
  await page.getByRole("heading", { name: "No documents yet" }).waitFor();
}

/** From the purchase page through the provider's checkout to the services. */
async function buy(page: Page, card: string): Promise<void> {
  await page.getByRole("radio", { name: "Monthly" }).click();
  await page.getByRole("radio", { name: "Monthly", checked: true }).waitFor();
  await page.getByRole("button", { name: "Continue to checkout" }).click();
  const frame = page.frameLocator("iframe[name=paddle_frame]");
  await frame.getByTestId("checkout-country").selectOption("PT");
  await frame.getByTestId("checkout-continue").click();
  await frame.getByTestId("checkout-card-number").fill(card);
  await frame.getByTestId("checkout-card-holder").fill("Ada Ortiz");
  await frame.getByTestId("checkout-card-expiry").fill("12/40");
  await frame.getByTestId("checkout-card-code").fill("123");
  await frame.getByTestId("checkout-pay").click();
  await page.waitForURL(/\/rubriq(\/editing)?$/);
}

/** The provider's page, which opens in a window of its own. */
async function providerPage(page: Page, open: Locator): Promise<Page> {
  const [provider] = await Promise.all([page.context().waitForEvent("page"), open.click()]);
  await provider.waitForURL(/\/paddle-sandbox\//);
  return provider;
}

async function changeCard(provider: Page): Promise<void> {
  await provider.getByTestId("manage-card-number").fill(cards.good);
  await provider.getByTestId("manage-card-holder").fill("Ada Ortiz");
  await provider.getByTestId("manage-card-expiry").fill("12/40");
  await provider.getByTestId("manage-card-code").fill("123");
  await provider.getByTestId("manage-save").click();
  await provider.getByTestId("manage-done").waitFor();
  await provider.close();
}

async function joinGroup(page: Page): Promise<void> {
  await page.getByLabel("Group code").fill("demo-lab");
  await page.getByRole("button", { name: "Join group" }).click();
}

async function leaveGroup(
  page: Page,
  group: Locator,
  answer: "Cancel" | "Continue",
): Promise<void> {
  await group.getByRole("button", { name: /^More about/ }).click();
  await page.getByRole("menuitem", { name: "Leave group" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("Leave your group?").waitFor();
  await dialog.getByRole("button", { name: answer }).click();
  await dialog.waitFor({ state: "detached" });
}

/** Opens the invoice of an order as a person does, and reads what its window shows. */
async function downloadInvoice(
  page: Page,
  order: Locator,
): Promise<{ number: string; text: string }> {
  const button = order.getByRole("button", { name: /^(Download invoice|下载账单) / });
  const number = await button.innerText();
  const asked = page.waitForResponse(/\/download-paddle-invoice\//);
  const window = page.context().waitForEvent("page");
  await button.click();
  const { paddle_invoice_url: url } = await (await asked).json();
  await (await window).close();
  // A browser without a screen shows no PDF: it is read at the same address, as the same person.
  const file = await page.request.get(new URL(url, app.url).href);
  expect(file.headers()["content-type"]).toBe("application/pdf");
  return { number, text: textOfPdf(await file.body()) };
}

async function edit(page: Page, documents: number): Promise<void> {
  await page
    .getByRole("button", { name: /^Check (a|your first) document$/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.locator('input[type="file"]').setInputFiles(manuscript);
  await dialog.getByText(/^Uploaded,/).waitFor();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByText("British English", { exact: true }).click();
  await dialog.getByRole("button", { name: "Start editing" }).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => page.getByText(/^Edited, /).count()).toBe(documents);
}

describe("a researcher with a card", () => {
  test("uses up the free trial, subscribes, sees the payment, changes the card after a refusal, joins and leaves a group, downloads the receipt, cancels, and keeps the plan to its end [S6 S12 S15 S17 S29 S98 S103 S105 S107 S124 S132 S139 S222 G-25]", async () => {
    const { page, complaints, account } = await openAs("PT");
    await startTrial(page);
    // Four edits of five are spent.
    await sql`update plans set edits_provisioned = 1
      where user_id = (select id from users where email = ${account.email})`;
    await edit(page, 1);

    await page.getByRole("button", { name: "Check a document" }).click();
    const usedUp = page.getByRole("alertdialog");
    await usedUp.getByText("You have used the edit in your plan").waitFor();
    await usedUp.getByRole("button", { name: "Upgrade now" }).click();
    await page.waitForURL(/\/rubriq\/plan\/subscribe$/);
    await page.getByRole("link", { name: "Choose Premium, editing only" }).click();
    await buy(page, cards.paysOnce);
    await edit(page, 2);

    await openMyPlan(page);
    const card = planCard(page, "Premium, editing only");
    await card.getByText("Active", { exact: true }).waitFor();
    await card.getByText(/ a month$/).waitFor();
    await card.getByText(/^Renews on /).waitFor();
    const history = page.getByRole("region", { name: "Billing history" });
    await history.getByRole("button", { name: /^Receipt / }).waitFor();

    await letDaysPass(32);
    const mailbox = `${app.url}/demo/mailbox?${new URLSearchParams({ to: account.email })}`;
    for (const tab of ["editing", "translation", "plan"]) {
      if (tab === "plan") await openMailedLink(page, /^The payment for .* did not go/, mailbox);
      else await page.goto(`${app.url}/rubriq/${tab}`);
      await page.getByText(/^Your Premium plan works until /).waitFor();
      await page.getByText("The last payment of your plan was declined.").waitFor();
    }
    await card.getByText("Payment failed", { exact: true }).waitFor();
    await changeCard(
      await providerPage(page, page.getByRole("button", { name: "Update billing" })),
    );
    await page.getByText("Your plan is up to date.").waitFor();
    await card.getByText("Active", { exact: true }).waitFor();
    expect(await page.getByText(/^Your Premium plan works until /).count()).toBe(0);
    await expect.poll(() => history.getByRole("button", { name: /^Receipt / }).count()).toBe(2);

    await joinGroup(page);
    const group = planCard(page, "Preferred group");
    await group.getByText("Active", { exact: true }).waitFor();
    await leaveGroup(page, group, "Continue");
    await card.getByText("Active", { exact: true }).waitFor();

    await page.getByRole("link", { name: "Orders" }).click();
    const orders = page.getByRole("row").filter({ hasText: "Paid" });
    await expect.poll(() => orders.count()).toBe(2);
    const receipt = await downloadInvoice(page, orders.first());
    expect(receipt.text).toContain(receipt.number);
    const amount = await orders.first().getByRole("cell").nth(2).innerText();
    for (const part of [amount, "Ada Ortiz"]) expect(receipt.text).toContain(part);
    await page.goto(`${app.url}/researcher/invoices`);
    await expect.poll(() => orders.count()).toBe(2);

    await openMyPlan(page);
    await card.getByRole("button", { name: /^More about/ }).click();
    const cancel = page.getByRole("menuitem", { name: "Cancel plan" });
    const provider = await providerPage(page, cancel);
    await provider.getByTestId("manage-cancel").click();
    await provider.getByTestId("manage-cancelled").waitFor();
    await provider.close();
    await page.getByText("Your plan is up to date.").waitFor();
    await card.getByText(/^Ends on /).waitFor();
    await card.getByText("Active", { exact: true }).waitFor();

    await letDaysPass(40);
    await openMailedLink(page, /^Premium, editing only (has ended|is cancelled)$/, mailbox);
    await page.getByText(/^Your Premium plan ended on /).waitFor();
    await page.getByRole("link", { name: "Renew Premium" }).waitFor();
    await card.getByText("Expired", { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe("a researcher with a group code", () => {
  test("is asked about the running trial, joins when it is over, and leaves after confirming [S6 S85 S86 S106 S121 S122 S123]", async () => {
    const { page } = await openAs("ES");
    await startTrial(page);
    await openMyPlan(page);
    await joinGroup(page);
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText("These two plans cannot run together").waitFor();
    await dialog.getByRole("button", { name: "Dismiss" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.reload();
    await planCard(page, "Starter").getByText("Trial", { exact: true }).waitFor();

    await letDaysPass(8);
    await openMyPlan(page);
    await page.getByText("Your free trial has ended.", { exact: false }).first().waitFor();
    await joinGroup(page);
    const group = planCard(page, "Preferred group");
    await group.getByText("Active", { exact: true }).waitFor();
    // Its translations are for the whole time, not for each month.
    await group.getByText(/^3 translations from /).waitFor();
    expect(await page.getByLabel("Group code").count()).toBe(0);

    await leaveGroup(page, group, "Cancel");
    await group.getByText("Active", { exact: true }).waitFor();
    await leaveGroup(page, group, "Continue");
    await page.getByLabel("Group code").waitFor();
    await page.context().close();
  });
});

describe("a researcher in China", () => {
  test("pays a year with Alipay, which may be refused first, has Premium, and a receipt with the Chinese name [S6 S23 S24 S142]", async () => {
    const { page, complaints, account } = await openAs("CN");
    await sql`update users set name = '李明' where email = ${account.email}`;
    await page.goto(`${app.url}/rubriq/subscribe`);
    const pay = async (decision: "Approve" | "Refuse") => {
      await page.getByRole("radio", { name: "Alipay" }).check();
      await page.getByRole("checkbox", { name: /accept the terms/ }).check();
      await page.getByRole("button", { name: "Pay now" }).click();
      await page.getByRole("button", { name: `${decision} the payment` }).click();
    };
    await pay("Refuse");
    await page.getByRole("heading", { name: "The payment did not go through" }).waitFor();
    await page.getByRole("link", { name: "Try again" }).click();
    await pay("Approve");
    await page.getByRole("heading", { name: "Paid" }).waitFor();
    const receiptCode = /subscribe\/([^/]+)\/success$/.exec(page.url())?.[1] ?? "none";
    await page.getByText(receiptCode).waitFor();
    await page.getByRole("main").getByRole("link", { name: "My plan" }).click();
    const card = planCard(page, "Premium with translation");
    await card.getByText("Active", { exact: true }).waitFor();
    await card.getByText(/^Ends on /).waitFor();
    await page
      .getByRole("button", { name: /^Receipt / })
      .first()
      .waitFor();

    await page.getByRole("link", { name: "Orders" }).click();
    const order = page.getByRole("row").filter({ hasText: "Premium with translation" });
    const receipt = await downloadInvoice(page, order);
    expect(receipt.number).toMatch(/^C-\d{4}-\d{6}$/);
    const amount = await order.getByRole("cell").nth(2).innerText();
    for (const part of [receipt.number, receiptCode, amount, "李明", account.email]) {
      expect(receipt.text).toContain(part);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

const alsoPaddle = "rubriq_china_also_uses_paddle";
const groupTrials = "curie_group_based_china_trials_enabled";

type Case = [
  country: string,
  on: readonly FlagName[],
  trial: "/c/CurieFreeTrial" | "/c/CurieFreeTrialChina" | "group code",
  subscription: string,
  cycles: readonly string[],
];

describe("a researcher", () => {
  // One page for all cases, made as good as new between them.
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    ({ page, complaints } = await openPage(browser));
  });
  beforeEach(() => () => cleanUp(page));
  afterAll(() => page?.context().close());

  test.each<Case>([
    ["CN", [], "/c/CurieFreeTrialChina", "/rubriq/subscribe", ["Yearly"]],
    ["CN", [groupTrials], "group code", "/rubriq/subscribe", ["Yearly"]],
    ["CN", [alsoPaddle], "/c/CurieFreeTrial", "/rubriq/plan/subscribe", ["Yearly"]],
    ["CN", [alsoPaddle, groupTrials], "/c/CurieFreeTrial", "/rubriq/plan/subscribe", ["Yearly"]],
    ["ES", [], "/c/CurieFreeTrial", "/rubriq/plan/subscribe", ["Yearly", "Monthly"]],
    ["ES", [groupTrials], "/c/CurieFreeTrial", "/rubriq/plan/subscribe", ["Yearly", "Monthly"]],
    ["ES", [alsoPaddle], "/c/CurieFreeTrial", "/rubriq/plan/subscribe", ["Yearly", "Monthly"]],
    [
      "ES",
      [alsoPaddle, groupTrials],
      "/c/CurieFreeTrial",
      "/rubriq/plan/subscribe",
      ["Yearly", "Monthly"],
    ],
  ])(
    "in %s with %j on starts the trial by %s, buys at %s by %j, and sees a fapiao with its orders only in China [S7 S23 S33 S127 S128 S176 S234 S257]",
    async (country, on, trial, subscription, cycles) => {
      for (const name of on) await switchFlag(name, true);
      try {
        const account = await openAccountWithoutPlan(sql, country);
        await signIn(page, app.url, account);
        await openMyPlan(page);
        const premium = page.getByRole("link", { name: "Choose Premium" });
        expect(await premium.getAttribute("href")).toBe(subscription);
        await premium.click();
        await page.waitForURL(app.url + subscription);
        const radios = page.getByRole("group", { name: "How would you like to pay?" });
        if (subscription === "/rubriq/plan/subscribe") {
          await page.getByRole("link", { name: "Choose Premium with translation" }).click();
        }
        await radios.getByRole("radio").first().waitFor();
        expect(
          await radios.getByRole("radio").evaluateAll((all) => all.map((one) => one.ariaLabel)),
        ).toEqual(cycles);
        if (country === "CN") await page.getByText(/CN¥/).first().waitFor();
        // The other region's way leads here as well.
        const other =
          subscription === "/rubriq/subscribe" ? "/rubriq/plan/subscribe" : "/rubriq/subscribe";
        await page.goto(app.url + other);
        await page.waitForURL(app.url + subscription);

        await openMyPlan(page);
        if (trial === "group code") {
          expect(await page.getByRole("button", { name: "Start free trial" }).count()).toBe(0);
          await page.getByRole("link", { name: "Enter group code" }).first().click();
          await page.locator("#group-code:focus").fill("demo-trial");
          await page.getByRole("button", { name: "Join group" }).click();
        } else {
          const [request] = await Promise.all([
            page.waitForRequest(/\/c\//),
            page.getByRole("button", { name: "Start free trial" }).click(),
          ]);
          expect(new URL(request.url()).pathname).toBe(trial);
          await request.response();
          await openMyPlan(page);
        }
        await planCard(page, "Starter").getByText("Trial", { exact: true }).waitFor();

        await seedPayment(sql, account.email);
        await page.getByRole("link", { name: "Orders" }).click();
        const columns = page.getByRole("columnheader");
        await columns.first().waitFor();
        expect(await columns.allInnerTexts()).toEqual([
          ...["Date", "Product", "Amount", "Status", "Invoice number"],
          ...(country === "CN" ? ["Fapiao status", "Actions"] : []),
        ]);
        expect(await page.getByText("Not available").count()).toBe(country === "CN" ? 1 : 0);
        expect(complaints).toEqual([]);
      } finally {
        for (const name of on) await switchFlag(name, null);
      }
    },
  );
});

describe("somebody in mainland China with a payment in yuan", () => {
  test("asks for a special fapiao, corrects what is refused, downloads it, cancels it, and the buyer confirms [S30 S180 S184 S185 S186 G-53]", async () => {
    const { page, account } = await openAs("CN");
    await seedPayment(sql, account.email, { currency: "CNY", receipt_code: "E6KZX6M4TQ" });
    await page.goto(`${app.url}/rubriq/invoices`);
    await page.getByRole("link", { name: "Request fapiao" }).click();
    await page.waitForURL(/\/rubriq\/E6KZX6M4TQ\/fapiao$/);
    const special = page.getByRole("radio", { name: "Special VAT" });
    await special.focus();
    await page.keyboard.press("Space");
    const values = [
      ["Name of the buyer", "Refuse Ltd"],
      ["Unified social credit code or taxpayer number", "91440300708461136T"],
      ["Registered address", "Keji Road 1, Shenzhen"],
      ["Registered phone", "0755-86013388"],
      ["Bank", "China Merchants Bank"],
      ["Bank account", "8178100000001"],
    ] as const;
    for (const [label, value] of values) await page.getByLabel(label, { exact: true }).fill(value);
    const submit = page.getByRole("button", { name: "Request fapiao" });
    await submit.click();
    await page
      .getByRole("alert")
      .getByText(/^The tax platform did not accept/)
      .waitFor();
    const name = page.getByLabel("Name of the buyer", { exact: true });
    expect(await name.inputValue()).toBe("Refuse Ltd");
    await name.fill("Shenzhen Example Ltd");
    await submit.click();
    await page.getByRole("link", { name: "To your orders" }).click();
    // The page asks again until it is issued.
    const file = page.getByRole("link", { name: /^PDF/ });
    const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
    expect(download.suggestedFilename()).toMatch(/^\d{20}\.pdf$/);
    await page.getByRole("button", { name: "Cancel fapiao" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("Reason").selectOption("Service ended");
    await dialog.getByRole("button", { name: "Cancel fapiao" }).click();
    await page.getByText("Cancellation pending", { exact: true }).waitFor();
    await page.goto(`${app.url}/demo/fapiao`);
    await page.getByRole("button", { name: /^Buyer confirms/ }).click();
    await page.getByText("Reversed", { exact: true }).waitFor();
    await page.goto(`${app.url}/rubriq/invoices`);
    await page.getByText("Cancelled", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Request fapiao" }).waitFor();
    await page.context().close();
  });
});
