// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { useServerTime } from "./server-time.ts";
import { completeDom, renderInApp } from "./testing.tsx";

const browser = new Date("2026-11-21T12:00:00.000Z");

beforeAll(completeDom);
beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(browser);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Time() {
  return <p data-testid="time">{useServerTime()().toISOString()}</p>;
}

it.each([
  ["the browser’s where they nearly agree", "2026-11-21T12:00:20.000Z", "2026-11-21T12:00:00.000Z"],
  ["the server’s where it is ahead", "2027-01-05T06:00:00.000Z", "2027-01-05T06:00:00.000Z"],
  ["the server’s where it is behind", "2026-11-20T12:00:00.000Z", "2026-11-20T12:00:00.000Z"],
])("time is %s", async (_name, now, shown) => {
  await renderInApp(<Time />, { now: new Date(now) });
  expect(screen.getByTestId("time").textContent).toBe(shown);
});
