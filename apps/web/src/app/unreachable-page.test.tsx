// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { completeDom, renderInApp } from "#lib/testing.tsx";
import { prepare } from "./prepare.ts";
import { UnreachablePage } from "./unreachable-page.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("says that the server cannot be reached, and offers to try again", async () => {
  await renderInApp(<UnreachablePage />);
  expect(screen.getByRole("heading", { name: "Curie cannot be reached" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByLabelText("Password")).toBeNull();
});

test("is what a server that answers with a failure gets, and not the sign-in page", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  const prepared = prepare();
  await vi.runAllTimersAsync();
  expect((await prepared).reached).toBe(false);
  vi.useRealTimers();
});
