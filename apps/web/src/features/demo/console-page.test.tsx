// @vitest-environment jsdom
import {
  type DemoAccount,
  type DemoClock,
  type DemoConsole,
  demoAccountKeys,
  flagNames,
} from "@curie/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aPremium, aUser, completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { ConsolePage } from "./console-page.tsx";

const dayMs = 86_400_000;
const start = new Date("2026-11-21T12:00:00.000Z").getTime();
const noPlans = { premium: null, free_trial: null, preferred_group: null };

function account(key: DemoAccount["key"]): DemoAccount {
  const region = key.startsWith("china") ? "china" : "rest-of-world";
  const identity = `0b6c5e0a-6f0f-4c7d-8f4e-${String(demoAccountKeys.indexOf(key)).padStart(12, "0")}`;
  const user = aUser({ identity, region, name: `Name of ${key}`, email: `${key}@curie.test` });
  const plans = key === "cancelled" ? { ...noPlans, premium: aPremium() } : noPlans;
  return { key, user, plans };
}

function aClock(days: number): DemoClock {
  return {
    now: new Date(start + days * dayMs).toISOString(),
    aheadMs: days * dayMs,
    movable: true,
  };
}

/** A server that has moved by so many days, with one flag switched on by hand. */
function aConsole(change: Partial<DemoConsole> = {}): DemoConsole {
  return {
    accounts: demoAccountKeys.map(account),
    groups: [
      {
        code: "DEMO-LAB",
        name: "Lab",
        kind: "membership",
        members: 2,
        seats: null,
        grantsEditing: true,
        translationsPerMember: 3,
        endsAt: null,
      },
    ],
    flags: flagNames.map((name) => ({
      name,
      on: name === "curie_abstract_writer",
      configured: false,
    })),
    clock: aClock(0),
    providerPath: "/paddle-sandbox/_sandbox",
    ...change,
  };
}

const answers = (change?: Partial<DemoConsole>) => ({
  "GET /api/demo/console": { body: aConsole(change) },
  "GET /api/accounts/session": { body: { user: null } },
  "GET /api/application": { status: 500, body: null },
});

beforeAll(completeDom);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime(start);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const show = async () => {
  await renderInApp(<ConsolePage />, { path: "/demo" });
  await screen.findByRole("heading", { name: "Accounts" });
};

describe("ConsolePage", () => {
  it("shows everybody by region, with their plans as they are", async () => {
    fakeServer(answers());
    await show();
    expect(screen.getAllByRole("button", { name: /^Sign in as/ })).toHaveLength(
      demoAccountKeys.length,
    );
    const china = screen.getByRole("heading", { name: "Mainland China" });
    const list = china.closest("div")?.parentElement ?? document.body;
    expect(within(list).getAllByRole("listitem")).toHaveLength(4);
    const entry = screen.getByText("Cancelled, still running").closest("li");
    expect(entry?.textContent).toContain("Premium with translation. Renews on 9 June 2027.");
    expect(screen.getByText("Editing and 3 translations.")).toBeDefined();
    const dashboard = screen.getByRole("link", { name: /local payment provider/ });
    expect(dashboard.getAttribute("href")).toBe("/paddle-sandbox/_sandbox");
  });

  it("signs in with one click and opens the plan", async () => {
    const { user: signedIn } = account("used-up");
    const calls = fakeServer({
      ...answers(),
      "POST /api/demo/accounts/used-up/sign-in": { body: { user: signedIn } },
    });
    const { address } = await renderInApp(<ConsolePage />, { path: "/demo" });
    await user().click(await screen.findByRole("button", { name: /Name of used-up/ }));
    await waitFor(() => expect(address()).toBe("/rubriq/plan"));
    expect(calls.map(({ call }) => call)).toContain("POST /api/demo/accounts/used-up/sign-in");
  });

  it("switches a flag, and leaves it to the configuration when it is put back", async () => {
    const flag = "curie_abstract_writer";
    const calls = fakeServer({
      ...answers(),
      [`POST /api/demo/flags/${flag}`]: {
        body: { flag: { name: flag, on: false, configured: false } },
      },
      "POST /api/demo/flags/rubriq_upsell_discount": {
        body: { flag: { name: "rubriq_upsell_discount", on: true, configured: false } },
      },
    });
    await show();
    expect(screen.getByText("Configured: off")).toBeDefined();
    await user().click(screen.getByRole("checkbox", { name: flag }));
    await user().click(screen.getByRole("checkbox", { name: "rubriq_upsell_discount" }));
    const bodies = () =>
      calls.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body);
    await waitFor(() => expect(bodies()).toEqual([{ on: null }, { on: true }]));
  });

  it("moves the clock by days and to a day, and says what time it is then", async () => {
    const calls = fakeServer({
      ...answers(),
      "POST /api/demo/clock": { body: { clock: aClock(7) } },
    });
    await show();
    expect(screen.getByText("The same as on this machine.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Back to real time" })).toBeNull();
    await user().click(screen.getByRole("button", { name: "7 days on" }));
    expect(await screen.findByText(/It is now 28 November 2026/)).toBeDefined();

    const day = screen.getByLabelText("Move to a day");
    await user().click(screen.getByRole("button", { name: "Move" }));
    expect(screen.getByText(/Choose a day after today/)).toBeDefined();
    expect(document.activeElement).toBe(day);
    await user().type(day, "2026-12-24");
    await user().click(screen.getByRole("button", { name: "Move" }));
    const bodies = () =>
      calls.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body);
    const to = new Date("2026-12-24T00:00").toISOString();
    await waitFor(() => expect(bodies()).toEqual([{ days: 7 }, { to }]));
  });

  it("goes back to real time only after it has said what that costs", async () => {
    const calls = fakeServer({
      ...answers({ clock: aClock(30) }),
      "DELETE /api/demo/clock": { body: { clock: aClock(0) } },
    });
    await show();
    expect(screen.getByText("30 days ahead of this machine.")).toBeDefined();
    await user().click(screen.getByRole("button", { name: "Back to real time" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("forgets every customer and subscription");
    expect(calls.some(({ call }) => call.startsWith("DELETE"))).toBe(false);
    await user().click(within(dialog).getByRole("button", { name: "Back to real time" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(calls.some(({ call }) => call === "DELETE /api/demo/clock")).toBe(true);
  });

  it("says why the clock was not moved, and when it cannot be", async () => {
    fakeServer({ ...answers(), "POST /api/demo/clock": refusal("demo.clock-out-of-reach") });
    await show();
    await user().click(screen.getByRole("button", { name: "1 day on" }));
    expect((await screen.findByRole("alert")).textContent).toContain("goes forward only");
    cleanup();

    fakeServer(answers({ clock: { ...aClock(0), movable: false }, providerPath: null }));
    await show();
    expect(screen.queryByRole("button", { name: "1 day on" })).toBeNull();
    expect(screen.getByText(/connected to an outside payment provider/)).toBeDefined();
  });

  it("says so when it cannot be opened", async () => {
    fakeServer({ "GET /api/demo/console": refusal("internal-error") });
    await renderInApp(<ConsolePage />, { path: "/demo" });
    expect(await screen.findByText("The cockpit could not be opened")).toBeDefined();
  });
});
