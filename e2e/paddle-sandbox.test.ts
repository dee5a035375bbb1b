import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createPaddleSandbox, type PaddleSandbox, type SandboxOffer } from "@curie/paddle-sandbox";
import type { Browser, FrameLocator, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectNoViolations, openBrowser, openPage } from "./browser.ts";

const offer = (priceId: string, patch: Partial<SandboxOffer>): SandboxOffer => ({
  productName: "Premium editing",
  priceId,
  classicPlanId: null,
  interval: "month",
  renews: true,
  trialDays: 0,
  amounts: { USD: 1200, GBP: 1000 },
  ...patch,
});
const classicPlanId = 501_001;
const offers = [
  offer("pri_editing_month", { classicPlanId }),
  offer("pri_editing_year", { interval: "year", amounts: { USD: 9900, BRL: 49900 } }),
  offer("pri_translation_month", {
    productName: "Premium with translation",
    amounts: { USD: 1900 },
  }),
];

/**
 * The payment pages of the sandbox in a real browser, on a page of another origin under a policy as
 * strict as the product's. The product's own journeys use them; these show that they work alone.
 */
describe("the checkout of the Paddle sandbox", () => {
  let sandbox: PaddleSandbox;
  let sandboxUrl: string;
  let shop: Server;
  let shopUrl: string;
  let browser: Browser;

  beforeAll(async () => {
    sandbox = createPaddleSandbox({ profile: "test", offers });
    ({ url: sandboxUrl } = await sandbox.start());
    const wrapperUrl = new URL("index.esm.js", import.meta.resolve("@paddle/paddle-js"));
    const wrapper = readFileSync(fileURLToPath(wrapperUrl), "utf8");
    const useWrapper = `import { initializePaddle } from "/wrapper.js";
      Object.assign(window, { initializePaddle });`;
    shop = createServer((request, response) => {
      if (request.url?.endsWith(".js")) {
        response.setHeader("content-type", "text/javascript");
        response.end(request.url === "/wrapper.js" ? wrapper : useWrapper);
        return;
      }
      response.setHeader("content-type", "text/html");
      response.setHeader(
        "content-security-policy",
        `default-src 'none'; script-src 'self' ${sandboxUrl}; frame-src ${sandboxUrl}; connect-src ${sandboxUrl}`,
      );
      const product = request.url === "/classic" ? "v1" : "v2";
      response.end(
        `<!doctype html><html lang="en"><title>Shop</title><button id="buy">Buy</button>
         <script src="${sandboxUrl}/js/${product}/paddle.js"></script>
         <script type="module" src="/use-wrapper.js"></script>`,
      );
    });
    await new Promise<void>((done) => shop.listen(0, "127.0.0.1", done));
    const address = shop.address();
    shopUrl = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await new Promise((done) => shop.close(done));
    await sandbox?.stop();
  });

  type Heard = { name?: string; event?: string };
  const heard = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      ((window as unknown as { heard: Heard[] }).heard ?? []).map(
        ({ name, event }) => name ?? event ?? "",
      ),
    );

  async function openCheckout(page: Page, locale = "en"): Promise<FrameLocator> {
    await page.goto(shopUrl);
    await page.locator("#buy").focus();
    await page.evaluate(
      ({ token, priceId, locale }) => {
        const events: object[] = [];
        Object.assign(window, { heard: events });
        const { Paddle } = window as unknown as {
          Paddle: {
            Initialize(options: object): void;
            Checkout: { open(options: object): void };
          };
        };
        Paddle.Initialize({ token, eventCallback: (event: object) => events.push(event) });
        Paddle.Checkout.open({
          items: [{ priceId, quantity: 1 }],
          customer: { email: "reader@example.org" },
          customData: { user_identity: "u-1" },
          settings: { locale, allowLogout: false },
        });
      },
      {
        token: sandbox.keys.clientToken,
        priceId: "pri_editing_month",
        locale,
      },
    );
    return page.frameLocator("iframe[name=paddle_frame]");
  }

  async function fillCard(frame: FrameLocator, number: string): Promise<void> {
    await frame.getByTestId("checkout-card-number").fill(number);
    await frame.getByTestId("checkout-card-holder").fill("Ada Example");
    await frame.getByTestId("checkout-card-expiry").fill("12/40");
    await frame.getByTestId("checkout-card-code").fill("123");
    await frame.getByTestId("checkout-pay").click();
  }

  test("a purchase goes from details over a refused card to the green page", async () => {
    const { page, complaints } = await openPage(browser);
    const frame = await openCheckout(page);
    await frame.getByTestId("checkout-country").selectOption("GB");
    expect(await frame.getByTestId("checkout-email").inputValue()).toBe("reader@example.org");
    expect(await frame.getByTestId("checkout-email").getAttribute("readonly")).not.toBeNull();
    await frame.getByTestId("checkout-continue").click();
    await frame.getByTestId("checkout-pay").waitFor();
    expect(await frame.getByTestId("checkout-total").textContent()).toBe("£10.00");
    await expectNoViolations(page, "payment");
    await fillCard(frame, "4000 0000 0000 0002");
    await frame.getByText("The payment was declined.").waitFor();
    await fillCard(frame, "4242 4242 4242 4242");
    await frame.getByTestId("checkout-done").waitFor();
    await expectNoViolations(page, "done");
    // Not awaited: the frame that hears the key goes with it, and a busy browser then never answers.
    page.keyboard.press("Escape").catch(() => {});
    await page.locator("iframe").waitFor({ state: "detached" });

    expect(await heard(page)).toEqual([
      "checkout.loaded",
      "checkout.customer.created",
      "checkout.updated",
      "checkout.payment.selected",
      "checkout.payment.initiated",
      "checkout.payment.failed",
      "checkout.payment.selected",
      "checkout.payment.initiated",
      "checkout.completed",
      "checkout.closed",
    ]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("buy");
    expect(complaints).toEqual([]);
  });

  test("the keyboard stays inside the dialog, which speaks the page's language", async () => {
    const { page } = await openPage(browser);
    const frame = await openCheckout(page, "zh-Hans");
    await frame.getByText("这是测试付款页面").waitFor();
    await frame.getByTestId("checkout-country").waitFor();
    const inside = await frame.locator("main").evaluate((dialog) => {
      const stops = [...dialog.querySelectorAll<HTMLElement>("button, input, select")].filter(
        (one) => one.offsetParent !== null,
      );
      stops.at(-1)?.focus();
      return stops.length;
    });
    expect(inside).toBeGreaterThan(4);
    await page.keyboard.press("Tab");
    expect(await frame.locator(":focus").getAttribute("data-testid")).toBe("checkout-close");
    await page.keyboard.press("Shift+Tab");
    expect(await frame.locator(":focus").getAttribute("data-testid")).toBe("checkout-continue");
  });

  test("inside the page, items are exchanged and a wallet pays", async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(shopUrl);
    await page.evaluate(
      async ({ token, first, second }) => {
        document.body.append(Object.assign(document.createElement("div"), { className: "here" }));
        const { Paddle } = window as unknown as {
          Paddle: {
            Initialize(options: object): void;
            Checkout: {
              open(options: object): Promise<void>;
              updateItems(items: object[]): Promise<void>;
            };
          };
        };
        Paddle.Initialize({ token });
        await Paddle.Checkout.open({
          items: [{ priceId: first, quantity: 1 }],
          customer: { email: "reader@example.org", address: { countryCode: "US" } },
          settings: { displayMode: "inline", frameTarget: "here", frameInitialHeight: 900 },
        });
        await Paddle.Checkout.updateItems([{ priceId: second, quantity: 1 }]);
      },
      {
        token: sandbox.keys.clientToken,
        first: "pri_editing_month",
        second: "pri_translation_month",
      },
    );
    const frame = page.locator(".here").frameLocator("iframe.paddle-frame-inline");
    await frame.getByTestId("checkout-total").getByText("$19.00").waitFor();
    await frame.getByTestId("checkout-wallet-alipay").click();
    await frame.getByTestId("checkout-approve").click();
    await frame.getByTestId("checkout-done").waitFor();
    expect(complaints).toEqual([]);
  });

  test("a mistake is told with its code, and messages of others are ignored", async () => {
    const { page } = await openPage(browser);
    const frame = await openCheckout(page);
    await frame.getByTestId("checkout-country").waitFor();
    const told = await page.evaluate(async (sandboxUrl) => {
      const { Paddle, heard } = window as unknown as {
        Paddle: { Initialize(options: object): void; Checkout: { open(options: object): unknown } };
        heard: { name: string; code?: string }[];
      };
      const before = heard.length;
      const data = { source: "paddle-sandbox", name: "checkout.completed", data: {} };
      window.dispatchEvent(new MessageEvent("message", { origin: sandboxUrl, data }));
      window.dispatchEvent(new MessageEvent("message", { origin: "http://other.test", data }));
      const ignored = heard.length === before;
      await Paddle.Checkout.open({ items: [{ priceId: "pri_nothing" }] });
      let again = "";
      try {
        Paddle.Initialize({ token: "test_again" });
      } catch (error) {
        again = String(error);
      }
      return {
        ignored,
        last: heard.at(-1),
        frames: document.querySelectorAll("iframe").length,
        again,
      };
    }, sandboxUrl);
    expect(told).toMatchObject({
      ignored: true,
      last: { name: "checkout.error", code: "not_found" },
      frames: 0,
      again: expect.stringContaining("once per page"),
    });
  });

  test("the npm wrapper returns our object, loads nothing else, and previews prices", async () => {
    const { page } = await openPage(browser);
    await page.goto(shopUrl);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).origin));
    const seen = await page.evaluate(
      async ({ token, priceId }) => {
        const { initializePaddle } = window as unknown as {
          initializePaddle(options: object): Promise<{
            PricePreview(
              parameters: object,
            ): Promise<{ data: { details: { lineItems: { totals: { total: string } }[] } } }>;
            Status: { libraryVersion: string };
          }>;
        };
        const scripts = document.scripts.length;
        const paddle = await initializePaddle({ environment: "sandbox", token });
        const preview = await paddle.PricePreview({
          items: [{ priceId, quantity: 1 }],
          address: { countryCode: "BR" },
        });
        return {
          ours: paddle === (window as unknown as { Paddle: unknown }).Paddle,
          version: paddle.Status.libraryVersion,
          scriptsAdded: document.scripts.length - scripts,
          total: preview.data.details.lineItems[0]?.totals.total,
        };
      },
      { token: sandbox.keys.clientToken, priceId: "pri_editing_year" },
    );
    expect(seen).toEqual({
      ours: true,
      version: expect.stringMatching(/^sandbox-/),
      scriptsAdded: 0,
      total: "49900",
    });
    expect(new Set(requested)).toEqual(new Set([sandboxUrl]));
  });

  test("Classic opens the same page and tells of it in its own words", async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${shopUrl}/classic`);
    await page.evaluate(
      ({ vendor, product }) => {
        const events: object[] = [];
        Object.assign(window, { heard: events });
        const { Paddle } = window as unknown as {
          Paddle: { Setup(options: object): void; Checkout: { open(options: object): void } };
        };
        Paddle.Setup({ vendor, eventCallback: (event: object) => events.push(event) });
        Paddle.Checkout.open({
          product,
          email: "reader@example.org",
          country: "US",
          passthrough: JSON.stringify({ user_identity: "u-1" }),
        });
      },
      {
        vendor: sandbox.keys.vendorId,
        product: classicPlanId,
      },
    );
    const frame = page.frameLocator("iframe[name=paddle_frame]");
    await fillCard(frame, "4242 4242 4242 4242");
    await frame.getByTestId("checkout-done").waitFor();
    expect(await heard(page)).toEqual([
      "Checkout.Loaded",
      "Checkout.PaymentMethodSelected",
      "Checkout.Complete",
    ]);
    expect(complaints).toEqual([]);
  });

  test("the dashboard shows the clock and passes the accessibility rules", async () => {
    const { page } = await openPage(browser);
    await page.goto(`${sandboxUrl}/_sandbox`);
    await page.getByTestId("sandbox-now").waitFor();
    await expectNoViolations(page, "dashboard");
  });
});
