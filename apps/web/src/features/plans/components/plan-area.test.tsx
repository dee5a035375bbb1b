// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { describe, expect, it, vi } from "vitest";
import {
  aPremium,
  aStart,
  beginEachTestAtNoon,
  fakeServer,
  renderInApp,
  testNow,
} from "#lib/testing.tsx";
import { PlanArea } from "./plan-area.tsx";

beginEachTestAtNoon();

const since = "2026-11-21T12:00:00.000Z";
const none = aStart();
const premium = { ...none.plans, premium: aPremium() };
const buying = aStart({ paddlePending: true, paddlePendingCreatedOn: since });
const bought = aStart({ plans: premium });
const changing = aStart({ ...buying, plans: premium });

const show = (start: typeof none | undefined) =>
  renderInApp(
    <Routes>
      <Route path="/rubriq/plan/*" element={<PlanArea>{() => <p>cards</p>}</PlanArea>} />
      <Route path="*" element={null} />
    </Routes>,
    { path: "/rubriq/plan/subscribe/premium", ...(start ? { start } : {}) },
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const notice = /Your payment is being confirmed/;

describe("PlanArea", () => {
  it("shows loading and no card until the plans are there [S35]", async () => {
    let answer = (_response: Response) => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
    await show(undefined);
    expect(screen.getByText("Loading…")).toBeTruthy();
    await pass(3000);
    expect(screen.queryByText("cards")).toBeNull();
    answer(Response.json(none));
    expect(await screen.findByText("cards")).toBeTruthy();
  });

  it("asks after 10, 20 and 30 s for a purchase that is told after 25, then goes to the services [S138 S141]", async () => {
    let state = buying;
    const askedAfter: number[] = [];
    fakeServer({
      "GET /api/curie/status/sync": () => {
        askedAfter.push(Math.round((Date.now() - Date.parse(testNow)) / 1000));
        return { body: state };
      },
    });
    const { address } = await show(buying);
    expect(screen.getByText(notice)).toBeTruthy();
    expect(screen.queryByText("cards")).toBeNull();
    await pass(25_000);
    expect(askedAfter).toEqual([10, 20]);
    expect(screen.getByText(notice)).toBeTruthy();
    state = bought;
    await pass(4_500);
    expect(address()).toBe("/rubriq/plan/subscribe/premium");
    await pass(1_000);
    expect(askedAfter).toEqual([10, 20, 30]);
    expect(address()).toBe("/rubriq");
    expect(screen.queryByText(notice)).toBeNull();
    await pass(60_000);
    expect(askedAfter).toHaveLength(3);
  });

  it("goes on waiting after a reload in between, and asks as before [S138]", async () => {
    let state = buying;
    const calls = fakeServer({
      "GET /api/curie/load": () => ({ body: state }),
      "GET /api/curie/status/sync": () => ({ body: state }),
    });
    const first = await show(buying);
    await pass(14_000);
    first.unmount();
    const { address } = await show(undefined);
    await waitFor(() => expect(screen.getByText(notice)).toBeTruthy());
    expect(screen.queryByText("cards")).toBeNull();
    const before = calls.length;
    await pass(10_500);
    expect(calls.slice(before).map(({ call }) => call)).toEqual(["GET /api/curie/status/sync"]);
    state = bought;
    await pass(10_500);
    expect(address()).toBe("/rubriq");
  });

  it("goes on without end, also when the server has given up, and says that the page can be left [S248 G-31]", async () => {
    let state = buying;
    const answer = () => ({ body: state });
    const calls = fakeServer({
      "GET /api/curie/status/sync": answer,
      "POST /api/curie/status/sync": answer,
    });
    const { address } = await show(buying);
    await pass(11 * 60_000);
    expect(screen.getByText(/You can leave this page/)).toBeTruthy();
    state = none;
    await pass(6 * 60_000);
    expect(screen.getByText(notice)).toBeTruthy();
    const polls = calls.filter(({ call }) => call === "POST /api/curie/status/sync");
    // The provider is asked as well, every sixth time.
    expect(polls.length).toBe(Math.floor(calls.length / 6));
    expect(polls[0]?.body).toEqual({ reason: "poll" });
    state = bought;
    await pass(11_000);
    expect(address()).toBe("/rubriq");
  });

  it("waits for a change, shows it when it has arrived and asks no more [S139]", async () => {
    let asked = 0;
    const calls = fakeServer({
      "GET /api/curie/status/sync": () => ({ body: ++asked < 5 ? changing : bought }),
    });
    await show(changing);
    expect(screen.getByText(/Waiting for the payment provider/)).toBeTruthy();
    expect(screen.queryByText("cards")).toBeNull();
    // One question at a time: an answer is read in real time, which the clock of the test does not wait for.
    for (let question = 1; question <= 5; question += 1) {
      await pass(3_050);
      await vi.waitFor(() => expect(calls).toHaveLength(question));
    }
    await waitFor(() => expect(screen.getByText("Your plan is up to date.")).toBeTruthy());
    expect(screen.getByText("cards")).toBeTruthy();
    await pass(30_000);
    expect(calls).toHaveLength(5);
  });

  it("asks the provider when one comes back to it, and says within seconds that nothing was changed [S139]", async () => {
    let asked = false;
    let state: typeof none = changing;
    const calls = fakeServer({
      "GET /api/curie/status/sync": () => ({ body: state }),
      "POST /api/curie/status/sync": () => ({ body: { ...state, asked } }),
    });
    await show(changing);
    await pass(500);
    // The first question comes too soon after the last one: it is asked again 3 s later.
    act(() => void window.dispatchEvent(new Event("focus")));
    await pass(100);
    expect(calls.map(({ body }) => body)).toEqual([{ reason: "poll" }]);
    expect(screen.queryByText("cards")).toBeNull();
    asked = true;
    await pass(3_100);
    expect(screen.getByText(/No change has arrived/)).toBeTruthy();
    expect(screen.getByText("cards")).toBeTruthy();

    // What was changed all the same is waited for, and shown when it comes.
    state = bought;
    await pass(3_100);
    expect(calls.map(({ call }) => call.split(" ")[0])).toEqual(["POST", "POST", "GET"]);
    expect(screen.getByText("Your plan is up to date.")).toBeTruthy();
  });

  it("gives up a change after 40 times, 3 s apart, and shows the plan [S139]", async () => {
    const answer = { body: changing };
    const calls = fakeServer({
      "GET /api/curie/status/sync": answer,
      "POST /api/curie/status/sync": answer,
    });
    await show(changing);
    await pass(119_000);
    expect(screen.queryByText("cards")).toBeNull();
    await pass(60_000);
    expect(calls).toHaveLength(40);
    expect(screen.getByText(/No change has arrived/)).toBeTruthy();
    expect(screen.getByText("cards")).toBeTruthy();
  });
});
