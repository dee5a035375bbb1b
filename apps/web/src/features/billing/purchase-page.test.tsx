// @vitest-environment jsdom
import { flagDefaults, type Locale, locales, type Plan } from "@curie/contract";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  anOffer,
  aPremium,
  aStart,
  aUser,
  beginEachTestAtNoon,
  fakeServer,
  refusal,
  renderInApp,
} from "#lib/testing.tsx";
import type { PurchaseVariant } from "./model.ts";
import { PurchasePage } from "./purchase-page.tsx";
import { SubscribePage } from "./subscribe-page.tsx";

const user = beginEachTestAtNoon();

const yearly = anOffer({ identity: "year", paddlePlanId: "pri_year" });
const monthly = anOffer({
  identity: "month",
  paddlePlanId: "pri_month",
  billingInterval: "monthly",
  price: 1900,
});
const availablePlans = {
  ...aStart().availablePlans,
  premium: [yearly, monthly],
  trial: [{ ...monthly, trialDays: 7 }],
  trial_30_days: [{ ...yearly, trialDays: 30 }],
};
const withPremium = (change: Partial<Plan>) => ({
  plans: { ...aStart().plans, premium: aPremium(change) },
});

const show = (
  variant: PurchaseVariant = "premium",
  change: Parameters<typeof aStart>[0] = {},
  locale: Locale = "en_US",
) =>
  renderInApp(<PurchasePage variant={variant} />, {
    path: "/rubriq/plan/subscribe/premium",
    start: aStart({ availablePlans, ...change }),
    locale,
  });
const review = () => screen.getByRole("region", { name: "Review" }).textContent;
const press = () => user.click(screen.getByRole("button", { name: "Continue to checkout" }));

type Told = { name?: string; event?: string };

/** Fakes the provider's script: remembers what it is called with, and can tell events. */
function fakeProvider() {
  let hear = (_event: Told) => {};
  const setUp = (options: { eventCallback: typeof hear }) => {
    hear = options.eventCallback;
  };
  const paddle = {
    Environment: { set: vi.fn() },
    Initialize: vi.fn(setUp),
    Setup: vi.fn(setUp),
    Checkout: { open: vi.fn(), close: vi.fn() },
  };
  const scripts: string[] = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    append(...nodes);
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      scripts.push(new URL(node.src).pathname);
      vi.stubGlobal("Paddle", paddle);
      queueMicrotask(() => node.dispatchEvent(new Event("load")));
    }
  });
  return { paddle, scripts, tell: (event: Told) => act(async () => hear(event)) };
}

let counter = 0;
/** An application whose scripts no earlier test has loaded. */
function anotherProvider(change: object = {}) {
  counter++;
  const { application } = aStart();
  return {
    application: {
      ...application,
      paymentProvider: {
        ...application.paymentProvider,
        vendorId: 4711,
        scriptUrl: `/v1-${counter}.js`,
        scriptUrlv2: `/v2-${counter}.js`,
        ...change,
      },
    },
  };
}
const billingOrder = (paddlePlanId: string) => ({
  body: {
    paddleVersion: "newer",
    paddlePlanId,
    customData: { user_identity: aUser().identity, projectEnvironmentName: "test" },
  },
});

describe("the summary", () => {
  it.each<[PurchaseVariant, string]>([
    ["premium", "Purchase Premium"],
    ["trial", "Free Trial"],
    ["trial-30-days", "30-Day Free Trial"],
  ])("%s is titled %s [S20 S21 S22 S126]", async (variant, title) => {
    const flags = { ...flagDefaults, curie_row_free_trials_through_paddle: true };
    await show(variant, { flags });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  });

  it.each([
    ["original", "Premium with translation"],
    ["repriced", "Premium Complete"],
  ] as const)(
    "has the name and the price of the %s set, like the cards [S259]",
    async (catalogueSet, name) => {
      const offer = anOffer({ catalogueSet, price: 18_900 });
      const offers = { ...availablePlans, premium: [offer] };
      await show("premium", { availablePlans: offers });
      expect(review()).toContain(name);
      expect(review()).toContain("US$189.00");
      cleanup();
      await renderInApp(<SubscribePage />, { start: aStart({ availablePlans: offers }) });
      const card = screen.getByRole("heading", { name }).closest("li");
      expect(card?.textContent).toContain("US$15.75");
      expect(screen.getByRole("link", { name: `Choose ${name}` })).toBeTruthy();
    },
  );

  it("has no trial line without a trial, and charges today [S20 S129]", async () => {
    await show();
    expect(review()).not.toContain("Trial");
    expect(review()).toContain("Every year, next on 21 November 2027");
    expect(review()).toContain("Charged todayUS$159.00");
    expect(screen.getByRole("link", { name: "Terms of purchase" })).toBeTruthy();
  });

  it("says how long the trial is and what follows it [S22 S129]", async () => {
    await show("trial-30-days");
    expect(review()).toContain("30 days, until 21 December 2026");
    expect(review()).toContain("Charged on 21 December 2026US$159.00");
    expect(review()).toContain("Charged todayUS$0.00");
  });

  it("has the radios that are offered; choosing changes price and review [S127 S130 S131]", async () => {
    await show();
    expect(screen.getAllByRole("radio").map((one) => one.getAttribute("aria-label"))).toEqual([
      "Yearly",
      "Monthly",
    ]);
    expect(screen.getByText("US$13.25")).toBeTruthy();
    expect(screen.getByText("Save 30%")).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "Monthly" }));
    expect(review()).toContain("Every month, next on 21 December 2026");
    expect(review()).toContain("Charged todayUS$19.00");
  });

  it("shows no saving when only the year is offered [S131]", async () => {
    await show("premium", { availablePlans: { ...availablePlans, premium: [yearly] } });
    expect(screen.getAllByRole("radio")).toHaveLength(1);
    expect(screen.queryByText(/^Save/)).toBeNull();
  });

  it("has the month alone when only the month is offered [S127]", async () => {
    await show("premium", { availablePlans: { ...availablePlans, premium: [monthly] } });
    const radios = screen.getAllByRole("radio").map((one) => one.getAttribute("aria-label"));
    expect(radios).toEqual(["Monthly"]);
    expect(review()).toContain("Charged todayUS$19.00");
  });

  it("has three titles of its own in each language [S126]", async () => {
    const titles = new Set<string>();
    const flags = { ...flagDefaults, curie_row_free_trials_through_paddle: true };
    for (const locale of locales) {
      for (const variant of ["premium", "trial", "trial-30-days"] as const) {
        await show(variant, { flags }, locale);
        titles.add(screen.getByRole("heading", { level: 1 }).textContent);
        cleanup();
      }
    }
    expect(titles.size).toBe(3 * locales.length);
  });

  it("says when nothing is offered", async () => {
    await show("premium", { availablePlans: aStart().availablePlans });
    expect(screen.getByText("This offer is not available at the moment")).toBeTruthy();
  });

  it("leads to the overview when the trial’s flag is off [S21]", async () => {
    const { address } = await show("trial");
    await waitFor(() => expect(address()).toBe("/rubriq/plan/subscribe"));
  });

  it("leads to China’s own page in China [S234]", async () => {
    const { address } = await show("premium", { user: aUser({ region: "china" }) });
    await waitFor(() => expect(address()).toBe("/rubriq/subscribe"));
  });

  it.each<[string, Partial<Plan>]>([
    ["given by a group or link", { grantingMechanism: "others" }],
    ["cancelled", { status: "cancelled" }],
  ])("leads away from buying again: premium %s [S247 G-90]", async (_case, change) => {
    const { address } = await show("premium", withPremium(change));
    await waitFor(() => expect(address()).toBe("/rubriq"));
  });

  it.each(["admin", "paddle"] as const)(
    "shows the duplicate-plan notice for premium given by %s, and opens no checkout [S84 S140 S247]",
    async (grantingMechanism) => {
      const calls = fakeServer({});
      await show("premium", withPremium({ grantingMechanism }));
      await press();
      await screen.findByRole("alertdialog", { name: "You already have an active plan" });
      await user.click(screen.getByRole("button", { name: "Got it" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      expect(calls).toEqual([]);
    },
  );
});

describe("the checkout", () => {
  it("opens in Paddle Billing for the chosen plan, with token, own data and language [S132 S133 S134 S135 S136]", async () => {
    const { paddle, scripts } = fakeProvider();
    const calls = fakeServer({ "POST /api/curie/checkout": billingOrder("pri_month") });
    await show("premium", anotherProvider({ clientToken: "token-9" }));
    await user.click(screen.getByRole("radio", { name: "Monthly" }));
    await press();
    await waitFor(() => expect(paddle.Checkout.open).toHaveBeenCalledTimes(1));
    expect(calls[0]?.body).toEqual({ planIdentity: "month" });
    expect(scripts).toEqual([`/v2-${counter}.js`]);
    expect(paddle.Environment.set).toHaveBeenCalledWith("sandbox");
    expect(paddle.Initialize).toHaveBeenCalledWith(expect.objectContaining({ token: "token-9" }));
    expect(paddle.Setup).not.toHaveBeenCalled();
    expect(paddle.Checkout.open).toHaveBeenCalledWith({
      items: [{ priceId: "pri_month", quantity: 1 }],
      customer: { email: "lucia@example.org" },
      customData: { user_identity: aUser().identity, projectEnvironmentName: "test" },
      settings: { displayMode: "overlay", locale: "en", allowLogout: false },
    });
  });

  it.each<[Locale, string, string]>([
    ["zh_CN", "zh-Hans", "前往付款"],
    ["pt_BR", "pt", "Ir para o pagamento"],
    ["ja_JP", "ja", "お支払い手続きへ"],
    ["es_ES", "es", "Continuar al pago"],
  ])("opens for a page in %s in the checkout’s %s [S135]", async (locale, told, label) => {
    const { paddle } = fakeProvider();
    fakeServer({
      "POST /api/curie/checkout": {
        body: { paddleVersion: "classic", paddlePlanId: "9001", customData: {} },
      },
    });
    await show("premium", anotherProvider({ environment: "production" }), locale);
    await user.click(screen.getByRole("button", { name: label }));
    await waitFor(() => expect(paddle.Checkout.open).toHaveBeenCalledTimes(1));
    expect(paddle.Checkout.open).toHaveBeenCalledWith(expect.objectContaining({ locale: told }));
  });

  it("opens in Paddle Classic with vendor and the user’s identity alone [S133 S134 S258]", async () => {
    const { paddle, scripts } = fakeProvider();
    const customData = { user_identity: aUser().identity };
    fakeServer({
      "POST /api/curie/checkout": {
        body: { paddleVersion: "classic", paddlePlanId: "9001", customData },
      },
    });
    await show("premium", anotherProvider({ environment: "production" }));
    await press();
    await waitFor(() => expect(paddle.Checkout.open).toHaveBeenCalledTimes(1));
    expect(scripts).toEqual([`/v1-${counter}.js`]);
    expect(paddle.Environment.set).not.toHaveBeenCalled();
    expect(paddle.Setup).toHaveBeenCalledWith(expect.objectContaining({ vendor: 4711 }));
    expect(paddle.Checkout.open).toHaveBeenCalledWith({
      product: 9001,
      email: "lucia@example.org",
      locale: "en",
      passthrough: JSON.stringify(customData),
    });
  });

  it("is closed by us when it is completed, and the plan is asked for and awaited [S137 S138 S141]", async () => {
    const { paddle, tell } = fakeProvider();
    const pending = aStart({
      ...anotherProvider(),
      availablePlans,
      paddlePending: true,
      paddlePendingCreatedOn: "2026-11-21T12:00:00.000Z",
    });
    const bought = aStart({ ...withPremium({}), availablePlans });
    const calls = fakeServer({
      "POST /api/curie/checkout": billingOrder("pri_year"),
      "POST /api/curie/status/sync": { body: pending },
      "GET /api/curie/status/sync": { body: bought },
    });
    const { address } = await show("premium", anotherProvider());
    await press();
    await waitFor(() => expect(paddle.Checkout.open).toHaveBeenCalled());
    paddle.Checkout.close.mockImplementation(() => void tell({ name: "checkout.closed" }));
    await tell({ name: "checkout.completed" });
    expect(paddle.Checkout.close).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/Your payment is being confirmed/)).toBeTruthy();
    expect(calls[1]).toEqual({
      call: "POST /api/curie/status/sync",
      body: { reason: "checkout-completed" },
    });
    await act(() => vi.advanceTimersByTimeAsync(10_100));
    await waitFor(() => expect(address()).toBe("/rubriq"));
  });

  it("is closed when its page is left, and not opened by a page that was left before [S137]", async () => {
    const { paddle } = fakeProvider();
    fakeServer({ "POST /api/curie/checkout": billingOrder("pri_year") });
    const left = await show("premium", anotherProvider());
    await press();
    await waitFor(() => expect(paddle.Checkout.open).toHaveBeenCalledTimes(1));
    left.unmount();
    expect(paddle.Checkout.close).toHaveBeenCalledTimes(1);

    let answer = () => {};
    const late = new Promise<Response>((arrive) => {
      answer = () => arrive(Response.json(billingOrder("pri_year").body));
    });
    vi.stubGlobal("fetch", () => late);
    const gone = await show("premium", anotherProvider());
    await press();
    gone.unmount();
    answer();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(paddle.Checkout.open).toHaveBeenCalledTimes(1);
  });

  it("is closed when the plan was paid in another window of the same person, and the plan is awaited [S138 S247]", async () => {
    const { paddle } = fakeProvider();
    fakeServer({ "POST /api/curie/checkout": billingOrder("pri_year") });
    await show("premium", anotherProvider());
    await press();
    await waitFor(() => expect(paddle.Checkout.open).toHaveBeenCalled());
    const otherWindow = new BroadcastChannel("curie-checkout");
    otherWindow.postMessage("somebody else");
    otherWindow.postMessage(aUser().identity);
    await screen.findByText(/Your payment is being confirmed/);
    expect(paddle.Checkout.close).toHaveBeenCalledTimes(1);
    otherWindow.close();
  });

  it("gives up on a script that never comes, and can be tried again [S133]", async () => {
    fakeServer({ "POST /api/curie/checkout": billingOrder("pri_year") });
    const append = vi.spyOn(document.head, "append").mockImplementation(() => {});
    await show("premium", anotherProvider());
    await press();
    await waitFor(() => expect(append).toHaveBeenCalledTimes(1));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await screen.findByText(/window could not be opened, and nothing was charged/);
    await press();
    await waitFor(() => expect(append).toHaveBeenCalledTimes(2));
  });

  it("leaves the page as it was when it is closed without paying [S137]", async () => {
    const { paddle, tell } = fakeProvider();
    const calls = fakeServer({ "POST /api/curie/checkout": billingOrder("pri_year") });
    await show("premium", anotherProvider());
    await press();
    await waitFor(() => expect(paddle.Checkout.open).toHaveBeenCalled());
    await tell({ name: "checkout.closed" });
    expect(screen.getByText("The payment window was closed. Nothing was charged.")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(calls).toHaveLength(1);
    await press();
    await waitFor(() => expect(paddle.Checkout.open).toHaveBeenCalledTimes(2));
    // Set up once for the life of the page.
    expect(paddle.Initialize).toHaveBeenCalledTimes(1);
  });

  it("shows the notice when the server knows of another plan [S140]", async () => {
    fakeServer({ "POST /api/curie/checkout": refusal("billing.duplicate-plan") });
    await show("premium", anotherProvider());
    await press();
    await screen.findByRole("alertdialog", { name: "You already have an active plan" });
  });

  it("says when the script cannot be loaded, and tries again at the next press", async () => {
    let loaded = 0;
    const append = document.head.append.bind(document.head);
    vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
      append(...nodes);
      loaded++;
      for (const node of nodes) {
        queueMicrotask(() => (node as HTMLScriptElement).dispatchEvent(new Event("error")));
      }
    });
    fakeServer({ "POST /api/curie/checkout": billingOrder("pri_year") });
    await show("premium", anotherProvider());
    await press();
    expect(await screen.findByText(/could not be opened, and nothing was charged/)).toBeTruthy();
    await press();
    await waitFor(() => expect(loaded).toBe(2));
  });
});
